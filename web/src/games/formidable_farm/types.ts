/** Formidable Farm as the server tells it: the view of a seat, its choices and events, and the pieces in the box. */
import type { TableModel } from "../../lib/table/table.svelte";
import type { Option, Said } from "../../lib/net/types";
import { choiceOf, type Schemas } from "../declared";

export type FarmView = Schemas["FormidableFarmView"];
/** What is seen of one seat. Cards are ids, -1 where only the owner knows, 0 where nobody does; the bottom card first. */
export type SeatView = Schemas["FormidableFarmSeatView"];
export type Choice = Schemas["FormidableFarmChoice"];
export type FarmEvent = Schemas["FormidableFarmEvent"];

// ---- The pieces in the box: rows of the components file, which the server's description leaves open -------------------

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

export interface CostPart {
  kind: string; // a crop, or another word of the rows: "market_below"
  n: number;
  words: Said;
}

export interface RewardPart {
  n: number; // rows leave out what is usual
  words: Said;
}

export interface CardFace {
  id: number;
  cost: Record<string, number | string[]>;
  reward: Reward[];
  cost_parts: CostPart[];
  reward_parts: RewardPart[]; // in the order of `reward`
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

// ---- What can be chosen ----------------------------------------------------------------------------------------------

export const choice = (option: Option): Choice => choiceOf<Choice>(option);

/** Is a choice with one of these verbs open? */
export const offers = (menu: Option[], ...verbs: Choice["verb"][]): boolean =>
  menu.some((option) => verbs.includes(choice(option).verb));
