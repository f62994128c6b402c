/** One sentence for the choice that is looked at: what a die leaves for all, what a card covers, what a sign means. */
import { t } from "../../lib/reader/words.svelte";
import type { Option } from "../../lib/net/types";
import { promised } from "./farm/promise";
import { ORDER } from "./told";
import { cardOf, choice, faces, onField, sumWithout, type Card, type Model, type ShopView } from "./types";

const say = (key: string, args: Record<string, string | number> = {}): string => t(key, args, "my_farm_shop");

/** What the signs of a card mean. */
export const signsOf = (card: Card | undefined): string[] => [
  ...(card?.once ? [say("page-sign-once")] : []),
  ...(card?.no_sunflower ? [say("page-sign-nosun")] : []),
];

export function explain(model: Model, option: Option): string | null {
  const view = model.view;
  if (!view) return null;
  const rows = faces(model);
  const chosen = choice(option);
  const name = (card: Card | undefined): string => (card ? model.say(card.words) : say("page-empty"));
  const at = (field: string): number => rows.fields.findIndex((one) => one.name === field);
  if (chosen.verb === "stall") {
    const card = cardOf(rows, view.market[chosen.args.stall - 1] ?? 0);
    const sum = sumWithout(view.dice, chosen.args.die);
    const args = { sum, gains: gainsOf(model, view, at(fieldName(rows.fields, sum))) };
    return [say("page-explain-die", args), ...signsOf(card)].join(" ");
  }
  if (chosen.verb === "place") {
    const card = cardOf(rows, view.taken);
    const old = onField(rows, view, view.seat, at(chosen.args.field));
    const said = say("page-explain-place", { card: name(card), old: name(old) });
    return [said, ...signsOf(card)].join(" ");
  }
  if (chosen.verb === "activate" || chosen.verb === "follow" || chosen.verb === "opposite") {
    const card = onField(rows, view, view.seat, at(chosen.args.field));
    const bags =
      chosen.verb === "activate" && view.steps.length
        ? [say("page-field-bags", { n: view.steps[at(chosen.args.field)] ?? 0 })]
        : [];
    return [say("page-explain-field", { what: name(card) }), ...bags, ...signsOf(card)].join(" ");
  }
  return null;
}

/** The field of a sum: 2 and 12 share one. */
const fieldName = (fields: { name: string }[], sum: number): string =>
  fields.find(({ name }) => name.split("/").includes(String(sum)))?.name ?? "";

/** What everybody would get there without bags. */
function gainsOf(model: Model, view: ShopView, field: number): string {
  const rows = faces(model);
  return view.seats
    .map((_, seat) => {
      const found = promised(rows, view, seat, field);
      const kinds = [...ORDER, "any", "identical"].filter((kind) => found?.gain[kind]);
      const what = kinds.map((kind) => `+${say(`item-${kind}`, { n: found?.gain[kind] ?? 0 })}`);
      const open = onField(rows, view, seat, field)?.arrow ? "page-explain-arrow" : "page-explain-sides";
      const said = what.length ? what.join(", ") : say(found?.open ? open : "page-explain-none");
      return seat === model.seat ? say("page-explain-you", { what: said }) : `${model.names[seat] ?? ""} ${said}`;
    })
    .join("; ");
}
