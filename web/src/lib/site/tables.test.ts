import { afterEach, expect, test, vi } from "vitest";

import { mine as kept, type Mine } from "./mine.svelte";
import { Lists, ordered, ownSeats, standing, type Standing } from "./tables.svelte";
import type { TableInfo } from "../net/types";

const seat = (k: number, level = ""): TableInfo["seats"][number] => ({
  seat: k,
  kind: level ? "bot" : "person",
  name: `p${k}`,
  level,
  gone: false,
  here: true,
  asker: "",
  clock: null,
});
const info = (status: string, levels: string[]): TableInfo =>
  ({ id: "t", status, seats: levels.map((level, k) => seat(k, level)) }) as TableInfo;
const mine = (table: string, seats: number[], at = 0): Mine => ({
  table,
  game: "fences",
  tokens: Object.fromEntries(seats.map((k) => [String(k), "key"])),
  at,
});
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
  const all = [
    mine("gone", [0], 9),
    mine("over", [0], 8),
    mine("theirs", [0], 1),
    mine("new", [0], 7),
    mine("mine", [0], 2),
  ];
  expect(ordered(all, known).map((one) => one.table)).toEqual(["mine", "new", "theirs", "over", "gone"]);
});

/** A server that answers by the table and the key that it is asked for; the tables that it was asked for. */
function server(answer: (table: string, key: string) => [number, unknown]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { headers }: { headers: Record<string, string> }) => {
    const table = path.split("/")[3];
    if (table) asked.push(table);
    const [status, body] = table ? answer(table, (headers["authorization"] ?? "").replace("Bearer ", "")) : [200, []];
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
    );
  });
  return asked;
}

const missing = { status: 404, key: "problem-no-table" };
const stored = (): string[] => (JSON.parse(localStorage.getItem("tables") ?? "[]") as Mine[]).map((one) => one.table);

afterEach(() => {
  vi.unstubAllGlobals();
  for (const one of kept.all) kept.forget(one.table);
});

test("a table that the server does not know is shown as gone, forgotten, and never asked for again", async () => {
  for (const table of ["g1", "g2", "g3", "g4", "g5", "g6", "here"]) kept.keep(table, "fences", { 0: "key" });
  const asked = server((table) => (table === "here" ? [200, info("over", [""])] : [404, missing]));
  const lists = new Lists();
  await Promise.all([lists.ask(60), lists.ask(60)]);
  expect(stored()).toEqual(["here"]);
  expect(lists.gone.map((one) => one.table).toSorted()).toEqual(["g1", "g2", "g3", "g4", "g5", "g6"]);
  expect(lists.gone.map((one) => lists.standings[one.table]?.info)).toEqual(Array(6).fill(null));
  asked.length = 0;
  await lists.ask(60);
  expect(asked).toEqual(["here"]);
});

test("a server or a proxy in trouble is no reason to forget a table", async () => {
  for (const table of ["slow", "broken", "proxy"]) kept.keep(table, "fences", { 0: "key" });
  server((table) =>
    table === "slow"
      ? [429, { key: "problem-too-many" }]
      : table === "broken"
        ? [503, { key: "problem-store" }]
        : [404, {}],
  );
  await new Lists().ask(60);
  expect(stored().toSorted()).toEqual(["broken", "proxy", "slow"]);
});

test("only the key that the server does not know is forgotten", async () => {
  kept.keep("two", "fences", { 0: "old", 1: "good" });
  server((_, key) => (key === "good" ? [200, info("over", ["", ""])] : [404, missing]));
  const lists = new Lists();
  await lists.ask(60);
  expect(kept.find("two")?.tokens).toEqual({ 1: "good" });
  await lists.ask(60);
  expect([lists.gone, lists.standings["two"]?.info?.status]).toEqual([[], "over"]);
});
