/** What the pictures on tiles and farmers mean. */
import { firstOf, type SignGroup } from "../signs";
import { NONE, PICTURES } from "./likes";
import type { Faces } from "./types";

export function signs({ farmers }: Faces): SignGroup[] {
  const bonuses = firstOf(
    farmers.flatMap((farmer) => farmer.bonus),
    (bonus) => bonus.when,
  );
  return [
    {
      title: "signs-board",
      signs: [
        { pictures: ["fence"], rule: "FE-21" },
        { pictures: ["barn"], rule: "FE-30" },
        { pictures: ["cow", "pig", "sheep"], rule: "FE-40" },
        { pictures: ["barn", "barn"], rule: "FE-41" },
        { pictures: ["farmer"], rule: "FE-42" },
      ],
    },
    {
      title: "signs-likes",
      signs: bonuses.map(({ when, words }) => ({
        pictures: PICTURES[when] ?? [],
        not: NONE.has(when),
        name: words,
        rule: "FE-60",
      })),
    },
  ];
}
