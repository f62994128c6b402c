/** Every verb that people choose, and what an event names, has its pieces. */
import { describe, expect, it, test } from "vitest";

import { declared, happenedOf, optionOf } from "../testing";
import { pieces } from "./pieces";
import type { Choice, Faces, ShopEvent, ShopView } from "./types";

const FIELDS = ["2/12", "3", "4", "5", "6", "7", "8", "9", "10", "11"] as const;
const SKILLS = ["good", "bags", "barter", "exchange", "seven", "swap", "opposite"];
const GOALS = ["icons", "identical", "bags", "sunflowers", "upper-row", "full-shop"];
const words = { key: "", args: {} };
const faces = {
  fields: FIELDS.map((name) => ({ name, sunflowers: 1, row: "upper" })),
  transport: ["bicycle", "cart", "van"],
  skills: SKILLS.map((name, k) => ({ id: k + 1, name, words })),
  goals: GOALS.map((name, k) => ({ id: k + 1, name, words })),
} as unknown as Faces;
const me = {
  goods: [0, 0, 0, 0],
  bags: 0,
  coins: 0,
  cards: [],
  sunflowers: [],
  in_hand: 0,
  activated: 4,
  followed: 0,
  tiles: [],
  paid: [],
};
const view: ShopView = {
  seat: 1,
  players: 2,
  player: 1,
  asked: [1],
  agenda: [],
  lanes: [],
  modules: [],
  side: 0,
  seats: [me, me],
  market: [1, 2, 3, 4, 5, 6],
  dice: [2, 6, 3],
  die: 3,
  steps: [],
  stall: 0,
  taken: 0,
  deck: [],
  unseen: [],
  seedlings: [],
  gone: [],
  start: 0,
  turn: 0,
  skills: [1, 4, 6],
  goals: [],
  pairs: [],
  left: [],
};
const option = (choice: Choice) => optionOf<Choice>(choice);
const event = (one: ShopEvent, seat = 0) => happenedOf<ShopEvent>(one, seat);
const FACELESS = ["done", "start", "roll", "draw", "skill", "goal"]; // chance, and the end

describe("choices", () => {
  test.each<[Choice, string[]]>([
    [{ verb: "activate", args: { field: "2/12" } }, ["field-1-0"]],
    [{ verb: "with", args: { field: "11" } }, ["field-1-9"]],
    [{ verb: "stall", args: { stall: 5, die: 6 } }, ["stall-5", "way-5-6"]],
    [{ verb: "stall", args: { stall: 5, die: 3 } }, ["way-5-3"]],
    [{ verb: "stall", args: { stall: 3, die: 3 } }, ["stall-3", "die-2", "way-3-3"]],
    [{ verb: "stall", args: { stall: 4, die: 3 } }, ["stall-4", "way-4-3"]],
    [{ verb: "farmer", args: { stall: 2 } }, ["stall-2"]],
    [{ verb: "area", args: { area: 1 } }, ["area-3-0"]],
    [{ verb: "pay", args: { good: "egg" } }, ["good-egg"]],
    [{ verb: "take", args: { good: "egg" } }, ["supply-egg"]],
    [{ verb: "bonus", args: { item: "coin" } }, ["supply-coin"]],
    [{ verb: "pair", args: { pair: 2 } }, ["pair-2"]],
    [{ verb: "use", args: { way: "good" } }, ["transport-bicycle", "tile-1-bicycle"]],
    [{ verb: "use", args: { way: "goods-for-bags" } }, ["transport-cart", "tile-1-cart"]],
    [{ verb: "use", args: { way: "swap" } }, ["transport-van", "tile-1-van"]],
  ])("%j", (choice, found) => expect(pieces.touched(option(choice), view, faces)).toEqual(found));

  it("all have pieces, but for chance and the end", () => {
    const all = declared<Choice>("MyFarmShopChoice");
    expect(all).toHaveLength(27);
    for (const choice of all)
      expect(pieces.touched(option(choice), view, faces).length > 0, choice.verb).toBe(!FACELESS.includes(choice.verb));
  });

  it("have the end as the main one; where a field can be activated it is pressed twice", () => {
    const [done, activate, place] = [
      option({ verb: "done", args: {} }),
      option({ verb: "activate", args: { field: "3" } }),
      option({ verb: "place", args: { field: "3" } }),
    ];
    expect(pieces.main?.([done, place], view)).toBe(done);
    expect(pieces.main?.([done], view)).toBe(done);
    expect(pieces.main?.([done, activate], view)).toBe(done);
    expect([pieces.plain?.(done, [done, activate]), pieces.twice?.(done, [done, activate])]).toEqual([true, true]);
    expect([pieces.plain?.(done, [done, place]), pieces.twice?.(done, [done, place])]).toEqual([false, false]);
  });
});

describe("events", () => {
  test.each<[ShopEvent, string[]]>([
    [{ kind: "activates", fields: { field: "2/12", bags: 1 } }, ["field-0-0"]],
    [{ kind: "swaps", fields: { field: "3", other: "4" } }, ["field-0-1"]],
    [{ kind: "reveals", fields: { stall: 4, card: 7 } }, ["stall-4"]],
    [{ kind: "meets", fields: { goal: "upper-row", coins: 5 } }, ["goal-5"]],
    [{ kind: "rolls", fields: { die: 3 } }, ["die-0"]],
    [{ kind: "gains", fields: { items: { egg: 2 } } }, []],
  ])("%j", (one, found) => expect(pieces.told(event(one), view, faces)).toEqual(found));

  it("tell of every field, stall and goal that they name", () => {
    for (const one of declared<ShopEvent>("MyFarmShopEvent").filter(
      ({ fields }) => "field" in fields || "stall" in fields,
    ))
      expect(pieces.told(event(one), view, faces), one.kind).toHaveLength(1);
  });

  it("break nothing without fields, as in games kept by older versions", () => {
    for (const { kind } of declared<ShopEvent>("MyFarmShopEvent"))
      expect(() => pieces.told({ ...event({ kind: "rests", fields: {} }), kind }, view, faces), kind).not.toThrow();
  });
});

describe("what one would expect", () => {
  const wished = (key: string, ...menu: Choice[]) => pieces.wished?.(key, menu.map(option), view, faces);

  it("is what is asked, of one's own fields, the goods and the stalls", () => {
    expect(wished("field-1-0", { verb: "uproot", args: { field: "3" } })).toBe("uproot 2/12");
    expect(wished("field-0-0", { verb: "uproot", args: { field: "3" } })).toBeUndefined();
    expect(wished("good-egg", { verb: "return", args: { good: "wool" } })).toBe("return egg");
    expect(wished("good-egg", { verb: "done", args: {} })).toBeUndefined();
    expect(wished("stall-5", { verb: "stall", args: { stall: 1, die: 2 } })).toBe("stall 5 with 6");
    expect(wished("stall-5", { verb: "done", args: {} })).toBeUndefined();
  });

  it("is every field, where one is activated", () => {
    expect(
      pieces.wishes?.([option({ verb: "activate", args: { field: "3" } })], view, faces).map((wish) => wish.text),
    ).toEqual(FIELDS.map((name) => `activate ${name}`));
    expect(pieces.wishes?.([option({ verb: "place", args: { field: "3" } })], view, faces)).toEqual([]);
  });
});
