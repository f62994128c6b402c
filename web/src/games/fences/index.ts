import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import { pieces } from "./pieces";
import { GAME, type Model } from "./types";

export const face = {
  pieces,
  Board,
  Own,
  Other,
  where: (model: Model): string => t("face-left", { n: model.view?.supply ?? 0 }, GAME),
};
