import { t } from "../../lib/reader/words.svelte";
import Board from "./board/Board.svelte";
import Other from "./seat/Other.svelte";
import Own from "./seat/Own.svelte";
import { pieces } from "./pieces";
import { GAME, type Model } from "./types";

export const face = {
  pieces,
  Board,
  Own,
  Farm: Other,
  chip: (model: { sight: { scores: { points: number }[] } | null }, seat: number) => ({
    value: String(model.sight?.scores[seat]?.points ?? ""),
    unit: t("page-points"),
  }),
  where: (model: Model): string => t("face-left", { n: model.view?.supply ?? 0 }, GAME),
};
