import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../reader/settings.svelte";
import { fakeSockets, lastSocket } from "../net/socket.testing";
import { NO_PIECES } from "../piece/pieces";
import { pressMain } from "../../table/keys";
import { TableModel } from "./table.svelte";
import type { Option, Sight, TableInfo, ToClient } from "../net/types";

const option = (choice: number, final = false): Option => ({
  choice,
  verb: "set",
  args: {},
  text: `set ${choice}`,
  phrase: { key: "choice-done", args: {} },
  final,
});
const UNDOABLE = option(4);
const FINAL = option(5, true);

function sight(more: Partial<Sight> = {}): ToClient {
  const view = { seat: 0, players: 2, player: 0, asked: [0] };
  const rest = {
    table: "t",
    seat: 0,
    version: 3,
    since: 0,
    told: 0,
    undos: 0,
    events: [],
    question: null,
    usual: null,
  };
  return {
    type: "sight",
    ...rest,
    view,
    menu: [UNDOABLE, FINAL],
    can_undo: false,
    over: false,
    lost: false,
    turn: 0,
    scores: [],
    ...more,
  } as unknown as ToClient;
}

const info = {
  type: "table",
  id: "t",
  game: "fences",
  status: "playing",
  seat: 0,
  seats: [{ seat: 0 }, { seat: 1 }],
} as unknown as ToClient & TableInfo;

let model: TableModel;
let gets: string[];

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  gets = [];
  vi.stubGlobal("fetch", (path: string) => {
    gets.push(path);
    return new Promise(() => undefined); // a server that is slow to look ahead
  });
  settings.confirm = true;
  model = new TableModel("t", { 0: "key" });
  lastSocket().opened();
  lastSocket().says(info);
  lastSocket().says(sight());
  model.presses.dropped();
});

afterEach(() => {
  model.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const taken = (): number[] => lastSocket().sent.flatMap((message) => (message.type === "take" ? [message.choice] : []));

test("a press of what can be taken back goes out at once, and asks for nothing first", () => {
  model.press(UNDOABLE);
  expect([taken(), gets]).toEqual([[4], []]);
  expect(model.waiting).toBe(true);
});

test("what can't be taken back is pressed twice, and no answer is needed in between", () => {
  model.press(FINAL);
  expect([taken(), model.chosen?.choice]).toEqual([[], 5]);
  model.press(FINAL);
  expect([taken(), gets]).toEqual([[5], []]);
});

test("a finger looks first, whatever follows", () => {
  model.press(UNDOABLE, true);
  expect([taken(), model.chosen?.choice]).toEqual([[], 4]);
  model.press(UNDOABLE, true);
  expect([taken(), gets]).toEqual([[4], []]);
});

test("where nothing is left to see, a finger does it at once; what is final it looks at", () => {
  model.pieces = { ...NO_PIECES, touched: (option) => [option.text], atOnce: () => true };
  model.pressPiece(FINAL.text, true);
  expect([taken(), model.chosen?.choice]).toEqual([[], 5]);
  model.pressPiece(UNDOABLE.text, true);
  expect(taken()).toEqual([4]);
});

test("what gives something up is pressed twice, by the main button too", () => {
  model.pieces = { ...NO_PIECES, touched: () => [], main: () => UNDOABLE, twice: () => true };
  pressMain(model);
  expect([taken(), model.chosen?.choice]).toEqual([[], 4]);
  pressMain(model);
  expect(taken()).toEqual([4]);
});

test("a new question is about my own board: the farm of another is put away", () => {
  model.open(1, true);
  lastSocket().says(sight());
  expect(model.opened).toBe(1);
  lastSocket().says(sight({ question: { key: "ask-next", args: {} } }));
  expect(model.opened).toBeNull();
});

test("who does not want to be asked is not", () => {
  settings.confirm = false;
  model.press(FINAL);
  expect(taken()).toEqual([5]);
});

test("a press while an answer is awaited is none", () => {
  model.press(UNDOABLE);
  model.press(FINAL);
  expect([taken(), model.chosen]).toEqual([[4], null]);
});

test("around one screen the next player comes to the front behind a cover, with nothing to choose until it is lifted", () => {
  model.close();
  model = new TableModel("t", { 0: "key", 1: "other" });
  lastSocket().opened();
  lastSocket().says(info);
  lastSocket().says(sight());
  lastSocket().says(sight({ seat: 1, menu: [] }));
  expect([model.front, model.screen.covered]).toEqual([0, false]);
  model.presses.dropped();
  model.press(UNDOABLE);
  lastSocket().says(sight({ menu: [] }));
  lastSocket().says(sight({ seat: 1 }));
  expect([model.front, model.screen.covered, model.menu]).toEqual([1, true, []]);
  model.screen.covered = false;
  expect(model.menu.map((one) => one.choice)).toEqual([4, 5]);
});

test("while the others' moves are shown there is nothing to choose", () => {
  lastSocket().says(sight({ events: [{ kind: "sets", seat: 1 }] as never, told: 1, version: 99 }));
  expect([model.behind, model.menu]).toEqual([1, []]);
  model.press(UNDOABLE);
  expect(taken()).toEqual([]);
  model.skip();
  expect([model.behind, model.menu.length, model.events.length]).toEqual([0, 2, 1]);
});

test("who may choose while the others do is not kept waiting by them", () => {
  lastSocket().says(sight({ events: [{ kind: "sets", seat: 1 }] as never, told: 1 })); // my question stands as it was
  expect([model.behind, model.menu.length, model.events.length]).toEqual([0, 2, 1]);
});
