/** Which choices one press of a mouse makes. */
import { expect, it } from "vitest";

import { giving, sides, taking, toTake } from "./lines";
import type { Area, Model } from "./types";

interface Given {
  key: string;
  n?: number;
  area?: Area[];
  goods?: number[];
  steps?: number[];
}
const table = ({ key, n = 0, area = [], goods = [3, 0, 2, 0], steps = [0] }: Given): Model =>
  ({
    seat: 0,
    sight: { question: { key, args: { n } } },
    view: { steps, side: 0, seats: [{ goods, bags: 1, cards: [7], sunflowers: [0], tiles: [0, 1] }] },
    faces: {
      fields: [{ name: "7" }],
      sides: ["base"],
      farmer: { id: 90 },
      cards: [{ id: 7, area }],
      jump_start: [],
      shop_room: 4,
    },
  }) as unknown as Model;
const words = (steps: { text: string }[] | null | undefined): string =>
  (steps ?? []).map(({ text }) => text).join(", ");
const two: Area[] = [{ gain: { egg: 1 } }, { pay: { any: 2 }, gain: { coin: 6 } }];

it("activates a field with one of its sides, if that can be paid", () => {
  expect(sides(table({ key: "ask-activate", area: two }), 0, "activate 7", 0).map(words)).toEqual([
    "activate 7, area 1",
    "activate 7, area 2",
  ]);
  expect(sides(table({ key: "ask-activate", area: two, goods: [1, 0, 0, 0] }), 0, "activate 7", 0)[1]).toBeNull();
  expect(sides(table({ key: "ask-activate", area: two.slice(0, 1) }), 0, "activate 7", 0)).toEqual([]);
});

it("pays or puts back so many goods of a kind, not more than is asked for", () => {
  expect(words(giving(table({ key: "ask-pay-any", n: 2 }), "wool", 2))).toBe("pay wool, pay wool");
  expect(words(giving(table({ key: "ask-pay-any", n: 2 }), "wool", 3))).toBe("");
  expect(words(giving(table({ key: "ask-pay-any", n: 2 }), "wool", 1))).toBe(""); // that is the piece itself
  expect(words(giving(table({ key: "ask-surplus" }), "wool", 2))).toBe("return wool, return wool"); // 6 of 4 places
  expect(words(giving(table({ key: "ask-surplus" }), "honey", 3))).toBe("");
  expect(words(giving(table({ key: "ask-place" }), "wool", 1))).toBe("");
});

it("sells on the field of the dice, where goods of any kind are asked for", () => {
  const sale = [{ pay: { any: 1 }, gain: { coin: 2 } }];
  expect(words(giving(table({ key: "ask-activate", area: sale }), "wool", 1))).toBe("activate 7, pay wool");
  expect(words(giving(table({ key: "ask-activate", area: two }), "wool", 2))).toBe(
    "activate 7, area 2, pay wool, pay wool",
  );
  expect(giving(table({ key: "ask-activate", area: sale }), "wool", 2)).toEqual([]);
  expect(giving(table({ key: "ask-activate", area: sale, steps: [1] }), "wool", 1)).toEqual([]); // bags are paid knowingly
  expect(giving(table({ key: "ask-activate", area: [{ pay: { any: 1, bag: 1 }, gain: {} }] }), "wool", 1)).toEqual([]);
});

it("takes several goods of a kind", () => {
  expect(toTake(table({ key: "ask-take-any", n: 3 }))).toBe(3);
  expect(words(taking(table({ key: "ask-take-any", n: 3 }), "egg", 2))).toBe("take egg, take egg");
  expect(taking(table({ key: "ask-take-any", n: 3 }), "egg", 4)).toEqual([]);
  expect(taking(table({ key: "ask-take-identical", n: 3 }), "egg", 2)).toEqual([]); // one press takes them all anyway
});

it("takes goods of choice from the field of the dice, if it gives any", () => {
  const grows = table({ key: "ask-activate", area: [{ pay: { bag: 1 }, gain: { any: 2 } }] });
  expect(toTake(grows)).toBe(2);
  expect(words(taking(grows, "egg", 2))).toBe("activate 7, take egg, take egg");
  expect(toTake(table({ key: "ask-activate", area: [{ pay: { any: 1 }, gain: { any: 2 } }] }))).toBe(0); // first one pays
  expect(toTake(table({ key: "ask-activate", area: [{ pay: { bag: 2 }, gain: { any: 2 } }] }))).toBe(0);
});
