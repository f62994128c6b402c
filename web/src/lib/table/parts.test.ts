import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { NO_PIECES, type Pieces } from "../piece/pieces";
import { settings } from "../reader/settings.svelte";
import { fakeSockets, lastSocket } from "../net/socket.testing";
import type { FromClient, Happened, Option, Sight, TableInfo, ToClient, View } from "../net/types";
import { Feed, type News } from "./feed.svelte";
import { Pacing } from "./pacing.svelte";
import { Previews } from "./previews.svelte";
import { Screen } from "./screen.svelte";
import { Selection, type Asked } from "./selection.svelte";

const option = (choice: number, text = `set ${choice}`): Option => ({
  choice,
  verb: "set",
  args: {},
  text,
  phrase: { key: "choice-done", args: {} },
  final: false,
});
const VIEW: View = { seat: 0, players: 2, player: 0, asked: [0] };
const event = (seat: number): Happened => ({ kind: "sets", seat, phrase: { key: "event-sets", args: {} }, fields: {} });
const sight = (more: Partial<Sight>): Sight =>
  ({
    seat: 0,
    version: 1,
    since: 0,
    told: 0,
    undos: 0,
    events: [],
    view: VIEW,
    menu: [],
    over: false,
    ...more,
  }) as Sight;
const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t",
    game: "fences",
    seat: 0,
    seats: [
      { seat: 0, name: "Ana" },
      { seat: 1, name: "Bo" },
      { seat: 2, name: "Cy" },
    ],
    ...more,
  }) as TableInfo;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.pace = "calm";
});

// ---- Pacing ---------------------------------------------------------------------------------------------------

function paced(): { pacing: Pacing<number>; shown: number[]; ends: () => number } {
  const shown: number[] = [];
  let ends = 0;
  const pacing = new Pacing<number>(
    (one) => shown.push(one),
    () => (ends += 1),
  );
  return { pacing, shown, ends: () => ends };
}

test("what I did is shown at once, what others did one after the other", () => {
  const { pacing, shown, ends } = paced();
  pacing.push(1, true);
  expect([shown, pacing.behind, ends()]).toEqual([[1], 0, 1]);
  pacing.push(2, false);
  pacing.push(3, true); // not before the one that waits
  expect([shown, pacing.behind]).toEqual([[1], 2]);
  vi.advanceTimersByTime(1_100);
  expect([shown, pacing.behind, ends()]).toEqual([[1, 2], 1, 1]);
  vi.advanceTimersByTime(1_100);
  expect([shown, pacing.behind, ends()]).toEqual([[1, 2, 3], 0, 2]);
});

test("a long queue is shown at double pace", () => {
  const { pacing, shown } = paced();
  for (let k = 0; k < 9; k++) pacing.push(k, false);
  vi.advanceTimersByTime(1_100 + 550);
  expect(shown).toEqual([0, 1]);
});

test("skipping shows the last alone; closing shows nothing more", () => {
  const { pacing, shown, ends } = paced();
  for (const one of [1, 2, 3]) pacing.push(one, false);
  pacing.skip();
  expect([shown, pacing.behind, ends()]).toEqual([[3], 0, 1]);
  pacing.push(4, false);
  pacing.close();
  vi.advanceTimersByTime(9_000);
  expect(shown).toEqual([3]);
});

// ---- Feed -----------------------------------------------------------------------------------------------------

function fed(): { feed: Feed; news: News<View>[] } {
  fakeSockets();
  const news: News<View>[] = [];
  const feed = new Feed("t", { 0: "key" }, true, { info: () => undefined, sight: (one) => news.push(one) });
  lastSocket().opened();
  return { feed, news };
}

const says = (found: Partial<Sight>): void =>
  lastSocket().says({ ...sight(found), type: "sight" } as unknown as ToClient);
const move = (name: string): Extract<FromClient, { move: string }> => ({
  type: "undo",
  table: "t",
  token: "key",
  version: 1,
  move: name,
  whole: false,
  ask: 2,
});

