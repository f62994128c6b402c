/** Formidable Farm as the server tells it: the view of a seat, and the pieces in the box. */
import type { TableModel } from "../../lib/table.svelte";
import type { Said, View } from "../../lib/types";

/** What is seen of one seat. Cards are ids, -1 where only the owner knows, 0 where nobody does. */
export interface SeatView {
  crops: number[];
  hand: number[];
  stack: number[]; // the bottom card first
  fulfilled: number[]; // the oldest first
  with_seat: number[];
  open: number[];
}

export interface FarmView extends View {
  seats: SeatView[];
  discs: number[]; // a space for each seat; no space: beside the board. Alone, the second is the countdown's
  fees: number[];
  market: number[];
  market_stack: number;
  shuffled: number[];
  discard: number[]; // the top card last
  played: number[];
  looked: number[];
  turn: number;
  supplied: boolean;
  limit: number;
  market_limit: number;
  discount: boolean;
  another: boolean;
  last_round: boolean;
  target: number; // the card that a hand card is swapped for
}

export type Bundle = Record<string, number>;

export interface Reward {
  do: string;
  crops?: Bundle | number;
  n?: number;
  cards?: number;
  draw?: number;
  give_back?: number;
  give?: Bundle;
  take?: Bundle;
  times?: number;
  from?: string;
  each?: boolean;
}

export interface CardFace {
  id: number;
  cost: Record<string, number | string[]>;
  reward: Reward[];
  cost_words: Said[];
  reward_words: Said;
}

export interface Space {
  name: string;
  take?: Bundle;
  draw?: number;
}

export interface Faces {
  crops: { name: string; value: number }[];
  spaces: Space[];
  cards: CardFace[];
  market: number;
  no_limit: number;
  stacks: number[];
  turns: number;
}

export type Model = TableModel<FarmView, Faces>;

/** The pieces in the box; the page shows no table before they are there. */
export const faces = (model: Model): Faces => model.faces;

export const face = (model: Model, id: number): CardFace | undefined => faces(model).cards[id - 1];

/** Trade cards still to be fulfilled. */
export const left = (seat: SeatView | undefined): number => (seat ? seat.hand.length + seat.stack.length : 0);
