/** What others did to a land since its owner last did something: it stays in sight until then. */
import type { Told } from "../../lib/piece/pieces";
import { eventOf } from "../declared";
import type { FarmoonyEvent } from "./types";

export interface Hit {
  number: number; // of the event
  by: number; // a seat
  tool: string;
  x: number;
  y: number;
}

const OWN = new Set(["uses", "draws", "takes", "nothing", "reveals"]); // a turn of one's own has gone on

export function hitsOn(events: Told[], land: number): Hit[] {
  const found: Hit[] = [];
  for (const told of events.toReversed()) {
    const event = eventOf<FarmoonyEvent>(told);
    if (event.seat === land && OWN.has(event.kind)) break;
    if (event.kind !== "uses" || event.fields.owner !== land || !event.fields.cell) continue;
    found.push({ number: told.number, by: event.seat, tool: String(event.fields.effect), ...event.fields.cell });
  }
  return found;
}
