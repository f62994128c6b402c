/** My tables: the keys to my seats are kept in this browser, and nowhere else. */
import type { Seated } from "../net/types";

export interface Mine {
  table: string;
  game: string;
  tokens: Record<string, string>; // by seat; the spectator's too
  at: number;
}

const KEPT = 60;

function read(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem("tables") ?? "[]") as Mine[];
  } catch {
    return [];
  }
}

class MyTables {
  all = $state.raw<Mine[]>(read());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === "tables") this.all = read();
    });
  }

  find(table: string): Mine | undefined {
    return this.all.find((one) => one.table === table);
  }

  keep(table: string, game: string, tokens: Record<string, string>): void {
    const before = read().filter((one) => one.table !== table);
    const known = read().find((one) => one.table === table)?.tokens ?? {};
    this.write([{ table, game, tokens: { ...known, ...tokens }, at: Date.now() }, ...before].slice(0, KEPT));
  }

  keepSeated(seated: Seated): void {
    this.keep(
      seated.table.id,
      seated.table.game,
      Object.fromEntries(seated.tokens.map((one) => [String(one.seat), one.token])),
    );
  }

  forget(table: string): void {
    this.write(read().filter((one) => one.table !== table));
  }

  /** The server does not know this key. If it was the last one the table is forgotten: was it? */
  forgetKey(table: string, token: string): boolean {
    const one = read().find((other) => other.table === table);
    if (!one) return false;
    const tokens = Object.fromEntries(Object.entries(one.tokens).filter(([, key]) => key !== token));
    if (Object.keys(tokens).length)
      this.write(read().map((other) => (other.table === table ? { ...one, tokens } : other)));
    else this.forget(table);
    return !Object.keys(tokens).length;
  }

  private write(tables: Mine[]): void {
    this.all = tables;
    localStorage.setItem("tables", JSON.stringify(tables));
  }
}

export const mine = new MyTables();
