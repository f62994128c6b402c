import { expect, test } from "vitest";

import { heard } from "./sound.svelte";

const now = (told: number, asked = false, over = false) => ({ told, asked, over });

test("one sound for a change: the end, then my turn, then a piece", () => {
  expect(heard(now(3), now(5, true, true))).toBe("over");
  expect(heard(now(3), now(5, true))).toBe("turn");
  expect(heard(now(3, true), now(5, true))).toBe("placed");
});

test("nothing new is nothing to hear, nor is an undo", () => {
  expect(heard(now(5, true), now(5, true))).toBeNull();
  expect(heard(now(5, true), now(4, true))).toBeNull();
  expect(heard(now(9, false, true), now(9, false, true))).toBeNull();
});
