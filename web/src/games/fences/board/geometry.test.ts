import { describe, expect, it } from "vitest";

import { centroid, fences, outline, point, rails, spots, standing, type Point } from "./geometry";
import type { TileFace } from "../types";

/** Shapes as the rules have them: the half-edges of each field. */
const SHAPES: Record<string, number[][]> = {
  none: [[0, 1, 2, 3, 4, 5, 6, 7]],
  diagonal: [
    [1, 2],
    [3, 4, 5, 6, 7, 0],
  ],
  straight: [
    [1, 2, 3, 4],
    [5, 6, 7, 0],
  ],
  "two-corners": [
    [1, 2],
    [5, 6],
    [3, 4, 7, 0],
  ],
  fork: [
    [7, 0],
    [1, 2],
    [3, 4, 5, 6],
  ],
  tee: [
    [7, 0],
    [1, 2],
    [3, 4, 5, 6],
  ],
  cross: [
    [7, 0],
    [1, 2],
    [3, 4],
    [5, 6],
  ],
};
const TURNS = [0, 1, 2, 3];
const MIDDLES: Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
]; // of the edges, clockwise from the north

const tile = (shape: string, animals: number[][] = []): TileFace => ({
  id: 1,
  shape,
  fields: (SHAPES[shape] ?? []).map((half_edges, k) => ({ half_edges, animals: animals[k] ?? [0, 0, 0], where: [] })),
});

const area = (points: Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], k) => {
      const [u, v] = points[(k + 1) % points.length] ?? [0, 0];
      return sum + x * v - u * y;
    }, 0),
  ) / 2;

function inside([x, y]: Point, points: Point[]): boolean {
  let found = false;
  points.forEach(([x0, y0], k) => {
    const [x1, y1] = points[(k + 1) % points.length] ?? [0, 0];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) found = !found;
  });
  return found;
}

describe.each(Object.keys(SHAPES))("a tile with fences: %s", (shape) => {
  const one = tile(shape);

  it.each(TURNS)("is covered by its fields without a rest, turned %i", (turn) => {
    const areas = one.fields.map((_, k) => area(outline(one, k, turn)));
    expect(areas.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100 * 100);
  });

  it.each(TURNS)(
    "has a fence in the middle of an edge where its half-edges belong to two fields, turned %i",
    (turn) => {
      const owner = (half: number): number =>
        one.fields.findIndex((field) => field.half_edges.includes((half - 2 * turn + 8) % 8));
      const ends = new Set(fences(one, turn).flat().map(String));
      for (const edge of [0, 1, 2, 3])
        expect(ends.has(String(MIDDLES[edge]))).toBe(owner(2 * edge) !== owner(2 * edge + 1));
    },
  );

  it("turns its fences to the right, point by point", () => {
    const right = ([x, y]: Point): Point => [100 - y, x];
    for (const turn of TURNS)
      expect(
        fences(one, turn + 1)
          .flat()
          .map(String),
      ).toEqual(fences(one, turn).flat().map(right).map(String));
  });

  it.each(TURNS)("has room for two animals and a barn in each field, turned %i", (turn) => {
    one.fields.forEach((_, k) => {
      const points = outline(one, k, turn);
      expect(inside(centroid(points), points)).toBe(true);
      for (const count of [1, 2]) for (const at of spots(points, count).at) expect(inside(at, points)).toBe(true);
      const { barn } = standing(
        tile(
          shape,
          one.fields.map(() => [1, 0, 1]),
        ),
        k,
        turn,
        true,
      );
      expect(barn && inside([barn.x, barn.y], points)).toBe(true);
    });
  });
});

it("meets the posts of its neighbour: every fence ends with a post in the middle of an edge", () => {
  const west = rails(tile("straight"), 1); // from east to west
  const east = rails(tile("tee"), 0);
  expect(west.posts).toContainEqual([100, 50]);
  expect(east.posts).toContainEqual([0, 50]);
});

it("numbers points clockwise from the north-west corner, and turns them", () => {
  expect(point(0, 0)).toEqual([0, 0]);
  expect(point(1, 1)).toEqual([100, 50]);
  expect(point(3, 2)).toEqual([0, 50]);
  expect(point(8, 3)).toEqual([50, 50]);
});

it("draws every animal of a field", () => {
  const { animals, barn } = standing(tile("none", [[2, 0, 3]]), 0, 0, false);
  expect(animals.map(({ kind }) => kind)).toEqual([0, 0, 2, 2, 2]);
  expect(new Set(animals.map(({ x, y }) => `${x},${y}`)).size).toBe(5);
  expect(barn).toBeNull();
});
