import { beforeEach, describe, expect, it } from "vitest";

import { declared, happenedOf, optionOf } from "../testing";
import { farmKey, landOf } from "./board/farms";
import { hold } from "./seat/hold.svelte";
import { pieces } from "./pieces";
import { cell, places } from "./board/places";
import type { Choice, Faces, FencesEvent, FencesView, Model } from "./types";

const option = (choice: Choice) => optionOf<Choice>(choice);
const setting = (tile: number, turn: number, x: number, y: number): Choice => ({
  verb: "set",
  args: { tile, turn, place: { x, y } },
});
const event = (one: FencesEvent, seat: number) => happenedOf<FencesEvent>(one, seat);

/** Two diagonals side by side: the corner of the first one opens to the second. */
const CORNER = ["north-east", "south-east", "south-west", "north-west"];
const faces: Faces = {
  animals: ["cow", "pig", "sheep"],
  farmers: [],
  tiles: [1, 2, 3].map((id) => ({
    id,
    shape: "diagonal",
    fields: [
      { half_edges: [1, 2], animals: [1, 0, 0], where: CORNER },
      { half_edges: [3, 4, 5, 6, 7, 0], animals: [0, 0, 0], where: [...CORNER.slice(2), ...CORNER.slice(0, 2)] },
    ],
  })),
};
const laid = (tile: number, x: number, turn: number) => ({ tile, x, y: 0, turn, seat: 0, barn: -1, owner: -1 });
const farm = (fields: [number, number][], open: number) => ({
  fields,
  animals: [0, 0, 0],
  barns: [0, 0],
  worth: 0,
  share: 0,
  open,
  completed_by: 0,
});
const view = {
  seat: 0,
  players: 2,
  player: 0,
  asked: [0],
  agenda: [],
  lanes: [],
  open_hands: false,
  seats: [],
  supply: 50,
  start: 0,
  shuffles: 0,
  passes: 0,
  board: [laid(1, 0, 0), laid(2, 1, 3)],
  farms: [
    farm(
      [
        [1, 0],
        [2, 0],
      ],
      2,
    ),
    farm(
      [
        [1, 1],
        [2, 1],
      ],
      8,
    ),
  ],
} satisfies FencesView;

/** A menu as the player holds it: tile 3 in hand, turned once. */
function holds(...choices: Choice[]) {
  const menu = choices.map((one, k) => optionOf<Choice>(one, k + 1));
  hold.keep({ menu } as unknown as Model, [1, 3]);
  hold.set(3, 1);
  return menu;
}
beforeEach(() => void holds());

describe("the places of a menu", () => {
  it("are found by tile and turn, once for each menu", () => {
    const menu = [setting(3, 0, 2, 0), setting(3, 1, 2, 0), setting(3, 1, 0, 1)].map(option);
    const found = places(menu);
    expect([...(found.get(3)?.get(1)?.keys() ?? [])]).toEqual(["2,0", "0,1"]);
    expect(found.get(3)?.get(0)?.get("2,0")).toBe(menu[0]);
    expect(places(menu)).toBe(found);
  });

  it("are called as in sentences: the first one is M13, letters go right and numbers down", () => {
    expect([cell({ x: 0, y: 0 }), cell({ x: 1, y: -1 }), cell({ x: -12, y: 0 })]).toEqual(["M13", "N12", "A13"]);
    expect([cell({ x: 14, y: 2 }), cell({ x: -13, y: 0 })]).toEqual(["AA15", "ZZ13"]);
  });

  it("are those of setting, also north-west of the first tile", () => {
    const found = places([
      option(setting(31, 3, -2, -11)),
      option({ verb: "barn", args: { where: "north-east" } }),
      option({ verb: "done", args: {} }),
    ]);
    expect([...found.keys()]).toEqual([31]);
    expect([...(found.get(31)?.get(3)?.keys() ?? [])]).toEqual(["-2,-11"]);
  });
});

