/** A table that is about to be made. */
import type { NewSeat, NewTable } from "../net/types";

export const WAYS = ["bots", "invite", "screen", "solo"] as const;
export type Way = (typeof WAYS)[number];

export interface Draft {
  seats: NewSeat[];
  options: Record<string, number>;
  listed: boolean;
  language: NewTable["language"];
}

const KINDS: Record<Way, NewSeat["kind"]> = { bots: "bot", invite: "open", screen: "person", solo: "person" };

/** The seat that comes next, in this way to play. */
export function fits(way: Way, number: number): NewSeat {
  return { kind: number ? KINDS[way] : "person", name: "", level: "" }; // the usual one
}

/** What most people want: me and so many others; around one screen two people. */
export function begun(way: Way, usual: number, name: string, language: NewTable["language"]): Draft {
  const size = { bots: usual, invite: usual, screen: 2, solo: 1 }[way];
  const seats = Array.from({ length: size }, (_, k) => ({ ...fits(way, k), name: k ? "" : name }));
  return { seats, options: {}, listed: false, language };
}

/** The wish as the server takes it: bots have a level and no name, people a name and no level, options are the game's own. */
export function wished(
  game: NewTable["game"],
  draft: Draft,
  options: Record<string, number[]>,
  usual: NewSeat["level"],
): NewTable {
  const seats = draft.seats.map(({ kind, name, level }) => ({
    kind,
    name: kind === "person" ? name.trim() : "",
    level: kind === "bot" ? level || usual : "",
  }));
  const chosen = Object.entries(draft.options).filter(([option, value]) => options[option]?.includes(value));
  return {
    game,
    seats,
    options: Object.fromEntries(chosen),
    language: draft.language,
    listed: draft.listed,
    takebacks: true,
  };
}
