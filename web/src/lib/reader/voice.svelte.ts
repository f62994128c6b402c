/** The one voice of the page: what is said by itself to those who hear it. Each line once, the oldest first. */
import { untrack } from "svelte";

const KEPT = 8; // lines of before, for who comes too late to hear them

export interface Line {
  id: number;
  text: string;
}

class Voice {
  lines = $state.raw<Line[]>([]);
  private count = 0;

  say(...texts: string[]): void {
    const fresh = texts.filter(Boolean).map((text): Line => ({ id: (this.count += 1), text }));
    if (fresh.length) this.lines = [...untrack(() => this.lines).slice(-KEPT), ...fresh]; // effects speak, none listens
  }
}

export const voice = new Voice();