describe("what a choice touches", () => {
  it("is its place, for one choice alone: the tile in hand, as it is turned if it fits so", () => {
    const menu = holds(setting(3, 1, 2, -1), setting(3, 0, 2, -1), setting(1, 1, 2, -1));
    expect(menu.map((one) => pieces.touched(one, view, faces))).toEqual([["place-2,-1", "tile-3"], [], []]);
  });

  it("is its place, if the tile fits there turned in another way, or if only the other tile fits", () => {
    const menu = holds(setting(3, 0, 2, -1), setting(1, 2, 5, 0));
    expect(menu.map((one) => pieces.touched(one, view, faces))).toEqual([
      ["place-2,-1", "tile-3"],
      ["place-5,0", "tile-1"],
    ]);
  });

  it("is the field of the last tile, by its name as the tile lies", () => {
    expect(pieces.touched(option({ verb: "barn", args: { where: "north-west" } }), view, faces)).toEqual(["field-2-0"]);
    expect(pieces.touched(option({ verb: "barn", args: { where: "south-east" } }), view, faces)).toEqual(["field-2-1"]);
  });

  it("is nothing without a piece", () => {
    for (const verb of ["done", "exchange", "pass"] as const)
      expect(pieces.touched(option({ verb, args: {} }), view, faces)).toEqual([]);
  });

  it("is one line for each place of the tile in hand, and all that is no place", () => {
    const menu = holds(setting(3, 1, 1, 1), setting(3, 2, 1, 1), setting(3, 2, 4, 4), setting(1, 1, 9, 9), {
      verb: "done",
      args: {},
    });
    expect(menu.filter((one) => pieces.listed?.(one, view))).toEqual([menu[0], menu[2], menu[4]]);
  });

  it("is never a red button where nothing is built", () => {
    expect(
      declared<Choice>("FencesChoice")
        .filter((one) => pieces.plain?.(option(one), []))
        .map((one) => one.verb),
    ).toEqual(["done"]);
  });
});

describe("what one would expect", () => {
  const menu = [option({ verb: "barn", args: { where: "north-west" } }), option({ verb: "done", args: {} })];

  it("is a barn in each field of the last tile, while barns are asked", () => {
    expect(pieces.wished?.("field-2-1", menu, view, faces)).toBe("barn south-east");
    expect(pieces.wished?.("field-1-1", menu, view, faces)).toBeUndefined();
    expect(pieces.wished?.("field-2-1", menu.slice(1), view, faces)).toBeUndefined();
  });
});

describe("what an event tells about", () => {
  const ANIMALS = { cow: 0, pig: 0, sheep: 0 };
  const place = { x: 1, y: 0 };

  it("is a tile, a farmer or points", () => {
    expect(pieces.told(event({ kind: "sets", fields: { tile: 2, place, turn: 3 } }, 1), view, faces)).toEqual([
      "tile-2",
    ]);
    expect(pieces.told(event({ kind: "bonus", fields: { points: 3, condition: "cow" } }, 1), view, faces)).toEqual([
      "farmer-1",
    ]);
    expect(pieces.told(event({ kind: "scores", fields: { points: 3, barns: 1 } }, 0), view, faces)).toEqual([
      "points-0",
    ]);
    expect(pieces.told(event({ kind: "draws", fields: {} }, 1), view, faces)).toEqual([]);
  });

  it("is the farm as it is now, named by its first field", () => {
    expect(pieces.told(event({ kind: "builds", fields: { place, where: "north-west" } }, 1), view, faces)).toEqual([
      "farm-1-0",
      "tile-2",
    ]);
    expect(
      pieces.told(
        event(
          {
            kind: "completes",
            fields: { place, where: "north-west", farm: { animals: ANIMALS, worth: 0, barns: 0, share: 0 } },
          },
          1,
        ),
        view,
        faces,
      ),
    ).toEqual(["farm-1-0", "tile-2"]);
    expect(pieces.told(event({ kind: "returns", fields: { place } }, 1), view, faces)).toEqual(["tile-2"]);
    expect(pieces.told(event({ kind: "returns", fields: { place: { x: 9, y: 9 } } }, 1), view, faces)).toEqual([]);
  });

  it("breaks for no kind without fields, as in games kept by older versions", () => {
    for (const { kind } of declared<FencesEvent>("FencesEvent"))
      expect(() => pieces.told({ ...event({ kind: "starts", fields: {} }, 0), kind }, view, faces), kind).not.toThrow();
  });
});

it("draws the farms of one tile in different greens", () => {
  const land = landOf(view);
  expect(view.farms.map(farmKey)).toEqual(["farm-1-0", "farm-1-1"]);
  expect(new Set(view.farms.map((one) => land.shades.get(one))).size).toBe(2);
  expect(land.farmOf.get("2-0")).toBe(view.farms[0]);
});

it("finds a farm by the key of any of its fields, for it may have been joined to an older one", () => {
  const land = landOf(view);
  expect(land.called.get("farm-2-0")).toBe(view.farms[0]);
  expect(land.called.get("farm-1-1")).toBe(view.farms[1]);
  expect(land.called.get("tile-1")).toBeUndefined();
});
