import { expect, test } from "vitest";

import type { SeatScore } from "../../lib/net/types";
import { decided, inOrder, isRace, sources, turning } from "./why";

const line = (key: string, points: number) => ({ why: { key, args: {} }, points, rule: "", cells: [] });
const score = (place: number, lines: [string, number][], ties: [string, number][] = []): SeatScore => ({
  place,
  points: lines.reduce((sum, [, points]) => sum + points, 0),
  lines: lines.map(([key, points]) => line(key, points)),
  ties: ties.map(([key, points]) => line(key, points)),
});

test("lines of one kind are one source, and what brought nothing is none", () => {
  expect(sources(score(1, [["farm", 4], ["farm", 6], ["bonus", 0]]))).toEqual([{ key: "farm", points: 10 }]); // prettier-ignore
});

test("the source that made the biggest difference decides", () => {
  const scores = [score(2, [["farm", 12], ["bonus", 8]]), score(1, [["farm", 20], ["bonus", 5]])]; // prettier-ignore
  expect(inOrder(scores)).toEqual([1, 0]);
  expect(decided(scores)).toEqual({ by: "source", key: "farm", first: 20, second: 12, margin: 5 });
});

test("with equal points the first tie break that differs decides", () => {
  const scores = [
    score(1, [["farm", 5]], [["crops", 2], ["cards", 3]]), // prettier-ignore
    score(2, [["farm", 5]], [["crops", 2], ["cards", 1]]), // prettier-ignore
  ];
  expect(decided(scores)).toMatchObject({ by: "tie", line: { why: { key: "cards" } }, first: 3, second: 1 });
  expect(decided([score(1, [["farm", 5]]), score(1, [["farm", 5]])])).toEqual({ by: "shared" });
});

test("a race has no margin: who has finished wins, the others say how far they came", () => {
  const scores = [score(2, [["left", 0]]), score(1, [["done", 1]]), score(2, [["left", 0]])]; // prettier-ignore
  expect(decided(scores)).toEqual({ by: "race" });
  expect(isRace([score(1, [["farm", 1]]), score(2, [["farm", 0], ["bonus", 0]])])).toBe(false); // prettier-ignore
  expect(isRace([score(1, [["farm", 2]]), score(2, [["farm", 0]])])).toBe(false); // prettier-ignore
});

test("the turning point is where the lead was taken for good", () => {
  const curve = [[0, 0], [3, 1], [3, 5], [6, 5], [9, 7]].map((points, k) => ({ step: 2 * k, turn: k, points })); // prettier-ignore
  expect(turning(curve, 0)?.turn).toBe(3);
  expect(turning(curve, 1)).toBeNull(); // never ahead at the end
  expect(turning(curve.slice(0, 2), 0)).toBeNull(); // ahead from the start
});
