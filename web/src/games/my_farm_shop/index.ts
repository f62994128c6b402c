/** The face of My Farm Shop. */
import { t } from "../../lib/reader/words.svelte";
import type { Told } from "../../lib/piece/pieces";
import type { Chip, Gain } from "..";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Farm from "./Farm.svelte";
import Own from "./Own.svelte";
import { pieces } from "./pieces";
import { balance, icon, signed } from "./told";
import type { Model, ShopView } from "./types";

const MOST = 4; // gains on a chip

/** Has the deck run out, so that everybody uses one more field? */
const last = (view: ShopView): boolean => view.agenda.some(([task]) => task === "End");

export const face = {
  pieces,
  Board,
  Own,
  Farm,
  icon,
  great: ["meets", "final"],
  explain,
  chip: (model: Model, seat: number): Chip => {
    const n = model.view?.seats[seat]?.coins ?? 0;
    return { value: String(n), unit: t("page-coins", { n }, "my_farm_shop") };
  },
  gains: (_model: Model, events: Told[]): Gain[] =>
    Object.entries(balance(events))
      .sort(([, a], [, b]) => Number(b > 0) - Number(a > 0))
      .slice(0, MOST)
      .map(([kind, n]) => ({ icon: kind, n: signed(n) })),
  where: (model: Model): string => {
    const view = model.view;
    if (!view) return "";
    if (last(view)) return t("page-shop-last", {}, "my_farm_shop");
    const turn = view.turn + (view.agenda.length ? 1 : 0); // when all is over, none goes on
    const turns = turn + view.deck.length; // each turn but the last one draws a card
    return t("page-shop-where", { turn, turns }, "my_farm_shop");
  },
};
