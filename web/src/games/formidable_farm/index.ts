/** The face of Formidable Farm. */
import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import { main, told, touched, wished, wishes } from "./pieces";
import { faces, type Model } from "./types";

function where(model: Model): string {
  const view = model.view;
  if (!view) return "";
  if (view.players > 1) return t("draw-round", { n: Math.floor(view.turn / view.players) + 1 }, model.game);
  const all = faces(model).turns;
  return t("draw-solo", { left: Math.max(0, all - view.turn), all }, model.game);
}

export const face = { pieces: { touched, told, wished, wishes, main }, Board, Own, Other, where };
