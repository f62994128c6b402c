/** What is spread out on demand: my fulfilled cards, what I know of my stack, the discard pile, what is known of a seat. */
import { MediaQuery } from "svelte/reactivity";

/** A pile, or by its number a seat; "" is nothing. */
export type Spread = "" | "looked" | "discard" | "stack" | "fulfilled" | number;

class Shown {
  what = $state<Spread>("");

  turn(what: Spread): void {
    this.what = this.what === what ? "" : what;
  }
}

export const shown = new Shown();

/** On a phone some pieces lie elsewhere. */
export const phone = new MediaQuery("max-width: 900px");
