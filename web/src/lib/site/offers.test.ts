import { afterEach, expect, test, vi } from "vitest";

import { levels } from "./levels.svelte";
import { offers, seatsFor } from "./offers.svelte";
import type { GameInfo, Offer } from "../net/types";

afterEach(() => vi.unstubAllGlobals());

const game = (name: string, seats: number[], own: string[] = []): GameInfo =>
  ({ name, seats, levels: own }) as unknown as GameInfo;

test("a server that does not answer is asked again, one that has answered is not", async () => {
  let calls = 0;
  vi.stubGlobal("fetch", () =>
    ++calls === 1
      ? Promise.reject(new Error("offline"))
      : Promise.resolve(Response.json({ games: [game("fences", [2, 3])] })),
  );
  await offers.load();
  expect([offers.games, offers.failed]).toEqual([null, true]);
  await Promise.all([offers.load(), offers.load()]);
  await offers.load();
  expect([offers.of("fences")?.seats, offers.failed, calls]).toEqual([[2, 3], false, 2]);
});

test("play now takes the seats that are wished for, else as few as make a game against others", () => {
  expect(seatsFor(game("a", [2, 3, 4]), 3)).toBe(3);
  expect(seatsFor(game("a", [1, 5, 3]), 2)).toBe(3);
  expect(seatsFor(game("a", [1]), 2)).toBe(1);
});

test("each game has its own levels", () => {
  offers.keep({
    games: [game("a", [2], ["random", "greedy", "farmhand"]), game("b", [2], ["random", "greedy"])],
    languages: [],
  } as unknown as Offer);
  expect([levels.of("a"), levels.usual("a")]).toEqual([["farmhand"], "farmhand"]);
  expect([levels.of("b"), levels.usual("b"), levels.of("unheard")]).toEqual([
    ["random", "greedy"],
    "greedy",
    ["greedy"],
  ]);
});
