/** Every verb that people choose, and what an event names, has its pieces. */
import { beforeEach, describe, expect, it, test } from "vitest";

import { declared, happenedOf, optionOf } from "../testing";
import { current } from "./hold.svelte";
import { openKey, pieces, toolKey } from "./pieces";
import { liftedCard, spotOf, type Choice, type Faces, type FarmoonyEvent, type FarmoonyView } from "./types";

const TOOLS = [
  "livestock",
  "pesticide",
  "rake",
  "cement",
  "mattock",
  "water-tank",
  "seed",
  "chemical-fertilizer",
  "locust",
  "farmer",
  "wheelbarrow",
  "fence",
];
const faces: Faces = {
  types: [],
  cards: [],
  tools: TOOLS.map((name, id) => ({ id, name })),
  missions: [{ number: 7, name: "seven", rule: "beside-two", tiles: [], asks: [], star: false }],
};
const view: FarmoonyView = {
  seat: 1,
  players: 3,
  player: 1,
  asked: [1],
  agenda: [],
  lanes: [],
  seats: [],
  phase: 1,
  passes: 0,
  missions: [],
  choosers: [],
  open_tools: [],
  used_tools: [],
  deck: 20,
  undealt: 0,
  gone: [],
};
const option = (choice: Choice) => optionOf<Choice>(choice);
const event = (one: FarmoonyEvent, seat = 0) => happenedOf<FarmoonyEvent>(one, seat);
const CHANCE = ["chooser", "deal", "tool"];
const cell = { x: -2, y: 3 };

beforeEach(() => {
  current.turns = 1;
  current.sows = "farmer-pest";
});

describe("choices", () => {
  test.each<[Choice, string[]]>([
    [{ verb: "mission", args: { mission: 7 } }, ["mission-7"]],
    [{ verb: "choose", args: { card: 57 } }, ["card-57"]],
    [{ verb: "place", args: { card: 57, turn: 1, cell } }, ["spot-1--2,3"]],
    [{ verb: "place", args: { card: 57, turn: 0, cell } }, []],
    [{ verb: "unload", args: { owner: 2, turn: 1, cell } }, ["spot-2--2,3"]],
    [{ verb: "unload", args: { owner: 2, turn: 3, cell } }, []],
    [{ verb: "wheelbarrow", args: { card: 5 } }, ["card-5", "tool-10"]],
    [{ verb: "fence", args: {} }, ["tool-11"]],
    [{ verb: "draw", args: {} }, ["tool-deck"]],
    [{ verb: "take", args: { tool: "water-tank" } }, ["open-5"]],
    [{ verb: "chemical-fertilizer", args: { owner: 0, cell } }, ["tile-0--2,3", "tool-7"]],
    [{ verb: "farmer-pest", args: { owner: 0, cell } }, ["tile-0--2,3", "tool-9"]],
    [{ verb: "farmer-water", args: { owner: 0, cell } }, ["tool-9"]], // not what is picked
    [{ verb: "done", args: {} }, []],
  ])("%j", (choice, found) => expect(pieces.touched(option(choice), view, faces)).toEqual(found));

  it("all have pieces that there are, but for chance and the end", () => {
    const all = declared<Choice>("FarmoonyChoice");
    expect(all).toHaveLength(25);
    for (const choice of all) {
      const found = pieces.touched(option(choice), view, faces);
      if (choice.verb === "done" || CHANCE.includes(choice.verb)) expect(found, choice.verb).toEqual([]);
      else expect(found, choice.verb).not.toEqual([]);
      for (const key of found) expect([toolKey(-1), openKey(-1)], choice.verb).not.toContain(key); // a tool that is not there
    }
  });

  it("are listed as the card is turned, and taken up so", () => {
    const menu = ([0, 1, 2, 3] as const).map((turn) => option({ verb: "place", args: { card: 57, turn, cell } }));
    expect(menu.filter((one) => pieces.listed?.(one, view))).toEqual([menu[1]]);
    if (menu[3]) pieces.pickUp?.(menu[3]);
    expect(current.turns).toBe(3);
    expect(pieces.listed?.(option({ verb: "seed", args: { owner: 0, cell } }), view)).toBe(true);
  });

  it("of a farmer are listed as is picked, and picked so", () => {
    const water = option({ verb: "farmer-water", args: { owner: 0, cell } });
    expect(pieces.listed?.(water, view)).toBe(false);
    pieces.pickUp?.(water);
    expect(pieces.listed?.(water, view)).toBe(true);
  });

  it("name a place: cards go on one's own land", () => {
    expect(spotOf(option({ verb: "place", args: { card: 57, turn: 2, cell } }), 1)).toMatchObject({
      land: 1,
      x: -2,
      y: 3,
      turn: 2,
      card: 57,
    });
    expect(spotOf(option({ verb: "seed", args: { owner: 2, cell } }), 1)).toMatchObject({
      land: 2,
      turn: null,
      card: 0,
    });
    expect(spotOf(option({ verb: "choose", args: { card: 57 } }), 1)).toBeNull();
  });

  it("know the card that a wheelbarrow has lifted", () => {
    expect(liftedCard({ ...view, agenda: [["WorkWithTools"], ["Unload", 31]] })).toBe(31);
    expect(liftedCard({ ...view, agenda: [["WorkWithTools"]] })).toBe(0);
  });
});

describe("events", () => {
  const place = { card: 31, turn: 0, cell };
  test.each<[FarmoonyEvent, string[]]>([
    [{ kind: "mission", fields: { mission: 7 } }, ["mission-7"]],
    [{ kind: "reveals", fields: { card: 31 } }, ["card-31"]],
    [{ kind: "lost", fields: { card: 31 } }, ["card-31"]],
    [{ kind: "places", fields: { place } }, ["card-31"]],
    [{ kind: "places", fields: {} }, []],
    [{ kind: "lifts", fields: { owner: 2, card: 31 } }, ["card-31"]],
    [{ kind: "unloads", fields: { owner: 2, place } }, ["card-31"]],
    [{ kind: "moves", fields: { owner: 2, place } }, ["card-31"]],
    [{ kind: "uses", fields: { effect: "seed", owner: 2, cell } }, ["tile-2--2,3"]],
    [{ kind: "draws", fields: { tool: "seed" } }, []],
  ])("%j", (one, found) => expect(pieces.told(event(one), view, faces)).toEqual(found));

  it("break nothing without fields, as in games kept by older versions", () => {
    for (const { kind } of declared<FarmoonyEvent>("FarmoonyEvent"))
      expect(() => pieces.told({ ...event({ kind: "ends", fields: {} }), kind }, view, faces), kind).not.toThrow();
  });
});

describe("what one would expect", () => {
  const done = [option({ verb: "done", args: {} })];

  it("is a mission when one is chosen, a tool when one is drawn", () => {
    expect(pieces.wished?.("mission-7", [option({ verb: "mission", args: { mission: 3 } })], view, faces)).toBe(
      "mission 7",
    );
    expect(pieces.wished?.("mission-7", done, view, faces)).toBeUndefined();
    expect(pieces.wished?.("tool-deck", done, view, faces)).toBe("draw");
    expect(pieces.wished?.("open-7", done, view, faces)).toBe("take chemical-fertilizer");
    expect(pieces.wished?.("open-7", [], view, faces)).toBeUndefined();
  });
});
