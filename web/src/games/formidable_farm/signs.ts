/** What the pictures on ring and cards mean. */
import { firstOf, type Sign, type SignGroup } from "../signs";
import { costs, rewards, type Part } from "./cards/glyphs";
import type { Faces } from "./types";

const drawn = ({ glyphs, said, rule, note }: Part): Sign => ({
  pictures: glyphs.map((glyph) => ("icon" in glyph ? glyph.icon : glyph.sign)),
  name: said,
  ...(note ? { note } : {}),
  rule,
});

export function signs({ spaces, cards }: Faces): SignGroup[] {
  const unusual = cards.flatMap(costs).filter((part) => !part.crop);
  const given = cards.flatMap(rewards);
  return [
    {
      title: "signs-supplies",
      signs: spaces.map(({ name, take = {} }) => ({
        pictures: Object.entries(take).length
          ? Object.entries(take).flatMap(([crop, n]) => Array.from({ length: n }, () => crop))
          : ["draw"],
        name: { key: `space-${name}` },
        rule: name === "card" ? "FF-13" : "FF-12",
      })),
    },
    { title: "signs-breakers", signs: ["FF-30", "FF-31", "FF-32", "FF-33"].map(breaker) },
    { title: "signs-costs", signs: firstOf(unusual, (part) => part.cost ?? "").map(drawn) },
    { title: "signs-rewards", signs: firstOf(given, (part) => part.said.key).map(drawn) },
  ];
}

const PAID: Record<string, string[]> = {
  "FF-30": ["fulfilled", "fulfilled", "→", "sup-own"],
  "FF-31": ["fulfilled", "→", "sup-move"],
  "FF-32": ["fulfilled", "fulfilled", "fulfilled", "→", "any"],
  "FF-33": ["fulfilled", "fulfilled", "fulfilled", "→", "draw"],
};
const breaker = (rule: string): Sign => ({ pictures: PAID[rule] ?? [], rule });
