/** Which pile is spread out on the table: one that is to be chosen from, else the one that somebody wants to see. */
import { shown, type Spread } from "../shown.svelte";
import { choice, offers, type Model } from "../types";

export interface Tray {
  what: Exclude<Spread, "">;
  cards: number[]; // in the order in which they are shown
  asked: boolean; // one of them is to be chosen
}

/** The pile that the question is about. */
function wanted(model: Model): Spread {
  const view = model.view;
  if (view?.looked.length && view.looked.every((id) => id > 0)) return "looked";
  const own = new Set(view?.seats[model.seat]?.fulfilled);
  const chosen = model.menu.map(choice);
  return chosen.some((one) => (one.verb === "get" || one.verb === "below") && own.has(one.args.card))
    ? "fulfilled"
    : "";
}

function cards(model: Model, what: Tray["what"]): number[] {
  const view = model.view;
  const seat = view?.seats[model.seat];
  if (what === "looked") return view?.looked ?? [];
  if (what === "discard") return view?.discard.toReversed() ?? [];
  if (what === "stack") return seat?.stack.toReversed() ?? [];
  return seat?.fulfilled ?? [];
}

export function spread(model: Model): Tray | null {
  const asked = wanted(model);
  if (asked) return { what: asked, cards: cards(model, asked), asked: true };
  const using = offers(model.menu, "use", "spare"); // of a card that is played: it has to be seen
  return shown.what && !using ? { what: shown.what, cards: cards(model, shown.what), asked: false } : null;
}

/** Runs of unknown cards as one back with a number. */
export function runs(ids: number[]): { id: number; n: number }[] {
  const found: { id: number; n: number }[] = [];
  for (const id of ids) {
    const last = found.at(-1);
    if (id <= 0 && last && last.id <= 0) last.n += 1;
    else found.push({ id, n: 1 });
  }
  return found;
}
