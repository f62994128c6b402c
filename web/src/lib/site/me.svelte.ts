/** Who I am, without an account: the key of this device opens all my seats, whatever device I sat down with. */
import { get, post, Refused } from "../net/api";
import type { Entered, Me, MyTable } from "../net/types";
import { settings } from "../reader/settings.svelte";
import { words } from "../reader/words.svelte";
import { mine } from "./mine.svelte";

const KEY = "me";

/** What this browser is called in the list of devices, as far as it says so itself. */
export function deviceName(agent: string): string {
  const find = (names: [string, RegExp][]): string => names.find(([, sign]) => sign.test(agent))?.[0] ?? "";
  const browser = find([
    ["Edge", /Edg\//],
    ["Firefox", /Firefox\/|FxiOS/],
    ["Chrome", /Chrome\/|CriOS/],
    ["Safari", /Safari\//],
  ]);
  const system = find([
    ["Android", /Android/],
    ["iPhone", /iPhone/],
    ["iPad", /iPad/],
    ["Windows", /Windows/],
    ["Mac", /Macintosh/],
    ["Linux", /Linux/],
  ]);
  return [browser, system].filter(Boolean).join(" · ");
}

class Myself {
  private claiming: Promise<void> | null = null;
  key = $state(localStorage.getItem(KEY) ?? "");
  private beginning: Promise<string> | null = null;

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.key = event.newValue ?? "";
    });
  }

  /** The key of this device. Who sits down for the first time becomes a person, and need not know. */
  ready(): Promise<string> {
    if (this.key) return Promise.resolve(this.key);
    this.beginning ??= this.begin().finally(() => (this.beginning = null));
    return this.beginning;
  }

  private async begin(): Promise<string> {
    try {
      const wish = { name: settings.name.trim().slice(0, 30), language: words.language, ...this.device };
      this.keep((await post<Entered>("/me", wish)).key);
    } catch {
      // a seat has a token of its own then, as ever
    }
    return this.key;
  }

  /** Do something as this person; who was signed out meanwhile is somebody new. */
  async as<T>(work: (key: string) => Promise<T>): Promise<T> {
    const key = await this.ready();
    try {
      return await work(key);
    } catch (error) {
      if (!key || !(error instanceof Refused) || error.status !== 401) throw error;
      this.signedOut();
      return work(await this.ready());
    }
  }

  get device(): { device: string } {
    return { device: deviceName(navigator.userAgent) };
  }

  keep(key: string): void {
    this.key = key;
    localStorage.setItem(KEY, key);
  }

  /** This device opens nothing any more. */
  signedOut(): void {
    mine.forgetDevice();
    this.key = "";
    localStorage.removeItem(KEY);
  }

  bearer(seat: number): string {
    return `${this.key}-${seat}`;
  }

  /** Be somebody on this device too: by a link, or by the phrase. */
  async enter(key: string, along: boolean): Promise<Me> {
    const entered = await post<Entered>("/enter", { key, along, ...this.device }, along ? this.key : "");
    mine.forgetDevice();
    this.keep(entered.key);
    if (entered.me.name) settings.name = entered.me.name;
    return entered.me;
  }

  /** My tables, as the server knows them; null: nobody is signed in here. */
  async tables(): Promise<MyTable[] | null> {
    if (!this.key) return null;
    try {
      return await get<MyTable[]>("/me/tables", this.key);
    } catch (error) {
      if (error instanceof Refused && error.said.key === "problem-no-person") this.signedOut();
      return null;
    }
  }

  /** Seats whose tokens only this browser has become mine everywhere; one at a time, since a token opens its seat once. */
  claim(): Promise<void> {
    this.claiming ??= this.claimAll().finally(() => (this.claiming = null));
    return this.claiming;
  }

  private async claimAll(): Promise<void> {
    for (const { table, seat, token } of mine.unclaimed()) {
      const key = await this.ready();
      if (!key) return;
      try {
        await post(`/tables/${table}/claim`, { key }, token);
        mine.replace(table, seat, this.bearer(Number(seat)));
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 404) return; // it opens its seat as before
      }
    }
  }
}

export const me = new Myself();
