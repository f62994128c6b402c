/** The face of Formidable Farm. */
import type { Chip, Gain, Standing } from "..";
import type { Told } from "../../lib/piece/pieces";
import { t } from "../../lib/reader/words.svelte";
import { eventOf } from "../declared";
import Board from "./board/Board.svelte";
import Farm from "./seat/Farm.svelte";
import Own from "./seat/Own.svelte";
import { lines } from "./lines";
import { atOnce, main, plain, told, touched, wished, wishes } from "./pieces";
import { explain } from "./then";
import { faces, left, type FarmEvent, type Model } from "./types";

function where(model: Model): string {
  const view = model.view;
  if (!view) return "";
  if (view.players > 1) return t("draw-round", { n: Math.floor(view.turn / view.players) + 1 }, model.game);
  const all = faces(model).turns;
  return t("draw-solo", { left: Math.max(0, all - view.turn), all }, model.game);
}

/** How many cards are left decides the game. */
const chip = (model: Model, seat: number): Chip => {
  const n = left(model.view?.seats[seat]);
  return { value: String(n), unit: t("face-to-do", { n }, model.game) };
};

/** Cards fulfilled, cards drawn, then crops, the dearest first. */
function gains(model: Model, events: Told[]): Gain[] {
  const n: Record<string, number> = {};
  const add = (what: string, more = 1): void => {
    n[what] = (n[what] ?? 0) + more;
  };
  for (const event of events.map((one) => eventOf<FarmEvent>(one))) {
    if (event.kind === "plays") add("fulfilled");
    else if (event.kind === "draws") add("draw");
    else if (event.kind === "takes")
      for (const [crop, more] of Object.entries(event.fields.crops ?? {})) add(crop, more);
  }
  const crops = faces(model).crops.toSorted((a, b) => b.value - a.value);
  return ["fulfilled", "draw", ...crops.map(({ name }) => name)]
    .filter((icon) => n[icon])
    .map((icon) => ({ icon, n: `${icon === "fulfilled" ? "✓" : "+"}${n[icon] ?? 0}` }))
    .slice(0, 4);
}

const ICONS: Record<string, string> = {
  "cost-any": "any",
  "cost-identical": "same",
  "cost-different": "diff",
  "cost-fulfilled": "fulfilled",
  "reward-take-any": "any",
  "reward-take-identical": "same",
  "reward-take-different": "diff",
  "reward-draw-cards": "draw",
  "space-card": "card",
};

/** The picture of a word, by its key. */
const icon = (key: string): string | undefined =>
  ICONS[key] ?? /^(?:crop|kind|many|space)-(wheat|cucumber|tomato|sheep|pig)$/.exec(key)?.[1];

/** Nobody has a point before all is fulfilled: what is left to do, and with what. */
function standing(model: Model, seat: number): Standing | null {
  const own = model.view?.seats[seat];
  const n = left(own);
  if (!own || !n) return null;
  const worth = faces(model).crops.reduce((sum, crop, k) => sum + crop.value * (own.crops[k] ?? 0), 0);
  return {
    short: `${n} ${t("face-to-do", { n }, model.game)}`,
    lines: [
      {
        words: t("face-standing-cards", { n, hand: own.hand.length, stack: own.stack.length }, model.game),
        rule: "FF-70",
      },
      { words: t("face-standing-money", { n: own.fulfilled.length }, model.game), rule: "FF-23" },
      { words: t("face-standing-crops", { n: worth }, model.game), rule: "FF-71" },
    ],
  };
}

export const face = {
  pieces: { touched, told, wished, wishes, atOnce, main, plain },
  Board,
  Own,
  Farm,
  chip,
  gains,
  great: ["last-round"],
  icon,
  explain,
  lines,
  standing,
  where,
};
