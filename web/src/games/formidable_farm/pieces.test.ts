/** Every verb of the notation and every event of the game has its pieces; the lists are read from the game itself. */
import { describe, expect, test } from "vitest";

import state from "../../../../src/farmtable/games/formidable_farm/rules/state.py?raw";
import game from "../../../../src/farmtable/games/formidable_farm/game.py?raw";
import type { Happened, Option } from "../../lib/types";
import { main, told, touched, wished, wishes } from "./pieces";
import type { Faces, FarmView, SeatView } from "./types";

const seat: SeatView = { crops: [1, 0, 2, 0, 0], hand: [11, 12], stack: [0, 0, 13], fulfilled: [14, 15], with_seat: [], open: [] };
const view: FarmView = {
  seat: 0, players: 2, player: 0, asked: [0], seats: [seat, { ...seat, hand: [-1], stack: [0], fulfilled: [16] }], discs: [0, 3], fees: [2, 0, 0, 1, 0, 0], market: [21, 22, 23, 24, 25],
  market_stack: 50, shuffled: [], discard: [], played: [31, 32], looked: [41, 42], turn: 4, supplied: false, limit: 3, market_limit: 120, discount: false, another: false, last_round: false, target: 0,
};
const faces = { spaces: ["wheat", "cucumber", "tomato", "sheep", "pig", "card"].map((name) => ({ name })) } as Faces;
const option = (text: string, key = ""): Option => ({ choice: 0, text, phrase: { key, args: {} } });
const event = (kind: string, more: Partial<Happened> = {}): Happened => ({ kind, seat: 0, a: 0, b: 0, secret: 0, phrase: { key: "", args: {} }, ...more });
const phrase = (args: Record<string, unknown>): Pick<Happened, "phrase"> => ({ phrase: { key: "", args: args as Happened["phrase"]["args"] } });
const crops = (...names: string[]): Pick<Happened, "phrase"> => phrase({ crops: names.map((name) => ({ key: `crop-${name}`, args: { n: 1 } })) });

const VERBS = [...game.matchAll(/(?:Verb|Named|Numbered)\("(\w+)"/g)].map((found) => found[1] ?? "");
const EVENTS = [...(/EVENTS: Final = in_order\(([^)]*)\)/.exec(state)?.[1] ?? "").matchAll(/"([\w-]+)"/g)].map((found) => found[1] ?? "");

describe("choices", () => {
  test.each([
    ["done", ["on"]],
    ["use", ["card-32"]],
    ["supply sheep", ["space-sheep"]],
    ["play 11", ["card-11"]],
    ["market 21", ["card-21"]],
    ["buy crop", ["buy-crop"]],
    ["buy card", ["buy-card", "stack"]],
    ["spare wheat", ["spare-wheat", "crop-wheat"]],
    ["spare any", ["spare-any", "crop-any"]],
    ["pay pig", ["crop-pig"]],
    ["take pig", ["crop-pig"]],
    ["below 11", ["card-11"]],
    ["below 41", ["below-41", "card-41"]],
    ["top 42", ["top-42", "card-42"]],
    ["get 14", ["card-14"]],
    ["give 12", ["card-12"]],
    ["draw 50", ["card-50", "stack"]],
    ["start 2", ["disc-1"]],
  ])("%s", (text, pieces) => expect(touched(option(text), view)).toEqual(pieces));

  test("every verb has pieces", () => {
    expect(VERBS).toHaveLength(15);
    for (const verb of VERBS) expect(touched(option(`${verb} 1`), view), verb).not.toEqual([]);
  });

  test("the end of the turn is the main button, the end of a reward is not", () => {
    expect(main([option("done", "choice-done"), option("use")])).toBeUndefined();
    expect(main([option("play 11"), option("done", "choice-end-turn")])?.text).toBe("done");
  });
});

describe("events", () => {
  test.each([
    [event("supplies", { seat: 1, a: 3 }), ["space-sheep", "disc-1"]],
    [event("plays", { b: 21 }), ["card-21"]],
    [event("pays", crops("wheat", "pig")), ["crop-wheat", "crop-pig"]],
    [event("takes", { seat: 1, ...crops("tomato") }), ["crop-tomato-1"]],
    [event("spares", phrase({ kind: { key: "kind-sheep" } })), ["crop-sheep"]],
    [event("spends", { seat: 1, b: 16 }), ["card-16", "coins-1"]],
    [event("draws", { secret: 11 }), ["card-11", "stack"]],
    [event("draws", { seat: 1 }), ["stack-1"]],
    [event("swaps", { a: 21, b: 12 }), ["card-21", "card-12"]],
    [event("countdown", { a: 2 }), ["countdown"]],
  ])("$kind", (happened, pieces) => expect(told(happened, view, faces)).toEqual(pieces));

  test("every event has pieces", () => {
    expect(EVENTS).toHaveLength(23);
    const full = { a: 1, b: 21, ...phrase({ crops: [{ key: "crop-wheat" }], kind: { key: "kind-wheat" } }) };
    for (const kind of EVENTS) expect(told(event(kind, full), view, faces), kind).not.toEqual([]);
  });
});

describe("what one would expect", () => {
  const menu = [option("supply wheat"), option("play 12")];

  test.each([
    ["card-11", "play 11"],
    ["card-21", "market 21"],
    ["space-pig", "supply pig"],
    ["buy-crop", "buy crop"],
    ["crop-pig", undefined], // nothing is paid now
    ["card-31", undefined], // played already
    ["stack", undefined],
  ])("%s", (key, text) => expect(wished(key, menu, view)).toBe(text));

  test("crops, when they are paid", () => {
    expect(wished("crop-pig", [option("pay wheat")], view)).toBe("pay pig");
    expect(wished("crop-pig-1", [option("pay wheat")], view)).toBeUndefined();
  });

  test("the list has the cards of hand and market, in the turn alone", () => {
    const turn = { ...view, looked: [] };
    expect(wishes(menu, turn).map((wish) => wish.text)).toEqual([...seat.hand.map((id) => `play ${id}`), ...view.market.map((id) => `market ${id}`)]);
    expect(wishes([option("pay wheat")], turn)).toEqual([]);
  });
});
