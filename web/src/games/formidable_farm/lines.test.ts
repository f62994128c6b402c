/** Which choices one press makes: never more than what there is to give, and never the end of a turn. */
import { expect, it } from "vitest";

import { buying, lines, most, several, times } from "./lines";
import type { Model } from "./types";

const CROPS = ["wheat", "cucumber", "pig"];
interface Given {
  key?: string;
  n?: number;
  agenda?: unknown[][];
  crops?: number[];
  reward?: object;
}
const table = ({ key = "ask-reward", n = 0, agenda = [], crops = [0, 0, 0], reward }: Given): Model =>
  ({
    game: "formidable_farm",
    seat: 0,
    menu: [{ text: "use" }],
    sight: { question: { key, args: { n } } },
    view: { agenda, played: [1], seats: [{ crops }] },
    faces: { crops: CROPS.map((name) => ({ name })), cards: [{ id: 1, reward: [{ do: "draw_cards" }, reward] }] },
  }) as unknown as Model;
const exchange = { do: "exchange", give: { wheat: 2 }, take: { pig: 1 }, times: 4 };
const swap = (left: number, crops: number[], reward: object = exchange): Model =>
  table({ agenda: [["Exchange", 2, 9, left]], crops, reward });

it("exchanges as often as there is something to give, and as often as the card says", () => {
  expect(times(swap(4, [7, 0, 0]))).toBe(3);
  expect(times(swap(2, [7, 0, 0]))).toBe(2);
  expect(times(swap(4, [1, 9, 9]))).toBe(0);
  expect(times(table({ agenda: [["Take", 2]], crops: [9, 9, 9], reward: exchange }))).toBe(0); // another reward
  expect(times(swap(4, [8, 0, 0], { ...exchange, take: { wheat: 3 } }))).toBe(0); // who knows how often
});

it("offers two times or more; it is enough before the last one, and then nothing is asked any more", () => {
  const texts = lines(swap(4, [7, 0, 0])).map(({ steps }) => steps.map(({ text }) => text).join(" "));
  expect(texts).toEqual(["use use done", "use use use"]);
  expect(lines(swap(4, [3, 0, 0]))).toEqual([]);
  for (const { steps } of lines(swap(4, [9, 0, 0])))
    expect(steps.every(({ asked }) => asked === "ask-reward")).toBe(true);
});

it("buys a crop by its crate", () => {
  expect(buying(table({}), "pig")).toEqual([
    { text: "buy crop", asked: "ask-turn" },
    { text: "take pig", asked: "ask-crop-of-choice" },
  ]);
  expect(buying(table({ agenda: [["SellFulfilled", 1, 1, 2]] }), "pig")[0]?.text).toBe("use");
  expect(buying(table({ agenda: [["SellFulfilled", 1, 2, 2]] }), "pig")[0]?.text).toBe("buy crop"); // two crops: one by one
});

it("takes or pays several of a crop", () => {
  expect(most(table({ key: "ask-pay-any", n: 3 }), 2)).toBe(2);
  expect(most(table({ key: "ask-take-any", n: 3 }), 0)).toBe(3);
  expect(most(table({ key: "ask-turn", n: 3 }), 2)).toBe(0);
  expect(several(table({ key: "ask-pay-any", n: 3 }), "pig", 2).map(({ text }) => text)).toEqual([
    "pay pig",
    "pay pig",
  ]);
  expect(several(table({ key: "ask-take-any", n: 2 }), "pig", 2).map(({ asked }) => asked)).toEqual([
    "ask-take-any",
    "ask-crop-of-choice", // the first may be left, the second not
  ]);
  expect(several(table({ key: "ask-turn" }), "pig", 2)).toEqual([]);
});
