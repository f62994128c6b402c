/** The face of Farmoony. */
import { t } from "../../lib/reader/words.svelte";
import Board from "./Board.svelte";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import { pieces } from "./pieces";
import type { Model } from "./types";

export const face = {
  pieces,
  Board,
  Own,
  Farm: Other,
  chip: (model: { sight: { scores: { points: number }[] } | null }, seat: number) => ({
    value: String(model.sight?.scores[seat]?.points ?? ""),
    unit: t("page-points"),
  }),
  where: (model: Model): string =>
    model.view?.phase ? t("face-where", { phase: model.view.phase, turn: model.view.passes + 1 }, "farmoony") : "",
};
