/** A press that stands for several choices: each is made when it is asked for, and only then. */
import { expect, it } from "vitest";

import type { Option } from "../net/types";
import { Line, startOf, type Asked } from "./line";

const asked = (version: number, key: string, ...texts: string[]): Asked => ({
  seat: 0,
  version,
  question: { key },
  menu: texts.map((text, choice) => ({ text, choice }) as Option),
});
const steps = [
  { text: "use", asked: "ask-reward" },
  { text: "done", asked: "ask-reward" },
];
const begun = (rest = steps): Line => {
  const line = new Line();
  line.begin(asked(4, "ask-reward", "done", "use"), rest);
  return line;
};

it("begins with a choice that is open", () => {
  expect(startOf(steps, asked(1, "ask-reward", "done", "use"))?.text).toBe("use");
  expect(startOf(steps, asked(1, "ask-turn", "done", "use"))).toBeNull();
  expect(startOf(steps, asked(1, "ask-reward", "done"))).toBeNull();
  expect(startOf([], asked(1, "ask-reward", "done"))).toBeNull();
  expect(startOf(steps, null)).toBeNull();
});

it("answers one question after the other, under the name of the first", () => {
  const line = begun();
  const { move } = line;
  expect(line.next(asked(4, "ask-reward", "done", "use"))).toBeNull(); // still the question that was answered
  expect(line.next(asked(5, "ask-reward", "done", "use"))?.text).toBe("use");
  expect(line.move).toBe(`${move}_`);
  expect(line.next(asked(5, "ask-reward", "done", "use"))).toBeNull();
  expect(line.next({ ...asked(6, "ask-reward", "done", "use"), seat: 1 })).toBeNull(); // another at the same screen
  expect(line.next(asked(6, "ask-reward", "done", "use"))?.text).toBe("done");
  expect(line.next(asked(7, "ask-reward", "done", "use"))).toBeNull();
});

it("never answers another question with the same word, and is over then", () => {
  const line = begun(steps.slice(1));
  expect(line.next(asked(5, "ask-turn", "done"))).toBeNull(); // that would end the turn
  expect(line.next(asked(6, "ask-reward", "done", "use"))).toBeNull();
});
