import { expect, test } from "vitest";

import { fit } from "./fit";

test.each([
  [1, 500, 140, 100], // as high as the box
  [5, 548, 2000, 240], // never larger than readable
  [3, 324, 140, 100], // in a row
  [4, 212, 292, 100], // two by two
])("%i cards in %i × %i are %i wide", (n, width, height, wide) => expect(fit(n, width, height, 12)).toBe(wide));

test("room below each card is left", () => expect(fit(1, 500, 240, 12, 100)).toBe(100));

test("sixty cards still lie in the box", () => {
  const wide = fit(60, 900, 500, 12);
  const columns = Math.floor((900 + 12) / (wide + 12));
  expect(Math.ceil(60 / columns) * (wide * 1.4 + 12) - 12).toBeLessThanOrEqual(500);
});
