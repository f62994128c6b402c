/** The drawing of a tile: eight points clockwise from the north-west corner, corners even, middles of edges odd, 8 the centre. */
import { SIZE } from "../../../lib/camera/camera.svelte";
import type { FieldFace, TileFace } from "../types";

export { SIZE };
export type Point = readonly [number, number];

const POINTS: Point[] = [
  [0, 0],
  [50, 0],
  [100, 0],
  [100, 50],
  [100, 100],
  [50, 100],
  [0, 100],
  [0, 50],
];
const CENTRE = 8;

/** From point to point, as the tile lies when it is not turned. */
const FENCES: Record<string, [number, number][]> = {
  none: [],
  diagonal: [[1, 3]],
  straight: [[1, 5]],
  "two-corners": [
    [1, 3],
    [5, 7],
  ],
  fork: [
    [7, 1],
    [1, 3],
  ],
  tee: [
    [7, 3],
    [1, CENTRE],
  ],
  cross: [
    [7, 3],
    [1, 5],
  ],
};

/** Point number p of a tile that is turned by so many quarters, clockwise. */
export const point = (p: number, turn: number): Point =>
  p === CENTRE ? [50, 50] : (POINTS[(p + 2 * turn) % 8] ?? [0, 0]);

/** Where a fence turns a corner that is not at an edge of the field: a point that no half-edge of it touches. */
function via(shape: string, field: FieldFace): number | null {
  const small = field.half_edges.length === 2;
  if (shape === "cross" || (shape === "tee" && small)) return CENTRE;
  return shape === "fork" && !small ? 1 : null;
}

/** The outline of a field: half-edge h runs from point h to point h + 1. */
export function outline(tile: TileFace, k: number, turn: number): Point[] {
  const field = tile.fields[k];
  if (!field) return [];
  const ends = field.half_edges.flatMap((half) => [half, (half + 1) % 8]);
  const numbers = ends.filter((p, at) => at === 0 || p !== ends[at - 1]);
  if (numbers.length > 1 && numbers[0] === numbers.at(-1)) numbers.pop();
  const corner = via(tile.shape, field);
  if (corner !== null) numbers.push(corner);
  return numbers.map((p) => point(p, turn));
}

/** Each fence from end to end. */
export function fences(tile: TileFace, turn: number): [Point, Point][] {
  return (FENCES[tile.shape] ?? []).map(([from, to]) => [point(from, turn), point(to, turn)]);
}

export const path = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;

export function centroid(points: Point[]): Point {
  let [area, cx, cy] = [0, 0, 0];
  points.forEach(([x0, y0], k) => {
    const [x1, y1] = points[(k + 1) % points.length] ?? [0, 0];
    const cross = x0 * y1 - x1 * y0;
    area += cross;
    cx += (x0 + x1) * cross;
    cy += (y0 + y1) * cross;
  });
  return [cx / (3 * area), cy / (3 * area)];
}

/** A fence as a drawn line, with posts at even steps: at both ends one, so that they meet those of the next tile. */
export function rails(tile: TileFace, turn: number): { rail: string; posts: Point[] } {
  const lines = fences(tile, turn);
  const rail = lines.map(([[x0, y0], [x1, y1]]) => `M${x0} ${y0}L${x1} ${y1}`).join("");
  const posts = lines.flatMap(([[x0, y0], [x1, y1]]) => {
    const steps = Math.round(Math.hypot(x1 - x0, y1 - y0) / 24);
    return Array.from({ length: steps + 1 }, (_, k): Point => [
      x0 + ((x1 - x0) * k) / steps,
      y0 + ((y1 - y0) * k) / steps,
    ]);
  });
  return { rail, posts };
}

export interface Standing {
  kind: number;
  x: number;
  y: number;
  size: number;
  whole: boolean; // from head to tail, where there is room; else only the head
}

/** Where something of a certain size has room: one in the middle, two along the fence or side by side, more in rows. */
export function spots(points: Point[], count: number): { at: Point[]; size: number; whole: boolean } {
  const [cx, cy] = centroid(points);
  const corner = points.length <= 4 ? points.find(([x, y]) => x % 100 === 0 && y % 100 === 0) : undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const narrow = Math.max(...xs) - Math.min(...xs) < 60;
  const triangle = points.length === 3;
  const whole = !triangle && !narrow && count <= 2;
  if (count <= 1) return { at: [[cx, cy]], size: triangle ? 27 : narrow ? 32 : 46, whole };
  if (count === 2 && corner && triangle) {
    const along = corner[0] === corner[1] ? -1 : 1; // the fence runs across from the corner
    return {
      at: [
        [cx - 9, cy - 9 * along],
        [cx + 9, cy + 9 * along],
      ],
      size: 21,
      whole,
    };
  }
  const columns = count === 2 && narrow && Math.max(...ys) - Math.min(...ys) > 60 ? 1 : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const size = triangle ? 34 / columns : whole ? 37 : Math.min(narrow ? 24 : 30, 62 / columns);
  const at = Array.from({ length: count }, (_, k): Point => {
    const row = Math.floor(k / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [cx + ((k % columns) - (inRow - 1) / 2) * (size + 1), cy + (row - (rows - 1) / 2) * (size + 1)];
  });
  return { at, size, whole };
}

/** The animals of a field, and its barn if it has one: who stands where. */
export function standing(
  tile: TileFace,
  k: number,
  turn: number,
  barn: boolean,
): { animals: Standing[]; barn: { x: number; y: number; size: number } | null } {
  const points = outline(tile, k, turn);
  const kinds = (tile.fields[k]?.animals ?? []).flatMap((n, kind) => Array<number>(n).fill(kind));
  if (!barn) {
    const { at, size, whole } = spots(points, kinds.length);
    return {
      animals: kinds.map((kind, n) => ({ kind, x: at[n]?.[0] ?? 50, y: at[n]?.[1] ?? 50, size, whole })),
      barn: null,
    };
  }
  const [x, y] = centroid(points);
  const room = points.length === 3 ? 28 : 42;
  const small = Math.min(points.length === 3 ? 16 : 22, 44 / Math.max(2, kinds.length));
  const left = kinds.length ? small * 0.55 : 0;
  const animals = kinds.map((kind, n) => ({
    kind,
    x: x - left + room / 2 + small / 2,
    y: y + (n - (kinds.length - 1) / 2) * small,
    size: small,
    whole: false,
  }));
  return { animals, barn: { x: x - left, y: y - 2, size: room } };
}
