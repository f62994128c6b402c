/** A press counts for the question that was there when it began: the second of two quick ones must not answer the next. */
import { settings } from "../reader/settings.svelte";

export class Presses {
  private drawn = -Infinity; // when what is asked was drawn
  private began = 0;
  private begun = false; // a press whose click has not come yet

  /** Something else is asked from now on. */
  asked(now = performance.now()): void {
    this.drawn = now;
  }

  /** All presses, clicks and keys of the page. Who reads a page aloud may click without a press; a key that is held is one press. */
  hear = (event: Event): void => {
    const held = event.type === "click" ? this.begun : "repeat" in event && event.repeat === true;
    if (!held) this.began = event.timeStamp;
    this.begun = event.type !== "click";
  };

  /** A piece that was dragged is let go where it is wanted: that is the press, however early it was taken up. */
  dropped(now = performance.now()): void {
    this.began = now;
  }

  get count(): boolean {
    return this.began - this.drawn >= settings.unhurried;
  }
}
