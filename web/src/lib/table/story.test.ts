import { expect, test } from "vitest";

import type { Told } from "../piece/pieces";
import { chapters, sinceMine } from "./story";

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
