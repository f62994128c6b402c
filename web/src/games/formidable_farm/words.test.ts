/** Every word that the page alone speaks is there and used: `face-` in the game's words. */
import { expect, test } from "vitest";

import english from "../../../../src/farmtable/games/formidable_farm/show/words/en.ftl?raw";

const SOURCES = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("the words of the face are those that it says", () => {
  const source = Object.values(SOURCES).join("\n");
  const there = [...english.matchAll(/^(face-[\w-]+) =/gm)].map((found) => found[1] ?? "");
  const plain = new Set([...source.matchAll(/"(face-[\w-]+)"/g)].map((found) => found[1] ?? ""));
  const notes = [...source.matchAll(/\bnote\("([\w-]+)"/g)].map((found) => `face-note-${found[1] ?? ""}`);
  const made = [
    ...["hand", "market", "played", "looked", "pile"].map((where) => `face-card-${where}`),
    ...["own", "adjacent", "opposite", "any", "previous"].map((from) => `face-note-sup-${from}`),
    "face-top",
    "face-below",
  ];
  expect([...new Set([...plain, ...notes, ...made])].toSorted()).toEqual(there.toSorted());
});
