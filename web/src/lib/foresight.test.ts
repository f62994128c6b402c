import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Foresight } from "./foresight.svelte";
import type { Foreseen, Option, View } from "./types";

const option = (choice: number): Option => ({ choice, text: `take ${choice}`, phrase: { key: "take" } }) as unknown as Option;
const seen = (choice: number): Foreseen => ({ choice, sure: true }) as Foreseen;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a glance asks nobody, a look asks once and is kept", async () => {
  const get = vi.fn((choice: number) => Promise.resolve(seen(choice)));
  const foresight = new Foresight<View>(get);
  foresight.look(option(1));
  await vi.advanceTimersByTimeAsync(20);
  foresight.look(option(2));
  await vi.advanceTimersByTimeAsync(500);
  expect(get.mock.calls.map(([choice]) => choice)).toEqual([2]);
  expect(foresight.found?.choice).toBe(2);
  foresight.look(null);
  expect(foresight.found).toBeNull();
  foresight.look(option(2));
  expect(foresight.found?.choice).toBe(2);
  expect(get).toHaveBeenCalledTimes(1);
});

test("an answer to a question that stands no more is not kept", async () => {
  const answers: ((found: Foreseen) => void)[] = [];
  const foresight = new Foresight<View>(() => new Promise((resolve) => answers.push(resolve)));
  const asked = foresight.ask(option(1));
  foresight.forget();
  answers[0]?.(seen(1));
  expect(await asked).toBeNull();
  foresight.look(option(1));
  expect(foresight.found).toBeNull();
});

test("a server that does not answer is no error", async () => {
  const foresight = new Foresight<View>(() => Promise.reject(new Error("gone")));
  expect(await foresight.ask(option(1))).toBeNull();
});
