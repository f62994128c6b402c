/** Words in the reader's language, from the same Fluent files that the terminal uses. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Said } from "../net/types";

const COMMON = import.meta.glob("../../../../src/farmtable/words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob("../../../../src/farmtable/games/*/show/words/*.ftl", {
  query: "?raw",
  import: "default",
});
/** How each game presents itself: few words, so they are in the page itself (see vite.config.ts). */
const HEADS = import.meta.glob<string>("../../../../src/farmtable/games/*/show/words/*.ftl", {
  query: "?head",
  import: "default",
  eager: true,
});

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

function preferred(): Language {
  const wanted = [localStorage.getItem("language"), ...navigator.languages].map((one) =>
    one?.slice(0, 2).toLowerCase(),
  );
  return LANGUAGES.find((one) => one === wanted.find((want) => LANGUAGES.some((known) => known === want))) ?? "en";
}

async function text(files: Record<string, () => Promise<unknown>>, folder: string): Promise<string> {
  const found = Object.entries(files).filter(([path]) => path.includes(folder));
  return (await Promise.all(found.map(([, load]) => load()))).join("\n");
}

function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A piece of a sentence: words, or a picture. */
export interface Part {
  text?: string;
  icon?: string;
}

class Words {
  language = $state<Language>(preferred());
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private order: Record<string, string[]> = {};
  private heads: Record<string, FluentBundle> = {}; // of games whose words are not loaded

  /** Load what is needed, for a game or for the pages alone; then `say` knows it. */
  async load(game = "", language = this.language): Promise<void> {
    const name = `${language} ${game}`;
    if (this.bundles[name]) return;
    const sources = await Promise.all([
      text(COMMON, `words/${language}.`),
      text(COMMON, `words/page.${language}.`),
      game ? text(GAMES, `games/${game}/show/words/${language}.`) : "",
    ]);
    this.order[name] = sources.flatMap((source) =>
      [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? ""),
    );
    this.bundles = { ...this.bundles, [name]: bundleOf(language, sources) };
  }

  /** All keys that `say` knows, in the order of the files. */
  keys(game = ""): string[] {
    return this.bundles[this.name(game)] ? (this.order[this.name(game)] ?? []) : [];
  }

  /** Another language, for all that has words now: the page goes on with the old one until they are there. */
  async speak(language: Language, games: string[]): Promise<void> {
    localStorage.setItem("language", language);
    const spoken = Object.keys(this.bundles).map((name) => name.split(" ")[1] ?? "");
    await Promise.all([...new Set(["", ...games, ...spoken])].map((game) => this.load(game, language)));
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string, game = ""): boolean {
    return this.bundle(game)?.hasMessage(key) ?? false;
  }

  /** A phrase in words and pictures: `icon` knows the picture of a word by its key. */
  drawn(said: Said, game: string, names: string[], icon: (key: string) => string | undefined): Part[] {
    const pictures: string[] = [];
    this.picture = (key) => {
      const name = icon(key);
      return name === undefined ? "" : `\uE000${pictures.push(name) - 1}\uE001`;
    };
    const text = this.say(said, game, names);
    this.picture = undefined;
    return text
      .split(/\uE000(\d+)\uE001/)
      .map((part, k): Part => (k % 2 ? { icon: pictures[Number(part)] ?? "" } : { text: part }))
      .filter((part) => part.icon || part.text);
  }

  private picture: ((key: string) => string) | undefined;

  /** A phrase in words. `names` are the players', for phrases about seats. */
  say(said: Said, game = "", names: string[] = []): string {
    if (said.key === "seat" && names.length) return names[Number(said.args?.["n"]) - 1] ?? "";
    const bundle = this.bundle(game);
    const pattern = bundle?.getMessage(said.key)?.value;
    if (!bundle || !pattern) return this.bundles[this.name(game)] ? said.key : "";
    const args = Object.entries(said.args ?? {}).map(
      ([name, value]) => [name, this.argument(value, game, names)] as const,
    );
    return bundle.formatPattern(pattern, Object.fromEntries(args), []);
  }

  private argument(value: unknown, game: string, names: string[]): string | number {
    if (typeof value === "number" || typeof value === "string") return value;
    const say = (part: unknown): string =>
      this.say(part as Said, game, names) + (this.picture?.((part as Said).key) ?? "");
    if (!Array.isArray(value)) return say(value);
    const parts = value.map(say);
    if (parts.length < 2) return parts.join("");
    return this.say({ key: "join-last", args: { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" } });
  }

  private name(game: string): string {
    return `${this.language} ${game}`;
  }

  private bundle(game: string): FluentBundle | undefined {
    return this.bundles[this.name(game)] ?? (game ? this.head(game) : undefined);
  }

  /** A game's own words about itself are always there. */
  private head(game: string): FluentBundle | undefined {
    const name = this.name(game);
    const source = Object.entries(HEADS).find(([path]) =>
      path.includes(`/games/${game}/show/words/${this.language}.`),
    )?.[1];
    if (source !== undefined) this.heads[name] ??= bundleOf(this.language, [source]);
    return this.heads[name];
  }
}

export const words = new Words();

/** The page's own words. */
export function t(key: string, args: Record<string, string | number> = {}, game = ""): string {
  return words.say({ key, args }, game);
}

/** What a game is called; one without words has its plain name. */
export const nameOf = (game: string): string => (words.has("game-name", game) ? t("game-name", {}, game) : game);
