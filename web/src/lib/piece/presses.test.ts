import { expect, test } from "vitest";

import { Presses } from "./presses";

const event = (type: string, timeStamp: number, more: object = {}): Event =>
  ({ type, timeStamp, ...more }) as unknown as Event;

function asked(at: number, ...events: Event[]): boolean {
  const presses = new Presses();
  presses.asked(at);
  for (const one of events) presses.hear(one);
  return presses.count;
}

test("a press that began before the question, or just after it was drawn, does not count for it", () => {
  expect(asked(1000, event("pointerdown", 990), event("click", 1900))).toBe(false);
  expect(asked(1000, event("pointerdown", 1250), event("click", 1300))).toBe(false);
  expect(asked(1000, event("pointerdown", 1600), event("click", 1650))).toBe(true);
});

test("a key that is held is one press", () => {
  expect(
    asked(
      1000,
      event("keydown", 990),
      event("click", 990),
      event("keydown", 1800, { repeat: true }),
      event("click", 1800),
    ),
  ).toBe(false);
  expect(
    asked(
      1000,
      event("keydown", 990),
      event("click", 990),
      event("keydown", 1800, { repeat: false }),
      event("click", 1800),
    ),
  ).toBe(true);
});

test("a click without a press is one itself", () => {
  expect(asked(1000, event("click", 1800))).toBe(true);
  expect(asked(1000, event("click", 1100))).toBe(false);
  expect(asked(1000, event("pointerdown", 900), event("click", 950), event("click", 1800))).toBe(true);
});

test("what is dragged counts when it is let go", () => {
  const presses = new Presses();
  presses.hear(event("pointerdown", 900));
  presses.asked(1000);
  presses.dropped(2000);
  expect(presses.count).toBe(true);
});

test("where nothing was asked yet, nothing is in the way", () => {
  expect(new Presses().count).toBe(true);
});
