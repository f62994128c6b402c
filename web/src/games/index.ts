/** The faces of the games: each is loaded when its table is. */
import type { Component } from "svelte";

import type { Pieces } from "../lib/pieces";
import type { TableModel } from "../lib/table.svelte";

/** How a seat stands, where points come only at the end. */
export interface Standing {
  short: string; // beside its name
  lines: { words: string; rule: string }[];
}

/** How a game is drawn. All that can be chosen is named by `pieces` and made clickable by `piece` (lib/piece.svelte.ts). */
export interface Face {
  pieces: Pieces<never, never>;
  Board: Component<{ model: TableModel<never, never> }>; // what all share, in the middle
  Own: Component<{ model: TableModel<never, never> }>; // the seat at the front
  Other: Component<{ model: TableModel<never, never>; seat: number }>; // another seat, at a glance
  ownGrows?: boolean; // the own seat takes the room that is left, not the board
  standing?(model: TableModel<never, never>, seat: number): Standing | null;
  where(model: TableModel<never, never>): string; // how far the game is: "Round 7"
}

export interface Game {
  icon: string;
  players: [number, number];
  minutes: number;
  seats: number; // that "play now" sets up
  load(): Promise<{ face: Face }>;
}

export const GAMES: Record<string, Game> = {
  formidable_farm: { icon: "wheat", players: [1, 4], minutes: 30, seats: 2, load: () => import("./formidable_farm") as unknown as Promise<{ face: Face }> },
  my_farm_shop: { icon: "shop", players: [2, 4], minutes: 35, seats: 3, load: () => import("./my_farm_shop") as unknown as Promise<{ face: Face }> },
  farmoony: { icon: "vegetable", players: [2, 6], minutes: 30, seats: 3, load: () => import("./farmoony") as unknown as Promise<{ face: Face }> },
  fences: { icon: "fence", players: [2, 4], minutes: 40, seats: 3, load: () => import("./fences") as unknown as Promise<{ face: Face }> },
};

const DEFAULT: Pick<Game, "icon" | "minutes" | "seats"> = { icon: "barn", minutes: 0, seats: 2 };

/** What the pages say of a game beside its words; a game without a face has the usual. */
export const metaOf = (game: string): typeof DEFAULT => GAMES[game] ?? DEFAULT;

/** The face of a game; one without drawings is played from the list. */
export const faceOf = async (game: string): Promise<Face> =>
  (await (GAMES[game]?.load() ?? (import("./bare") as unknown as Promise<{ face: Face }>))).face;
