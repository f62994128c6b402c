/** What the server says about Fences: its view, its choices and events, and its components. */
import type { TableModel } from "../../lib/table/table.svelte";
import type { Option, Said } from "../../lib/net/types";
import { choiceOf, type Schemas } from "../declared";

export type FencesView = Schemas["FencesView"];
/** A tile on the board; x goes east, y goes south, from the first tile. */
export type TileView = Schemas["FencesTileView"];
export type FarmView = Schemas["FencesFarmView"];
export type Choice = Schemas["FencesChoice"];
export type FencesEvent = Schemas["FencesEvent"];

/** A tile that is set: which, how it is turned, and where. */
export type Setting = Extract<Choice, { verb: "set" }>["args"];
export type Place = Setting["place"];

// ---- The components: rows of their file, which the server's description leaves open ------------------------------------

export interface FieldFace {
  half_edges: number[]; // clockwise from the north-west corner
  animals: number[]; // of each kind
  where: string[]; // its name, by how the tile is turned
}

export interface TileFace {
  id: number;
  shape: string;
  fields: FieldFace[];
}

export interface Bonus {
  when: string;
  points: number;
  words: Said;
}

export interface Farmer {
  id: number;
  name: string;
  bonus: Bonus[];
  words: Said;
}

export interface Faces {
  animals: string[];
  tiles: TileFace[];
  farmers: Farmer[];
}

export type Model = TableModel<FencesView, Faces>;

export const GAME = "fences";
export const HIDDEN = -1;

export const faces = (model: Model): Faces => model.faces;
export const tileFace = (model: Model, tile: number): TileFace | undefined => faces(model).tiles[tile - 1];
export const farmerOf = (model: Model, seat: number): Farmer | undefined =>
  faces(model).farmers[(model.view?.seats[seat]?.farmer ?? 0) - 1];

export const choice = (option: Option): Choice => choiceOf<Choice>(option);

export const offers = (menu: Option[], ...verbs: Choice["verb"][]): boolean =>
  menu.some((option) => verbs.includes(choice(option).verb));

/** What a choice sets, if it is one of setting. */
export function settingOf(option: Option | null | undefined): Setting | null {
  const chosen = option ? choice(option) : null;
  return chosen?.verb === "set" ? chosen.args : null;
}
