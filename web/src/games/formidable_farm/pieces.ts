/** Which pieces a choice touches and an event tells about. */
import type { Wish } from "../../lib/piece/pieces";
import type { Happened, Option } from "../../lib/net/types";
import { eventOf } from "../declared";
import { choice, offers, type Faces, type FarmEvent, type FarmView } from "./types";

// ---- The keys of the pieces: made here, and never taken apart ----------------------------------------------------------

export const card = (id: number | string): string => `card-${id}`;
export const space = (name: string): string => `space-${name}`;
export const disc = (seat: number | string): string => `disc-${seat}`;
export const crop = (name: string, seat?: number): string =>
  seat === undefined ? `crop-${name}` : `crop-${name}-${seat}`;
export const coins = (seat?: number): string => (seat === undefined ? "coins" : `coins-${seat}`);
export const stack = (seat?: number): string => (seat === undefined ? "stack" : `stack-${seat}`);
export const buy = (what: string): string => `buy-${what}`;
export const spare = (kind: string): string => `spare-${kind}`;
export const way = (to: "top" | "below", id: number): string => `${to}-${id}`; // of a card that is looked at
export const ON = "on"; // go on, or end the turn
export const TURN = "turn"; // what is done in this turn
export const MARKET_STACK = "market-stack";
export const COUNTDOWN = "countdown";

/** The card whose cost is being paid, or whose reward is being used. */
const playing = (view: FarmView): string[] => view.played.slice(-1).map(card);

export function touched(option: Option, view: FarmView): string[] {
  const chosen = choice(option);
  switch (chosen.verb) {
    case "done":
      return [ON];
    case "use":
      return playing(view);
    case "supply":
      return [space(chosen.args.space)];
    case "play":
    case "market":
    case "get":
    case "give":
      return [card(chosen.args.card)];
    case "buy":
      return [buy(chosen.args.what)];
    case "spare":
      return [spare(chosen.args.kind), crop(chosen.args.kind)];
    case "pay":
    case "take":
      return [crop(chosen.args.crop)];
    case "top":
    case "below": // a card that is looked at can go both ways
      return view.looked.includes(chosen.args.card)
        ? [way(chosen.verb, chosen.args.card), card(chosen.args.card)]
        : [card(chosen.args.card)];
    case "draw": // chance
      return [card(chosen.args.card), stack()];
    case "start":
      return [disc(chosen.args.player)];
    default:
      return [];
  }
}

export function told(happened: Happened, view: FarmView): string[] {
  const event = eventOf<FarmEvent>(happened);
  const seat = event.seat === view.seat ? undefined : event.seat; // one's own pieces have no number
  const some = (id: number | undefined): string[] => (id ? [card(id)] : []);
  switch (event.kind) {
    case "starts":
    case "turn":
      return [disc(event.seat)];
    case "supplies":
      return [...(event.fields.space ? [space(event.fields.space)] : []), disc(event.seat)];
    case "pays":
    case "takes":
      return Object.entries(event.fields.crops ?? {}).flatMap(([kind, n]) => (n ? [crop(kind, seat)] : []));
    case "spares":
      return event.fields.kind ? [crop(event.fields.kind, seat)] : [];
    case "buys":
      return [coins(seat)];
    case "spends":
    case "lays":
      return [...some(event.fields.card), coins(seat)];
    case "swaps":
      return [...some(event.fields.other), ...some(event.fields.card)];
    case "draws":
    case "below":
    case "top":
      return [...some(event.fields.card), stack(seat)];
    case "looks":
      return [stack(seat)];
    case "plays":
    case "sees":
    case "back":
    case "reveals":
      return some(event.fields.card);
    case "shuffles":
      return [MARKET_STACK];
    case "another":
    case "discount":
      return [TURN];
    case "countdown":
      return [COUNTDOWN];
    case "last-round":
      return [stack(seat)];
    default:
      return [];
  }
}

/** A card to fulfil, a space, a rule breaker, a crop to pay with: why not? */
export function wished(key: string, menu: Option[], view: FarmView, faces: Faces): string | undefined {
  const expected: [string, string][] = [
    ...fulfilments(view).map(([verb, id]): [string, string] => [card(id), `${verb} ${id}`]),
    ...faces.spaces.map(({ name }): [string, string] => [space(name), `supply ${name}`]),
    ...["crop", "card"].map((what): [string, string] => [buy(what), `buy ${what}`]),
    ...(offers(menu, "pay") ? faces.crops.map(({ name }): [string, string] => [crop(name), `pay ${name}`]) : []),
  ];
  return expected.find(([piece]) => piece === key)?.[1];
}

/** The cards that could be fulfilled, if only they could be paid: of the hand, then of the market. */
function fulfilments(view: FarmView): ["play" | "market", number][] {
  const hand = view.seats[view.seat]?.hand ?? [];
  return [
    ...hand.map((id): ["play", number] => ["play", id]),
    ...view.market.map((id): ["market", number] => ["market", id]),
  ];
}

/** In one's turn, every card that lies open or in hand. */
export function wishes(menu: Option[], view: FarmView): Wish[] {
  if (!offers(menu, "supply", "play", "market") || view.looked.length) return [];
  return fulfilments(view)
    .filter(([, id]) => id > 0)
    .map(([verb, id]) => ({
      key: card(id),
      text: `${verb} ${id}`,
      said: { key: `choice-${verb}`, args: { card: id } },
    }));
}

/** What a card would leave of the stock is looked at; all else says itself what it brings. */
export const atOnce = (option: Option): boolean => !["play", "market"].includes(choice(option).verb);

/** To be done, with the turn or with a reward, is what the main button is for, where there is no reward to accept. */
export const main = (menu: Option[]): Option | undefined =>
  offers(menu, "use") ? undefined : menu.find((option) => choice(option).verb === "done");

/** To end the turn while a card can be paid, or to leave a reward, gives something up. */
export const plain = (option: Option, menu: Option[]): boolean =>
  choice(option).verb === "done" && menu.some((other) => !["done", "buy"].includes(choice(other).verb));
