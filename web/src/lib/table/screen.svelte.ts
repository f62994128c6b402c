/** What is drawn: the seat at the front, what it sees, and whether that is covered until the next player says so. */
import { tick } from "svelte";

import { mine } from "../site/mine.svelte";
import { places, travel } from "../piece/motion";
import type { Told } from "../piece/pieces";
import { SPECTATOR, type Said, type Sight, type TableInfo, type View } from "../net/types";
import { words, type Part } from "../reader/words.svelte";

export class Screen<V extends View = View> {
  info = $state.raw<TableInfo | null>(null);
  sights = $state.raw<Record<number, Sight<V>>>({}); // as they are shown
  events = $state.raw<Told[]>([]);
  front = $state(SPECTATOR); // the seat that looks
  watched = $state(0); // by a spectator
  covered = $state(false); // around one screen
  opened = $state<number | null>(null); // whose farm lies over the board
  pinned = $state(false); // it stays there when the pointer goes
  root: HTMLElement | null = null; // in which the pieces travel

  constructor(private readonly tokens: Record<number, string>) {}

  get game(): string {
    return this.info?.game ?? "";
  }

  get sight(): Sight<V> | null {
    return this.sights[this.front] ?? null;
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat) => seat.name || words.say({ key: "seat", args: { n: seat.seat + 1 } }));
  }

  /** The seats that this browser plays. */
  get own(): number[] {
    return Object.keys(this.tokens)
      .map(Number)
      .filter((seat) => seat !== SPECTATOR);
  }

  /** The seat that lies at the front; spectators choose one. */
  get seat(): number {
    return this.front === SPECTATOR ? this.watched : this.front;
  }

  /** The other seats, clockwise. */
  get others(): number[] {
    const players = this.info?.seats.length ?? 0;
    return Array.from({ length: Math.max(0, players - 1) }, (_, k) => (this.seat + 1 + k) % players);
  }

  say = (said: Said): string => words.say(said, this.game, this.names);

  /** News of the table itself; with several seats of our own each of them hears it, and the front stays. */
  tell(info: TableInfo): void {
    const first = !this.info;
    if (info.rematch && this.own.length) mine.keep(info.rematch, info.game, this.tokens); // the same keys open it
    if (first && this.front === SPECTATOR) this.front = this.own[0] ?? SPECTATOR;
    this.info = !first && this.own.includes(this.front) ? { ...info, seat: this.front } : info;
  }

  /** Lay somebody's farm over the board, or take it away; a pinned one stays until it is let go. */
  open(seat: number | null, pin = false): void {
    if (this.pinned && !pin) return;
    this.pinned = pin && seat !== null;
    this.opened = seat;
  }

  /** A phrase with the pictures of what it names. */
  drawn = (said: Said, icon: (key: string) => string | undefined): Part[] =>
    words.drawn(said, this.game, this.names, icon);

  /** A seat that does not lie at the front. */
  keep(sight: Sight<V>): void {
    this.sights = { ...this.sights, [sight.seat]: sight };
  }

  show(sight: Sight<V>, events: Told[]): void {
    const before = this.root ? places(this.root) : null;
    this.keep(sight);
    this.events = events;
    if (before) void tick().then(() => this.root && travel(this.root, before));
  }

  /** Around one screen: the seat that is to come to the front because it is asked, and the one there is not. */
  next(latest: Record<number, Sight<V>>): number | null {
    if (this.own.length < 2 || this.sight?.over || latest[this.front]?.menu.length) return null;
    return this.own.find((seat) => seat !== this.front && latest[seat]?.menu.length) ?? null;
  }
}
