/** A socket for tests: what was sent through it, and what the server would say. */
import { vi } from "vitest";

import type { FromClient, ToClient } from "./types";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server answers. */
  opened(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The connection breaks. */
  broken(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** From now on every socket is a false one; `vi.unstubAllGlobals` ends it. */
export function fakeSockets(): typeof FakeSocket {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  return FakeSocket;
}

export const lastSocket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
