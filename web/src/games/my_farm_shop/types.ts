/** My Farm Shop's view, choices, events and components, as the server gives them. */
import type { TableModel } from "../../lib/table/table.svelte";
import type { Option, Said } from "../../lib/net/types";
import { choiceOf, type Schemas } from "../declared";

export type ShopView = Schemas["MyFarmShopView"];
export type SeatView = ShopView["seats"][number];
export type Choice = Schemas["MyFarmShopChoice"];
export type ShopEvent = Schemas["MyFarmShopEvent"];

export const GOODS = ["honey", "egg", "wool", "milk"];

// ---- The components: rows of their file, which the server's description leaves open ------------------------------------

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

const ICONS: Record<string, string> = { any: "anygood", identical: "same", other: "diff" };

/** The picture of an item. */
export const iconOf = (kind: string): string => ICONS[kind] ?? kind;

/** A card by its number, whatever its kind. */
export const cardOf = (rows: Faces, id: number): Card | undefined =>
  id === rows.farmer.id ? rows.farmer : [...rows.cards, ...rows.jump_start].find((card) => card.id === id);

/** What is to be seen on a field: its card, else what is printed there. */
export const onField = (rows: Faces, view: ShopView, seat: number, field: number): Card | undefined => {
  const card = view.seats[seat]?.cards[field];
  if (card) return cardOf(rows, card);
  return rows.printed.find((one) => one.side === rows.sides[view.side] && one.field === rows.fields[field]?.name);
};

/** The rules that explain the signs of a card, and what can be done with it. */
export const rulesOf = (card: Card | undefined, rule: string): string =>
  [card?.once && "MFS-24", card?.no_sunflower && "MFS-32", card?.arrow && "MFS-27", rule].filter(Boolean).join(" ");

// ---- What can be chosen ----------------------------------------------------------------------------------------------

export const choice = (option: Option): Choice => choiceOf<Choice>(option);

export const offers = (menu: Option[], ...verbs: Choice["verb"][]): boolean =>
  menu.some((option) => verbs.includes(choice(option).verb));

export const activates = (option: Option): boolean => choice(option).verb === "activate";

/** A die for a stall, where the choice is one. */
export const wayOf = (option: Option | null): { stall: number; die: number } | null => {
  const chosen = option && choice(option);
  return chosen?.verb === "stall" ? chosen.args : null;
};

/** What the two other dice come to. */
export const sumWithout = (dice: number[], die: number): number =>
  dice.reduce((sum, n) => sum + n, 0) - (dice.includes(die) ? die : 0);

/** What a question is about that is only looked at: the choice under the pointer, else the one that waits. */
export const eyed = (model: Model): Option | null => model.looked ?? model.chosen;
