import { afterEach, expect, test, vi } from "vitest";

import { before, Lesson, seatsOf } from "./lesson.svelte";
import type { Option } from "../net/types";

const option = (choice: number): Option => ({
  choice,
  verb: "set",
  args: {},
  text: `set ${choice}`,
  phrase: { key: "choice-done", args: {} },
  final: false,
});

/** A lesson of three steps: the learner reads twice and chooses 5, Ada moves, then it ends. */
function step(k: number) {
  const by = [0, 1, 6][k];
  const view = { seat: 0, players: 2, player: by, asked: [by] };
  const sight = {
    seat: 0,
    version: k,
    since: 0,
    told: k,
    undos: 0,
    events: [],
    view,
    question: null,
    menu: k ? [] : [option(4), option(5)],
    usual: null,
    can_undo: true,
    over: false,
    lost: false,
    turn: k,
    scores: [],
  };
  const comments = [
    [
      { key: "a", look: "own" },
      { key: "b", look: "" },
    ],
    [],
    [{ key: "c", look: "" }],
  ][k];
  const onward = Math.min(k + 1, 2);
  return { game: "fences", step: k, steps: 2, by, onward, comments, expected: k ? null : 5, phrase: null, sight };
}

function opened(): Lesson {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(step(Number(path.split("step=")[1])))));
  return new Lesson("fences");
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the guide speaks page by page, and the expected choice is lit", async () => {
  const lesson = opened();
  await lesson.go(0);
  expect([lesson.comment, lesson.part, lesson.more, lesson.chosen?.choice]).toEqual(["a", "own", true, 5]);
  lesson.next();
  expect([lesson.comment, lesson.more]).toEqual(["b", false]);
  lesson.back();
  expect([lesson.comment, lesson.first]).toEqual(["a", true]);
});

test("another choice changes nothing but the word of the guide", async () => {
  const lesson = opened();
  await lesson.go(0);
  lesson.take(option(4));
  expect([lesson.now?.step, lesson.off, lesson.comment, lesson.chosen?.choice]).toEqual([0, true, "b", 5]);
});

test("the expected choice goes on, Ada moves by herself, and one can come back", async () => {
  const lesson = opened();
  await lesson.go(0);
  lesson.take(option(5));
  await vi.waitFor(() => expect(lesson.now?.step).toBe(1));
  expect(lesson.menu).toEqual([]);
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect([lesson.now?.step, lesson.ended, lesson.comment]).toEqual([2, true, "c"]));
  lesson.back();
  await vi.waitFor(() => expect([lesson.now?.step, lesson.comment]).toEqual([0, "b"]));
  lesson.close();
});

test("one step back goes to the page before, then to the learner's move before", () => {
  expect(before(4, 1, [0, 4])).toEqual({ step: 4, last: false });
  expect(before(4, 0, [0, 2, 4])).toEqual({ step: 2, last: true });
  expect(before(0, 0, [0])).toBeNull();
});

test("a drawn table has names, the learner's own if it is known", () => {
  expect(seatsOf("fences", 2, "").seats.map((seat) => seat.name)).toEqual(["Robin", "Ada"]);
  expect(seatsOf("fences", 2, "Zoé").seats[0]?.name).toBe("Zoé");
});
