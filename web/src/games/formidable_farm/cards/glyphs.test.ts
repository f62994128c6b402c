/** Every cost and reward of the components file can be drawn, and what is missing is marked. */
import { describe, expect, test } from "vitest";

import rows from "../../../../../src/farmtable/games/formidable_farm/data/components.py?raw";
import sprite from "../../../style/icons.svg?raw";
import type { Said } from "../../../lib/net/types";
import { costs, KINDS, lacking, rewards, tint, type Part } from "./glyphs";
import type { CardFace, CostPart, Faces, Reward, RewardPart, SeatView } from "../types";

const said = (key: string, n?: number): Said => ({ key, args: n === undefined ? {} : { n } });
const part = (kind: string, n = 1): CostPart => ({ kind, n, words: said(kind, n) });
const card = (cost: CostPart[], reward: Reward[] = [], parts: RewardPart[] = []): CardFace => ({
  id: 1,
  cost: { number_of: ["sheep", "pig"] },
  reward,
  cost_parts: cost,
  reward_parts: parts,
  reward_words: said("reward"),
});
const drawn = (part: Part | undefined): string =>
  (part?.glyphs ?? []).map((glyph) => ("icon" in glyph ? glyph.icon : glyph.sign)).join(" ");
const faces = { crops: ["wheat", "cucumber", "tomato", "sheep", "pig"].map((name) => ({ name, value: 1 })) } as Faces;
const has = (crops: number[], fulfilled: number[] = []): SeatView => ({
  crops,
  hand: [],
  stack: [],
  fulfilled,
  with_seat: [],
  open: [],
});
const missing = (cost: CostPart[], seat: SeatView, market = 4): number[] =>
  lacking(costs(card(cost)), faces, seat, market).map(
    (part) => part.glyphs.filter((glyph) => "icon" in glyph && glyph.missing).length,
  );

describe("drawings", () => {
  const tags = [...rows.matchAll(/\(Reward, tag="(\w+)"/g)].map((found) => found[1] ?? "");

  test("every kind of reward has one, and only these", () => expect(KINDS.toSorted()).toEqual(tags.toSorted()));

  test.each(tags)("%s is made of pictures that are there", (tag) => {
    for (const from of ["own", "adjacent", "opposite", "any", "previous"]) {
      const parts = rewards(
        card(
          [],
          [
            {
              do: tag,
              n: 2,
              cards: 2,
              draw: 2,
              give_back: 1,
              times: 2,
              from,
              give: { wheat: 1 },
              take: { pig: 2 },
              crops: { sheep: 1 },
            },
          ],
        ),
      );
      const icons = parts[0]?.glyphs.flatMap((glyph) => ("icon" in glyph ? [glyph.icon] : [])) ?? [];
      expect(icons.length).toBeGreaterThan(0);
      for (const icon of icons) expect(sprite, icon).toContain(`id="i-${icon}"`);
      expect(parts[0]?.rule).toMatch(/^FF-\d\d$/);
    }
  });

  test("costs", () => {
    const parts = costs(card([part("tomato", 2), part("identical", 3), part("market_below", 1), part("number_of")]));
    expect(parts.map(drawn)).toEqual(["tomato tomato", "any = any = any", "card → below", "n × sheep / pig"]);
    expect(parts.map((one) => one.crop ?? false)).toEqual([true, false, false, false]);
    for (const part of parts)
      for (const glyph of part.glyphs) if ("icon" in glyph) expect(sprite).toContain(`id="i-${glyph.icon}"`);
  });

  test("two rewards in their order, each with its words; the second has the colour", () => {
    const words = [
      { n: 1, words: said("reward-take") },
      { n: 1, words: said("reward-draw-cards", 1) },
    ];
    const face = card(
      [],
      [
        { do: "take", crops: { wheat: 2 } },
        { do: "draw", cards: 1 },
      ],
      words,
    );
    expect(rewards(face).map((part) => [drawn(part), part.said.key])).toEqual([
      ["wheat wheat", "reward-take"],
      ["draw", "reward-draw-cards"],
    ]);
    expect(tint(face)).toBe("draw");
  });

  test("the number of a look comes with its words, where the row leaves it out", () => {
    expect(rewards(card([], [{ do: "look" }], [{ n: 5, words: said("reward-look", 5) }]))[0]?.short).toBe("5");
  });
});

describe("what is missing", () => {
  test.each<[string, CostPart[], SeatView, number[]]>([
    ["named crops, each by itself", [part("wheat", 2), part("pig", 1)], has([1, 0, 0, 0, 0]), [1, 1]],
    ["any crops, after the named ones", [part("wheat", 1), part("any", 2)], has([2, 0, 0, 0, 0]), [0, 1]],
    ["identical crops, of the best kind", [part("identical", 3)], has([1, 2, 1, 0, 0]), [1]],
    ["different crops, by kinds", [part("different", 3)], has([5, 0, 0, 0, 1]), [1]],
    ["fulfilled cards", [part("fulfilled", 3)], has([0, 0, 0, 0, 0], [7]), [2]],
    ["a number of animals: the kinds that are not there", [part("number_of")], has([0, 0, 0, 2, 0]), [1]],
    ["nothing", [part("wheat", 1)], has([1, 0, 0, 0, 0]), [0]],
  ])("%s", (_, cost, seat, n) => expect(missing(cost, seat)).toEqual(n));

  test("market cards: not the picture of the stack they go to", () =>
    expect(missing([part("market_below", 3)], has([0, 0, 0, 0, 0]), 1)).toEqual([2]));
});
