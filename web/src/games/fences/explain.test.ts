import { expect, it } from "vitest";

import { happenedOf } from "../testing";
import { gains, icon } from "./explain";
import type { FencesEvent, Model } from "./types";

const told = (...events: FencesEvent[]) => events.map((event, number) => ({ ...happenedOf(event, 1), number }));
const place = { x: 0, y: 0 };

it("sums up what a turn has brought: farms, what the farmer likes, a barn that was built", () => {
  const events = told(
    { kind: "sets", fields: { tile: 3, place, turn: 0 } },
    { kind: "scores", fields: { points: 6, barns: 1 } },
    { kind: "scores", fields: { points: 2, barns: 1 } },
    { kind: "bonus", fields: { points: 3, condition: "cow" } },
    { kind: "builds", fields: { place, where: "north" } },
  );
  expect(gains(null as unknown as Model, events)).toEqual([
    { icon: "fence", n: "+8" },
    { icon: "farmer", n: "+3" },
    { icon: "barn", n: "" },
  ]);
});

it("has nothing to show for a tile alone", () => {
  expect(gains(null as unknown as Model, told({ kind: "sets", fields: { tile: 3, place, turn: 0 } }))).toEqual([]);
});

it("draws the animals behind their words, and nothing else", () => {
  expect(["animals-cow", "animals-pig", "animals-sheep", "where-north"].map(icon)).toEqual([
    "cow",
    "pig",
    "sheep",
    undefined,
  ]);
});
