import { describe, expect, it } from "vitest";

import type { SeatScore } from "../../lib/net/types";
import { happenedOf } from "../testing";
import { hitsOn } from "./hits";
import { drawn, typeOf } from "./missions/patterns";
import type { FarmoonyEvent } from "./types";
import { marks, scoresBy, signed, worth } from "./worth";

const line = (rule: string, points: number, cells: [number, number][]) => ({
  why: { key: "", args: {} },
  points,
  rule,
  cells,
});
const score: SeatScore = {
  place: 1,
  points: 0,
  lines: [
    line("FM-103", 2, [
      [0, 0],
      [1, 1],
    ]),
    line("FM-115", 4, [
      [0, 0],
      [1, 0],
      [2, 0],
    ]),
    line("FM-111", 2, [
      [0, 0],
      [1, 1],
    ]),
    line("FM-111", 1, [[1, 1]]),
    line("FM-109", -2, [
      [5, 5],
      [7, 7],
    ]),
    line("FM-57", 2, []),
  ],
  ties: [],
};

describe("what a mission brings", () => {
  it("is the sum of its lines, and never less than nothing", () => {
    expect([103, 115, 111, 109, 101].map((rule) => worth(score, rule - 100))).toEqual([2, 4, 3, 0, 0]);
    expect(worth(undefined, 3)).toBe(0);
    expect([scoresBy(score, 3), scoresBy(score, 1)]).toEqual([true, false]);
  });

  it("stands on the tiles that bring it, or on the first of a set that can't share it", () => {
    expect(marks(score, 3).map(({ n }) => n)).toEqual([1, 1]);
    expect(marks(score, 15)).toEqual([
      { x: 0, y: 0, n: 4 },
      { x: 1, y: 0, n: 0 },
      { x: 2, y: 0, n: 0 },
    ]);
    expect(marks(score, 11).map(({ n }) => n)).toEqual([1, 2]); // a part of a set, and on the edge
    expect(marks(score, 9).map(({ n }) => n)).toEqual([-1, -1]);
    expect([2, 0, -1].map(signed)).toEqual(["+2", "±0", "−1"]);
  });
});

describe("the picture of a mission", () => {
  it("has a tile that scores, for every kind that there is", () => {
    const kinds =
      "beside free-sides beside-two on-hard-ground untouched best-line full-lines largest-pond corner-set inner-corner-set mixed-set longest-path one-of-each threes threes-beside corner-pairs squares pairs lines";
    for (const kind of kinds.split(" "))
      expect(
        drawn(kind).some(({ n }) => (n ?? 0) > 0),
        kind,
      ).toBe(true);
    expect(drawn("squares")).toEqual([
      { x: 0, y: 0, what: "a" },
      { x: 1, y: 0, what: "b" },
      { x: 0, y: 1, what: "c" },
      { x: 1, y: 1, what: "d", n: 5 },
    ]);
    expect(["b", "S", "_"].map((what) => typeOf(what, [3, 4], ["-", "S", "T"]))).toEqual([4, 1, 0]);
  });
});

describe("what others did to a land", () => {
  const uses = (seat: number, owner: number): FarmoonyEvent & { by: number } => ({
    kind: "uses",
    fields: { effect: "livestock", owner, cell: { x: 1, y: seat } },
    by: seat,
  });
  const told = (...events: (FarmoonyEvent & { by: number })[]) =>
    events.map(({ by, ...event }, number) => ({ ...happenedOf<FarmoonyEvent>(event, by), number }));

  it("stays until its owner goes on", () => {
    const before = [uses(1, 0), { kind: "nothing", fields: {}, by: 0 } as const, uses(2, 0), uses(2, 1)];
    expect(hitsOn(told(...before), 0)).toEqual([{ number: 2, by: 2, tool: "livestock", x: 1, y: 2 }]);
    expect(hitsOn(told(...before, { kind: "reveals", fields: { card: 3 }, by: 0 }), 0)).toEqual([]);
    expect(hitsOn(told(...before), 1).map(({ by }) => by)).toEqual([2]);
  });
});
