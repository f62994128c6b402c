/** The one socket to the server. It comes back by itself, and says again what was not answered. */
import type { FromClient, ToClient } from "./types";

type Hear = (message: ToClient) => void;

const QUIET = 25_000; // ms between two signs of life
const LOST = 8_000; // ms without an answer to one
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

export class Link {
  online = $state(false);
  tries = $state(0);
  nextTry = $state(0); // when, if offline

  private socket: WebSocket | null = null;
  private timer = 0;
  private alive = 0;
  private closed = false;

  constructor(
    private readonly hear: Hear,
    private readonly hello: () => FromClient[],
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.seen);
    clearTimeout(this.timer);
    clearTimeout(this.alive);
    this.socket?.close();
  }

  /** Try at once. */
  now = (): void => {
    if (this.online || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  };

  private seen = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.online) this.check();
    else this.now();
  };

  private open(): void {
    this.drop();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.tries = 0;
      for (const message of this.hello()) this.send(message);
      this.later(this.check, QUIET);
    };
    socket.onmessage = (event) => {
      this.later(this.check, QUIET);
      this.hear(JSON.parse(event.data as string) as ToClient);
    };
    socket.onclose = () => this.again();
  }

  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private check = (): void => {
    this.send({ type: "ping", ask: 0 });
    this.later(this.lost, LOST);
  };

  private lost = (): void => {
    if (this.closed) return;
    this.drop();
    this.again();
  };

  private again(): void {
    clearTimeout(this.alive);
    this.online = false;
    if (this.closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.nextTry = Date.now() + wait;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private later(what: () => void, wait: number): void {
    clearTimeout(this.alive);
    this.alive = setTimeout(what, wait);
  }
}
