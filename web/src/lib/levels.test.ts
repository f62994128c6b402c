import { expect, test } from "vitest";

import { forPeople, sorted, usual } from "./levels.svelte";

test("the weakest first, whatever the order in which they come; unknown ones last", () => {
  expect(sorted(["master", "odd", "greedy", "farmer", "random", "farmhand", "seedling"])).toEqual(["random", "greedy", "seedling", "farmhand", "farmer", "master", "odd"]);
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
