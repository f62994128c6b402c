/** What the player holds and looks at in Farmoony: how the card is turned, and whose land lies in the middle. */
class Hold {
  turns = $state(0);
  land = $state<number | null>(null); // a seat; null is one's own one

  turn = (by: 1 | -1): void => {
    this.turns = (this.turns + by + 4) % 4;
  };
}

export const current = new Hold();
