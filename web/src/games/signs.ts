/** The signs of a game for its rule book: what is drawn, and what it means. Found by the folder of the game. */
import type { Said } from "../lib/net/types";

export interface Sign {
  pictures: string[]; // icons of the sprite; "→", "=" and the like stand between them as text
  name?: Said; // without it the rule's own sentence is the meaning
  note?: Said; // a second line
  rule?: string; // that says so
  not?: boolean; // crossed out: without these
}

export interface SignGroup {
  title: string; // a word of the game
  signs: Sign[];
}

export type Signs = (faces: never) => SignGroup[];

const SIGNS = import.meta.glob<Signs>("./*/signs.ts", { import: "signs" });

/** None for a game without pictures of its own. */
export const signsOf = async (game: string): Promise<Signs> => (await SIGNS[`./${game}/signs.ts`]?.()) ?? (() => []);

/** The first of each, by a name. */
export function firstOf<T>(all: T[], name: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [name(one), one])).values()].toReversed();
}
