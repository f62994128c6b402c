/** What the server says about Fences: its view and its components. */
import type { TableModel } from "../../lib/table.svelte";
import type { Said, View } from "../../lib/types";

export interface SeatView {
  hand: number[]; // tiles, HIDDEN where only the owner knows
  stock: number;
  points: number;
  farmer: number; // 0 before it is dealt
}

/** A tile on the board; x goes east, y goes south, from the first tile. */
export interface TileView {
  tile: number;
  x: number;
  y: number;
  turn: number; // quarters, clockwise
  seat: number;
  barn: number; // the field with a barn, -1 for none
  owner: number;
}

export interface FarmView {
  fields: [number, number][]; // tile and field, as they were set
  animals: number[];
  barns: number[]; // of each seat
  worth: number;
  share: number; // for each barn
  open: number; // 0 is completed
  completed_by: number;
}

export interface FencesView extends View {
  seats: SeatView[];
  board: TileView[];
  farms: FarmView[];
  supply: number;
}

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
export const farmerOf = (model: Model, seat: number): Farmer | undefined => faces(model).farmers[(model.view?.seats[seat]?.farmer ?? 0) - 1];
