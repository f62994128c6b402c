import type { Pieces } from "../../lib/pieces";
import type { Happened, Option } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import type { Faces, Model, ShopView } from "./types";

const ON_FIELD = new Set(["place", "activate", "follow", "uproot", "give-up", "plant", "swap", "with", "opposite"]);
const SKILL_OF_WAY: Record<string, string> = { "bags-for-goods": "exchange", "goods-for-bags": "exchange" };

/** The pieces of a choice. */
function touched(option: Option, view: ShopView, rows: Faces): string[] {
  const [verb = "", ...words] = option.text.split(" ");
  const first = words[0] ?? "";
  const me = view.seats[view.seat];
  if (ON_FIELD.has(verb)) return [`field-${view.seat}-${rows.fields.findIndex((field) => field.name === first)}`];
  switch (verb) {
    case "stall":
      return [`stall-${first}`, `die-${view.dice.indexOf(Number(words[2]))}`];
    case "farmer":
      return [`stall-${first}`];
    case "area":
      return [`field-${view.seat}-${(me?.followed || me?.activated || 1) - 1}`];
    case "pay":
    case "return":
      return [`good-${first}`];
    case "take":
    case "bonus":
      return [`supply-${first}`];
    case "pair":
      return [`pair-${first}`];
    case "transport":
      return [`transport-${first}`];
    case "from":
      return [`tile-${Number(first) - 1}-${words[1]}`];
    case "hand-back":
      return [`tile-${view.seat}-${first}`];
    case "use": {
      const skill = rows.skills.find((one) => one.name === (SKILL_OF_WAY[first] ?? first));
      return [`transport-${rows.transport[view.skills.indexOf(skill?.id ?? -1)]}`];
    }
    default:
      return [];
  }
}

const field = (event: Happened, rows: Faces, name: string): string => `field-${event.seat}-${rows.fields.findIndex((one) => one.name === event.phrase.args?.[name])}`;

function told(event: Happened, _view: ShopView, rows: Faces): string[] {
  const args = event.phrase.args ?? {};
  if (args["field"] !== undefined) return [field(event, rows, "field")];
  if (args["stall"] !== undefined) return [`stall-${String(args["stall"])}`];
  if (event.kind === "goal" || event.kind === "meets" || event.kind === "closes") return [`goal-${event.a}`];
  if (event.kind === "rolls") return ["die-0"];
  return [];
}

const pieces: Pieces<ShopView, Faces> = {
  touched,
  told,
  main: (menu) => (menu.length > 1 && menu.some((option) => option.text.startsWith("activate")) ? undefined : menu.find((option) => option.text === "done")),
};

export const face = {
  pieces,
  Board,
  Own,
  Other,
  ownGrows: true,
  where: (model: Model): string => {
    const view = model.view;
    if (!view) return "";
    const turns = view.turn + view.deck.length + 1; // each turn but the last one draws a card
    return t("page-shop-where", { turn: view.turn + 1, turns }, "my_farm_shop");
  },
};
