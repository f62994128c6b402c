/** What the player holds: which tile, how it is turned, and whether it is on its way to a place. */
import type { Option } from "../../../lib/net/types";
import { name, places } from "../board/places";
import { settingOf, type Model, type Place } from "../types";

export interface Drag {
  tile: number;
  x: number; // the middle of the tile, on the screen
  y: number;
}

class Hold {
  tile = $state(0); // 0 for none
  drag = $state.raw<Drag | null>(null);
  private turns = $state.raw<Record<number, number>>({}); // each tile stays as it was turned

  /** The board says which place lies under a point of the screen, and how large a tile is there. */
  at: (x: number, y: number) => Place | null = () => null;
  size: () => number = () => 100;

  /** The choice under a point of the screen, for the tile as it is turned. */
  under(model: Model, x: number, y: number): Option | null {
    const place = this.at(x, y);
    return (place && places(model.menu).get(this.tile)?.get(this.turn)?.get(name(place))) ?? null;
  }

  /** Set it here, although that is no choice: the server says why not. */
  explain(model: Model, place: Place | null): void {
    if (place && this.tile && places(model.menu).size)
      void model.explain(`set ${this.tile} r${this.turn * 90} at ${name(place)}`);
  }

  get turn(): number {
    return this.turnOf(this.tile);
  }

  turnOf(tile: number): number {
    return this.turns[tile] ?? 0;
  }

  set(tile: number, turn: number): void {
    this.tile = tile;
    this.turns = { ...this.turns, [tile]: (turn + 4) % 4 };
  }

  /** Take another tile, turned so that it fits somewhere. */
  choose(model: Model, tile: number): void {
    const turns = places(model.menu).get(tile);
    const turn = this.turnOf(tile);
    const fits = turns?.has(turn) ? turn : [0, 1, 2, 3].find((other) => turns?.has(other));
    this.set(tile, fits ?? turn);
    model.rest();
  }

  /** A quarter to the right or to the left; a tile that is being tried at a place stays there, in the next way that fits. */
  rotate(model: Model, by: 1 | -1): void {
    const tried = settingOf(model.chosen);
    const turns = places(model.menu).get(this.tile);
    if (tried?.tile === this.tile) {
      for (const steps of [1, 2, 3]) {
        const turn = (tried.turn + steps * by + 8) % 4;
        const option = turns?.get(turn)?.get(name(tried.place));
        if (option) return this.pin(model, option);
      }
      return;
    }
    this.set(this.tile, this.turn + by);
    if (!this.drag) model.look(null);
  }

  /** Turn the tile as it fits at a place, and try it there. */
  turnTo(model: Model, place: string): void {
    const turns = places(model.menu).get(this.tile);
    const turn = [0, 1, 3, 2].map((by) => (this.turn + by) % 4).find((one) => turns?.get(one)?.has(place));
    const option = turn === undefined ? undefined : turns?.get(turn)?.get(place);
    if (option) this.pin(model, option);
  }

  private pin(model: Model, option: Option): void {
    const setting = settingOf(option);
    if (setting) this.set(setting.tile, setting.turn);
    model.chosen = option;
    model.consider(null);
  }

  /** A hand has changed, or the question has: hold a tile that can be set. */
  keep(model: Model, hand: number[]): void {
    const fit = places(model.menu);
    if (hand.includes(this.tile) && (fit.size === 0 || fit.has(this.tile))) return;
    this.turns = Object.fromEntries(Object.entries(this.turns).filter(([tile]) => hand.includes(Number(tile))));
    const tile = hand.find((one) => fit.has(one)) ?? hand.find((one) => one > 0) ?? 0;
    const turn = [this.turnOf(tile), 0, 1, 2, 3].find((one) => fit.get(tile)?.has(one));
    this.set(tile, turn ?? this.turnOf(tile));
  }
}

export const hold = new Hold();
