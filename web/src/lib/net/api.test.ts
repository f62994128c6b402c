import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { get, post, Refused } from "./api";
import { pace } from "./pace.svelte";

const TOO_MANY = { status: 429, title: "Too many", key: "problem-too-many" };
let answers: Response[];
let asked: string[];

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

beforeEach(() => {
  vi.useFakeTimers();
  pace.until = 0;
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answers.shift());
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("who reads waits as long as the server says, and asks again", async () => {
  answers = [answer(429, TOO_MANY, { "retry-after": "7" }), answer(200, { good: true })];
  const found = get<{ good: boolean }>("/games");
  await vi.advanceTimersByTimeAsync(6_900);
  expect([asked.length, Math.ceil((pace.until - Date.now()) / 1000)]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect([await found, asked.length, pace.until > Date.now()]).toEqual([{ good: true }, 2, false]);
});

test("what is read meanwhile waits too, and is not asked for before", async () => {
  answers = [answer(429, TOO_MANY, { "retry-after": "3" }), answer(200, { n: 1 }), answer(200, { n: 2 })];
  const first = get("/one");
  await vi.advanceTimersByTimeAsync(10);
  const second = get("/two");
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).toEqual(["/api/one"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await Promise.all([first, second])).toEqual([{ n: 1 }, { n: 2 }]);
});

test("what somebody pressed is not done later by itself: it is refused, and the wait is told", async () => {
  answers = [answer(429, TOO_MANY, { "retry-after": "30" })];
  await expect(post("/tables", {})).rejects.toThrow(Refused);
  expect([asked.length, Math.round((pace.until - Date.now()) / 1000)]).toEqual([1, 30]);
});

test("who is told to wait again and again gives up, and nobody waits for hours", async () => {
  answers = [1, 2, 3, 4].map(() => answer(429, TOO_MANY, { "retry-after": "9999" }));
  const found = get("/games").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(200_000);
  expect([await found, asked.length]).toEqual([expect.any(Refused), 3]);
});
