/** What a choice would lead to: asked of the server when a look at it lasts, and kept while the question stands. */
import type { Foreseen, Option, View } from "./types";

const AFTER = 90; // ms that a look has to last

export class Foresight<V extends View> {
  found = $state.raw<Foreseen<V> | null>(null); // of the choice that is looked at

  private known = new Map<number, Foreseen<V>>();
  private wanted: number | null = null;
  private timer = 0;
  private abort: AbortController | null = null;

  constructor(private readonly get: (choice: number, signal: AbortSignal) => Promise<Foreseen<V>>) {}

  /** Look at a choice; null looks away. */
  look(option: Option | null): void {
    clearTimeout(this.timer);
    this.wanted = option?.choice ?? null;
    this.found = option ? (this.known.get(option.choice) ?? null) : null;
    if (option && !this.found) this.timer = setTimeout(() => void this.ask(option), AFTER);
  }

  /** Ask at once; null if there is no answer. */
  async ask(option: Option): Promise<Foreseen<V> | null> {
    const known = this.known.get(option.choice);
    if (known) return known;
    this.abort?.abort();
    const { signal } = (this.abort = new AbortController());
    try {
      const found = await this.get(option.choice, signal);
      if (signal.aborted) return null; // another question stands
      this.known.set(option.choice, found);
      if (this.wanted === option.choice) this.found = found;
      return found;
    } catch {
      return null; // a look is worth no message
    }
  }

  /** Nothing is looked at any more; an answer that is on its way is not wanted. */
  rest(): void {
    this.look(null);
    this.abort?.abort();
  }

  /** Another question stands. */
  forget(): void {
    this.rest();
    this.known.clear();
  }
}
