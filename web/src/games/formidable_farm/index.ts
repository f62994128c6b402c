/** The face of Formidable Farm. */
import type { Standing } from "..";
import { t } from "../../lib/reader/words.svelte";
import Board from "./board/Board.svelte";
import Other from "./seat/Other.svelte";
import Own from "./seat/Own.svelte";
import { main, told, touched, wished, wishes } from "./pieces";
import { faces, left, type Model } from "./types";

function where(model: Model): string {
  const view = model.view;
  if (!view) return "";
  if (view.players > 1) return t("draw-round", { n: Math.floor(view.turn / view.players) + 1 }, model.game);
  const all = faces(model).turns;
  return t("draw-solo", { left: Math.max(0, all - view.turn), all }, model.game);
}

/** Nobody has a point before all is fulfilled: what is left to do, and with what. */
function standing(model: Model, seat: number): Standing | null {
  const own = model.view?.seats[seat];
  const n = left(own);
  if (!own || !n) return null;
  const worth = faces(model).crops.reduce((sum, crop, k) => sum + crop.value * (own.crops[k] ?? 0), 0);
  return {
    short: `${n} ${t("face-to-do", {}, model.game)}`,
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
  pieces: { touched, told, wished, wishes, main },
  Board,
  Own,
  Farm: Other,
  chip: (_: Model, seat: number) => ({ value: String(seat), unit: "" }),
  standing,
  where,
};
