import { afterEach, expect, test, vi } from "vitest";

import type { GameInfo, Option } from "../net/types";
import { learnable, learned } from "./learned.svelte";
import { Scenario } from "./scenario.svelte";

const option = (choice: number): Option => ({
  choice,
  verb: "set",
  args: {},
  text: `set ${choice}`,
  phrase: { key: "choice-done", args: {} },
  final: false,
});

/** A task that choice 5 solves and any other misses. */
function tried(choices: number[]) {
  const standing = choices.length ? (choices[0] === 5 ? "done" : "failed") : "open";
  const view = { seat: 0, players: 2, player: 0, asked: [0] };
  const sight = {
    seat: 0,
    version: 0,
    since: 0,
    told: 0,
    undos: 0,
    events: [],
    view,
    question: null,
    menu: [option(4), option(5)],
    usual: null,
    can_undo: true,
    over: false,
    lost: false,
    turn: 0,
    scores: [],
  };
  return { game: "fences", scenario: "close", standing, choices, sight };
}

function opened(): Scenario {
  vi.stubGlobal("fetch", (path: string) => {
    const choices = new URLSearchParams(path.split("?")[1] ?? "").getAll("choices").map(Number);
    return Promise.resolve(Response.json(tried(choices)));
  });
  return new Scenario("fences", "close");
}

afterEach(() => vi.unstubAllGlobals());

test("a choice is tried on the server, and what is over offers no further choice", async () => {
  const task = opened();
  await task.go([]);
  expect([task.now?.standing, task.menu.length]).toEqual(["open", 2]);
  task.take(option(5));
  await vi.waitFor(() => expect([task.now?.standing, task.menu]).toEqual(["done", []]));
  task.take(option(4));
  expect(task.now?.choices).toEqual([5]);
});

test("after a miss one goes back, or tries again", async () => {
  const task = opened();
  await task.go([]);
  task.take(option(4));
  await vi.waitFor(() => expect(task.now?.standing).toBe("failed"));
  task.back();
  await vi.waitFor(() => expect([task.now?.standing, task.now?.choices]).toEqual(["open", []]));
});

test("what was learned is kept in the browser", () => {
  const game = { name: "fences", lesson: true, scenarios: ["close"] } as unknown as GameInfo;
  expect(learnable(game)).toEqual(["", "close"]);
  expect(learnable(undefined)).toEqual([]);
  expect(learned.has("fences", "close")).toBe(false);
  learned.add("fences", "close");
  learned.add("fences", "close");
  expect(learned.has("fences", "close")).toBe(true);
  expect(localStorage.getItem("learned")).toBe("fences/close");
});
