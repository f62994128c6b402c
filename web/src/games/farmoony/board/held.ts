/** What lies in the hand right now, and where it can go. */
import { current, isSowing } from "../hold.svelte";
import { missionKey, toolKey } from "../pieces";
import { faces, liftedCard, offers, spotOf, type Laid, type Model, type Spot } from "../types";

/** The tool that was pressed, or that is looked at; -1 for none. */
export function heldTool(model: Model): number {
  const key = model.narrowed ?? model.looking;
  return key ? faces(model).tools.findIndex((_, kind) => key === toolKey(kind)) : -1;
}

/** The tiles that the tool can change: as many choices as the list has, for a farmer those of one kind. */
export function targets(model: Model): Spot[] {
  const kind = heldTool(model);
  if (kind < 0) return [];
  return model
    .touching(toolKey(kind))
    .flatMap((option) => spotOf(option, model.view?.seat ?? -1) ?? [])
    .filter((spot) => spot.turn === null && (!isSowing(spot.verb) || spot.verb === current.sows));
}

/** The card that is to be placed, and is not on the land yet. */
export function playing(model: Model): number {
  if (!offers(model.menu, "place", "unload")) return 0;
  const own = model.view?.seats[model.view.seat];
  return liftedCard(model.view) || own?.playing || 0;
}

/** The place where a card is tried out on a land: looked at, or placed but not shown to the others yet. */
export function tried(model: Model, land: number): Laid | null {
  const option = model.looked ?? model.chosen;
  const spot = option ? spotOf(option, model.view?.seat ?? -1) : null;
  if (spot && spot.turn !== null)
    return spot.land === land ? [spot.card || playing(model), spot.turn, spot.x, spot.y] : null;
  return model.view?.seats[land]?.placed ?? null;
}

/** The missions whose tiles are lit: the one that is looked at; all, while something is tried out. */
export function litMissions(model: Model): number[] {
  const { missions } = faces(model);
  const looked = missions.find(
    ({ number }) => model.lit.has(missionKey(number)) || model.marked.has(missionKey(number)),
  );
  if (looked) return [looked.number];
  const option = model.looked ?? model.chosen;
  return option && spotOf(option, model.view?.seat ?? -1) && model.foreseen ? (model.view?.missions ?? []) : [];
}
