/**
 * What a field would bring by what lies on it: for a look ahead, where the server has nothing to foresee yet. The engine
 * itself has written down what fields bring (promises.json, `python -m tools.record promises`); a test compares.
 */
import { GOODS, onField, type Area, type Card, type Faces, type SeatView, type ShopView } from "../types";

export interface Promised {
  gain: Record<string, number>; // what comes whatever is chosen; "any" and "identical" are goods of choice
  open: boolean; // more hangs on what is chosen
}

const sum = (row: number[]): number => row.reduce((all, n) => all + n, 0);

/** Can a side be paid, after so many bags for the way? */
export function payable(view: ShopView, at: number, field: number, area: Area, bags = 0): boolean {
  const seat = view.seats[at];
  const { any = 0, identical = 0, other = 0, bag = 0, sunflower = 0, card = 0, ...named } = area.pay ?? {};
  if (!seat || seat.bags < bags + bag || sum(seat.sunflowers) < sunflower) return false;
  if (card && !seat.cards.some((laid, k) => laid && k !== field)) return false; // another one than its own
  const left = seat.goods.map((n, k) => n - (named[GOODS[k] ?? ""] ?? 0));
  if (left.some((n) => n < 0) || sum(left) < any + identical + other) return false;
  return (
    !identical || left.some((n, k) => n >= identical && (!other || left.some((more, j) => j !== k && more >= other)))
  );
}

/** The fields that an arrow leads to. */
function beyond(rows: Faces, card: Card, field: number): number[] {
  const row = (k: number): string | undefined => rows.fields[k]?.row;
  const upper = rows.fields.filter((one) => one.row === row(0)).length;
  if (card.arrow === "up") return field >= upper ? [field - upper] : [];
  return [field - 1, field + 1].filter((k) => row(k) === row(field));
}

/** Does this field give anything? No field is entered twice. */
function gives(rows: Faces, view: ShopView, at: number, field: number, bags: number, been: number[] = []): boolean {
  const card = onField(rows, view, at, field);
  if (!card || been.includes(field)) return false;
  if (card.arrow) return beyond(rows, card, field).some((k) => gives(rows, view, at, k, bags, [...been, field]));
  return (card.area ?? []).some((area) => payable(view, at, field, area, bags));
}

/** The fewest and the most sunflowers that are still on the field when it produces: some may have to be paid. */
function suns(seat: SeatView, field: number, paid: number): [number, number] {
  const here = seat.sunflowers[field] ?? 0;
  const elsewhere = sum(seat.sunflowers) - here;
  return [Math.max(0, here - paid), here - Math.max(0, paid - elsewhere)];
}

/** Nothing where it can't be activated. `bags`: how many the way there takes. */
export function promised(rows: Faces, view: ShopView, at: number, field: number, bags = 0): Promised | null {
  const seat = view.seats[at];
  const card = onField(rows, view, at, field);
  if (!seat || !card || seat.bags < bags || !gives(rows, view, at, field, bags)) return null;
  const [area, second] = (card.area ?? []).filter((one) => payable(view, at, field, one, bags));
  if (card.arrow || second || !area) return { gain: {}, open: true };
  const pay = area.pay ?? {};
  const [least, most] = card.no_sunflower ? [0, 0] : suns(seat, field, pay["sunflower"] ?? 0);
  const gain = { ...area.gain };
  // a good of choice may be any of the named ones, so these are not named besides; of several kinds one is chosen
  const [kind, ...more] = Object.keys(gain).filter((one) => !gain["any"] || !GOODS.includes(one));
  if (kind && !more.length && least) gain[kind] = (gain[kind] ?? 0) + least;
  const places = rows.fields.map((one, k) => Math.max(0, one.sunflowers - (seat.sunflowers[k] ?? 0)));
  if (gain["sunflower"]) gain["sunflower"] = Math.min(gain["sunflower"], sum(places) + (pay["sunflower"] ?? 0));
  return { gain, open: least < most || (more.length > 0 && most > 0) || surplus(rows, seat, gain, pay) };
}

/** Is there more than the shop has room for, so that something must be put back? */
function surplus(rows: Faces, seat: SeatView, gain: Record<string, number>, pay: Record<string, number>): boolean {
  const goods = (items: Record<string, number>): number =>
    sum([...GOODS, "any", "identical", "other"].map((kind) => items[kind] ?? 0));
  return sum(seat.goods) + sum(seat.tiles) - goods(pay) + goods(gain) > rows.shop_room;
}
