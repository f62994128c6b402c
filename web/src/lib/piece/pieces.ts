/** What a game tells the table about its pieces: which of them a choice touches, and which an event is about. */
import type { Happened, Option, Said, View } from "../net/types";

/** An event with its number, for the log. */
export interface Told extends Happened {
  number: number;
}

/** What the pieces of a game are called in choices and events. Keys are the `data-piece` of what is drawn. */
export interface Pieces<V extends View = View, F = unknown> {
  /** The pieces that a choice touches, the one that people click first. */
  touched(option: Option, view: V, faces: F): string[];
  /** The pieces that an event tells about. */
  told(event: Happened, view: V, faces: F): string[];
  /** Is it worth a line in the list now? A board may show only the places for a tile as it is turned. */
  listed?(option: Option, view: V): boolean;
  /** Is this choice pressed twice, whatever follows: first to see it, then to do it? */
  twice?(option: Option, menu: Option[]): boolean;
  /** Is everything about this choice told before it is pressed? Then a finger does it at once, if there is a way back. */
  atOnce?(option: Option): boolean;
  /** Take up what a choice needs, turned as it says, so that it is at hand: for lessons. */
  pickUp?(option: Option): void;
  /** What one would expect of a piece that offers nothing now, in notation: the server says why it can't be. */
  wished?(key: string, menu: Option[], view: V, faces: F): string | undefined;
  /** What one would look for in the list; what is open anyway is left out. */
  wishes?(menu: Option[], view: V, faces: F): Wish[];
  /** Does this choice give something up that is still open: end the turn, take nothing? Its button is never red. */
  plain?(option: Option, menu: Option[]): boolean;
  /** The choice of the main button, where the usual one is not it. */
  main?(menu: Option[], view: V): Option | undefined;
}

/** A choice that one would expect, but that is not open. */
export interface Wish {
  key: string; // its piece
  text: string; // in notation
  said: Said;
}

export const NO_PIECES: Pieces<never, never> = { touched: () => [], told: () => [] };
