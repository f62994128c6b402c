/** What is printed on a field, read for a seat. */
import { expect, it } from "vitest";

import type { Area, Card, Faces, ShopView } from "../types";
import { promised } from "./promise";

const words = { key: "", args: {} };
const seat = {
  goods: [1, 0, 2, 0],
  bags: 1,
  coins: 0,
  cards: [7, 0],
  sunflowers: [0, 1],
  in_hand: 0,
  activated: 0,
  followed: 0,
  tiles: [],
  paid: [],
};
const view = { side: 0, seats: [seat] } as unknown as ShopView;
const promise = (card: Omit<Card, "id" | "words">, field = 0, bags = 0) => {
  const rows = {
    fields: [{ name: "3" }, { name: "4" }],
    sides: ["base"],
    farmer: { id: 90, words },
    cards: [{ id: 7, words, ...card }],
    jump_start: [],
    printed: [{ id: 0, side: "base", field: "4", words, ...card }],
  } as unknown as Faces;
  return promised(rows, view, 0, field, bags);
};

it("is what is gained, if it can be paid", () => {
  expect(promise({ area: [{ gain: { egg: 2 } }] })).toEqual({ gain: { egg: 2 }, open: false });
  expect(promise({ area: [{ pay: { wool: 2 }, gain: { coin: 5 } }] })?.gain).toEqual({ coin: 5 });
  expect(promise({ area: [{ pay: { wool: 3 }, gain: { coin: 5 } }] })).toBeNull();
  expect(promise({ area: [{ pay: { any: 3 }, gain: { coin: 5 } }] })?.gain).toEqual({ coin: 5 });
  expect(promise({ area: [{ pay: { identical: 2, other: 2 }, gain: { coin: 7 } }] })).toBeNull();
});

it("is nothing where the bags do not reach, or are needed for the way", () => {
  expect(promise({ area: [{ gain: { egg: 2 } }] }, 0, 2)).toBeNull();
  expect(promise({ area: [{ pay: { bag: 1 }, gain: { any: 4 } }] }, 0, 1)).toBeNull();
  expect(promise({ area: [{ pay: { bag: 1 }, gain: { any: 4 } }] }, 0, 0)?.gain).toEqual({ any: 4 });
});

it("has the sunflowers of the field, unless the card shuts them out", () => {
  expect(promise({ area: [{ gain: { egg: 2 } }] }, 1)).toEqual({ gain: { egg: 3 }, open: false });
  expect(promise({ area: [{ gain: { egg: 2 } }], no_sunflower: true }, 1)?.gain).toEqual({ egg: 2 });
  expect(promise({ area: [{ gain: { egg: 1, milk: 1 } }] }, 1)).toEqual({ gain: { egg: 1, milk: 1 }, open: true });
});

it("is open behind an arrow and where there are two sides: the one that sells counts", () => {
  expect(promise({ arrow: "up" })).toEqual({ gain: {}, open: true });
  const two: Area[] = [{ gain: { egg: 1 } }, { pay: { wool: 1 }, gain: { coin: 6 } }];
  expect(promise({ area: two })).toEqual({ gain: { coin: 6 }, open: true });
});
