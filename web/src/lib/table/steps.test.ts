import { describe, expect, it } from "vitest";

import type { Said, Step } from "../net/types";
import { followed } from "./steps";

const said = (key: string): Said & { args: Record<string, never> } => ({ key, args: {} });
const say = (one: Said): string => one.key;
const where: Step = { ask: said("where?"), ways: [{ label: said("A1"), choice: 3, then: null, effects: [] }] };
const which: Step = {
  ask: said("which?"),
  ways: [
    { label: said("tile"), choice: null, then: where, effects: [] },
    { label: said("none"), choice: 9, then: null, effects: [] },
  ],
};

describe("a question in steps", () => {
  it("begins with the first one", () => expect(followed(which, [], say)).toEqual([which]));
  it("goes on by the answers", () => expect(followed(which, ["tile"], say)).toEqual([which, where]));
  it("ends where an answer is gone", () => expect(followed(which, ["cart", "A1"], say)).toEqual([which]));
  it("does not go beyond a choice", () => expect(followed(which, ["tile", "A1"], say)).toEqual([which, where]));
  it("may be none", () => expect(followed(null, ["tile"], say)).toEqual([]));
});
