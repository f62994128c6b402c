/** What a land is worth: by mission, tile by tile, now and after the choice that is looked at. */
import type { Option, SeatScore } from "../../lib/net/types";
import { faces, spotOf, type Mission, type Model } from "./types";

export const missionRule = (number: number): string => `FM-${100 + number}`;

/** The points of a mission; it never takes any. (FM-57) */
export function worth(score: SeatScore | undefined, mission: number): number {
  const rule = missionRule(mission);
  const lines = (score?.lines ?? []).filter((line) => line.rule === rule);
  return Math.max(
    0,
    lines.reduce((sum, line) => sum + line.points, 0),
  );
}

/** Is a land scored by this mission? */
export const scoresBy = (score: SeatScore | undefined, mission: number): boolean =>
  (score?.lines ?? []).some((line) => line.rule === missionRule(mission));

export interface Mark {
  x: number;
  y: number;
  n: number; // 0: it belongs to a set whose points stand on another tile
}

/** The tiles that score for a mission. Points that can't be shared evenly stand on the first tile of their set. */
export function marks(score: SeatScore | undefined, mission: number): Mark[] {
  const found = new Map<string, Mark>();
  for (const line of score?.lines ?? []) {
    if (line.rule !== missionRule(mission)) continue;
    const each = line.points / line.cells.length;
    line.cells.forEach(([x, y], k) => {
      const mark = found.get(`${x},${y}`) ?? { x, y, n: 0 };
      mark.n += Number.isInteger(each) ? each : k ? 0 : line.points;
      found.set(`${x},${y}`, mark);
    });
  }
  return [...found.values()];
}

export const missionOf = (model: Model, number: number): Mission | undefined =>
  faces(model).missions.find((one) => one.number === number);

/** How many points a choice brings to a seat, if it is known already. */
export function gainOf(model: Model, option: Option, seat: number): number | null {
  const then = model.foreseenOf(option)?.scores[seat];
  return then ? then.points - (model.sight?.scores[seat]?.points ?? 0) : null;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

/** Whose points a choice changes: of who has the land. */
export const touchedSeat = (model: Model, option: Option): number =>
  spotOf(option, model.view?.seat ?? -1)?.land ?? model.seat;

/** What the missions would bring more or less to a seat. */
export function changes(model: Model, option: Option, seat: number): { mission: Mission; n: number }[] {
  const [now, then] = [model.sight?.scores[seat], model.foreseenOf(option)?.scores[seat]];
  if (!then) return [];
  return (model.view?.missions ?? [])
    .map((number) => ({ mission: missionOf(model, number), n: worth(then, number) - worth(now, number) }))
    .filter((one): one is { mission: Mission; n: number } => one.mission !== undefined && one.n !== 0);
}
