import { expect, test } from "vitest";

import type { Told } from "../piece/pieces";
import { chapters, rows, sinceMine } from "./story";

const told = (...seats: number[]): Told[] =>
  seats.map((seat, number): Told => ({ number, seat, kind: "", fields: {}, phrase: { key: "", args: {} } }));
const numbers = (chapter: { events: Told[] }): number[] => chapter.events.map((event) => event.number);

test("what a seat does in a row is one chapter, and chance belongs to it", () => {
  expect(chapters(told(0, 0, 6, 1, 6, 0)).map((one) => [one.seat, numbers(one)])).toEqual([
    [0, [0, 1, 2]],
    [1, [3, 4]],
    [0, [5]],
  ]);
});

test("what the table does before anybody belongs to the first", () => {
  expect(chapters(told(6, 6, 2)).map((one) => [one.seat, numbers(one)])).toEqual([[2, [0, 1, 2]]]);
});

test("since my last turn each of the others has one chapter, also where they took turns at it", () => {
  expect(sinceMine(told(1, 0, 1, 2, 1, 2), 0).map((one) => [one.seat, numbers(one)])).toEqual([
    [1, [2, 4]],
    [2, [3, 5]],
  ]);
  expect(sinceMine(told(0, 1, 2, 0), 0).map((one) => one.seat)).toEqual([1, 2]);
  expect(sinceMine([], 0)).toEqual([]);
});

test("dice that are rolled in a row are one line, and the turn is in the heading", () => {
  const event = (number: number, kind: string, args: Record<string, unknown>): Told =>
    ({ number, seat: 0, kind, fields: {}, phrase: { key: `event-${kind}`, args } }) as Told;
  const speech = { has: (key: string) => key === "event-rolls-together", say: () => "" };
  const events = [
    event(0, "turn", { turn: 3 }),
    event(1, "rolls", { die: 6 }),
    event(2, "rolls", { die: 5 }),
    event(3, "rolls", { die: 6 }),
    event(4, "pays", { items: 1 }),
    event(5, "pays", { items: 2 }),
  ];
  expect(rows(events, speech).map((row) => [row.said.key, row.said.args, numbers(row)])).toEqual([
    ["event-rolls-together", { n: 3, die: "6·5·6" }, [1, 2, 3]],
    ["event-pays", { items: 1 }, [4]],
    ["event-pays", { items: 2 }, [5]],
  ]);
});
