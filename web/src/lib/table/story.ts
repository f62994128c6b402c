/** The log as a story: from the oldest to the newest, turn by turn. */
import type { Told } from "../piece/pieces";
import { SPECTATOR } from "../net/types";

/** What one seat did in a row; chance and the table itself belong to whoever was at it. */
export interface Chapter {
  seat: number; // SPECTATOR: nobody's
  events: Told[];
}

export function chapters(events: Told[]): Chapter[] {
  const found: Chapter[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && (event.seat >= SPECTATOR || event.seat === last.seat)) last.events.push(event);
    else if (last && last.seat >= SPECTATOR) {
      last.seat = event.seat;
      last.events.push(event);
    } else found.push({ seat: Math.min(event.seat, SPECTATOR), events: [event] });
  }
  return found;
}

/** What the others did since this seat was last at it: one chapter for each of them, in the order of play. */
export function sinceMine(events: Told[], seat: number): Chapter[] {
  const all = chapters(events);
  const mine = all.findLastIndex((chapter, k) => chapter.seat === seat && k < all.length - 1);
  const found = new Map<number, Chapter>();
  for (const { seat: by, events: told } of all.slice(mine + 1)) {
    if (by === seat || by >= SPECTATOR) continue;
    const one = found.get(by) ?? { seat: by, events: [] };
    found.set(by, { seat: by, events: [...one.events, ...told] });
  }
  return [...found.values()];
}
