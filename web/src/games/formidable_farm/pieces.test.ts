/** Every verb and every event that the game declares has its pieces. */
import { describe, expect, test } from "vitest";

import { declared, happenedOf, optionOf } from "../testing";
import { main, plain, told, touched, wished, wishes } from "./pieces";
import type { Choice, Faces, FarmEvent, FarmView, SeatView } from "./types";

const seat: SeatView = {
  crops: [1, 0, 2, 0, 0],
  hand: [11, 12],
  stack: [0, 0, 13],
  fulfilled: [14, 15],
  with_seat: [],
  open: [],
};
const view: FarmView = {
  seat: 0,
  players: 2,
  player: 0,
  asked: [0],
  agenda: [["EndTurn"], ["Turn"]],
  lanes: [],
  seats: [seat, { ...seat, hand: [-1], stack: [0], fulfilled: [16] }],
  discs: [0, 3],
  fees: [2, 0, 0, 1, 0, 0],
  market: [21, 22, 23, 24, 25],
  market_stack: 50,
  shuffled: [],
  shuffles: 0,
  discard: [],
  played: [31, 32],
  looked: [41, 42],
  start: 0,
  turn: 4,
  supplied: false,
  limit: 3,
  market_limit: 120,
  discount: false,
  another: false,
  last_round: false,
  number: 0,
  target: 0,
};
const NAMES = ["wheat", "cucumber", "tomato", "sheep", "pig"];
const faces = {
  crops: NAMES.map((name) => ({ name, value: 1 })),
  spaces: [...NAMES, "card"].map((name) => ({ name })),
} as Faces;
const option = (choice: Choice) => optionOf<Choice>(choice);
const event = (one: FarmEvent, by = 0) => happenedOf<FarmEvent>(one, by);
const NOTHING = { wheat: 0, cucumber: 0, tomato: 0, sheep: 0, pig: 0 };

const CHOICES = declared<Choice>("FormidableFarmChoice");
const EVENTS = declared<FarmEvent>("FormidableFarmEvent");

describe("choices", () => {
  test.each<[Choice, string[]]>([
    [{ verb: "done", args: {} }, ["on"]],
    [{ verb: "use", args: {} }, ["card-32"]],
    [{ verb: "supply", args: { space: "sheep" } }, ["space-sheep"]],
    [{ verb: "play", args: { card: 11 } }, ["card-11"]],
    [{ verb: "market", args: { card: 21 } }, ["card-21"]],
    [{ verb: "buy", args: { what: "crop" } }, ["buy-crop"]],
    [{ verb: "buy", args: { what: "card" } }, ["buy-card"]],
    [{ verb: "spare", args: { kind: "wheat" } }, ["spare-wheat", "crop-wheat"]],
    [{ verb: "spare", args: { kind: "any" } }, ["spare-any", "crop-any"]],
    [{ verb: "pay", args: { crop: "pig" } }, ["crop-pig"]],
    [{ verb: "take", args: { crop: "pig" } }, ["crop-pig"]],
    [{ verb: "below", args: { card: 11 } }, ["card-11"]],
    [{ verb: "below", args: { card: 41 } }, ["below-41", "card-41"]],
    [{ verb: "top", args: { card: 42 } }, ["top-42", "card-42"]],
    [{ verb: "get", args: { card: 14 } }, ["card-14"]],
    [{ verb: "give", args: { card: 12 } }, ["card-12"]],
    [{ verb: "draw", args: { card: 50 } }, ["card-50", "stack"]],
    [{ verb: "start", args: { player: 1 } }, ["disc-1"]],
  ])("%j", (choice, pieces) => expect(touched(option(choice), view)).toEqual(pieces));

  test("every verb has pieces", () => {
    expect(CHOICES).toHaveLength(15);
    for (const choice of CHOICES) expect(touched(option(choice), view), choice.verb).not.toEqual([]);
  });

  test("to be done is the main button, with the turn or a reward; a reward that can be used comes first", () => {
    const done = option({ verb: "done", args: {} });
    expect(main([done, option({ verb: "use", args: {} })])).toBeUndefined();
    expect(main([option({ verb: "play", args: { card: 11 } }), done])).toBe(done);
    expect(main([option({ verb: "get", args: { card: 14 } }), done])).toBe(done);
  });

  test("to end the turn is no red button while a card can be paid; what can be bought does not count", () => {
    const done = option({ verb: "done", args: {} });
    const play = option({ verb: "play", args: { card: 11 } });
    expect(plain(done, [play, done])).toBe(true);
    expect(plain(done, [option({ verb: "buy", args: { what: "crop" } }), done])).toBe(false);
    expect(plain(done, [done])).toBe(false);
    expect(plain(play, [play, done])).toBe(false);
  });
});

describe("events", () => {
  test.each([
    [event({ kind: "supplies", fields: { space: "sheep" } }, 1), ["space-sheep", "disc-1"]],
    [event({ kind: "plays", fields: { card: 21, source: "market" } }), ["card-21"]],
    [event({ kind: "pays", fields: { crops: { ...NOTHING, wheat: 2, pig: 1 } } }), ["crop-wheat", "crop-pig"]],
    [event({ kind: "takes", fields: { crops: { ...NOTHING, tomato: 1 } } }, 1), ["crop-tomato-1"]],
    [event({ kind: "spares", fields: { kind: "sheep" } }), ["crop-sheep"]],
    [event({ kind: "spends", fields: { card: 16 } }, 1), ["card-16", "coins-1"]],
    [event({ kind: "draws", fields: { card: 11 } }), ["card-11", "stack"]],
    [event({ kind: "draws", fields: {} }, 1), ["stack-1"]],
    [event({ kind: "swaps", fields: { card: 12, other: 21 } }), ["card-21", "card-12"]],
    [event({ kind: "countdown", fields: { space: "tomato", n: 2 } }), ["countdown"]],
  ])("$kind", (happened, pieces) => expect(told(happened, view)).toEqual(pieces));

  test("every event has pieces", () => {
    expect(EVENTS).toHaveLength(23);
    for (const one of EVENTS) expect(told(event(one), view), one.kind).not.toEqual([]);
  });

  test("games kept by older versions have no fields: nothing is told twice, nothing breaks", () => {
    for (const { kind } of EVENTS)
      expect(() => told({ ...event({ kind: "starts", fields: {} }), kind }, view), kind).not.toThrow();
  });
});

describe("what one would expect", () => {
  const menu = [option({ verb: "supply", args: { space: "wheat" } }), option({ verb: "play", args: { card: 12 } })];
  const paying = [option({ verb: "pay", args: { crop: "wheat" } })];

  test.each([
    ["card-11", "play 11"],
    ["card-21", "market 21"],
    ["space-pig", "supply pig"],
    ["buy-crop", "buy crop"],
    ["crop-pig", undefined], // nothing is paid now
    ["card-31", undefined], // played already
    ["stack", undefined],
  ])("%s", (key, text) => expect(wished(key, menu, view, faces)).toBe(text));

  test("crops, when they are paid", () => {
    expect(wished("crop-pig", paying, view, faces)).toBe("pay pig");
    expect(wished("crop-pig-1", paying, view, faces)).toBeUndefined();
  });

  test("the list has the cards of hand and market, in the turn alone", () => {
    const turn = { ...view, looked: [] };
    expect(wishes(menu, turn).map((wish) => wish.text)).toEqual([
      ...seat.hand.map((id) => `play ${id}`),
      ...view.market.map((id) => `market ${id}`),
    ]);
    expect(wishes(paying, turn)).toEqual([]);
  });
});
