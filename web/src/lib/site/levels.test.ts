import { expect, test } from "vitest";

import { forPeople, levels, sorted, usual } from "./levels.svelte";
import { offers } from "./offers.svelte";
import type { Offer } from "../net/types";

test("the weakest first, whatever the order in which they come; unknown ones last", () => {
  expect(sorted(["master", "odd", "greedy", "farmer", "random", "farmhand", "seedling"])).toEqual([
    "random",
    "greedy",
    "seedling",
    "farmhand",
    "farmer",
    "master",
    "odd",
  ]);
});

test("farmhand is for most people, else greedy, else the last one", () => {
  expect(usual(["random", "greedy", "seedling", "farmhand", "master"])).toBe("farmhand");
  expect(usual(["random", "greedy"])).toBe("greedy");
  expect(usual(["random"])).toBe("random");
});

test("yardsticks are offered where there is nothing else", () => {
  expect(forPeople(["random", "greedy", "farmhand", "seedling"])).toEqual(["seedling", "farmhand"]);
  expect(forPeople(["greedy", "random"])).toEqual(["random", "greedy"]);
});

test("each game has its own levels", () => {
  const offer = {
    games: [
      { name: "fences", levels: ["random", "greedy", "seedling", "farmhand"] },
      { name: "new", levels: ["random", "greedy"] },
    ],
  };
  offers.keep(offer as unknown as Offer);
  expect([levels.of("fences"), levels.usual("fences")]).toEqual([["seedling", "farmhand"], "farmhand"]);
  expect([levels.of("new"), levels.usual("new")]).toEqual([["random", "greedy"], "greedy"]);
  expect(levels.of("unheard")).toEqual(["greedy"]);
});
