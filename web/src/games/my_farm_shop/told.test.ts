/** What events brought, and the pictures of words. */
import { expect, it } from "vitest";

import { happenedOf } from "../testing";
import { actedOf, balance, icon } from "./told";
import type { ShopEvent } from "./types";

const event = (one: ShopEvent, seat = 0) => happenedOf<ShopEvent>(one, seat);
const TURN = event({ kind: "turn", fields: { turn: 2 } });
const SALE = [
  event({ kind: "activates", fields: { field: "7", bags: 1 } }),
  event({ kind: "pays", fields: { items: { bag: 1 } } }), // for the way: told once
  event({ kind: "pays", fields: { items: { milk: 2 } } }),
  event({ kind: "gains", fields: { items: { coin: 5 } } }),
];

it("a sale costs bags and goods and brings coins, coins first", () => {
  expect(balance(SALE)).toEqual({ coin: 5, milk: -2, bag: -1 });
  expect(Object.keys(balance(SALE))).toEqual(["coin", "milk", "bag"]);
});

it("what comes and goes again is nothing", () => {
  const back = event({ kind: "returns", fields: { items: { egg: 1 } } });
  expect(balance([event({ kind: "gains", fields: { items: { egg: 1 } } }), back])).toEqual({});
});

it("goals and sunflowers count", () => {
  const met = event({ kind: "meets", fields: { goal: "bags", coins: 6 } });
  expect(balance([met, event({ kind: "plants", fields: { field: "3" } })])).toEqual({ coin: 6, sunflower: 1 });
});

it("a field is used by its seat since the last roll only", () => {
  expect(actedOf([TURN, ...SALE], 0)).toEqual({ field: "7", items: { coin: 5, milk: -2, bag: -1 } });
  expect(actedOf([TURN, ...SALE], 1)).toEqual({ items: {} });
  expect(actedOf([...SALE, TURN], 0)).toEqual({ items: {} });
});

it("words of things have pictures, other words none", () => {
  expect(["item-egg", "kind-any", "transport-sack", "face-up", "choice-done"].map(icon)).toEqual([
    "egg",
    "anygood",
    "sack",
    "go-up",
    undefined,
  ]);
});
