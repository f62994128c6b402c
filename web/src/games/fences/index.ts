import { t } from "../../lib/reader/words.svelte";
import type { Chip } from "..";
import Board from "./board/Board.svelte";
import { explain, gains, icon } from "./explain";
import { pieces } from "./pieces";
import Farm from "./seat/Farm.svelte";
import Own from "./seat/Own.svelte";
import { GAME, type Model } from "./types";

export const face = {
  pieces,
  Board,
  Own,
  Farm,
  chip: (model: Model, seat: number): Chip => ({
    value: `${model.view?.seats[seat]?.points ?? ""}`,
    unit: t("face-points", {}, GAME),
  }),
  gains,
  great: ["completes"],
  icon,
  explain,
  where: (model: Model): string => t("face-left", { n: model.view?.supply ?? 0 }, GAME),
};
