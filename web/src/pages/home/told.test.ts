import { beforeAll, expect, test } from "vitest";

import type { TableInfo } from "../../lib/net/types";
import { words } from "../../lib/reader/words.svelte";
import { free, listed, people, placed, winners } from "./told";

const table = (names: string[], places: number[] = [], lost = false): TableInfo =>
  ({
    seats: names.map((name, seat) => ({
      seat,
      kind: name ? "person" : "open",
      name,
      level: "",
      gone: false,
      here: true,
    })),
    places,
    lost,
  }) as unknown as TableInfo;

beforeAll(() => words.speak("en", []));

test("who sits there, in a few words", () => {
  expect(listed(["Ana", "Bo", "Cy"])).toBe("Ana, Bo and Cy");
  expect(people(table(["Ana", "Bo", ""]), [0])).toBe(" · Bo");
  expect(people(table(["Ana", "", ""]), [0])).toBe("");
  expect(people(table(["Ana", "Bo", "Cy", "Di"]), [])).toBe("Ana, Bo, Cy and others");
  expect(free(table(["Ana", "", ""]))).toBe(2);
});

test("how it ended for me, with the best of my seats", () => {
  expect(placed({ places: [2, 1, 3], lost: false }, [1])).toBe("over: you won");
  expect(placed({ places: [2, 1, 3], lost: false }, [0, 2])).toBe("over: you came second");
  expect(placed({ places: [], lost: false }, [0])).toBe("over");
});

test("who won, shared too", () => {
  expect(winners(table(["Ana", "Bo"], [1, 1]))).toBe("Ana and Bo won");
  expect(winners(table(["Ana", "Bo"], [2, 1]))).toBe("Bo won");
});

test("a solo game that is lost has no winner, although its one seat is the first", async () => {
  expect(placed({ places: [1], lost: true }, [0])).toBe("over: you lost");
  expect(placed({ places: [1], lost: true }, [])).toBe("over");
  expect(winners(table(["Ana"], [1], true))).toBe("Ana lost");
  await words.speak("fr", []);
  expect(placed({ places: [1], lost: true }, [0])).toBe("terminée : vous avez perdu");
  expect(winners(table(["Ana"], [1], true))).toBe("Ana : défaite");
});
