import { beforeEach, expect, test } from "vitest";

import { nameOf, t, words } from "./words.svelte";

beforeEach(() => words.speak("en", []));

test("a game presents itself before its words are loaded, and says nothing else", async () => {
  expect([nameOf("my_farm_shop"), words.has("rule-MFS-01", "my_farm_shop")]).toEqual(["My Farm Shop", false]);
  expect(t("rule-MFS-01", {}, "my_farm_shop")).toBe(""); // not its key: the words are on their way
  await words.load("my_farm_shop");
  expect([nameOf("my_farm_shop"), words.has("rule-MFS-01", "my_farm_shop")]).toEqual(["My Farm Shop", true]);
});

test("a game without words has its plain name, a phrase without words its key", () => {
  expect(nameOf("unheard_of")).toBe("unheard_of");
  expect(t("page-unheard-of")).toBe("page-unheard-of");
});

test("phrases in phrases, lists, and the players' own names", () => {
  const seat = (n: number) => ({ key: "seat", args: { n } });
  expect(words.say({ key: "label", args: { of: seat(2), text: [seat(1), seat(2), seat(3)] } })).toBe(
    "Player 2: Player 1, Player 2 and Player 3",
  );
  expect(words.say({ key: "label", args: { of: seat(2), text: [] } }, "", ["Ana", "Bo"])).toBe("Bo: ");
});

test("another language is spoken when all of its words are there, also those of games", async () => {
  await words.load("fences");
  const spoken = words.speak("fr", []);
  expect([words.language, t("page-games")]).toEqual(["en", "Games"]);
  await spoken;
  expect([words.language, t("page-games"), words.has("rule-FE-01", "fences")]).toEqual(["fr", "Jeux", true]);
  expect(document.documentElement.lang).toBe("fr");
});

test("keys come in the order of the files", async () => {
  await words.load("fences");
  const rules = words.keys("fences").filter((key) => key.startsWith("rule-FE-"));
  expect(rules).toEqual(rules.toSorted((a, b) => Number(a.slice(8)) - Number(b.slice(8))));
  expect(words.keys("formidable_farm")).toEqual([]);
});
