/** How strong bots may be: what the server offers in each game, the weakest first, and what people get unless they choose. */
import { get } from "./api";
import type { NewSeat, Offer } from "./types";
import { t, words } from "./words.svelte";

export type Level = NewSeat["level"];

const YARDSTICKS = ["random", "greedy"]; // bots are measured against them; people meet them only where there are no others
const ORDER = [...YARDSTICKS, "seedling", "farmhand", "farmer", "master"];
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
export const usual = (levels: string[]): Level => (USUAL.find((one) => levels.includes(one)) ?? levels.at(-1) ?? "greedy") as Level;

/** A level in the reader's words; `help` says what it does. */
export function named(level: string, help = false): string {
  const key = `page-level-${level}`;
  if (!level || !words.has(key)) return level;
  return help && words.has(`${key}-help`) ? `${t(key)}: ${t(`${key}-help`)}` : t(key);
}

class Levels {
  private games = $state.raw<Record<string, string[]>>({});
  private asked: Promise<void> | null = null;

  /** Ask once; a server that does not answer is asked again the next time, and the usual bot is enough. */
  load(): Promise<void> {
    this.asked ??= get<Offer>("/games").then(
      (offer) => this.keep(offer),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  keep(offer: Offer): void {
    this.games = Object.fromEntries(offer.games.map((game) => [game.name, forPeople(game.levels)]));
  }

  of(game: string): string[] {
    return this.games[game] ?? ["greedy"];
  }

  usual(game: string): Level {
    return usual(this.of(game));
  }
}

export const levels = new Levels();
