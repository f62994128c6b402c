/** The moments since my last act, so that a turn of another can be shown again. */
import type { Sight, View } from "../net/types";
import type { Told } from "../piece/pieces";

export interface Moment<V extends View> {
  sight: Sight<V>;
  events: Told[];
}

export class Retold<V extends View = View> {
  private kept: Moment<V>[] = [];

  /** A moment is shown; an act of my own begins a new row. */
  keep(moment: Moment<V>, own: boolean): void {
    this.kept = own ? [moment] : [...this.kept, moment];
  }

  /** The moments in which this seat did something, with the one before them; nothing if none is known. */
  of(seat: number): Moment<V>[] {
    const moves = this.kept.map((moment, k) => k > 0 && this.news(k).some((event) => event.seat === seat));
    const first = moves.indexOf(true);
    if (first < 0) return [];
    const shown = this.kept.filter((_, k) => k === first - 1 || moves[k]);
    return shown.map(({ sight, events }) => ({ sight: { ...sight, menu: [], can_undo: false }, events }));
  }

  /** What is shown now. */
  get last(): Moment<V> | undefined {
    return this.kept.at(-1);
  }

  private news(k: number): Told[] {
    const before = this.kept[k - 1]?.events.length ?? 0;
    return this.kept[k]?.events.slice(before) ?? [];
  }
}
