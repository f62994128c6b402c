/** The tables of the first page: mine with how they stand, open ones, and public games that are over. */
import { get, post, Refused } from "../net/api";
import { metaOf } from "../../games";
import { levels } from "./levels.svelte";
import { me } from "./me.svelte";
import { mine, type Mine } from "./mine.svelte";
import { offers, seatsFor } from "./offers.svelte";
import { route } from "./route.svelte";
import { settings } from "../reader/settings.svelte";
import { SPECTATOR, type NewSeat, type NewTable, type Seated, type Sight, type TableInfo } from "../net/types";
import { t, words } from "../reader/words.svelte";

const AGAIN = 15_000; // ms until the lists are asked for again
const NO_EVENTS = 2 ** 30; // a number of events that no game reaches: only the rest of a sight is wanted

export const ownSeats = (one: Mine): number[] =>
  Object.keys(one.tokens)
    .map(Number)
    .filter((seat) => seat !== SPECTATOR);

/** How one of my tables stands. */
export interface Standing {
  info: TableInfo | null; // null: it is not here any more
  asked: number[];
  turn: number;
  yours: boolean; // it waits for me
  since?: number; // when something happened last, in ms
}

/** The standing of a table, from what two calls say. */
export function standing(one: Mine, info: TableInfo, sight: Pick<Sight, "view" | "turn" | "over"> | null): Standing {
  const asked = sight && !sight.over ? sight.view.asked.filter((seat) => seat < info.seats.length) : [];
  const own = new Set(ownSeats(one));
  const bots = new Set(info.seats.filter((seat) => seat.level).map((seat) => seat.seat));
  return { info, asked, turn: sight?.turn ?? 0, yours: asked.some((seat) => own.has(seat) && !bots.has(seat)) };
}

/** Those that wait for me first, then those that run, then the finished ones; the last looked at before the older ones. */
export function ordered(tables: Mine[], known: Record<string, Standing>): Mine[] {
  const rank = (one: Mine): number => {
    const found = known[one.table];
    if (!found) return 1;
    if (!found.info) return 3;
    if (found.yours) return 0;
    return found.info.status === "over" ? 2 : 1;
  };
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.at - a.at);
}

export class Lists {
  standings = $state.raw<Record<string, Standing>>({});
  gone = $state.raw<Mine[]>([]); // shown until the page is left, and forgotten already: asking again would be guessing
  open = $state.raw<TableInfo[] | null>(null); // null: not known yet
  finished = $state.raw<TableInfo[] | null>(null);
  private timer = 0;
  private most = 0;

  /** Ask now, and again while the page is looked at. */
  watch(most: number): () => void {
    this.most = most;
    const ask = (): void => {
      clearTimeout(this.timer);
      if (document.visibilityState === "visible") void this.ask();
      this.timer = setTimeout(ask, AGAIN);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  async ask(most = this.most): Promise<void> {
    this.most = Math.max(most, this.most);
    const told = await this.askMine();
    await Promise.all([
      ...mine.all
        .filter((one) => !told.has(one.table))
        .slice(0, this.most)
        .map((one) => this.look(one)),
      get<TableInfo[]>("/tables").then(
        (found) => (this.open = found),
        () => (this.open ??= []),
      ),
      get<TableInfo[]>("/finished").then(
        (found) => (this.finished = found),
        () => (this.finished ??= []),
      ),
    ]);
  }

  /** All my tables in one answer; which they are. Those with keys of their own are asked for one by one. */
  private async askMine(): Promise<Set<string>> {
    await me.claim();
    const found = await me.tables();
    if (!found) return new Set();
    mine.learn(found, (seat) => me.bearer(seat));
    const known = { ...this.standings };
    for (const { table, seats, asked, turn, since } of found) {
      const sight = { view: { seat: 0, players: table.seats.length, player: 0, asked }, turn, over: false };
      const tokens = Object.fromEntries(seats.map((seat) => [String(seat), ""]));
      const one = { table: table.id, game: table.game, tokens, at: 0 };
      known[table.id] = { ...standing(one, table, sight), since: since * 1000 };
    }
    this.standings = known;
    return new Set(found.map((one) => one.table.id));
  }

  private async look(one: Mine): Promise<void> {
    const token = one.tokens[String(ownSeats(one)[0] ?? SPECTATOR)] ?? "";
    try {
      const info = await get<TableInfo>(`/tables/${one.table}`, token);
      const sight =
        info.status === "playing"
          ? await get<Sight>(`/tables/${one.table}/sight?since=${NO_EVENTS}`, token).catch(() => null)
          : null;
      this.standings = { ...this.standings, [one.table]: standing(one, info, sight) };
    } catch (error) {
      const unknown = error instanceof Refused && error.said.key === "problem-no-table"; // and no 404 of a proxy
      if (!unknown || !mine.forgetKey(one.table, token)) return;
      this.gone = [...this.gone, one];
      this.standings = { ...this.standings, [one.table]: { info: null, asked: [], turn: 0, yours: false } };
    }
  }
}

/** Make a table, keep its keys, and go there. */
export async function makeTable(wish: NewTable): Promise<void> {
  const seated = await me.as((key) => post<Seated>("/tables", wish, key));
  mine.keepSeated(seated);
  route.go(`/t/${seated.table.id}`);
}

/** Against bots, or alone, at once. */
export async function playNow(game: string, wished = metaOf(game).seats): Promise<void> {
  await offers.load();
  const known = offers.of(game);
  const seats = known ? seatsFor(known, wished) : wished;
  const bots = Array.from({ length: seats - 1 }, (): NewSeat => ({ kind: "bot", name: "", level: levels.usual(game) }));
  return makeTable({
    game: game as NewTable["game"],
    seats: [{ kind: "person", name: settings.name.trim() || t("page-guest"), level: "" }, ...bots],
    options: {},
    language: words.language,
    listed: false,
    takebacks: true,
  });
}
