import { beforeEach, describe, expect, it } from "vitest";

import type { Happened, Option } from "../../lib/types";
import { farmKey, landOf } from "./farms";
import { hold } from "./hold.svelte";
import { places, read } from "./notation";
import { pieces } from "./pieces";
import type { Faces, FencesView } from "./types";

const option = (choice: number, text: string): Option => ({ choice, text, phrase: { key: "choice-set", args: {} } });
const event = (kind: string, seat: number, args: Record<string, unknown>): Happened => ({ kind, seat, a: 0, b: 0, secret: 0, phrase: { key: `event-${kind}`, args } as Happened["phrase"] });

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
const set = (tile: number, x: number, turn: number) => ({ tile, x, y: 0, turn, seat: 0, barn: -1, owner: -1 });
const farm = (fields: [number, number][], open: number) => ({ fields, animals: [0, 0, 0], barns: [0, 0], worth: 0, share: 0, open, completed_by: 0 });
const view = {
  seat: 0,
  players: 2,
  player: 0,
  asked: [0],
  seats: [],
  supply: 50,
  board: [set(1, 0, 0), set(2, 1, 3)],
  farms: [farm([[1, 0], [2, 0]], 2), farm([[1, 1], [2, 1]], 8)],
} satisfies FencesView;

beforeEach(() => hold.set(3, 1));

describe("notation", () => {
  it("reads a tile, its turn and a place north-west of the first tile", () => {
    expect(read("set 31 r270 at -2,-11")).toMatchObject({ verb: "set", tile: 31, turn: 3, x: -2, y: -11 });
  });

  it("reads where a barn goes", () => {
    expect(read("barn north-east")).toMatchObject({ verb: "barn", where: "north-east" });
    expect(read("done")).toMatchObject({ verb: "done", where: "" });
  });

  it("finds places by tile and turn, once for each menu", () => {
    const menu = [option(1, "set 3 r0 at 2,0"), option(2, "set 3 r90 at 2,0"), option(3, "set 3 r90 at 0,1")];
    const found = places(menu);
    expect([...(found.get(3)?.get(1)?.keys() ?? [])]).toEqual(["2,0", "0,1"]);
    expect(found.get(3)?.get(0)?.get("2,0")).toBe(menu[0]);
    expect(places(menu)).toBe(found);
  });
});

describe("what a choice touches", () => {
  it("is the place, if the tile is held and turned so", () => {
    expect(pieces.touched(option(1, "set 3 r90 at 2,-1"), view, faces)).toEqual(["place-2,-1", "tile-3"]);
    expect(pieces.touched(option(1, "set 3 r0 at 2,-1"), view, faces)).toEqual([]);
    expect(pieces.touched(option(1, "set 1 r90 at 2,-1"), view, faces)).toEqual([]);
  });

  it("is the field of the last tile, by its name as the tile lies", () => {
    expect(pieces.touched(option(1, "barn north-west"), view, faces)).toEqual(["field-2-0"]);
    expect(pieces.touched(option(1, "barn south-east"), view, faces)).toEqual(["field-2-1"]);
  });

  it("is nothing without a piece", () => {
    for (const text of ["done", "exchange", "pass"]) expect(pieces.touched(option(1, text), view, faces)).toEqual([]);
  });

  it("lists what fits the tile as it is turned, and all that is no place", () => {
    const texts = ["set 3 r90 at 1,1", "set 3 r180 at 1,1", "set 1 r90 at 1,1", "done"];
    expect(texts.filter((text) => pieces.listed?.(option(1, text), view))).toEqual(["set 3 r90 at 1,1", "done"]);
  });

  it("is quick: a thousand choices, read again and again, stay the same objects", () => {
    const texts = Array.from({ length: 1000 }, (_, k) => `set 3 r90 at ${k - 500},7`);
    const first = texts.map(read);
    expect(texts.map(read).every((one, k) => one === first[k])).toBe(true);
  });
});

describe("what an event tells about", () => {
  it("is a tile, a farmer or points", () => {
    expect(pieces.told(event("sets", 1, { tile: 2, place: "1,0" }), view, faces)).toEqual(["tile-2"]);
    expect(pieces.told(event("bonus", 1, { points: 3 }), view, faces)).toEqual(["farmer-1"]);
    expect(pieces.told(event("scores", 0, { points: 3 }), view, faces)).toEqual(["points-0"]);
    expect(pieces.told(event("draws", 1, {}), view, faces)).toEqual([]);
  });

  it("is the farm as it is now, named by its first field", () => {
    const where = { key: "where-north-west", args: {} };
    expect(pieces.told(event("builds", 1, { place: "1,0", where }), view, faces)).toEqual(["farm-1-0", "tile-2"]);
    expect(pieces.told(event("completes", 1, { farm: { key: "farm", args: { place: "1,0", where } } }), view, faces)).toEqual(["farm-1-0", "tile-2"]);
    expect(pieces.told(event("returns", 1, { place: "9,9" }), view, faces)).toEqual([]);
  });
});

it("draws the farms of one tile in different greens", () => {
  const land = landOf(view);
  expect(view.farms.map(farmKey)).toEqual(["farm-1-0", "farm-1-1"]);
  expect(new Set(view.farms.map((one) => land.shades.get(one))).size).toBe(2);
  expect(land.farmOf.get("2-0")).toBe(view.farms[0]);
});
