/** What the server offers: its games, with their seats, options, levels and lessons. It alone says which games there are. */
import { get } from "../net/api";
import type { GameInfo, Offer } from "../net/types";

class Offers {
  games = $state.raw<GameInfo[] | null>(null); // null: not known yet
  failed = $state(false); // the server did not answer when it was last asked
  private asked: Promise<void> | null = null;

  /** Ask once; a server that does not answer is asked again the next time. */
  load(): Promise<void> {
    this.asked ??= get<Offer>("/games").then(
      (offer) => this.keep(offer),
      () => {
        this.failed = true;
        this.asked = null;
      },
    );
    return this.asked;
  }

  keep(offer: Offer): void {
    this.games = offer.games;
    this.failed = false;
  }

  of(game: string): GameInfo | undefined {
    return this.games?.find((one) => one.name === game);
  }
}

export const offers = new Offers();

/** How few and how many can play it. */
export const fewest = (game: GameInfo): number => Math.min(...game.seats);
export const most = (game: GameInfo): number => Math.max(...game.seats);

/** The wished number of seats, if the game can be played so; else as few as make a game against others. */
export function seatsFor(game: GameInfo, wished: number): number {
  return game.seats.includes(wished)
    ? wished
    : (game.seats.toSorted((a, b) => a - b).find((seats) => seats > 1) ?? fewest(game));
}
