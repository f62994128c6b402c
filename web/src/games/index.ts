/** The games that have a face, found by their folders: `meta.ts` and the address of `poster.svg` are at hand, `index.ts` comes with a table. */
import type { Component } from "svelte";

import type { Option } from "../lib/net/types";
import type { Pieces, Told } from "../lib/piece/pieces";
import type { Step } from "../lib/table/line";
import type { TableModel } from "../lib/table/table.svelte";

/** How a seat stands, where points come only at the end. */
export interface Standing {
  short: string; // beside its name
  lines: { words: string; rule: string }[];
}

/** The big number of a player on the bar. */
export interface Chip {
  value: string;
  unit: string; // a word for it
}

/** Something that a turn brought: a picture and how many. */
export interface Gain {
  icon: string;
  n: string;
}

/** Several choices that one press makes, with a word for them. */
export interface Line {
  label: string;
  steps: Step[];
}

/** How a game is drawn. All that can be chosen is named by `pieces` and made clickable by `piece` (lib/piece/piece.svelte.ts). */
export interface Face {
  pieces: Pieces<never, never>;
  Board: Component<{ model: TableModel<never, never> }>; // fills the stage, a size container of that name
  Own: Component<{ model: TableModel<never, never> }>; // the seat at the front: fills the dock, a size container of that name
  Farm: Component<{ model: TableModel<never, never>; seat: number }>; // another seat, as large as the board
  chip(model: TableModel<never, never>, seat: number): Chip;
  gains?(model: TableModel<never, never>, events: Told[]): Gain[]; // what these events of one seat brought
  great?: readonly string[]; // kinds of events to remember: their pieces glow, or their words are shown large
  icon?(key: string): string | undefined; // the picture of a word in a sentence, by its key
  explain?(model: TableModel<never, never>, option: Option): string | null; // a choice that is looked at, where its phrase is not enough
  lines?(model: TableModel<never, never>): Line[]; // beside the question
  standing?(model: TableModel<never, never>, seat: number): Standing | null;
  listed?: boolean; // nothing is drawn: the list of choices plays it
  where(model: TableModel<never, never>): string; // how far the game is: "Round 7"
}

/** What the pages say of a game beside its words; how many can play says the server. */
export interface Meta {
  icon: string;
  minutes: number; // 0: not known
  seats: number; // that "play now" sets up
  start?: boolean; // the one to begin with
}

const PLAIN: Meta = { icon: "barn", minutes: 0, seats: 2 };
const METAS = import.meta.glob<Meta>("./*/meta.ts", { import: "meta", eager: true });
const POSTERS = import.meta.glob<string>("./*/poster.svg", { query: "?url", import: "default", eager: true });
const FACES = import.meta.glob<Face>("./*/index.ts", { import: "face" });

export const metaOf = (game: string): Meta => METAS[`./${game}/meta.ts`] ?? PLAIN;

/** The address of a game's picture; nothing for one without. It is a file of its own: scripts stay small, pictures may be rich. */
export const posterOf = (game: string): string | undefined => POSTERS[`./${game}/poster.svg`];

/** The face of a game; one without drawings is played from the list. */
export const faceOf = (game: string): Promise<Face> => (FACES[`./${game}/index.ts`] ?? bare)();

const bare = async (): Promise<Face> => (await import("./bare")).face as unknown as Face; // components may ignore what they are given
