/** Which pieces a choice touches, and which an event tells about. */
import type { Pieces } from "../../lib/piece/pieces";
import type { Happened, Option } from "../../lib/net/types";
import { eventOf } from "../declared";
import { current, isSowing } from "./hold.svelte";
import { choice, offers, spotOf, type Choice, type Faces, type FarmoonyEvent, type FarmoonyView } from "./types";

// ---- The keys of the pieces: made here, and never taken apart ----------------------------------------------------------

interface Cell {
  x: number;
  y: number;
}
export const missionKey = (number: number): string => `mission-${number}`;
export const cardKey = (card: number): string => `card-${card}`;
export const spotKey = (land: number, { x, y }: Cell): string => `spot-${land}-${x},${y}`; // where a card may go
export const tileKey = (land: number, { x, y }: Cell): string => `tile-${land}-${x},${y}`;
export const toolKey = (kind: number): string => `tool-${kind}`; // of one's own ones
export const openKey = (kind: number): string => `open-${kind}`; // that can be taken
export const DECK = "tool-deck";

/** The pieces of a choice. Cards are placed as the player has turned them; a farmer sows what the player has picked. */
function touched(option: Option, view: FarmoonyView, components: Faces): string[] {
  const chosen = choice(option);
  const kind = (name: string): number => components.tools.findIndex((one) => one.name === name);
  const spot = spotOf(option, view.seat);
  if (spot && spot.turn !== null) return spot.turn === current.turns ? [spotKey(spot.land, spot)] : [];
  if (spot && isSowing(spot.verb))
    return [...(spot.verb === current.sows ? [tileKey(spot.land, spot)] : []), toolKey(kind("farmer"))];
  if (spot) return [tileKey(spot.land, spot), toolKey(kind(spot.verb))];
  switch (chosen.verb) {
    case "mission":
      return [missionKey(chosen.args.mission)];
    case "choose":
      return [cardKey(chosen.args.card)];
    case "wheelbarrow":
      return [cardKey(chosen.args.card), toolKey(kind("wheelbarrow"))];
    case "fence":
      return [toolKey(kind("fence"))];
    case "draw":
      return [DECK];
    case "take":
      return [openKey(kind(chosen.args.tool))];
    default:
      return [];
  }
}

/** A card lies where the last event put it; a tile keeps its place. */
function told(happened: Happened): string[] {
  const event = eventOf<FarmoonyEvent>(happened);
  const some = (card: number | undefined): string[] => (card ? [cardKey(card)] : []);
  switch (event.kind) {
    case "mission":
      return event.fields.mission ? [missionKey(event.fields.mission)] : [];
    case "reveals":
    case "lost":
    case "lifts":
      return some(event.fields.card);
    case "places":
    case "unloads":
    case "moves":
      return some(event.fields.place?.card);
    case "uses":
      return event.fields.owner === undefined || !event.fields.cell
        ? []
        : [tileKey(event.fields.owner, event.fields.cell)];
    default:
      return [];
  }
}

/** A mission, or a tool that lies open: why not? */
function wished(key: string, menu: Option[], _view: FarmoonyView, components: Faces): string | undefined {
  if (offers(menu, "mission")) {
    const mission = components.missions.find(({ number }) => key === missionKey(number));
    if (mission) return `mission ${mission.number}`;
  }
  if (!offers(menu, "done")) return undefined;
  if (key === DECK) return "draw";
  const tool = components.tools.find((_, kind) => key === openKey(kind));
  return tool && `take ${tool.name}`;
}

const listed = (option: Option, view: FarmoonyView): boolean => {
  const spot = spotOf(option, view.seat);
  if (spot && isSowing(spot.verb)) return spot.verb === current.sows;
  return !spot || spot.turn === null || spot.turn === current.turns;
};

const pickUp = (option: Option): void => {
  const chosen = choice(option);
  if ("turn" in chosen.args) current.turns = chosen.args.turn;
  if (isSowing(chosen.verb)) current.sows = chosen.verb;
};

const LOOKED_AT: Choice["verb"][] = ["place", "unload", "wheelbarrow"]; // how the land would be then

export const pieces: Pieces<FarmoonyView, Faces> = {
  touched,
  told,
  wished,
  listed,
  pickUp,
  atOnce: (option) => !LOOKED_AT.includes(choice(option).verb),
  plain: (option, menu) => choice(option).verb === "done" && menu.length > 1,
  main: (menu) => menu.find((option) => choice(option).verb === "done"),
};
