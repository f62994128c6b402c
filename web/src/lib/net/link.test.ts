import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Link } from "./link.svelte";
import { FakeSocket, fakeSockets, lastSocket } from "./socket.testing";
import type { FromClient, ToClient } from "./types";

const HELLO: FromClient = { type: "ping", ask: 9 };
let heard: ToClient[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits as they are, without chance
  fakeSockets();
  heard = [];
  link = new Link(
    (message) => heard.push(message),
    () => [HELLO],
  );
});

afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("it says hello when it is open, and hears what is said", () => {
  expect(link.online).toBe(false);
  lastSocket().opened();
  lastSocket().says({ type: "pong", ask: 0 });
  expect([link.online, lastSocket().sent, heard]).toEqual([true, [HELLO], [{ type: "pong", ask: 0 }]]);
});

test("it comes back by itself, waits longer each time, and says hello again", () => {
  lastSocket().opened();
  lastSocket().broken();
  expect([link.online, link.nextTry - Date.now()]).toEqual([false, 400]);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all.length).toBe(2);
  lastSocket().broken();
  vi.advanceTimersByTime(799);
  expect(FakeSocket.all.length).toBe(2);
  vi.advanceTimersByTime(1);
  lastSocket().opened();
  expect([link.online, link.tries, lastSocket().sent]).toEqual([true, 0, [HELLO]]);
});

test("however often it fails, it tries every ten seconds", () => {
  for (let k = 0; k < 12; k++) {
    lastSocket().broken();
    vi.advanceTimersByTime(10_000);
  }
  expect(FakeSocket.all.length).toBe(13);
});

test("silence is checked, and no answer is a lost connection", () => {
  lastSocket().opened();
  vi.advanceTimersByTime(25_000);
  expect(lastSocket().sent.at(-1)).toEqual({ type: "ping", ask: 0 });
  lastSocket().says({ type: "pong", ask: 0 });
  vi.advanceTimersByTime(24_999);
  expect(link.online).toBe(true);
  vi.advanceTimersByTime(1 + 8_000);
  expect(link.online).toBe(false);
});

test("an old socket that speaks late is not heard", () => {
  const old = lastSocket();
  old.opened();
  dispatchEvent(new Event("offline"));
  expect(link.online).toBe(false);
  link.now();
  old.says({ type: "pong", ask: 0 });
  expect([heard, FakeSocket.all.length]).toEqual([[], 2]);
});

test("what is said offline is not sent: who keeps it says it again with the hello", () => {
  link.send(HELLO);
  expect(lastSocket().sent).toEqual([]);
});

test("once closed it stays closed", () => {
  lastSocket().opened();
  const socket = lastSocket();
  link.close();
  socket.broken();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});
