/** What is tried and what it would lead to; what was done last. */
import type { Happened, Option } from "../../../lib/net/types";
import { eventOf } from "../../declared";
import { fieldName, landOf, owners } from "./farms";
import { faces, settingOf, type FarmView, type FencesEvent, type FencesView, type Model, type Setting } from "../types";

export interface Trial {
  setting: Setting;
  then: FencesView | null; // as soon as the server has said it
  completed: FarmView[];
  grown: FarmView[]; // farms with barns that would be larger, and open still
}

export function trialOf(model: Model, option: Option | null): Trial | null {
  const setting = settingOf(option);
  if (!option || !setting) return null;
  const then = model.foreseenOf(option)?.view ?? null;
  if (!then) return { setting, then, completed: [], grown: [] };
  const { farmOf } = landOf(then);
  const touched = new Set(
    (faces(model).tiles[setting.tile - 1]?.fields ?? []).flatMap(
      (_, k) => farmOf.get(fieldName(setting.tile, k)) ?? [],
    ),
  );
  return {
    setting,
    then,
    completed: then.farms.filter((farm) => farm.completed_by === setting.tile),
    grown: [...touched].filter((farm) => farm.open > 0 && owners(farm).length > 0),
  };
}

export interface Gained {
  seat: number;
  n: number;
}

/** Who would get points, and how many: whoever is at the front first. */
export function gainsOf(model: Model, option: Option): Gained[] {
  const scores = model.foreseenOf(option)?.scores ?? [];
  return inOrder(
    model,
    scores.map(({ points }, seat) => ({ seat, n: points - (model.sight?.scores[seat]?.points ?? 0) })),
  );
}

const inOrder = (model: Model, all: Gained[]): Gained[] =>
  all.filter(({ n }) => n !== 0).sort((a, b) => Number(b.seat === model.seat) - Number(a.seat === model.seat));

/** The last tile that was set, and what it brought so far: shown while somebody else decides. */
export function toldOf(model: Model): { tile: number; seat: number; gains: Gained[] } | null {
  const at = model.events.findLastIndex((event) => event.kind === "sets");
  const last = model.view?.board.at(-1);
  if (at < 0 || !last) return null;
  const sums = new Map<number, number>();
  for (const event of model.events.slice(at)) sums.set(event.seat, (sums.get(event.seat) ?? 0) + pointsOf(event));
  return {
    tile: last.tile,
    seat: last.seat,
    gains: inOrder(
      model,
      [...sums].map(([seat, n]) => ({ seat, n })),
    ),
  };
}

/** The points that an event brings to its seat. */
export function pointsOf(happened: Happened): number {
  const event = eventOf<FencesEvent>(happened);
  return event.kind === "scores" || event.kind === "bonus" ? (event.fields.points ?? 0) : 0;
}
