import { expect, test } from "vitest";

import { blocks, holds } from "./help";

test("help text: paragraphs, steps, and lines that go on", () => {
  const text = [
    "You win",
    "with points.",
    "",
    "In your turn:",
    "  1. Set a tile",
    "     beside another.",
    "  2. Build.",
    "Then draw.",
    "",
    "The end.",
  ].join("\n");
  expect(blocks(text)).toEqual([
    { text: "You win with points.", steps: [] },
    { text: "In your turn:", steps: ["Set a tile beside another.", "Build."] },
    { text: "Then draw.", steps: [] },
    { text: "The end.", steps: [] },
  ]);
});

test("words are found without accents, capitals and order", () => {
  expect(holds("FE-40 Une ferme achevée vaut un point", "ACHEVEE ferme")).toBe(true);
  expect(holds("FE-40 Une ferme", "fe-40")).toBe(true);
  expect(holds("FE-40 Une ferme", "grange")).toBe(false);
  expect(holds("anything", "")).toBe(true);
});
