/** What events brought, and which picture a word has. */
import { eventOf } from "../declared";
import type { Happened } from "../../lib/net/types";
import { GOODS, iconOf, type ShopEvent } from "./types";

type Items = Record<string, number>;

export const ORDER = ["coin", ...GOODS, "bag", "sunflower"];

/** What a seat has more, and less, after these events. */
export function balance(events: Happened[]): Items {
  const sum: Items = {};
  const add = (items: object | undefined, sign: number): void => {
    for (const [kind, n] of Object.entries(items ?? {})) sum[kind] = (sum[kind] ?? 0) + sign * Number(n);
  };
  for (const happened of events) {
    const event = eventOf<ShopEvent>(happened);
    if (event.kind === "gains") add(event.fields.items, 1);
    else if (event.kind === "pays" || event.kind === "returns") add(event.fields.items, -1);
    else if (event.kind === "meets") add({ coin: event.fields.coins ?? 0 }, 1);
    else if (event.kind === "plants") add({ sunflower: 1 }, 1);
    else if (event.kind === "uproots") add({ sunflower: 1 }, -1);
  }
  return Object.fromEntries(ORDER.flatMap((kind) => (sum[kind] ? [[kind, sum[kind]]] : [])));
}

/** The field that a seat has used since the last roll, and what that brought; no field: not yet. */
export function actedOf(events: Happened[], seat: number): { field?: string; items: Items } {
  const turn = events.findLastIndex((event) => event.kind === "turn" || event.kind === "final");
  const mine = events.slice(turn + 1).filter((event) => event.seat === seat);
  const from = mine.findIndex((event) => event.kind === "activates");
  if (from < 0) return { items: {} };
  const event = eventOf<ShopEvent>(mine[from] as Happened);
  const field = event.kind === "activates" ? event.fields.field : undefined;
  return { ...(field === undefined ? {} : { field }), items: balance(mine.slice(from)) };
}

const WORDS: Record<string, string> = {
  "face-up": "go-up",
  "face-sideways": "go-side",
  "face-farmer": "farmer",
};
const KINDS = /^(?:item|kind|transport)-(.+)$/;

/** The picture behind a word in a sentence, by the key of its phrase. */
export const icon = (key: string): string | undefined => {
  const kind = KINDS.exec(key)?.[1];
  return kind === undefined ? WORDS[key] : iconOf(kind);
};

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
