/** Reads a choice: `set 31 r90 at 2,-1`, `barn north-east`, `done`. Each text is read once. */
import type { Option } from "../../lib/types";

export interface Read {
  verb: string;
  tile: number;
  turn: number; // quarters, clockwise
  x: number;
  y: number;
  where: string; // of a field
}

/** The choices of setting, by tile, then by how it is turned, then by place. */
export type Places = Map<number, Map<number, Map<string, Option>>>;

const known = new Map<string, Read>();
const indexed = new WeakMap<Option[], Places>();
const MOST = 5000; // texts that are kept

export function read(text: string): Read {
  const before = known.get(text);
  if (before) return before;
  if (known.size > MOST) known.clear();
  const [verb = "", first = "", turned = "", , at = ""] = text.split(" ");
  const [x, y] = at.split(",").map(Number);
  const found: Read = { verb, tile: 0, turn: 0, x: x ?? 0, y: y ?? 0, where: verb === "barn" ? first : "" };
  if (verb === "set") {
    found.tile = Number(first);
    found.turn = Number(turned.slice(1)) / 90;
  }
  known.set(text, found);
  return found;
}

export const name = (x: number, y: number): string => `${x},${y}`;

/** Where each tile can be set, as the menu says. */
export function places(menu: Option[]): Places {
  const before = indexed.get(menu);
  if (before) return before;
  const found: Places = new Map();
  for (const option of menu) {
    const { verb, tile, turn, x, y } = read(option.text);
    if (verb !== "set") continue;
    let turns = found.get(tile);
    if (!turns) found.set(tile, (turns = new Map()));
    let at = turns.get(turn);
    if (!at) turns.set(turn, (at = new Map()));
    at.set(name(x, y), option);
  }
  indexed.set(menu, found);
  return found;
}
