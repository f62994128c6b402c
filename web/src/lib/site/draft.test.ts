import { expect, test } from "vitest";

import { begun, fits, wished, WAYS } from "./draft";

test("each way begins with what most people want", () => {
  const kinds = Object.fromEntries(
    WAYS.map((way) => [
      way,
      begun(way, 3, "Ana", "fr")
        .seats.map((seat) => seat.kind)
        .join(" "),
    ]),
  );
  expect(kinds).toEqual({
    bots: "person bot bot",
    invite: "person open open",
    screen: "person person",
    solo: "person",
  });
  expect(begun("invite", 3, "Ana", "fr")).toMatchObject({ listed: false, language: "fr", options: {} });
});

test("a seat that is added fits the way", () => {
  expect(WAYS.map((way) => fits(way, 2).kind)).toEqual(["bot", "open", "person", "person"]);
});

test("a wish has no level for people, no name for bots, and only options of the game", () => {
  const draft = begun("bots", 2, " Ana ", "en");
  draft.seats[1] = { kind: "bot", name: "left over", level: "random" };
  draft.seats.push({ kind: "open", name: "left over", level: "random" }, { kind: "bot", name: "", level: "" });
  draft.options = { goals: 1, farmer: 7, unknown: 1 };
  const wish = wished("my_farm_shop", draft, { goals: [0, 1], farmer: [0, 1] }, "greedy");
  expect(wish.seats).toEqual([
    { kind: "person", name: "Ana", level: "" },
    { kind: "bot", name: "", level: "random" },
    { kind: "open", name: "", level: "" },
    { kind: "bot", name: "", level: "greedy" },
  ]);
  expect(wish.options).toEqual({ goals: 1 });
});
