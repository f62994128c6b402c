/** What a choice would leave of the stock, and which cards that would pay for. Pictures, not rules: what can be paid says the menu. */
import type { Option, Said } from "../../lib/net/types";
import { costs, lacking } from "./cards/glyphs";
import { choice, face, faces, offers, type Bundle, type CardFace, type FarmView, type Model } from "./types";

export interface Then {
  crops: number[];
  fulfilled: number;
  left: number; // cards to do
  opens: number[]; // cards that could be paid then, and can't now: of the hand, then of the market
  closes: number[]; // ... and the other way round
}

/** The card that a choice fulfils. */
function fulfils(model: Model, option: Option): CardFace | undefined {
  const chosen = choice(option);
  return chosen.verb === "play" || chosen.verb === "market" ? face(model, chosen.args.card) : undefined;
}

/** Crops that a card gives by name, without a question. */
const gift = (row: CardFace): Bundle[] =>
  row.reward.flatMap(({ do: what, crops, each }) =>
    what === "take" && typeof crops === "object" && !each ? [crops] : [],
  );

/** Could this seat pay for a card, as far as a look at its stock tells? */
export function payable(model: Model, view: FarmView, id: number): boolean {
  const row = face(model, id);
  const seat = view.seats[model.seat];
  if (!row || !seat) return false;
  const market = view.market.filter((other) => other !== id).length;
  let spare = view.discount ? 1 : 0;
  return lacking(costs(row), faces(model), seat, market).every(({ cost, glyphs }) => {
    const pictures = glyphs.filter((glyph) => "icon" in glyph);
    const missing = pictures.filter((glyph) => glyph.missing).length;
    if (cost === "number_of") return missing < pictures.length;
    if (!missing) return true;
    spare -= missing;
    return spare >= 0 && !cost?.startsWith("fulfilled") && cost !== "market_below";
  });
}

/** The cards that could be fulfilled next, were there enough to pay with. */
function open(view: FarmView, seat: number): number[] {
  if (view.played.length >= view.limit) return [];
  const hand = view.seats[seat]?.hand ?? [];
  return [...hand, ...(view.market_limit > 0 ? view.market : [])].filter((id) => id > 0);
}

/** What follows from a choice that was foreseen: its cost, and what its card gives by name. */
export function thenOf(model: Model, option: Option | null): Then | null {
  const found = option ? model.foreseenOf(option) : null;
  const view = model.view;
  const seat = found?.view.seats[model.seat];
  if (!option || !found || !seat || !view) return null;
  const row = fulfils(model, option);
  const names = faces(model).crops.map(({ name }) => name);
  const crops = [...seat.crops];
  const add = (bundle: Bundle, sign: 1 | -1): void => {
    for (const [name, n] of Object.entries(bundle)) {
      const k = names.indexOf(name);
      if (k >= 0) crops[k] = Math.max(0, (crops[k] ?? 0) + sign * n);
    }
  };
  const had = view.seats[model.seat];
  const paid = found.events.some(({ kind }) => kind === "pays");
  const named = row?.cost_parts.every(({ kind }) => names.includes(kind)) ?? false;
  if (row && !paid && !found.sure && named && !view.discount)
    for (const { kind, n } of row.cost_parts) add({ [kind]: n }, -1); // what is unknown hides what is known
  if (row && !found.events.some(({ kind }) => kind === "takes")) for (const bundle of gift(row)) add(bundle, 1);
  const own = choice(option).verb === "play" && had?.hand.length === seat.hand.length; // still drawn in the hand
  const after: FarmView = {
    ...found.view,
    seats: found.view.seats.map((one, k) => (k === model.seat ? { ...one, crops } : one)),
  };
  const now = new Set(open(view, model.seat).filter((id) => id !== row?.id && payable(model, view, id)));
  const then = new Set(open(after, model.seat).filter((id) => id !== row?.id && payable(model, after, id)));
  return {
    crops,
    fulfilled: seat.fulfilled.length,
    left: seat.hand.length + seat.stack.length - (own ? 1 : 0),
    opens: !row || paid || named ? [...then].filter((id) => !now.has(id)) : [], // with which crops it is paid is not known yet
    closes: after.played.length < after.limit ? [...now].filter((id) => !then.has(id)) : [],
  };
}

const cardWords = (row: CardFace): Said => ({
  key: "draw-card",
  args: { cost: row.cost_parts.map(({ words }) => words), reward: row.reward_words },
});

/** What the ribbon adds to a choice: its fee, what is left to do, what it pays for. */
export function explain(model: Model, option: Option): string | null {
  const view = model.view;
  const chosen = choice(option);
  if (!view) return null;
  if (chosen.verb === "done") {
    const n = model.menu.filter((other) => offers([other], "play", "market")).length;
    return n ? model.say({ key: "face-still-payable", args: { n } }) : null;
  }
  const then = thenOf(model, option);
  const had = view.seats[model.seat];
  const said: Said[] = [];
  if (chosen.verb === "supply") {
    const k = faces(model).spaces.findIndex(({ name }) => name === chosen.args.space);
    const n = view.fees[k] ?? 0;
    if (n) said.push({ key: "face-costs", args: { n } });
  }
  if (then && had && then.left < had.hand.length + had.stack.length)
    said.push({ key: "face-then-left", args: { n: then.left } });
  const rows = (then?.opens ?? []).flatMap((id) => face(model, id) ?? []);
  if (rows.length)
    said.push({ key: "face-pays-for", args: { n: rows.length, cards: rows.slice(0, 2).map(cardWords) } });
  return said.length ? said.map(model.say).join(" ") : null;
}
