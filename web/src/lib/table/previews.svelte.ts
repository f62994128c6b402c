/** What a look asks the server: what a choice would lead to, and why something can't be chosen. */
import { untrack } from "svelte";

import { Looks } from "./looks.svelte";
import type { Foreseen, Option, Problem, Reading, View } from "../net/types";

type Get = <T>(what: string, signal: AbortSignal) => Promise<T>;

export class Previews<V extends View = View> {
  private readonly foresight: Looks<number, Foreseen<V>>;
  private readonly refusals: Looks<string, Problem | null>;

  /** `version`: of the question that stands. */
  constructor(get: Get, version: () => number) {
    this.foresight = new Looks((choice, signal) => get(`foresee?version=${version()}&choice=${choice}`, signal));
    this.refusals = new Looks(
      async (text, signal) => (await get<Reading>(`why?text=${encodeURIComponent(text)}`, signal)).problem,
    );
  }

  /** What the choice that is looked at would lead to. */
  get foreseen(): Foreseen<V> | null {
    return this.foresight.found;
  }

  /** Why the piece that is looked at can't be chosen. */
  get refused(): Problem | null {
    return this.refusals.found;
  }

  /** What a choice would lead to, if it was asked for. */
  of(option: Option): Foreseen<V> | null {
    return this.foresight.of(option.choice);
  }

  look(option: Option | null): void {
    this.foresight.look(option?.choice ?? null);
  }

  /** Ask what all of these would lead to, without a look. */
  lookAtAll(options: Option[]): void {
    void untrack(() => this.foresight.askAll(options.map((option) => option.choice)));
  }

  /** Look at something that can't be chosen, in notation. */
  wonder(text: string | null): void {
    this.refusals.look(text);
  }

  why(text: string): Promise<Problem | null> {
    return this.refusals.ask(text);
  }

  rest(): void {
    this.foresight.rest();
    this.refusals.rest();
  }

  /** Another question stands. */
  forget(): void {
    this.foresight.forget();
    this.refusals.forget();
  }
}
