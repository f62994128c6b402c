/** A game is a folder: what it has is found, and what it lacks has a plain stand-in. */
import { describe, expect, test } from "vitest";

import { faceOf, metaOf, posterOf } from ".";
import description from "../../openapi.json?raw";
import sprite from "../style/icons.svg?raw";

const FOLDERS = import.meta.glob("./*/index.ts");
const DRAWN = Object.keys(FOLDERS)
  .map((path) => path.replace(/^\.\/(.*)\/index\.ts$/, "$1"))
  .filter((name) => name !== "bare");
const pascal = (name: string): string => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

test("every folder is a game that the server describes", () => {
  const { components } = JSON.parse(description) as { components: { schemas: Record<string, unknown> } };
  expect(DRAWN.length).toBeGreaterThan(0);
  for (const game of DRAWN)
    for (const what of ["View", "Choice", "Event"])
      expect(components.schemas, game).toHaveProperty(`${pascal(game)}${what}`);
});

describe.each(DRAWN)("%s", (game) => {
  test("has an icon that there is, a poster, and how long it takes", () => {
    expect(sprite).toContain(`id="i-${metaOf(game).icon}"`);
    expect(metaOf(game).minutes).toBeGreaterThan(0);
    expect(posterOf(game)).toBeDefined();
  });

  test("has a face", async () => {
    const face = await faceOf(game);
    for (const part of ["Board", "Own", "Farm", "chip", "where"] as const)
      expect(typeof face[part], part).toBe("function");
  });
});

test.each(["market_day", "__proto__", "constructor"])(
  "%s has no folder: a plain icon, no poster of its own, and the list to play from",
  async (game) => {
    expect(metaOf(game)).toEqual({ icon: "barn", minutes: 0, seats: 2 });
    expect(posterOf(game)).toBeUndefined();
    const face = await faceOf(game);
    expect(face).toBe(await faceOf("bare"));
    expect(face.pieces.touched({} as never, {} as never, {} as never)).toEqual([]);
  },
);
