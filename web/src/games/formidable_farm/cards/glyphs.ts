/** Costs and rewards of a trade card as pictures: every row of the components file has its drawing here. */
import type { Said } from "../../../lib/net/types";
import type { Bundle, CardFace, Faces, Reward, SeatView } from "../types";

/** A picture of the sprite, or a sign between two pictures. */
export type Glyph = { icon: string; missing?: boolean } | { sign: string };

/** A part of a cost, or one reward: what is drawn, what it is called, and the rule that explains it. */
export interface Part {
  glyphs: Glyph[];
  said: Said;
  rule: string;
  cost?: string; // of a cost: its word in the rows
  crop?: boolean; // ... that names a crop
  note?: Said; // where pictures alone would be guessed
  short?: string; // ... where there is no room for words
}

export type Tint = "crop" | "draw" | "sup" | "exc" | "ctl" | "tempo";

const icon = (name: string): Glyph => ({ icon: name });
const sign = (text: string): Glyph => ({ sign: text });
const many = (name: string, n: number): Glyph[] =>
  n > 8 ? [sign(`${n} ×`), icon(name)] : Array.from({ length: n }, () => icon(name));
const between = (glyphs: Glyph[], text: string): Glyph[] =>
  glyphs.flatMap((glyph, k) => (k ? [sign(text), glyph] : [glyph]));
const bundle = (crops: Bundle | number | undefined): Glyph[] =>
  typeof crops === "object" ? Object.entries(crops).flatMap(([name, n]) => many(name, n)) : many("any", crops ?? 0);
const note = (key: string, args: Record<string, unknown> = {}): Said => ({ key: `face-note-${key}`, args });
const times = (n = 1): Pick<Part, "note" | "short"> => (n > 1 ? { note: note("times", { n }), short: `≤ ${n}×` } : {});

const ARROW = sign("→");
const EACH = sign("n ×");

// ---- Costs ------------------------------------------------------------------------------------------------------------

interface Drawing {
  rule: string;
  glyphs(n: number, face: CardFace): Glyph[];
  note?: Said;
}

const COSTS: Record<string, Drawing> = {
  any: { rule: "FF-40", glyphs: (n) => many("any", n) },
  identical: { rule: "FF-40", glyphs: (n) => between(many("any", n), "=") },
  different: { rule: "FF-40", glyphs: (n) => between(many("any", n), "≠") },
  fulfilled_below: { rule: "FF-41", glyphs: () => [icon("fulfilled"), ARROW, icon("below")], note: note("below") },
  fulfilled_to_hand: { rule: "FF-42", glyphs: () => [icon("fulfilled"), ARROW, icon("hand")], note: note("to-hand") },
  market_below: {
    rule: "FF-43",
    glyphs: (n) => [...many("card", n), ARROW, icon("below")],
    note: note("market-below"),
  },
  fulfilled: { rule: "FF-44", glyphs: (n) => many("fulfilled", n) },
  number_of: {
    rule: "FF-45",
    glyphs: (_, face) => [EACH, ...between(((face.cost["number_of"] ?? []) as string[]).map(icon), "/")],
  },
};

export function costs(face: CardFace): Part[] {
  return face.cost_parts.map(({ kind, n, words }): Part => {
    const drawing = COSTS[kind];
    if (!drawing) return { glyphs: many(kind, n), said: words, rule: "FF-40", cost: kind, crop: true };
    return { glyphs: drawing.glyphs(n, face), said: words, rule: drawing.rule, cost: kind, note: drawing.note };
  });
}

/** The same parts, with what is missing marked: a picture for all to see, not a rule; what can be paid says the menu. */
export function lacking(parts: Part[], faces: Faces, seat: SeatView, market: number): Part[] {
  const have = Object.fromEntries(faces.crops.map((crop, k) => [crop.name, seat.crops[k] ?? 0]));
  const rest = { ...have };
  for (const { crop, cost = "", glyphs } of parts)
    if (crop) rest[cost] = Math.max(0, (rest[cost] ?? 0) - glyphs.length);
  const counts = Object.values(rest);
  const there: Record<string, number> = {
    ...have,
    any: counts.reduce((sum, n) => sum + n, 0),
    identical: Math.max(...counts),
    different: counts.filter((n) => n > 0).length,
    fulfilled: seat.fulfilled.length,
    fulfilled_below: seat.fulfilled.length,
    fulfilled_to_hand: seat.fulfilled.length,
    market_below: market,
  };
  return parts.map((part) => {
    let n = there[part.cost ?? ""] ?? Infinity;
    if (part.cost === "number_of")
      return {
        ...part,
        glyphs: part.glyphs.map((glyph) => ("icon" in glyph ? { ...glyph, missing: !have[glyph.icon] } : glyph)),
      };
    return {
      ...part,
      glyphs: part.glyphs.map((glyph) =>
        "icon" in glyph ? { ...glyph, missing: glyph.icon !== "below" && glyph.icon !== "hand" && n-- <= 0 } : glyph,
      ),
    };
  });
}

// ---- Rewards ----------------------------------------------------------------------------------------------------------

