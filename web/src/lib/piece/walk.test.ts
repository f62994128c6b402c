import { describe, expect, it } from "vitest";

import { ahead, nearest, type Point } from "./walk";

const at = (x: number, y: number): Point => ({ x, y });
const GRID = [0, 100, 200].flatMap((y) => [0, 100, 200].map((x) => at(x, y)));
const MIDDLE = at(100, 100);

describe("an arrow", () => {
  it.each([
    [[1, 0], at(200, 100)],
    [[-1, 0], at(0, 100)],
    [[0, 1], at(100, 200)],
    [[0, -1], at(100, 0)],
  ] as const)("leads to the neighbour: %j", ([dx, dy], wanted) => {
    expect(GRID[ahead(MIDDLE, [dx, dy], GRID)]).toEqual(wanted);
  });

  it("stops at the edge", () => expect(ahead(at(200, 100), [1, 0], GRID)).toBe(-1));

  it("prefers what lies straight ahead to what is near but aside", () => {
    expect(ahead(at(0, 0), [1, 0], [at(20, 40), at(200, 0)])).toBe(1);
  });

  it("takes what lies aside if nothing else is ahead", () => {
    expect(ahead(at(0, 0), [1, 0], [at(20, 40), at(-50, 0)])).toBe(0);
  });
});

describe("after an act", () => {
  it("one goes on from the piece next to where one was", () => expect(nearest(at(90, 190), GRID)).toBe(7));
  it("there may be none", () => expect(nearest(at(0, 0), [])).toBe(-1));
});
