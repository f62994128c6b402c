import { beforeAll, expect, test } from "vitest";

import type { TableInfo } from "../lib/types";
import { words } from "../lib/words.svelte";
import { free, listed, people, placed, winners } from "./told";

const table = (names: string[], places: number[] = []): TableInfo =>
  ({ seats: names.map((name, seat) => ({ seat, kind: name ? "person" : "open", name, level: "", gone: false, here: true })), places }) as unknown as TableInfo;

beforeAll(() => words.speak("en", []));

test("who sits there, in a few words", () => {
  expect(listed(["Ana", "Bo", "Cy"])).toBe("Ana, Bo and Cy");
  expect(people(table(["Ana", "Bo", ""]), [0])).toBe(" · Bo");
  expect(people(table(["Ana", "", ""]), [0])).toBe("");
  expect(people(table(["Ana", "Bo", "Cy", "Di"]), [])).toBe("Ana, Bo, Cy and others");
  expect(free(table(["Ana", "", ""]))).toBe(2);
});

test("how it ended for me, with the best of my seats", () => {
  expect(placed([2, 1, 3], [1])).toBe("over: you won");
  expect(placed([2, 1, 3], [0, 2])).toBe("over: you came second");
  expect(placed([], [0])).toBe("over");
});

test("who won, shared too", () => {
  expect(winners(table(["Ana", "Bo"], [1, 1]))).toBe("Ana and Bo won");
  expect(winners(table(["Ana", "Bo"], [2, 1]))).toBe("Bo won");
});
