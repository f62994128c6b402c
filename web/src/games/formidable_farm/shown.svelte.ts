/** What is spread out on demand: my fulfilled cards, what I know of my stack, the discard pile, what is known of a seat. */
class Shown {
  what = $state("");

  turn(what: string): void {
    this.what = this.what === what ? "" : what;
  }
}

export const shown = new Shown();
