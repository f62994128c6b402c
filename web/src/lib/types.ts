/** The server's types, made from its own description of itself (`npm run types`). */
import type { components } from "../api";

type Schemas = components["schemas"];

/** A phrase: an argument is a number, a name, another phrase, or several. */
export interface Said {
  key: string;
  args?: Record<string, unknown>;
}
export type Option = Schemas["Option"];
export type Happened = Schemas["Happened"];
export type SeatScore = Schemas["SeatScore"];
export type Line = Schemas["Line"];
export type Problem = Schemas["Problem"];
export type Answer = Schemas["Answer"];
export type ChatLine = Schemas["ChatLine"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Seated = Schemas["Seated"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];
export type GameInfo = Schemas["GameInfo"] & { levels?: string[] };
export type Offer = Omit<Schemas["Offer"], "games" | "levels"> & { games: GameInfo[]; levels?: string[] };
export type Replayed = Schemas["Replayed"];
export type Taught = Omit<Schemas["Taught"], "sight"> & { sight: Sight };
export type FromClient = Schemas["FromClient"];
export type ToClient = Schemas["ToClient"];

/** What every game shows of itself. */
export interface View {
  seat: number;
  players: number;
  player: number;
  asked: number[];
}

/** All that a seat sees; `V` is the view of its game. */
export type Sight<V extends View = View> = Omit<Schemas["Sight"], "view"> & { view: V };

/** What a choice would lead to, as far as the seat can know. */
export interface Foreseen<V extends View = View> {
  choice: number;
  version: number;
  sure: boolean;
  view: V;
  scores: SeatScore[];
  events: Happened[];
}

/** Typed notation, as the server understands it. */
export interface Reading {
  choice: number | null;
  open: boolean;
  problem: Problem | null;
}

export const SPECTATOR = 6;
