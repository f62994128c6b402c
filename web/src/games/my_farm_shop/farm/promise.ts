/** What a field would bring by what is printed on it: for a look ahead, where the server has nothing to foresee yet. */
import { GOODS, onField, type Area, type Faces, type SeatView, type ShopView } from "../types";

export interface Promised {
  gain: Record<string, number>;
  open: boolean; // something is still to be chosen
}

const stock = (seat: SeatView, field: number): Record<string, number> => ({
  ...Object.fromEntries(GOODS.map((good, k) => [good, seat.goods[k] ?? 0])),
  any: seat.goods.reduce((sum, n) => sum + n, 0),
  identical: Math.max(...seat.goods),
  other: [...seat.goods].sort((a, b) => b - a)[1] ?? 0,
  bag: seat.bags,
  sunflower: seat.sunflowers.reduce((sum, n) => sum + n, 0),
  card: seat.cards.filter((card, k) => card && k !== field).length, // another one
});

const covered = (area: Area, field: number, seat: SeatView): boolean => {
  const has = stock(seat, field);
  return Object.entries(area.pay ?? {}).every(([kind, n]) => (has[kind] ?? 0) >= n);
};

/** Can a side be paid, after so many bags for the way? */
export function payable(view: ShopView, at: number, field: number, area: Area, bags = 0): boolean {
  const seat = view.seats[at];
  return seat !== undefined && seat.bags >= bags && covered(area, field, { ...seat, bags: seat.bags - bags });
}

/** Nothing where it can't be paid; of two sides the one that sells. `bags`: how many the way there takes. */
export function promised(rows: Faces, view: ShopView, at: number, field: number, bags = 0): Promised | null {
  const seat = view.seats[at];
  const card = onField(rows, view, at, field);
  if (!seat || !card || seat.bags < bags) return null;
  if (card.arrow) return { gain: {}, open: true };
  const after = { ...seat, bags: seat.bags - bags };
  const area = (card.area ?? []).filter((one) => covered(one, field, after)).at(-1);
  if (!area) return null;
  const suns = card.no_sunflower ? 0 : (seat.sunflowers[field] ?? 0);
  const kinds = Object.keys(area.gain);
  const gain = { ...area.gain };
  const only = kinds.length === 1 ? kinds[0] : undefined; // several kinds: the sunflowers' items are chosen
  if (only && suns) gain[only] = (gain[only] ?? 0) + suns;
  return { gain, open: (card.area ?? []).length > 1 || (!only && suns > 0) };
}