test("events add up, and an undo takes some away", () => {
  const { news } = fed();
  says({ events: [event(0), event(1)], told: 2 });
  says({ events: [event(0)], since: 2, told: 3 });
  expect(news.at(-1)?.events.map((one) => one.number)).toEqual([0, 1, 2]);
  says({ events: [event(1)], since: 1, told: 2, undos: 1 });
  expect(news.at(-1)?.events.map((one) => [one.number, one.seat])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(news.map((one) => one.before?.told)).toEqual([undefined, 2, 3]);
});

test("a move that was not answered is said again after a lost connection, with what is known", () => {
  const { feed } = fed();
  says({ told: 7, undos: 2 });
  feed.ask(move("a"));
  lastSocket().broken();
  vi.advanceTimersByTime(1_000);
  lastSocket().opened();
  expect(lastSocket().sent).toMatchObject([{ type: "sit", since: 7, undos: 2, chat: 0 }, { move: "a" }]);
  expect(feed.waiting).toBe(true);
});

test("only the answer to the last move ends the wait; a refusal says why", () => {
  const { feed } = fed();
  feed.ask(move("b"));
  const answer = { type: "answer", table: "t", seat: 0, version: 1, told: 0 };
  lastSocket().says({ ...answer, move: "a", done: true } as ToClient);
  expect(feed.waiting).toBe(true);
  lastSocket().says({
    ...answer,
    move: "b",
    done: false,
    problem: { key: "problem-stale", rule: "FE-1" },
  } as unknown as ToClient);
  expect([feed.waiting, feed.problem]).toEqual([false, { said: { key: "problem-stale", args: {} }, rule: "FE-1" }]);
  lastSocket().broken();
  vi.advanceTimersByTime(1_000);
  lastSocket().opened();
  expect(lastSocket().sent.map((one) => one.type)).toEqual(["sit"]);
});

test("a table that is not there is gone, and a line of the chat that comes twice stands once", () => {
  const { feed } = fed();
  const line = { type: "chat", table: "t", number: 0, seat: 0, text: "Hello", at: 0 } as ToClient;
  lastSocket().says(line);
  lastSocket().says(line);
  expect(feed.chat.length).toBe(1);
  lastSocket().says({ type: "problem", status: 404, title: "", key: "problem-no-table" } as unknown as ToClient);
  expect(feed.gone).toBe(true);
});

// ---- Screen ---------------------------------------------------------------------------------------------------

test("the first of my seats lies at the front, the others follow clockwise", () => {
  const screen = new Screen({ 1: "a", 2: "b" });
  screen.tell(table());
  expect([screen.front, screen.own, screen.others, screen.names]).toEqual([1, [1, 2], [2, 0], ["Ana", "Bo", "Cy"]]);
  screen.front = 2;
  screen.tell(table({ seat: 1 }));
  expect([screen.front, screen.info?.seat]).toEqual([2, 2]);
});

test("a spectator looks at the seat that was chosen", () => {
  const screen = new Screen({ 6: "watch" });
  screen.tell(table({ seat: 6 }));
  screen.watched = 2;
  expect([screen.front, screen.own, screen.seat, screen.others]).toEqual([6, [], 2, [0, 1]]);
});

test("around one screen the seat that is asked comes next, never while the front has something to choose", () => {
  const screen = new Screen({ 0: "a", 1: "b" });
  screen.tell(table());
  const asked = (seat: number): Sight => sight({ seat, menu: [option(1)] });
  expect(screen.next({ 0: asked(0), 1: asked(1) })).toBeNull();
  expect(screen.next({ 0: sight({}), 1: asked(1) })).toBe(1);
  expect(screen.next({ 0: sight({}), 1: sight({ seat: 1 }) })).toBeNull();
  screen.show(sight({ over: true }), []);
  expect(screen.next({ 0: sight({}), 1: asked(1) })).toBeNull();
  expect(new Screen({ 0: "a" }).next({ 1: asked(1) })).toBeNull();
});

// ---- Selection ------------------------------------------------------------------------------------------------

/** Choices such as "take hen barn": each touches the pieces that it names. */
const PIECES: Pieces<View, null> = { ...NO_PIECES, touched: (one) => one.text.split(" ").slice(1) };

function selecting(texts: string[], more: Partial<Asked<View, null>> = {}): Selection<View, null> {
  return new Selection<View, null>({
    view: VIEW,
    menu: texts.map((text, k) => option(k, text)),
    usual: null,
    pieces: PIECES,
    faces: null,
    ...more,
  });
}

test("a second piece chooses among the choices of the first, where they have one in common", () => {
  const selection = selecting(["take hen barn", "take hen field", "take cow field", "sell egg"]);
  selection.narrow("hen");
  expect(selection.offered.map((one) => one.choice)).toEqual([0, 1]);
  expect(selection.common("field").map((one) => one.choice)).toEqual([1]);
  expect(selection.common("egg").map((one) => one.choice)).toEqual([3]);
  selection.narrow("hen");
  expect(selection.offered.length).toBe(4);
});

test("what lights up is the choice before the piece, the looked at before the chosen", () => {
  const selection = selecting(["take hen barn", "sell egg"]);
  selection.looking = "cow";
  expect([...selection.lit]).toEqual(["cow"]);
  selection.chosen = option(1, "sell egg");
  expect([...selection.lit]).toEqual(["egg"]);
  selection.looked = option(0, "take hen barn");
  expect([...selection.lit]).toEqual(["hen", "barn"]);
  selection.rest();
  expect([...selection.lit]).toEqual([]);
});

test("the main button: the chosen, the game's own, the usual, the only one, else none", () => {
  const pieces = { ...PIECES, main: (menu: Option[]) => menu.find((one) => one.text === "sell egg") };
  const chosen = selecting(["take hen", "sell egg"], { pieces });
  expect(chosen.main?.choice).toBe(1);
  chosen.chosen = option(0);
  expect(chosen.main?.choice).toBe(0);
  expect(selecting(["take hen", "take cow"], { usual: 1 }).main?.choice).toBe(1);
  expect(selecting(["take hen"]).main?.choice).toBe(0);
  expect(selecting(["take hen", "take cow"]).main).toBeNull();
  expect(selecting([]).main).toBeNull();
});

test("a board may list only some of its choices", () => {
  const pieces = { ...PIECES, listed: (one: Option) => one.choice > 0 };
  expect(selecting(["set a", "set b"], { pieces }).offered.map((one) => one.choice)).toEqual([1]);
});

// ---- Previews -------------------------------------------------------------------------------------------------

test("a look asks for the question that stands, and another question forgets the answers", async () => {
  const asked: string[] = [];
  let version = 3;
  const get = <T>(what: string): Promise<T> => {
    asked.push(what);
    return Promise.resolve({ choice: 4, problem: { key: "refused-full" } } as T);
  };
  const previews = new Previews(get, () => version);
  previews.look(option(4));
  previews.wonder("set 9");
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(["foresee?version=3&choice=4", "why?text=set%209"]);
  expect([previews.foreseen?.choice, previews.refused?.key]).toEqual([4, "refused-full"]);
  version = 4;
  previews.forget();
  expect([previews.foreseen, previews.refused, previews.of(option(4))]).toEqual([null, null, null]);
  previews.look(option(4));
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.at(-1)).toBe("foresee?version=4&choice=4");
});
