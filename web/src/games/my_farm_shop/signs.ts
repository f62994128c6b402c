/** What the pictures on fields, cards and tiles mean. */
import type { Sign, SignGroup } from "../signs";
import type { Faces } from "./types";

/** Signs that a rule explains, in the order of the rules. */
const EXPLAINED: Sign[] = [
  { pictures: ["anygood"], rule: "MFS-20" },
  { pictures: ["egg", "arrow-right", "coin", "coin"], rule: "MFS-21" },
  { pictures: ["oncecoin"], rule: "MFS-24" },
  { pictures: ["go-up"], rule: "MFS-25" },
  { pictures: ["go-side"], rule: "MFS-26" },
  { pictures: ["shop"], rule: "MFS-28" },
  { pictures: ["sunflower"], rule: "MFS-31" },
  { pictures: ["nosun"], rule: "MFS-32" },
];
const KEPT: Record<string, string> = { bag: "MFS-41", coin: "MFS-42" }; // in the shop, unless it is said here
const SKILLS: Record<string, string[]> = {
  good: ["die4", "die4", "→", "anygood"],
  bags: ["die4", "die4", "→", "bag", "bag"],
  barter: ["anygood", "anygood", "swap", "anygood", "anygood"],
  exchange: ["bag", "bag", "swap", "anygood", "anygood"],
  seven: ["sunflower", "→", "7"],
  swap: ["card", "swap", "card"],
  opposite: ["go-up"],
};
const GOALS: Record<string, string[]> = {
  icons: ["5 ×", "shop"],
  identical: ["6 ×", "goods"],
  bags: ["8 ×", "bag"],
  sunflowers: ["5 ×", "sunflower"],
  "upper-row": ["card", "card", "card", "card", "card"],
  "full-shop": ["16 ×", "goods"],
};

export const signs = ({ items, transport, skills, goals }: Faces): SignGroup[] => [
  {
    title: "signs-goods",
    signs: [
      ...items.map((item) => ({
        pictures: [item],
        name: { key: `item-${item}`, args: { n: 1 } },
        rule: KEPT[item] ?? "MFS-40",
      })),
      ...transport.map((kind) => ({ pictures: [kind], name: { key: `transport-${kind}` }, rule: "MFS-68" })),
    ],
  },
  { title: "signs-fields", signs: EXPLAINED },
  {
    title: "signs-skills",
    signs: skills.map(({ name, words }) => ({ pictures: SKILLS[name] ?? ["farmer"], name: words, rule: "MFS-70" })),
  },
  {
    title: "signs-goals",
    signs: goals.map(({ name, words }) => ({ pictures: GOALS[name] ?? ["coin"], name: words, rule: "MFS-72" })),
  },
];
