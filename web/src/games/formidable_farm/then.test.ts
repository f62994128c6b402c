/** What a choice would leave, and what that would pay for. */
import { describe, expect, test } from "vitest";

import type { Foreseen, Happened, Option } from "../../lib/net/types";
import { optionOf } from "../testing";
import { explain, payable, thenOf } from "./then";
import type { CardFace, Choice, Faces, FarmView, Model, SeatView } from "./types";

const NAMES = ["wheat", "cucumber", "tomato", "sheep", "pig"];
const card = (id: number, cost: Record<string, number>, crops: Record<string, number> = { wheat: 1 }): CardFace => ({
  id,
  cost,
  reward: [{ do: "take", crops }],
  cost_parts: Object.entries(cost).map(([kind, n]) => ({ kind, n, words: { key: kind, args: { n } } })),
  reward_parts: [],
  reward_words: { key: "reward" },
});
const CARDS = [
  card(1, { tomato: 2 }, { sheep: 1 }),
  card(2, { sheep: 1 }),
  card(3, { any: 2 }),
  card(4, { fulfilled: 3 }),
  card(5, { number_of: 1 }),
];
CARDS[4]!.cost = { number_of: ["sheep", "pig"] };
const faces = {
  crops: NAMES.map((name) => ({ name, value: 1 })),
  spaces: [...NAMES, "card"].map((name) => ({ name })),
  cards: CARDS,
} as Faces;

const seatOf = (crops: number[], hand: number[]): SeatView => ({
  crops,
  hand,
  stack: [0, 0],
  fulfilled: [9],
  with_seat: [],
  open: [],
});
const viewOf = (seat: SeatView, more: Partial<FarmView> = {}): FarmView =>
  ({
    seat: 0,
    players: 2,
    seats: [seat],
    fees: [1, 0, 0, 0, 0, 0],
    market: [],
    played: [],
    limit: 3,
    market_limit: 3,
    discount: false,
    ...more,
  }) as unknown as FarmView;
const event = (kind: string): Happened => ({ kind, seat: 0, fields: {}, phrase: { key: "", args: {} } });
const option = (choice: Choice): Option => optionOf<Choice>(choice, 7);

function modelOf(view: FarmView, after: FarmView, kinds: string[] = [], sure = true): Model {
  const found = { choice: 7, version: 1, sure, view: after, scores: [], events: kinds.map(event) };
  return {
    view,
    faces,
    seat: 0,
    menu: [],
    foreseenOf: (): Foreseen<FarmView> => found as unknown as Foreseen<FarmView>,
    say: (said: { key: string; args?: { n?: number } }) => [said.key, said.args?.n].join(" ").trim(),
  } as unknown as Model;
}

const before = viewOf(seatOf([0, 0, 2, 0, 0], [1, 2]));

describe("a card that is looked at", () => {
  const paid = viewOf(seatOf([0, 0, 0, 0, 0], [2]), { played: [1] });
  const play = option({ verb: "play", args: { card: 1 } });

  test("its cost is gone, what it gives by name is there, and pays for another", () => {
    const then = thenOf(modelOf(before, paid, ["plays", "pays"]), play);
    expect(then).toEqual({ crops: [0, 0, 0, 1, 0], fulfilled: 1, left: 3, opens: [2], closes: [] });
  });

  test("what was taken already is not counted twice", () => {
    const taken = viewOf(seatOf([0, 0, 0, 1, 0], [2]), { played: [1] });
    expect(thenOf(modelOf(before, taken, ["plays", "pays", "takes"]), play)?.crops).toEqual([0, 0, 0, 1, 0]);
  });

  test("where the unknown hides what is known, the cost is taken from the card", () => {
    expect(thenOf(modelOf(before, before, [], false), play)?.crops).toEqual([0, 0, 0, 1, 0]);
  });

  test("the last card of a turn pays for nothing more", () => {
    const last = viewOf(seatOf([0, 0, 0, 0, 0], [2]), { played: [8, 9, 1] });
    expect(thenOf(modelOf(before, last, ["pays"]), play)?.opens).toEqual([]);
  });

  test("the ribbon says what is left and what it pays for", () => {
    expect(explain(modelOf(before, paid, ["pays"]), play)).toBe("face-then-left 3 face-pays-for 1");
  });
});

test("a space that is not free says its price", () => {
  const supply = option({ verb: "supply", args: { space: "wheat" } });
  expect(explain(modelOf(before, before), supply)).toBe("face-costs 1");
});

test("the end of a turn says how many cards could still be paid", () => {
  const done = option({ verb: "done", args: {} });
  const model = { ...modelOf(before, before), menu: [done, option({ verb: "play", args: { card: 1 } })] };
  expect(explain(model as Model, done)).toBe("face-still-payable 1");
});

test.each<[string, number, number[], Partial<FarmView>, boolean]>([
  ["any crops", 3, [1, 1, 0, 0, 0], {}, true],
  ["one of them is missing", 3, [1, 0, 0, 0, 0], {}, false],
  ["one less by a reward", 3, [1, 0, 0, 0, 0], { discount: true }, true],
  ["fulfilled cards are no crops", 4, [5, 5, 5, 5, 5], { discount: true }, false],
  ["one kind of animal is enough", 5, [0, 0, 0, 0, 1], {}, true],
  ["no animal", 5, [3, 3, 3, 0, 0], {}, false],
])("payable: %s", (_, id, crops, more, can) => {
  const view = viewOf(seatOf(crops, [id]), more);
  expect(payable(modelOf(view, view), view, id)).toBe(can);
});
