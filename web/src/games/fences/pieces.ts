/** Which pieces a choice touches, and which an event tells about. */
import type { Pieces } from "../../lib/piece/pieces";
import type { Happened, Option } from "../../lib/net/types";
import { eventOf } from "../declared";
import { farmKey, fieldName, landOf } from "./board/farms";
import { hold } from "./seat/hold.svelte";
import { name } from "./board/places";
import { choice, offers, settingOf, type Faces, type FencesEvent, type FencesView, type Place } from "./types";

// ---- The keys of the pieces: made here, and never taken apart ----------------------------------------------------------

export const tileKey = (tile: number): string => `tile-${tile}`;
export const placeKey = (place: Place): string => `place-${name(place)}`;
export const fieldKey = (tile: number, field: number): string => `field-${fieldName(tile, field)}`;
export const farmerKey = (seat: number): string => `farmer-${seat}`;
export const pointsKey = (seat: number): string => `points-${seat}`;
export const barnsKey = (seat: number): string => `barns-${seat}`;

/** The field of a tile on the board that is called so, as the tile lies. */
function fieldAt(view: FencesView, faces: Faces, tile: number, where: string): number {
  const turn = view.board.find((one) => one.tile === tile)?.turn ?? 0;
  return faces.tiles[tile - 1]?.fields.findIndex((field) => field.where[turn] === where) ?? -1;
}

/** A place stands for one choice, that of the tile in hand as it fits there; barns go on the tile that was set last. */
function touched(option: Option, view: FencesView, components: Faces): string[] {
  const chosen = choice(option);
  const last = view.board.at(-1)?.tile;
  if (chosen.verb === "set")
    return hold.means(option, chosen.args) ? [placeKey(chosen.args.place), tileKey(chosen.args.tile)] : [];
  if (chosen.verb === "barn" && last) return [fieldKey(last, fieldAt(view, components, last, chosen.args.where))];
  return [];
}

/** The farm that an event names, as it is now; else the tile that lies there. */
function at(view: FencesView, faces: Faces, place: Place | undefined, where?: string): string[] {
  const tile = view.board.find((one) => one.x === place?.x && one.y === place.y)?.tile;
  if (!tile) return [];
  const farm = where ? landOf(view).farmOf.get(fieldName(tile, fieldAt(view, faces, tile, where))) : undefined;
  return farm ? [farmKey(farm), tileKey(tile)] : [tileKey(tile)];
}

function told(happened: Happened, view: FencesView, components: Faces): string[] {
  const event = eventOf<FencesEvent>(happened);
  switch (event.kind) {
    case "sets":
    case "draws":
      return event.fields.tile ? [tileKey(event.fields.tile)] : [];
    case "completes":
    case "builds":
      return at(view, components, event.fields.place, event.fields.where);
    case "returns":
      return at(view, components, event.fields.place);
    case "profile":
    case "bonus":
      return [farmerKey(event.seat)];
    case "scores":
      return [pointsKey(event.seat)];
    default:
      return [];
  }
}

/** A field of the tile that was set last: why no barn there? */
function wished(key: string, menu: Option[], view: FencesView, components: Faces): string | undefined {
  const last = view.board.at(-1);
  if (!last || !offers(menu, "barn")) return undefined;
  const field = components.tiles[last.tile - 1]?.fields.find((_, k) => key === fieldKey(last.tile, k));
  return field && `barn ${field.where[last.turn]}`;
}

/** The list has one line for each place: R turns the tile that is looked at there. */
const listed = (option: Option): boolean => {
  const setting = settingOf(option);
  return !setting || (setting.tile === hold.tile && hold.means(option, setting));
};

const pickUp = (option: Option): void => {
  const setting = settingOf(option);
  if (setting) hold.set(setting.tile, setting.turn);
};

export const pieces: Pieces<FencesView, Faces> = {
  touched,
  told,
  wished,
  listed,
  pickUp,
  atOnce: (option) => choice(option).verb === "barn",
  plain: (option) => choice(option).verb === "done", // to build nothing is never the thing to do
  main: (menu) => (menu.length <= 1 || offers(menu, "done") ? menu.find((option) => !settingOf(option)) : undefined),
};
