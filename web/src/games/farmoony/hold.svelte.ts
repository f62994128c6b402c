/** What the player holds in Farmoony: how the card is turned, and what a farmer is to make of soil. */
import { spotOf, type Choice, type Model, type Spot } from "./types";

export const SOWS = ["farmer-vegetable", "farmer-water", "farmer-fertilizer", "farmer-pest"] as const;
export type Sows = (typeof SOWS)[number];

const NEAR = 1.5; // tiles that a card may give way when it is turned

export const isSowing = (verb: Choice["verb"]): verb is Sows => (SOWS as readonly string[]).includes(verb);

class Hold {
  at: (x: number, y: number) => Spot | null = () => null; // the place for the card under a point of the screen
  turns = $state(0);
  sows = $state<Sows>("farmer-vegetable");

  turn = (by: 1 | -1): void => {
    this.turns = (this.turns + by + 4) % 4;
  };

  /** Turn the card; where it is tried out it stays, or goes to the nearest place that it fits in so. */
  turnAt(model: Model, by: 1 | -1): void {
    const tried = model.looked ?? model.chosen;
    const at = tried && model.view ? spotOf(tried, model.view.seat) : null;
    this.turn(by);
    if (!at || at.turn === null) return;
    const next = this.nearest(model, at.land, at.x, at.y)?.option ?? null;
    if (model.chosen) {
      model.chosen = next;
      model.consider(null);
    } else model.consider(next);
  }

  /** The places of the card as it is turned. */
  spots(model: Model): Spot[] {
    const seat = model.view?.seat ?? -1;
    return model.menu.flatMap((option) => spotOf(option, seat) ?? []).filter((spot) => spot.turn === this.turns);
  }

  private nearest(model: Model, land: number, x: number, y: number): Spot | null {
    const far = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
    const [best] = this.spots(model)
      .filter((spot) => spot.land === land && far(spot) <= NEAR)
      .sort((a, b) => far(a) - far(b));
    return best ?? null;
  }

  /** Never turned so that it fits nowhere. */
  settle(model: Model): void {
    for (let k = 0; k < 3 && places(model) && !this.spots(model).length; k += 1) this.turn(1);
  }
}

const places = (model: Model): boolean =>
  model.menu.some((option) => option.verb === "place" || option.verb === "unload");

export const current = new Hold();
