/** What a field promises is what the engine says that it brings. */
import { expect, it } from "vitest";

import { GOODS, type Area, type Card, type Faces, type ShopView } from "../types";
import { promised } from "./promise";
import truth from "./promises.json";

const rows = truth.rows as unknown as Faces;
const KINDS = ["coin", "bag", "sunflower", ...GOODS];

interface Case {
  side: number;
  seat: object;
  field: number;
  bags: number;
  ends: number[][]; // coins, bags, sunflowers and goods more or less, for each way to choose
}
const cases = truth.cases as Case[];
const viewOf = ({ side, seat }: Case): ShopView => ({ side, seats: [seat] }) as unknown as ShopView;
const cardOf = (one: Case): Card | undefined => {
  const id = viewOf(one).seats[0]?.cards[one.field];
  const printed = rows.printed.find(
    ({ side, field }) => side === rows.sides[one.side] && field === rows.fields[one.field]?.name,
  );
  return id ? rows.cards.find((card) => card.id === id) : printed;
};
const least = (ends: number[][], k: number): number => Math.min(...ends.map((end) => end[k] ?? 0));
const most = (ends: number[][], k: number): number => Math.max(...ends.map((end) => end[k] ?? 0));
const goods = (end: number[]): number => end.slice(3).reduce((all, n) => all + n, 0);

it("is nothing exactly where the field can't be activated", () => {
  expect(cases.length).toBeGreaterThan(150);
  for (const one of cases)
    expect(promised(rows, viewOf(one), 0, one.field, one.bags) === null, JSON.stringify(one)).toBe(!one.ends.length);
});

it("comes whatever is chosen, and is all where nothing is open", () => {
  let [closed, open] = [0, 0];
  for (const one of cases.filter(({ ends }) => ends.length)) {
    const found = promised(rows, viewOf(one), 0, one.field, one.bags);
    const sides = cardOf(one)?.area ?? [];
    const pay: Record<string, number> = sides.length === 1 ? (sides[0]?.pay ?? {}) : {};
    const gain = found?.gain ?? {};
    const told = JSON.stringify([one, found]);
    KINDS.slice(0, 3).forEach((kind, k) => {
      const promise = (gain[kind] ?? 0) - (pay[kind] ?? 0);
      if (Object.keys(gain).length) expect(least(one.ends, k), `${kind} ${told}`).toBeGreaterThanOrEqual(promise);
      if (!found?.open && sides.length === 1) expect(most(one.ends, k), `${kind} ${told}`).toBe(promise);
    });
    if (found?.open) open += 1;
    else if (sides.length === 1) {
      closed += 1;
      const all = (items: Record<string, number>): number =>
        [...GOODS, "any", "identical", "other"].reduce((sum, kind) => sum + (items[kind] ?? 0), 0);
      for (const end of one.ends) expect(goods(end), told).toBe(all(gain) - all(pay));
      GOODS.forEach((good, k) => {
        if (!pay["any"] && !pay["identical"])
          expect(least(one.ends, k + 3), told).toBeGreaterThanOrEqual((gain[good] ?? 0) - (pay[good] ?? 0));
      });
    }
  }
  expect(closed).toBeGreaterThan(40);
  expect(open).toBeGreaterThan(5);
});

// ---- What random games seldom show ----------------------------------------------------------------------------------

const words = { key: "", args: {} };
const seat = { goods: [1, 0, 2, 0], bags: 1, coins: 0, cards: [7, 0], sunflowers: [0, 1], tiles: [] };
const promise = (card: Omit<Card, "id" | "words">, field = 0, bags = 0, own: object = {}) => {
  const small = {
    fields: [
      { name: "3", row: "upper", sunflowers: 1 },
      { name: "4", row: "upper", sunflowers: 1 },
    ],
    sides: ["base"],
    farmer: { id: 90, words },
    cards: [{ id: 7, words, ...card }],
    jump_start: [],
    printed: [{ id: 0, side: "base", field: "4", words, ...card }],
    shop_room: 16,
  } as unknown as Faces;
  return promised(small, { side: 0, seats: [{ ...seat, ...own }] } as unknown as ShopView, 0, field, bags);
};

it("needs the bags of the way, and those that are paid", () => {
  expect(promise({ area: [{ gain: { egg: 2 } }] }, 0, 2)).toBeNull();
  expect(promise({ area: [{ pay: { bag: 1 }, gain: { any: 4 } }] }, 0, 1)).toBeNull();
  expect(promise({ area: [{ pay: { bag: 1 }, gain: { any: 4 } }] }, 0, 0)?.gain).toEqual({ any: 4 });
});

it("has the sunflowers of the field, unless the card shuts them out", () => {
  expect(promise({ area: [{ gain: { egg: 2 } }] }, 1)).toEqual({ gain: { egg: 3 }, open: false });
  expect(promise({ area: [{ gain: { egg: 2 } }], no_sunflower: true }, 1)?.gain).toEqual({ egg: 2 });
  expect(promise({ area: [{ gain: { egg: 1, milk: 1 } }] }, 1)).toEqual({ gain: { egg: 1, milk: 1 }, open: true });
  expect(promise({ area: [{ gain: { egg: 1, any: 1 } }] }, 1)?.gain).toEqual({ egg: 1, any: 2 }); // MFS-31
});

it("counts a sunflower that has to be paid no more, and one that may be paid not for sure", () => {
  const sells: Area[] = [{ pay: { sunflower: 1 }, gain: { coin: 5 } }];
  expect(promise({ area: sells }, 1)).toEqual({ gain: { coin: 5 }, open: false });
  expect(promise({ area: sells }, 1, 0, { sunflowers: [1, 1] })).toEqual({ gain: { coin: 5 }, open: true });
});

it("does not pay a card with itself, nor the same goods twice", () => {
  expect(promise({ area: [{ pay: { card: 1 }, gain: { coin: 4 } }] })).toBeNull();
  expect(promise({ area: [{ pay: { wool: 1, any: 3 }, gain: { coin: 4 } }] })).toBeNull();
});

it("is open where something must be put back, and where there are two sides", () => {
  expect(promise({ area: [{ gain: { egg: 2 } }] }, 0, 0, { goods: [5, 5, 5, 0] })?.open).toBe(true);
  const two: Area[] = [{ gain: { egg: 1 } }, { pay: { wool: 1 }, gain: { coin: 6 } }];
  expect(promise({ area: two })).toEqual({ gain: {}, open: true });
  expect(promise({ area: two }, 0, 0, { goods: [0, 0, 0, 0] })).toEqual({ gain: { egg: 1 }, open: false });
});

it("is nothing behind an arrow that leads nowhere", () => {
  expect(promise({ arrow: "up" })).toBeNull();
  expect(promise({ arrow: "sideways" })).toBeNull(); // and back again
});
