/** What is spread out on demand: my fulfilled cards, what I know of my stack, the discard pile. */

/** A pile; "" is nothing. */
export type Spread = "" | "looked" | "discard" | "stack" | "fulfilled";

class Shown {
  what = $state<Spread>("");

  turn(what: Spread): void {
    this.what = this.what === what ? "" : what;
  }
}

export const shown = new Shown();
