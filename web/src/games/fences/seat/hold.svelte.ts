/** What the player holds: which tile, how it is turned, and whether it is on its way to a place. */
import type { Option } from "../../../lib/net/types";
import { name, places, type Places } from "../board/places";
import { settingOf, type Model, type Place, type Setting } from "../types";

export interface Drag {
  tile: number;
  x: number; // the middle of the tile, on the screen
  y: number;
}

const NEAREST = [0, 1, 3, 2]; // quarters to the right: as it is turned, then the least turning

class Hold {
  tile = $state(0); // 0 for none
  drag = $state.raw<Drag | null>(null);
  fits = $state.raw<Places>(new Map()); // where each tile can be set
  private turns = $state.raw<Record<number, number>>({}); // each tile stays as it was turned

  /** The board says which place lies under a point of the screen, and how large a tile is there. */
  at: (x: number, y: number) => Place | null = () => null;
  size: () => number = () => 100;

  /** The choice of a place: the tile in hand as it is turned, else as it fits there, else the other tile. */
  option(place: string): Option | null {
    for (const tile of [this.tile, ...[...this.fits.keys()].filter((other) => other !== this.tile)]) {
      const turns = this.fits.get(tile);
      for (const by of NEAREST) {
        const option = turns?.get((this.turnOf(tile) + by) % 4)?.get(place);
        if (option) return option;
      }
    }
    return null;
  }

  /** Is it what a press on its place would do? */
  means(option: Option, { place }: Setting): boolean {
    return this.option(name(place))?.choice === option.choice;
  }

  /** Where the tile in hand fits, and where only the other one does. */
  get places(): { held: Place[]; other: Place[] } {
    const [held, other] = [new Map<string, Place>(), new Map<string, Place>()];
    for (const [tile, turns] of this.fits)
      for (const at of turns.values())
        for (const [key, option] of at) {
          const setting = settingOf(option);
          if (setting) (tile === this.tile ? held : other).set(key, setting.place);
        }
    return { held: [...held.values()], other: [...other].filter(([key]) => !held.has(key)).map(([, place]) => place) };
  }

  /** In how many ways a tile can be set at a place. */
  ways({ tile, place }: Setting): number {
    return [...(this.fits.get(tile)?.values() ?? [])].filter((at) => at.has(name(place))).length;
  }

  /** The choice under a point of the screen. */
  under(x: number, y: number): Option | null {
    const place = this.at(x, y);
    const option = place && this.option(name(place));
    return settingOf(option)?.tile === this.tile ? option : null;
  }

  /** Set it here, although that is no choice: the server says why not. */
  explain(model: Model, place: Place | null): void {
    if (place && this.tile && this.fits.size)
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
    this.lay(tile, turn);
  }

  private lay(tile: number, turn: number): void {
    this.turns = { ...this.turns, [tile]: (turn + 4) % 4 };
  }

  /** Take another tile, turned so that it fits somewhere. */
  choose(model: Model, tile: number): void {
    const turns = this.fits.get(tile);
    const turn = NEAREST.map((by) => (this.turnOf(tile) + by) % 4).find((one) => turns?.has(one));
    this.set(tile, turn ?? this.turnOf(tile));
    model.rest();
  }

  /** A quarter to the right or to the left; a tile that is being tried at a place stays there, in the next way that fits. */
  rotate(model: Model, by: 1 | -1): void {
    const tried = settingOf(model.chosen) ?? settingOf(model.looked);
    if (!tried) {
      this.set(this.tile, this.turn + by);
      return;
    }
    const turns = this.fits.get(tried.tile);
    for (const steps of [1, 2, 3]) {
      const turn = (tried.turn + steps * by + 8) % 4;
      const option = turns?.get(turn)?.get(name(tried.place));
      if (!option) continue;
      this.lay(tried.tile, turn);
      if (model.chosen) model.chosen = option;
      model.consider(model.chosen ? null : option);
      return;
    }
  }

  /** A hand has changed, or the question has: hold a tile that can be set. */
  keep(model: Model, hand: number[]): void {
    this.fits = places(model.menu);
    if (hand.includes(this.tile) && (this.fits.size === 0 || this.fits.has(this.tile))) return;
    this.turns = Object.fromEntries(Object.entries(this.turns).filter(([tile]) => hand.includes(Number(tile))));
    const tile = hand.find((one) => this.fits.has(one)) ?? hand.find((one) => one > 0) ?? 0;
    const turn = NEAREST.map((by) => (this.turnOf(tile) + by) % 4).find((one) => this.fits.get(tile)?.has(one));
    this.set(tile, turn ?? this.turnOf(tile));
  }
}

export const hold = new Hold();
