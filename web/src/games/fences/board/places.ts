/** Where tiles can be set: places by their names, and the choices of setting by tile, turn and place. */
import type { Option } from "../../../lib/net/types";
import { choice, type Place } from "../types";

/** The choices of setting, by tile, then by how it is turned, then by place. */
export type Places = Map<number, Map<number, Map<string, Option>>>;

const indexed = new WeakMap<Option[], Places>();

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const COLUMNS = 26 + 26 * 26;

/** What sentences call a place, as the server does: the first tile lies at M13, letters go right and numbers down. */
export function cell({ x, y }: Place): string {
  const column = (x + LETTERS.indexOf("M") + COLUMNS) % COLUMNS;
  const before = column >= 26 ? LETTERS[Math.floor(column / 26) - 1] : "";
  return `${before}${LETTERS[column % 26]}${y + 13}`;
}

export const name = ({ x, y }: Place): string => `${x},${y}`;

/** Where each tile can be set, as the menu says: looked up once for each menu. */
export function places(menu: Option[]): Places {
  const before = indexed.get(menu);
  if (before) return before;
  const found: Places = new Map();
  for (const option of menu) {
    const chosen = choice(option);
    if (chosen.verb !== "set") continue;
    const { tile, turn, place } = chosen.args;
    let turns = found.get(tile);
    if (!turns) found.set(tile, (turns = new Map()));
    let at = turns.get(turn);
    if (!at) turns.set(turn, (at = new Map()));
    at.set(name(place), option);
  }
  indexed.set(menu, found);
  return found;
}
