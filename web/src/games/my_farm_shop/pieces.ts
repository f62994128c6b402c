/** Which pieces a choice touches, and which an event tells about. */
import type { Pieces, Wish } from "../../lib/piece/pieces";
import type { Happened, Option } from "../../lib/net/types";
import { eventOf } from "../declared";
import { activates, choice, GOODS, offers, type Choice, type Faces, type ShopEvent, type ShopView } from "./types";

// ---- The keys of the pieces: made here, and never taken apart ----------------------------------------------------------

export const fieldKey = (seat: number, field: number): string => `field-${seat}-${field}`;
export const stallKey = (stall: number): string => `stall-${stall}`;
export const dieKey = (die: number): string => `die-${die}`;
export const wayKey = (stall: number, die: number): string => `way-${stall}-${die}`; // a number for a stall, with bags
export const areaKey = (field: number, area: number): string => `area-${field}-${area}`; // one of two on a field
export const goodKey = (good: string): string => `good-${good}`; // in one's own shop
export const supplyKey = (item: string): string => `supply-${item}`; // to be taken
export const pairKey = (pair: number): string => `pair-${pair}`;
export const transportKey = (transport: string): string => `transport-${transport}`; // in the supply, with its skill
export const tileKey = (seat: number, transport: string): string => `tile-${seat}-${transport}`; // somebody's
export const goalKey = (goal: number): string => `goal-${goal}`;
export const laidKey = (card: number): string => `laid-${card}`;

type Way = Extract<Choice, { verb: "use" }>["args"]["way"];
const SKILL_OF_WAY: Partial<Record<Way, string>> = { "bags-for-goods": "exchange", "goods-for-bags": "exchange" };

/** The pieces of a choice. */
function touched(option: Option, view: ShopView, rows: Faces): string[] {
  const chosen = choice(option);
  const me = view.seats[view.seat];
  switch (chosen.verb) {
    case "place":
    case "activate":
    case "follow":
    case "uproot":
    case "give-up":
    case "plant":
    case "swap":
    case "with":
    case "opposite":
      return [fieldKey(view.seat, fieldOf(rows, chosen.args.field))];
    case "stall":
      return ways(chosen.args, view.dice);
    case "farmer":
      return [stallKey(chosen.args.stall)];
    case "area":
      return [areaKey((me?.followed || me?.activated || 1) - 1, chosen.args.area - 1)];
    case "pay":
    case "return":
      return [goodKey(chosen.args.good)];
    case "take":
      return [supplyKey(chosen.args.good)];
    case "bonus":
      return [supplyKey(chosen.args.item)];
    case "pair":
      return [pairKey(chosen.args.pair)];
    case "transport":
      return [transportKey(chosen.args.transport)];
    case "from":
      return [transportKey(chosen.args.transport), tileKey(chosen.args.player, chosen.args.transport)];
    case "hand-back":
      return [tileKey(view.seat, chosen.args.transport)];
    case "use": {
      const skill = rows.skills.find((one) => one.name === (SKILL_OF_WAY[chosen.args.way] ?? chosen.args.way));
      const kind = rows.transport[view.skills.indexOf(skill?.id ?? -1)] ?? "";
      return [transportKey(kind), tileKey(view.seat, kind)];
    }
    default:
      return [];
  }
}

/** One press takes the stall by the nearest die, or a die to its own stall; a longer way has its own sign. */
function ways({ stall, die }: { stall: number; die: number }, dice: number[]): string[] {
  const nearestOne = Math.abs(nearest(dice, stall) - stall) === Math.abs(die - stall);
  return [
    ...(nearestOne ? [stallKey(stall)] : []),
    ...(stall === die ? dice.flatMap((n, k) => (n === die ? [dieKey(k)] : [])) : []),
    wayKey(stall, die),
  ];
}

const fieldOf = (rows: Faces, name: string): number => rows.fields.findIndex((field) => field.name === name);

const FIELD_ASKED: Choice["verb"][] = ["place", "activate", "follow", "uproot", "give-up", "plant"];
const GOOD_ASKED: Choice["verb"][] = ["pay", "return"];

/** A field, a stall, goods to pay with: why not? */
function wished(key: string, menu: Option[], view: ShopView, rows: Faces): string | undefined {
  const verb = (asked: Choice["verb"][]): string | undefined =>
    menu.map((option) => choice(option).verb).find((one) => asked.includes(one));
  const field = rows.fields.find((_, k) => key === fieldKey(view.seat, k));
  if (field) return said(verb(FIELD_ASKED), field.name);
  const good = GOODS.find((one) => key === goodKey(one));
  if (good) return said(verb(GOOD_ASKED), good);
  const stall = view.market.findIndex((_, k) => key === stallKey(k + 1)) + 1;
  return stall && offers(menu, "stall") ? `stall ${stall} with ${nearest(view.dice, stall)}` : undefined;
}

const said = (verb: string | undefined, what: string): string | undefined => verb && `${verb} ${what}`;
const nearest = (dice: number[], stall: number): number =>
  dice.reduce((best, one) => (Math.abs(one - stall) < Math.abs(best - stall) ? one : best), dice[0] ?? 1);

/** When a field is activated, all ten. */
function wishes(menu: Option[], view: ShopView, rows: Faces): Wish[] {
  if (!offers(menu, "activate")) return [];
  return rows.fields.map(({ name }, k) => ({
    key: fieldKey(view.seat, k),
    text: `activate ${name}`,
    said: { key: "choice-activate", args: { field: name } },
  }));
}

function told(happened: Happened, _view: ShopView, rows: Faces): string[] {
  const event = eventOf<ShopEvent>(happened);
  switch (event.kind) {
    case "places":
    case "discards":
    case "activates":
    case "follows":
    case "plants":
    case "uproots":
    case "uses-up":
    case "swaps":
      return event.fields.field ? [fieldKey(event.seat, fieldOf(rows, event.fields.field))] : [];
    case "chooses":
    case "reveals":
    case "farmer":
      return event.fields.stall ? [stallKey(event.fields.stall)] : [];
    case "goal":
    case "meets":
    case "closes":
      return rows.goals.filter((goal) => goal.name === event.fields.goal).map((goal) => goalKey(goal.id));
    case "rolls":
      return [dieKey(0)];
    default:
      return [];
  }
}

const LOOKED_AT: Choice["verb"][] = ["stall", "farmer"]; // what a die leaves is shown when it is looked at
const isDone = (option: Option): boolean => choice(option).verb === "done";

export const pieces: Pieces<ShopView, Faces> = {
  touched,
  told,
  wished,
  wishes,
  atOnce: (option) => !LOOKED_AT.includes(choice(option).verb),
  main: (menu) => menu.find(isDone),
  plain: (option, menu) => isDone(option) && menu.some(activates), // to activate nothing is never one stray press away
  twice: (option, menu) => isDone(option) && menu.some(activates),
};
