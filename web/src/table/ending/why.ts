/** Why somebody won, from the scores and the course of the game. */
import type { Line, SeatScore } from "../../lib/net/types";

/** The end of a turn: how far each seat had come. */
export interface Point {
  step: number;
  turn: number;
  points: number[];
}

/** The points of a seat from one source: all lines that say the same of different things. */
export interface Source {
  key: string;
  points: number;
}

export function sources(score: SeatScore): Source[] {
  const found = new Map<string, number>();
  for (const line of score.lines) found.set(line.why.key, (found.get(line.why.key) ?? 0) + line.points);
  return [...found].map(([key, points]) => ({ key, points })).filter((source) => source.points !== 0);
}

/** Seats from the first place to the last. */
export const inOrder = (scores: SeatScore[]): number[] =>
  scores.map((_, seat) => seat).sort((a, b) => (scores[a]?.place ?? 0) - (scores[b]?.place ?? 0));

/** What decided between the first two: a source, or, where points are equal, the first tie break that differs. */
export type Decided =
  | { by: "source"; key: string; first: number; second: number; margin: number }
  | { by: "tie"; line: Line; first: number; second: number }
  | { by: "race" } // only who has finished has anything
  | { by: "shared" };

/** Nobody but the winner has a point, and each has one line that says how far they came. */
export const isRace = (scores: SeatScore[]): boolean =>
  scores.length > 1 &&
  scores.every(({ place, points, lines }) => lines.length === 1 && points === (place === 1 ? 1 : 0));

export function decided(scores: SeatScore[]): Decided {
  const [a, b] = inOrder(scores).map((seat) => scores[seat]);
  if (!a || !b || (a.points === b.points && b.place === 1)) return { by: "shared" };
  if (a.points === b.points) {
    for (const [k, line] of a.ties.entries()) {
      const other = b.ties[k]?.points ?? 0;
      if (line.points !== other) return { by: "tie", line, first: line.points, second: other };
    }
    return { by: "shared" };
  }
  if (isRace(scores)) return { by: "race" };
  const of = (score: SeatScore, key: string): number =>
    sources(score).find((source) => source.key === key)?.points ?? 0;
  const keys = [...new Set([...sources(a), ...sources(b)].map((source) => source.key))];
  const gap = (key: string): number => of(a, key) - of(b, key);
  const key = keys.reduce((best, one) => (gap(one) > gap(best) ? one : best), keys[0] ?? "");
  return { by: "source", key, first: of(a, key), second: of(b, key), margin: a.points - b.points };
}

/** Where the winner took the lead for good; null: from the start, or never alone. */
export function turning(curve: Point[], winner: number): Point | null {
  const leads = (point: Point): boolean =>
    point.points.every((points, seat) => seat === winner || points < (point.points[winner] ?? 0));
  const last = curve.findLastIndex((point) => !leads(point));
  return last > 0 && last < curve.length - 1 ? (curve[last + 1] ?? null) : null;
}
