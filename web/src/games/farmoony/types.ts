/** Farmoony's view, choices, events and components, as the server gives them. */
import type { TableModel } from "../../lib/table/table.svelte";
import type { Option } from "../../lib/net/types";
import { choiceOf, taskOf, type Schemas } from "../declared";

export type FarmoonyView = Schemas["FarmoonyView"];
/** What is seen of one seat; -1 stands for what only others know. */
export type Seat = Schemas["FarmoonySeatView"];
export type Laid = Schemas["FarmoonyLaid"]; // card, turns, x, y
export type Choice = Schemas["FarmoonyChoice"];
export type FarmoonyEvent = Schemas["FarmoonyEvent"];

// ---- The components: rows of their file, which the server's description leaves open ------------------------------------

export interface Mission {
  number: number;
  name: string;
  rule: string; // what kind of scoring
  tiles: number[]; // types that it looks at, the one that scores first
  asks: number[];
  star: boolean;
}

export interface Faces {
  types: { name: string; letter: string }[];
  cards: { id: number; tiles: [number, number, number, number] }[]; // upper left, upper right, lower left, lower right
  tools: { id: number; name: string }[];
  missions: Mission[];
}

export type Model = TableModel<FarmoonyView, Faces>;

export const GAME = "farmoony";

export const faces = (model: Model): Faces => model.faces;

// ---- What can be chosen ----------------------------------------------------------------------------------------------

export const choice = (option: Option): Choice => choiceOf<Choice>(option);

export const offers = (menu: Option[], ...verbs: Choice["verb"][]): boolean =>
  menu.some((option) => verbs.includes(choice(option).verb));

/** A place that a choice names: where a card goes, or a tile that a tool changes. */
export interface Spot {
  option: Option;
  verb: Choice["verb"];
  land: number; // whose
  x: number;
  y: number;
  turn: number | null; // of a card that goes there
  card: number; // 0: it is known otherwise, or there is none
}

/** The place that a choice names, if any; cards are placed on one's own land. */
export function spotOf(option: Option, seat: number): Spot | null {
  const chosen = choice(option);
  if (chosen.verb === "place")
    return {
      option,
      verb: chosen.verb,
      land: seat,
      ...chosen.args.cell,
      turn: chosen.args.turn,
      card: chosen.args.card,
    };
  if (chosen.verb === "unload")
    return { option, verb: chosen.verb, land: chosen.args.owner, ...chosen.args.cell, turn: chosen.args.turn, card: 0 };
  return "cell" in chosen.args
    ? { option, verb: chosen.verb, land: chosen.args.owner, ...chosen.args.cell, turn: null, card: 0 }
    : null;
}

/** The card that a wheelbarrow has lifted and that goes down now; 0 for none. */
export function liftedCard(view: FarmoonyView | null): number {
  const [task, card] = taskOf(view);
  return task === "Unload" ? Number(card) : 0;
}
