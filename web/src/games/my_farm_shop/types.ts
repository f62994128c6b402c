/** My Farm Shop's view and components, as the server gives them. */
import type { TableModel } from "../../lib/table.svelte";
import type { Said, View } from "../../lib/types";

export interface Seat {
  goods: number[]; // honey, egg, wool, milk
  bags: number;
  coins: number;
  cards: number[]; // on each field, 0 is none
  sunflowers: number[];
  in_hand: number;
  activated: number; // 0: not yet, 1 to 10: a field, 11: did without
  followed: number;
  tiles: number[];
  paid: number[];
}

export interface ShopView extends View {
  modules: string[];
  side: number;
  seats: Seat[];
  market: number[]; // 0: empty, 90: the farmer
  dice: number[];
  die: number; // the chosen one, 3 is none
  steps: number[];
  stall: number;
  taken: number;
  deck: number[];
  turn: number;
  skills: number[];
  goals: { goal: number; before: number[]; now: number[]; closed: boolean }[];
  pairs: number[];
}

export interface Area {
  gain: Record<string, number>;
  pay?: Record<string, number>;
}

export interface Card {
  id: number;
  area?: Area[];
  arrow?: "up" | "sideways";
  once?: boolean;
  shop?: boolean;
  no_sunflower?: boolean;
  back?: number;
  side?: string;
  field?: string;
  words: Said;
}

export interface Faces {
  items: string[];
  transport: string[];
  fields: { name: string; sunflowers: number; row: string }[];
  sides: string[];
  stalls: number;
  shop_room: number;
  farmer: Card;
  cards: Card[];
  jump_start: Card[];
  printed: Card[];
  skills: { id: number; name: string; words: Said }[];
  goals: { id: number; name: string; words: Said }[];
}

export type Model = TableModel<ShopView, Faces>;

export const faces = (model: Model): Faces => model.faces;

/** A card by its number, whatever its kind. */
export const cardOf = (rows: Faces, id: number): Card | undefined =>
  id === rows.farmer.id ? rows.farmer : [...rows.cards, ...rows.jump_start].find((card) => card.id === id);

/** What is to be seen on a field: its card, else what is printed there. */
export const onField = (rows: Faces, view: ShopView, seat: number, field: number): Card | undefined => {
  const card = view.seats[seat]?.cards[field];
  if (card) return cardOf(rows, card);
  return rows.printed.find((one) => one.side === rows.sides[view.side] && one.field === rows.fields[field]?.name);
};
