/** Which pieces a choice touches and an event tells about. The verbs are those of the game's notation. */
import type { Wish } from "../../lib/pieces";
import type { Happened, Option, Said } from "../../lib/types";
import type { Faces, FarmView } from "./types";

export const card = (id: number | string): string => `card-${id}`;
export const space = (name: string): string => `space-${name}`;
export const disc = (seat: number | string): string => `disc-${seat}`;
export const crop = (name: string, seat?: number): string => (seat === undefined ? `crop-${name}` : `crop-${name}-${seat}`);
export const coins = (seat?: number): string => (seat === undefined ? "coins" : `coins-${seat}`);
export const stack = (seat?: number): string => (seat === undefined ? "stack" : `stack-${seat}`);
export const buy = (what: string): string => `buy-${what}`;
export const spare = (kind: string): string => `spare-${kind}`;
export const ON = "on"; // go on, or end the turn
export const TURN = "turn"; // what is done in this turn
export const MARKET_STACK = "market-stack";
export const COUNTDOWN = "countdown";

/** The card whose cost is being paid, or whose reward is being used. */
const playing = (view: FarmView): string[] => view.played.slice(-1).map(card);

export function touched(option: Option, view: FarmView): string[] {
  const [verb = "", what = ""] = option.text.split(" ");
  switch (verb) {
    case "done":
      return [ON];
    case "use":
      return playing(view);
    case "supply":
      return [space(what)];
    case "play":
    case "market":
    case "get":
    case "give":
      return [card(what)];
    case "buy":
      return what === "card" ? [buy(what), stack()] : [buy(what)];
    case "spare":
      return [spare(what), crop(what)];
    case "pay":
    case "take":
      return [crop(what)];
    case "top":
    case "below": // a card that is looked at can go both ways
      return view.looked.includes(Number(what)) ? [`${verb}-${what}`, card(what)] : [card(what)];
    case "draw": // chance
      return [card(what), stack()];
    case "start":
      return [disc(Number(what) - 1)];
    default:
      return [];
  }
}

/** The kinds of crops that a phrase names. */
function kinds(said: Said): string[] {
  const crops = (said.args?.["crops"] ?? []) as Said[];
  return crops.map((part) => part.key.replace("crop-", ""));
}

export function told(event: Happened, view: FarmView, faces: Faces): string[] {
  const seat = event.seat === view.seat ? undefined : event.seat; // the own pieces have no number
  const seen = event.b || event.secret;
  const cards = seen ? [card(seen)] : [];
  switch (event.kind) {
    case "starts":
    case "turn":
      return [disc(event.seat)];
    case "supplies":
      return [space(faces.spaces[event.a]?.name ?? ""), disc(event.seat)];
    case "pays":
    case "takes":
      return kinds(event.phrase).map((kind) => crop(kind, seat));
    case "spares":
      return [crop(((event.phrase.args?.["kind"] as Said | undefined)?.key ?? "").replace("kind-", ""), seat)];
    case "buys":
    case "spends":
    case "lays":
      return [...cards, coins(seat)];
    case "swaps":
      return [card(event.a), ...cards];
    case "draws":
    case "below":
    case "top":
    case "looks":
      return [...cards, stack(seat)];
    case "plays":
    case "sees":
    case "back":
    case "reveals":
      return cards;
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
export function wished(key: string, menu: Option[], view: FarmView): string | undefined {
  const [kind = "", what = ""] = key.split("-");
  switch (kind) {
    case "card":
      return fulfil(view, Number(what));
    case "space":
      return `supply ${what}`;
    case "buy":
      return key.replace("-", " ");
    case "crop":
      return menu.some((option) => option.text.startsWith("pay ")) && key === crop(what) ? `pay ${what}` : undefined;
    default:
      return undefined;
  }
}

function fulfil(view: FarmView, id: number): string | undefined {
  if (view.seats[view.seat]?.hand.includes(id)) return `play ${id}`;
  return view.market.includes(id) ? `market ${id}` : undefined;
}

/** In one's turn, every card that lies open or in hand. */
export function wishes(menu: Option[], view: FarmView): Wish[] {
  if (!menu.some((option) => /^(supply|play|market) /.test(option.text)) || view.looked.length) return [];
  const cards = [...(view.seats[view.seat]?.hand ?? []).map((id) => [id, "play"] as const), ...view.market.map((id) => [id, "market"] as const)];
  return cards.filter(([id]) => id > 0).map(([id, verb]) => ({ key: card(id), text: `${verb} ${id}`, said: { key: `choice-${verb}`, args: { card: id } } }));
}

/** The end of the turn is what the main button is for, as soon as it is open. */
export const main = (menu: Option[]): Option | undefined => menu.find((option) => option.phrase.key === "choice-end-turn");
