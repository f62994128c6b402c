/** The face of My Farm Shop. */
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
  where: (model: Model): string => {
    const view = model.view;
    if (!view) return "";
    const turns = view.turn + view.deck.length + 1; // each turn but the last one draws a card
    return t("page-shop-where", { turn: view.turn + 1, turns }, "my_farm_shop");
  },
};