interface Kind {
  rule: string;
  tint: Tint;
  draw(reward: Reward, n: number): Pick<Part, "glyphs" | "note" | "short">; // n: its number, for rows leave out what is usual
}

const taken = (reward: Reward): Glyph[] => [
  ...(reward.each ? [EACH] : []),
  ...(reward.n ? many("any", reward.n) : bundle(reward.crops)),
];

const REWARDS: Record<string, Kind> = {
  take: { rule: "FF-50", tint: "crop", draw: (reward) => ({ glyphs: taken(reward) }) },
  take_any: { rule: "FF-50", tint: "crop", draw: (reward) => ({ glyphs: taken(reward) }) },
  take_identical: { rule: "FF-50", tint: "crop", draw: (reward) => ({ glyphs: between(taken(reward), "=") }) },
  take_different: { rule: "FF-50", tint: "crop", draw: (reward) => ({ glyphs: between(taken(reward), "≠") }) },
  draw: {
    rule: "FF-51",
    tint: "draw",
    draw: ({ cards = 1, each }) => ({ glyphs: [...(each ? [EACH] : []), ...many("draw", cards)] }),
  },
  supplies: {
    rule: "FF-52",
    tint: "sup",
    draw: ({ from = "any", times: n = 1 }) => ({
      glyphs: [...(n > 1 ? [sign(`${n} ×`)] : []), icon(`sup-${from}`)],
      note: note(`sup-${from}`),
    }),
  },
  draw_bottom: { rule: "FF-53", tint: "ctl", draw: () => ({ glyphs: [icon("bottom")], note: note("bottom") }) },
  look: {
    rule: "FF-54",
    tint: "ctl",
    draw: (_, n) => ({ glyphs: [icon("look")], note: note("look", { n }), short: `${n}` }),
  },
  cycle: {
    rule: "FF-55",
    tint: "ctl",
    draw: (_, n) => ({ glyphs: [icon("cycle")], note: note("cycle", { n }), short: `≤ ${n}` }),
  },
  fulfil_unseen: {
    rule: "FF-56",
    tint: "ctl",
    draw: () => ({ glyphs: [icon("stack"), ARROW, icon("fulfilled")], note: note("unseen") }),
  },
  draw_and_return: {
    rule: "FF-57",
    tint: "ctl",
    draw: ({ draw = 1, give_back = 1 }) => ({ glyphs: [...many("draw", draw), ...many("below", give_back)] }),
  },
  exchange: {
    rule: "FF-59",
    tint: "exc",
    draw: (reward) => ({
      glyphs: [...bundle(reward.give), icon("exchange"), ...bundle(reward.take)],
      ...times(reward.times),
    }),
  },
  crop_for_card: {
    rule: "FF-60",
    tint: "exc",
    draw: (reward) => ({ glyphs: [icon("any"), icon("exchange"), icon("draw")], ...times(reward.times) }),
  },
  another_turn: { rule: "FF-61", tint: "tempo", draw: () => ({ glyphs: [icon("again")], note: note("another") }) },
  discount: { rule: "FF-62", tint: "tempo", draw: () => ({ glyphs: [icon("cheaper")], note: note("discount") }) },
  swap_market: {
    rule: "FF-63",
    tint: "ctl",
    draw: ({ times: n = 1 }) => ({
      glyphs: [icon("swap"), ...(n > 1 ? [sign(`≤ ${n}×`)] : [])],
      note: note("swap-market"),
    }),
  },
  swap_fulfilled: {
    rule: "FF-64",
    tint: "ctl",
    draw: ({ times: n = 1 }) => ({
      glyphs: [icon("swapcoin"), ...(n > 1 ? [sign(`≤ ${n}×`)] : [])],
      note: note("swap-fulfilled"),
    }),
  },
  sell_fulfilled: {
    rule: "FF-65",
    tint: "exc",
    draw: (reward) => ({
      glyphs: [...many("fulfilled", reward.cards ?? 1), icon("exchange"), ...bundle(reward.crops)],
      ...times(reward.times),
    }),
  },
  fourth_card: { rule: "FF-66", tint: "tempo", draw: () => ({ glyphs: [icon("fourth")], note: note("fourth") }) },
  third_card: {
    rule: "FF-67",
    tint: "tempo",
    draw: () => ({ glyphs: [icon("third"), ARROW, icon("any")], note: note("third") }),
  },
  get_supplies: { rule: "FF-68", tint: "sup", draw: () => ({ glyphs: [icon("sup-move")], note: note("move") }) },
};

export function rewards(face: CardFace): Part[] {
  return face.reward.map((reward, k): Part => {
    const kind = REWARDS[reward.do];
    const rule = reward.do === "draw_and_return" && reward.draw === 3 ? "FF-58" : (kind?.rule ?? "");
    const { n, words } = face.reward_parts[k] ?? { n: 1, words: face.reward_words };
    return { glyphs: [], ...kind?.draw(reward, n), said: words, rule };
  });
}

/** The colour of the reward: by its last kind, which is the one that is not crops where there are two. */
export const tint = (face: CardFace): Tint => REWARDS[face.reward.at(-1)?.do ?? ""]?.tint ?? "crop";

export const KINDS = Object.keys(REWARDS);
