import { expect, test } from "vitest";

import type { Mine } from "./mine.svelte";
import { ordered, ownSeats, standing, type Standing } from "./tables.svelte";
import type { TableInfo } from "./types";

const seat = (k: number, level = ""): TableInfo["seats"][number] => ({ seat: k, kind: level ? "bot" : "person", name: `p${k}`, level, gone: false, here: true });
const info = (status: string, levels: string[]): TableInfo => ({ id: "t", status, seats: levels.map((level, k) => seat(k, level)) }) as TableInfo;
const mine = (table: string, seats: number[], at = 0): Mine => ({ table, game: "fences", tokens: Object.fromEntries(seats.map((k) => [String(k), "key"])), at });
const sight = (asked: number[], over = false) => ({ view: { seat: 0, players: 2, player: 0, asked }, turn: 4, over });

test("the spectator's key is no seat", () => {
  expect(ownSeats(mine("a", [1, 6]))).toEqual([1]);
});

test("a table waits for me when one of my seats is asked, and no bot plays it", () => {
  const table = info("playing", ["", "greedy"]);
  expect(standing(mine("a", [0]), table, sight([0, 1]))).toMatchObject({ yours: true, asked: [0, 1], turn: 4 });
  expect(standing(mine("a", [0]), table, sight([1])).yours).toBe(false);
  expect(standing(mine("a", [1]), table, sight([1])).yours).toBe(false);
  expect(standing(mine("a", [6]), table, sight([0])).yours).toBe(false);
  expect(standing(mine("a", [0]), table, sight([0], true)).yours).toBe(false);
  expect(standing(mine("a", [0]), table, null)).toMatchObject({ yours: false, asked: [] });
});

test("chance is nobody who could be waited for", () => {
  expect(standing(mine("a", [0]), info("playing", ["", ""]), sight([7])).asked).toEqual([]);
});

test("what waits for me comes first, what is gone last", () => {
  const known: Record<string, Standing> = {
    over: { info: info("over", [""]), asked: [], turn: 9, yours: false },
    gone: { info: null, asked: [], turn: 0, yours: false },
    mine: { info: info("playing", [""]), asked: [0], turn: 1, yours: true },
    theirs: { info: info("playing", [""]), asked: [1], turn: 1, yours: false },
  };
  const all = [mine("gone", [0], 9), mine("over", [0], 8), mine("theirs", [0], 1), mine("new", [0], 7), mine("mine", [0], 2)];
  expect(ordered(all, known).map((one) => one.table)).toEqual(["mine", "new", "theirs", "over", "gone"]);
});
