/** A land of overlapping cards, as far as drawing needs it. */
import type { Faces, Laid, Seat } from "../types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TURNED = [
  [0, 1, 2, 3],
  [2, 0, 3, 1],
  [3, 2, 1, 0],
  [1, 3, 0, 2],
] as const; // which printed tile lies upper left, upper right, lower left, lower right after so many quarter turns right

/** The four tiles of a card as it lies: upper left, upper right, lower left, lower right. */
export function tilesOf(faces: Faces, card: number, turns: number): number[] {
  const printed = faces.cards[card - 1]?.tiles ?? [0, 0, 0, 0];
  return (TURNED[turns] ?? TURNED[0]).map((k) => printed[k] ?? 0);
}

/** The square of tiles that holds all cards; an empty land has room for one. */
export function bounds(land: Laid[]): Box {
  if (!land.length) return { x: 0, y: 0, width: 2, height: 2 };
  const [xs, ys] = [land.map((card) => card[2]), land.map((card) => card[3])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + 2 - x, height: Math.max(...ys) + 2 - y };
}

/** What lies on top of a tile: its type, a token's if it has one. 0 is bare ground. */
export function typeAt(faces: Faces, seat: Seat, x: number, y: number): number {
  const token = seat.tokens.find((one) => one[0] === x && one[1] === y);
  if (token) return token[2];
  const card = seat.land.findLast((one) => x - one[2] >= 0 && x - one[2] < 2 && y - one[3] >= 0 && y - one[3] < 2);
  return card ? (tilesOf(faces, card[0], card[1])[x - card[2] + 2 * (y - card[3])] ?? 0) : 0;
}

/** The tiles that are seen, row by row; 0 is bare ground. */
export function rowsOf(faces: Faces, seat: Seat): number[][] {
  const box = bounds(seat.land);
  return Array.from({ length: box.height }, (_, y) =>
    Array.from({ length: box.width }, (__, x) => typeAt(faces, seat, box.x + x, box.y + y)),
  );
}

/** Strong enough for white digits: what scores for vegetable, water, fertilizer, pest. */
const COLOURS: Record<string, string> = { V: "#256a40", W: "#1f5f86", F: "#6b4a86", P: "#a8381f" };

export const colourOf = (letter: string): string => COLOURS[letter] ?? "#6a553b";
