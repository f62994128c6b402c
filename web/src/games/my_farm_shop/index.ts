import type { Pieces, Wish } from "../../lib/pieces";
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

const FIELD_ASKED = new Set(["place", "activate", "follow", "uproot", "give-up", "plant"]);

/** A field, a stall, goods to pay with: why not? */
function wished(key: string, menu: Option[], view: ShopView, rows: Faces): string | undefined {
  const [kind = "", first = "", second = ""] = key.split("-");
  const verbs = menu.map((option) => option.text.split(" ")[0] ?? "");
  const verb = (open: Set<string>): string | undefined => verbs.find((one) => open.has(one));
  if (kind === "field" && Number(first) === view.seat) return said(verb(FIELD_ASKED), rows.fields[Number(second)]?.name);
  if (kind === "good") return said(verb(new Set(["pay", "return"])), first);
  if (kind === "stall" && verbs.includes("stall")) return `stall ${first} with ${nearest(view.dice, Number(first))}`;
  return undefined;
}

const said = (verb: string | undefined, what: string | undefined): string | undefined => (verb && what ? `${verb} ${what}` : undefined);
const nearest = (dice: number[], stall: number): number => dice.reduce((best, one) => (Math.abs(one - stall) < Math.abs(best - stall) ? one : best), dice[0] ?? 1);

/** When a field is activated, all ten. */
function wishes(menu: Option[], view: ShopView, rows: Faces): Wish[] {
  if (!menu.some((option) => option.text.startsWith("activate "))) return [];
  return rows.fields.map(({ name }, k) => ({ key: `field-${view.seat}-${k}`, text: `activate ${name}`, said: { key: "choice-activate", args: { field: name } } }));
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
  wished,
  wishes,
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
