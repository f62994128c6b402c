/** My tables as this browser knows them: what the server has told of them, and the keys to seats that are nobody's. */
import { SPECTATOR, type MyTable, type Seated } from "../net/types";

export interface Mine {
  table: string;
  game: string;
  tokens: Record<string, string>; // by seat; the spectator's too
  at: number;
}

const KEPT = 60;
const ofDevice = (token: string): boolean => token.startsWith("me") && token.length > 33;

function read(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem("tables") ?? "[]") as Mine[];
  } catch {
    return [];
  }
}

function forgotten(): string[] {
  try {
    return JSON.parse(localStorage.getItem("forgotten") ?? "[]") as string[];
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
    const away = forgotten();
    if (away.includes(table))
      localStorage.setItem("forgotten", JSON.stringify(away.filter((other) => other !== table)));
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

  /** What the server knows of me: each table with the device's key to its seats. */
  learn(found: MyTable[], bearer: (seat: number) => string): void {
    const known = new Set(found.map((one) => one.table.id));
    const away = new Set(forgotten());
    const told = found
      .filter((one) => !away.has(one.table.id))
      .map((one): Mine => {
        const tokens = Object.fromEntries(one.seats.map((seat) => [String(seat), bearer(seat)]));
        return { table: one.table.id, game: one.table.game, tokens, at: one.since * 1000 };
      });
    const before = read().filter((one) => !known.has(one.table));
    this.write([...told, ...before].toSorted((a, b) => b.at - a.at).slice(0, KEPT));
  }

  /** Seats that a token alone opens. */
  unclaimed(): { table: string; seat: string; token: string }[] {
    return read().flatMap((one) =>
      Object.entries(one.tokens)
        .filter(([seat, token]) => seat !== String(SPECTATOR) && !ofDevice(token))
        .map(([seat, token]) => ({ table: one.table, seat, token })),
    );
  }

  replace(table: string, seat: string, token: string): void {
    this.write(read().map((one) => (one.table === table ? { ...one, tokens: { ...one.tokens, [seat]: token } } : one)));
  }

  /** The device's own key opens nothing any more; what other keys open stays. */
  forgetDevice(): void {
    const left = read().map((one) => ({
      ...one,
      tokens: Object.fromEntries(Object.entries(one.tokens).filter(([, token]) => !ofDevice(token))),
    }));
    this.write(left.filter((one) => Object.keys(one.tokens).length));
  }

  /** It is listed here no more, though the server knows that I sit there; until I come by again. */
  forget(table: string): void {
    localStorage.setItem("forgotten", JSON.stringify([table, ...forgotten()].slice(0, KEPT)));
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
