/**
 * One press may stand for a line of choices: "buy a crop" and which one. They are made one by one, each when it is
 * asked for; where something else is asked, the rest is dropped and people choose themselves.
 */
import type { Option } from "../net/types";

/** A choice in notation, and the key of the question that it answers. */
export interface Step {
  text: string;
  asked: string;
}

export interface Asked {
  seat: number;
  version: number;
  menu: Option[];
  question?: { key: string } | null;
}

/** What a line of choices begins with, if it is open. */
export const startOf = ([first]: Step[], asked: Asked | null): Option | null =>
  (first?.asked === asked?.question?.key && asked?.menu.find(({ text }) => text === first?.text)) || null;

export class Line {
  move = ""; // the name of the choice that began it; of those that follow, with a stroke behind it for each
  private rest: Step[] = [];
  private seat = -1;
  private answered = -1; // the version of the question that was answered last

  begin(asked: Asked | null, rest: Step[]): void {
    this.move = crypto.randomUUID();
    this.seat = asked?.seat ?? -1;
    this.answered = asked?.version ?? 0;
    this.rest = rest;
  }

  /** What the line answers here, if it is this question that it waits for. */
  next(asked: Asked): Option | null {
    if (!this.rest.length || asked.seat !== this.seat || asked.version === this.answered) return null;
    const found = startOf(this.rest, asked);
    this.rest = found ? this.rest.slice(1) : [];
    this.answered = asked.version;
    this.move += "_"; // the server takes letters, digits, - and _
    return found;
  }
}
