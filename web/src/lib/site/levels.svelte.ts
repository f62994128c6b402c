/** How strong bots may be: what the server offers in each game, the weakest first, and what people get unless they choose. */
import { offers } from "./offers.svelte";
import type { NewSeat } from "../net/types";
import { t, words } from "../reader/words.svelte";

export type Level = NewSeat["level"];

const YARDSTICKS = ["random", "greedy"]; // bots are measured against them; people meet them only where there are no others
const ORDER = [...YARDSTICKS, "seedling", "farmhand", "farmer", "foreman", "master"];
const USUAL = ["farmhand", "greedy"]; // the first of them that is offered

/** The weakest first; one that we do not know comes last. */
export const sorted = (levels: string[]): string[] => levels.toSorted((a, b) => rank(a) - rank(b));

const rank = (level: string): number => (ORDER.includes(level) ? ORDER.indexOf(level) : ORDER.length);

/** What people choose from. */
export function forPeople(levels: string[]): string[] {
  const people = levels.filter((level) => !YARDSTICKS.includes(level));
  return sorted(people.length > 0 ? people : levels);
}

/** The level for most people. */
export const usual = (levels: string[]): Level =>
  (USUAL.find((one) => levels.includes(one)) ?? levels.at(-1) ?? "greedy") as Level;

/** A level in the reader's words; `help` says what it does. */
export function named(level: string, help = false): string {
  const key = `page-level-${level}`;
  if (!level || !words.has(key)) return level;
  return help && words.has(`${key}-help`) ? t("page-about", { what: t(key), more: t(`${key}-help`) }) : t(key);
}

/** Of each game; a server that has not answered yet has the usual bot at least. */
export const levels = {
  load: (): Promise<void> => offers.load(),
  of: (game: string): string[] => forPeople(offers.of(game)?.levels ?? ["greedy"]),
  usual: (game: string): Level => usual(levels.of(game)),
};
