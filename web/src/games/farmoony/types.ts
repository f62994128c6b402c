/** Farmoony's view and components, as the server gives them. */
import type { TableModel } from "../../lib/table.svelte";
import type { View } from "../../lib/types";

export type Laid = [card: number, turns: number, x: number, y: number];
export type Token = [x: number, y: number, type: number];

export interface Seat {
  hand: number[];
  chosen: number; // 0: not yet; -1: somebody else's
  playing: number;
  placed: Laid | null;
  has_placed: boolean;
  tools: number[]; // kinds, -1 is hidden
  known_tools: number[];
  land: Laid[];
  tokens: Token[];
}

export interface FarmoonyView extends View {
  seats: Seat[];
  phase: number;
  passes: number;
  missions: number[];
  choosers: number[];
  open_tools: number[];
  used_tools: number[];
  deck: number;
}

export interface Mission {
  number: number;
  name: string;
  tiles: number[];
  asks: number[];
  star: boolean;
}

export interface Faces {
  types: { name: string; letter: string }[];
  cards: { id: number; tiles: [number, number, number, number] }[]; // upper left, upper right, lower left, lower right
  tools: { id: number; name: string }[];
  missions: Mission[];
}

export type Model = TableModel<FarmoonyView, Faces>;

export const faces = (model: Model): Faces => model.faces;
