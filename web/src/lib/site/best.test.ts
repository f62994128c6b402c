import { beforeEach, expect, test } from "vitest";

import { best } from "./best";

beforeEach(() => localStorage.clear());

test("a won game is better than any lost one, and the more the better", () => {
  expect(best("farm", "a", -16, true)).toEqual({ value: 16, isBest: true });
  expect(best("farm", "b", -20, true)).toEqual({ value: 16, isBest: false });
  expect(best("farm", "c", -3, true)).toEqual({ value: 3, isBest: true });
  expect(best("farm", "d", 1, false)).toEqual({ value: 1, isBest: true });
  expect(best("farm", "e", -1, true).isBest).toBe(false);
});

test("the same game seen again is still the best, and games do not mix", () => {
  best("farm", "a", 5, false);
  expect(best("farm", "a", 5, false).isBest).toBe(true);
  expect(best("shop", "b", 1, false).isBest).toBe(true);
});
