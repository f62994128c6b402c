import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Looks } from "./looks.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a glance asks nobody, a look asks once and is kept", async () => {
  const get = vi.fn((key: number) => Promise.resolve(`answer ${key}`));
  const looks = new Looks(get);
  looks.look(1);
  await vi.advanceTimersByTimeAsync(20);
  looks.look(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(get.mock.calls.map(([key]) => key)).toEqual([2]);
  expect(looks.found).toBe("answer 2");
  looks.look(null);
  expect(looks.found).toBeNull();
  looks.look(2);
  expect(looks.found).toBe("answer 2");
  expect(get).toHaveBeenCalledTimes(1);
});

test("an answer to a question that stands no more is not kept", async () => {
  const answers: ((found: string) => void)[] = [];
  const looks = new Looks(() => new Promise<string>((resolve) => answers.push(resolve)));
  const asked = looks.ask(1);
  looks.forget();
  answers[0]?.("late");
  expect(await asked).toBeNull();
  looks.look(1);
  expect(looks.found).toBeNull();
});

test("all of several are asked one after the other, until another question stands", async () => {
  const asked: number[] = [];
  const looks: Looks<number, string> = new Looks((key: number) => {
    asked.push(key);
    if (key === 2) looks.forget();
    return Promise.resolve(`answer ${key}`);
  });
  await looks.askAll([1]);
  expect(looks.of(1)).toBe("answer 1");
  await looks.askAll([1, 2, 3]);
  expect(asked).toEqual([1, 2]);
  expect([1, 2, 3].map((key) => looks.of(key))).toEqual([null, null, null]);
});

test("a server that does not answer is no error", async () => {
  const looks = new Looks(() => Promise.reject(new Error("gone")));
  expect(await looks.ask(1)).toBeNull();
});
