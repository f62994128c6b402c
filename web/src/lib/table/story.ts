/** The log as a story: from the oldest to the newest, turn by turn. */
import type { Told } from "../piece/pieces";
import { SPECTATOR, type Said } from "../net/types";

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

/** A line of the story: what it says, and the events that it tells. */
export interface Row {
  said: Said;
  events: Told[];
}

/** The speech of the reader, as far as a story needs it. */
interface Speech {
  has(key: string): boolean;
  say(said: Said): string;
}

/** The lines of a chapter. What happens several times in a row is one line where there are words for it; a turn's
 * beginning is said by the heading. */
export function rows(events: Told[], speech: Speech): Row[] {
  const found: Row[] = [];
  for (const event of events) {
    if (event.kind === "turn") continue;
    const last = found.at(-1);
    const first = last?.events[0];
    if (last && first?.kind === event.kind && first.seat === event.seat && speech.has(`${event.phrase.key}-together`)) {
      last.events.push(event);
      last.said = together(last.events, speech);
    } else found.push({ said: event.phrase, events: [event] });
  }
  return found;
}

function together(events: Told[], speech: Speech): Said {
  const key = `${events[0]?.phrase.key ?? ""}-together`;
  const args: Record<string, unknown> = { n: events.length, ...events[0]?.phrase.args };
  for (const name of Object.keys(args)) {
    const all = events.map(({ phrase }) => phrase.args?.[name]);
    if (all.includes(undefined)) continue; // the number of them is ours
    const said = all.map((one) => (one && typeof one === "object" ? speech.say(one as Said) : String(one)));
    if (new Set(said).size > 1 || typeof args[name] === "number") args[name] = said.join("·");
  }
  return { key, args };
}
