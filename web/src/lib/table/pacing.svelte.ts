/** The others' moves, one after the other, at a pace that people can follow. */
import type { Sight } from "../net/types";
import { PACES, settings } from "../reader/settings.svelte";

const LONG_QUEUE = 6; // so many behind, and the pace doubles

/** Do I choose while others may, too? Then nobody waits for them. */
export const atOnce = (sight: Sight, before: Sight | undefined): boolean =>
  sight.menu.length > 0 &&
  (sight.view.asked.filter((seat) => seat < sight.view.players).length > 1 ||
    (before !== undefined && before.menu.length > 0 && before.version === sight.version));

export class Pacing<T> {
  behind = $state(0); // that are not shown yet
  private queue: T[] = [];
  private timer = 0;

  constructor(
    private readonly show: (one: T) => void,
    private readonly caughtUp: () => void,
  ) {}

  /** Show it when those before it were seen; `now`: at once, if nothing is before it. */
  push(one: T, now: boolean): void {
    this.queue.push(one);
    this.behind = this.queue.length;
    if (this.queue.length === 1 && now) this.next();
    else if (!this.timer) this.timer = setTimeout(this.next, this.pace());
  }

  /** Show at once the last of all that has happened. */
  skip = (): void => {
    this.queue = this.queue.slice(-1);
    this.next();
  };

  close(): void {
    clearTimeout(this.timer);
  }

  private pace(): number {
    return document.hidden || settings.text ? 0 : PACES[settings.pace] / (this.queue.length > LONG_QUEUE ? 2 : 1);
  }

  private next = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    const one = this.queue.shift();
    this.behind = this.queue.length;
    if (one !== undefined) this.show(one);
    if (this.queue.length) this.timer = setTimeout(this.next, this.pace());
    else this.caughtUp();
  };
}
