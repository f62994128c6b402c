/** A long menu is asked step by step: where one is in its tree. */
import type { Said, Step, Way } from "../net/types";

/** The steps that these answers lead through, the first one included; an answer that is no longer there ends the way. */
export function followed(first: Step | null | undefined, answers: string[], say: (said: Said) => string): Step[] {
  const found: Step[] = [];
  let step = first ?? null;
  for (const answer of [...answers, ""]) {
    if (!step) break;
    found.push(step);
    step = step.ways.find((way: Way) => say(way.label) === answer)?.then ?? null;
  }
  return found;
}
