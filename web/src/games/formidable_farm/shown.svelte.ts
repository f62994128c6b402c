/** What is spread out on demand: my fulfilled cards, what I know of my stack, the discard pile, what is known of a seat. */
import { MediaQuery } from "svelte/reactivity";

class Shown {
  what = $state("");

  turn(what: string): void {
    this.what = this.what === what ? "" : what;
  }
}

export const shown = new Shown();

/** On a phone some pieces lie elsewhere. */
export const phone = new MediaQuery("max-width: 900px");
