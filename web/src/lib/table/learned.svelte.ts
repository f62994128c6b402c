/** What can be learned of a game, and what of it was done in this browser. */
import type { GameInfo } from "../net/types";

const KEPT = "learned";

/** The first game, which has no name of its own, then the scenarios. */
export function learnable(game: GameInfo | undefined): string[] {
  return game ? [...(game.lesson ? [""] : []), ...game.scenarios] : [];
}

class Learned {
  private done = $state<string[]>((localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean));

  has(game: string, key: string): boolean {
    return this.done.includes(`${game}/${key}`);
  }

  add(game: string, key: string): void {
    if (this.has(game, key)) return;
    this.done.push(`${game}/${key}`);
    localStorage.setItem(KEPT, this.done.join(" "));
  }
}

export const learned = new Learned();
