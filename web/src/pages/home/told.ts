/** Tables in a few words. */
import type { TableInfo } from "../../lib/net/types";
import type { Mine } from "../../lib/site/mine.svelte";
import { ownSeats, type Standing } from "../../lib/site/tables.svelte";
import { t, words } from "../../lib/reader/words.svelte";

const SHOWN = 3; // names in a row

export const free = (table: TableInfo): number => table.seats.filter((seat) => seat.kind === "open").length;

/** Who else sits there: " · Léa and Tom". With seats of my own, without me. */
export function people(table: TableInfo, own: number[]): string {
  const names = table.seats.filter((seat) => seat.kind !== "open" && !own.includes(seat.seat)).map((seat) => seat.name);
  if (!names.length) return "";
  const first = listed(names.slice(0, SHOWN));
  return `${own.length ? " · " : ""}${names.length > SHOWN ? t("page-and-others", { names: names.slice(0, SHOWN).join(", ") }) : first}`;
}

/** "a, b and c" in the reader's language. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return words.say({ key: "join-last", args: { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" } });
}

/** How one of my tables stands. */
export function stands(one: Mine, found: Standing | undefined): string {
  if (!found) return t("page-state-asking");
  const info = found.info;
  if (!info) return t("page-state-gone");
  if (info.status === "over") return placed(info, ownSeats(one));
  if (info.status === "waiting") return t("page-state-waiting", { n: free(info) });
  const who = found.asked.map((seat) => info.seats[seat]?.name ?? "").join(", ");
  const state = found.yours
    ? t("page-state-yours")
    : who
      ? t("page-state-thinking", { who, n: found.asked.length })
      : t("page-running");
  const since = found.since ? ` · ${ago(found.since)}` : "";
  return t("page-state-turn", { state, turn: found.turn + 1 }) + since;
}

/** How long ago, in the reader's language. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, size] = (
    [
      ["day", 86_400],
      ["hour", 3600],
      ["minute", 60],
    ] as const
  ).find(([, length]) => seconds >= length) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(seconds / size), unit);
}

/** How a finished game went for me. */
export function placed({ places, lost }: Pick<TableInfo, "places" | "lost">, own: number[]): string {
  const best = Math.min(...own.map((seat) => places?.[seat] ?? Infinity));
  if (lost && own.length) return t("page-state-lost");
  if (best === 1) return t("page-state-won");
  return Number.isFinite(best) ? t("page-state-place", { place: best }) : t("page-state-over");
}

export function winners(table: TableInfo): string {
  const names = table.seats.filter((seat) => table.places[seat.seat] === 1).map((seat) => seat.name);
  return names.length ? t(table.lost ? "page-lost-by" : "page-won-by", { names: listed(names) }) : t("page-state-over");
}
