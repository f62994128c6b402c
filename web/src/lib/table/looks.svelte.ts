/** Questions that a look asks the server: only if the look lasts, and each once while what is asked stands. */
import { SvelteMap } from "svelte/reactivity";

const AFTER = 90; // ms that a look has to last

export class Looks<K, T> {
  wanted = $state.raw<K | null>(null); // what is looked at

  private known = new SvelteMap<K, T>();
  private timer = 0;
  private abort: AbortController | null = null;
  private standing = new AbortController(); // as long as the question stands

  constructor(private readonly get: (key: K, signal: AbortSignal) => Promise<T>) {}

  /** The answer to what is looked at. */
  get found(): T | null {
    return this.wanted === null ? null : this.of(this.wanted);
  }

  /** What is known already. */
  of(key: K): T | null {
    return this.known.get(key) ?? null;
  }

  /** Look at something; null looks away. */
  look(key: K | null): void {
    clearTimeout(this.timer);
    this.wanted = key;
    if (key !== null && !this.known.has(key)) this.timer = setTimeout(() => void this.ask(key), AFTER);
  }

  /** Ask at once, and no longer for what was asked before; null if there is no answer. */
  async ask(key: K): Promise<T | null> {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.abort?.abort();
    this.abort = new AbortController();
    return this.fetch(key, this.abort.signal);
  }

  /** Ask for all of these, one after the other, until another question stands. */
  async askAll(keys: K[]): Promise<void> {
    const { signal } = this.standing;
    for (const key of keys) if (!signal.aborted && !this.known.has(key)) await this.fetch(key, signal);
  }

  private async fetch(key: K, signal: AbortSignal): Promise<T | null> {
    const { signal: standing } = this.standing;
    try {
      const found = await this.get(key, signal);
      if (signal.aborted || standing.aborted) return null;
      this.known.set(key, found);
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

  /** The question is being answered, or another one stands. */
  forget(): void {
    this.rest();
    this.standing.abort();
    this.standing = new AbortController();
    this.known.clear();
  }
}
