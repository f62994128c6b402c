/** A table as the page shows it: what my seats see, at a pace that people can follow, and what I am about to do. */
import { tick, untrack } from "svelte";

import { get, post, Refused } from "./api";
import { Link } from "./link.svelte";
import { Looks } from "./looks.svelte";
import { mine } from "./mine.svelte";
import { places, travel } from "./motion";
import { NO_PIECES, type Pieces, type Told, type Wish } from "./pieces";
import { Presses } from "./presses";
import { Seen } from "./seen.svelte";
import { PACES, settings } from "./settings.svelte";
import { words } from "./words.svelte";
import { SPECTATOR, type Answer, type ChatLine, type Foreseen, type FromClient, type Option, type Problem, type Reading, type Said, type Sight, type TableInfo, type ToClient, type View } from "./types";

const LONG_QUEUE = 6; // so many sights behind, and the pace doubles

export class TableModel<V extends View = View, F = unknown> {
  info = $state.raw<TableInfo | null>(null);
  sights = $state.raw<Record<number, Sight<V>>>({}); // as they are shown
  front = $state(SPECTATOR); // the seat that looks
  events = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  faces = $state.raw<F>(null as F); // the components of the game: there before anything is drawn
  pieces = $state.raw<Pieces<V, F>>(NO_PIECES as Pieces<V, F>);
  problem = $state.raw<{ said: Said; rule: string } | null>(null); // the last refusal
  gone = $state(false); // no such table, or not for us

  looking = $state<string | null>(null); // the piece under the pointer or the focus
  looked = $state.raw<Option | null>(null); // the choice that is looked at
  chosen = $state.raw<Option | null>(null); // the choice that waits to be confirmed
  narrowed = $state<string | null>(null); // the piece whose choices are shown
  waiting = $state(false); // for an answer
  behind = $state(0); // sights that are not shown yet
  watched = $state(0); // by a spectator
  covered = $state(false); // around one screen: until the next player says so

  readonly presses = new Presses();
  readonly seen: Seen; // what was there when the page was last looked at
  readonly tokens: Record<number, string>;
  readonly link: Link | null; // none where a finished game is looked at
  root: HTMLElement | null = null; // in which the pieces travel

  private latest: Record<number, Sight<V>> = {};
  private heard: Record<number, Told[]> = {};
  private queue: { sight: Sight<V>; events: Told[] }[] = [];
  private timer = 0;
  private asked: { message: FromClient; move: string } | null = null;
  private readonly foresight = new Looks<number, Foreseen<V>>((choice, signal) => this.get(`foresee?version=${this.sight?.version}&choice=${choice}`, signal));
  private readonly refusals = new Looks<string, Problem | null>(async (text, signal) => (await this.get<Reading>(`why?text=${encodeURIComponent(text)}`, signal)).problem);

  constructor(
    readonly id: string,
    tokens: Record<number, string>,
    live = true,
  ) {
    this.tokens = tokens;
    this.link = live ? new Link(this.hear, this.hello) : null;
    this.seen = new Seen(id);
    document.addEventListener("visibilitychange", this.lookAway);
  }

  close(): void {
    if (this.sight) this.seen.away(this.sight.told);
    document.removeEventListener("visibilitychange", this.lookAway);
    clearTimeout(this.timer);
    this.link?.close();
  }

  private lookAway = (): void => {
    if (!this.sight) return;
    if (document.visibilityState === "visible") this.seen.back(this.latest[this.front]?.told ?? 0);
    else this.seen.away(this.sight.told);
  };

  // ---- What is seen -------------------------------------------------------------------------------------------

  get game(): string {
    return this.info?.game ?? "";
  }

  get sight(): Sight<V> | null {
    return this.sights[this.front] ?? null;
  }

  get view(): V | null {
    return this.sight?.view ?? null;
  }

  get menu(): Option[] {
    return this.behind || this.covered ? [] : (this.sight?.menu ?? []);
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat) => seat.name || words.say({ key: "seat", args: { n: seat.seat + 1 } }));
  }

  /** The seats that this browser plays. */
  get own(): number[] {
    return Object.keys(this.tokens).map(Number).filter((seat) => seat !== SPECTATOR);
  }

  /** The seat that lies at the front; spectators choose one. */
  get seat(): number {
    return this.front === SPECTATOR ? this.watched : this.front;
  }

  /** The other seats, clockwise. */
  get others(): number[] {
    const players = this.info?.seats.length ?? 0;
    return Array.from({ length: Math.max(0, players - 1) }, (_, k) => (this.seat + 1 + k) % players);
  }

  /** The choices that touch a piece. */
  touching = (key: string): Option[] => this.byPiece.get(key) ?? [];

  private byPiece = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const view = this.view;
    if (!view) return found;
    for (const option of this.menu) {
      for (const key of this.pieces.touched(option, view, this.faces)) found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
  });

  /** The pieces that light up: those of the choice that is looked at, else the one that is looked at. */
  lit = $derived.by((): Set<string> => {
    const option = this.looked ?? this.chosen;
    if (option && this.view) return new Set(this.pieces.touched(option, this.view, this.faces));
    return new Set(this.looking ? [this.looking] : []);
  });

  /** The choices of the list: all, or those of one piece. */
  offered = $derived.by((): Option[] => {
    const view = this.view;
    const options = this.narrowed ? this.touching(this.narrowed) : this.menu;
    return view && this.pieces.listed ? options.filter((option) => this.pieces.listed?.(option, view)) : options;
  });

  /** What the main button does. */
  get main(): Option | null {
    const view = this.view;
    if (!view || !this.menu.length) return null;
    if (this.chosen) return this.chosen;
    const own = this.pieces.main?.(this.menu, view);
    if (own) return own;
    return this.menu.find((option) => option.choice === this.sight?.usual) ?? (this.menu.length === 1 ? (this.menu[0] ?? null) : null);
  }

  say = (said: Said): string => words.say(said, this.game, this.names);

  // ---- What the server says -----------------------------------------------------------------------------------

  private hello = (): FromClient[] => {
    const sits = Object.entries(this.tokens).map(([seat, token]): FromClient => {
      const sight = this.latest[Number(seat)];
      return { type: "sit", table: this.id, token, since: sight?.told ?? 0, undos: sight?.undos ?? 0, chat: (this.chat.at(-1)?.number ?? -1) + 1, ask: 1 };
    });
    return this.asked ? [...sits, this.asked.message] : sits;
  };

  private hear = (message: ToClient): void => {
    if (message.type === "table") this.hearInfo(message);
    else if (message.type === "sight") this.hearSight(message as unknown as Sight<V>);
    else if (message.type === "chat") this.chat = [...this.chat.filter((line) => line.number !== message.number), message];
    else if (message.type === "answer") this.hearAnswer(message);
    else if (message.type === "problem") {
      if (message.status === 404) this.gone = true;
      this.problem = { said: { key: message.key, args: message.args ?? {} }, rule: message.rule ?? "" };
      this.waiting = false;
      this.asked = null;
    }
  };

  private hearInfo(info: TableInfo): void {
    if (this.info && info.seat !== this.front && this.own.includes(this.front)) info = { ...info, seat: this.front };
    if (!this.info && this.front === SPECTATOR) this.front = this.own[0] ?? SPECTATOR;
    this.info = info;
    mine.keep(info.id, info.game, this.tokens);
  }

  private hearSight(sight: Sight<V>): void {
    const seat = sight.seat;
    const fresh = sight.events.map((event, k): Told => ({ ...event, number: sight.since + k }));
    const events = [...(this.heard[seat] ?? []).filter((event) => event.number < sight.since), ...fresh];
    this.heard[seat] = events;
    const before = this.latest[seat];
    this.latest[seat] = sight;
    if (!before && seat === this.front) this.seen.back(sight.told);
    if (seat !== this.front) {
      this.sights = { ...this.sights, [seat]: sight };
      this.turnScreen();
      return;
    }
    const mineOnly = !before || fresh.every((event) => event.seat === seat) || sight.undos !== before.undos;
    this.queue.push({ sight, events });
    this.behind = this.queue.length;
    if (this.queue.length === 1 && (mineOnly || !this.sights[seat])) this.showNext();
    else if (!this.timer) this.timer = setTimeout(this.showNext, this.pace());
  }

  private pace(): number {
    return document.hidden ? 0 : PACES[settings.pace] / (this.queue.length > LONG_QUEUE ? 2 : 1);
  }

  private showNext = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    const next = this.queue.shift();
    this.behind = this.queue.length;
    if (next) this.show(next.sight, next.events);
    if (this.queue.length) this.timer = setTimeout(this.showNext, this.pace());
    else this.turnScreen();
  };

  /** Show at once all that has happened. */
  skip = (): void => {
    const last = this.queue.at(-1);
    this.queue = last ? [last] : [];
    this.showNext();
  };

  private show(sight: Sight<V>, events: Told[]): void {
    const before = this.root ? places(this.root) : null;
    this.sights = { ...this.sights, [sight.seat]: sight };
    this.events = events;
    this.rest();
    this.foresight.forget();
    this.refusals.forget();
    if (before) void tick().then(() => this.root && travel(this.root, before));
  }

  /** Show a moment of a game that is not live: a replay, a lesson. */
  showMoment(sight: Sight<V>): void {
    this.front = sight.seat;
    this.show(sight, sight.events.map((event, k): Told => ({ ...event, number: sight.since + k })));
  }

  /** Around one screen: whoever is asked comes to the front, behind a cover that hides what the last one saw. */
  private turnScreen(): void {
    if (this.own.length < 2 || this.queue.length || this.sight?.over) return;
    if (this.latest[this.front]?.menu.length) return;
    const next = this.own.find((seat) => this.latest[seat]?.menu.length);
    if (next === undefined || next === this.front) return;
    this.covered = true;
    this.turnTo(next);
  }

  turnTo(seat: number): void {
    const sight = this.latest[seat];
    this.front = seat;
    if (sight) this.show(sight, this.heard[seat] ?? []);
  }

  private hearAnswer(answer: Answer): void {
    if (this.asked?.move !== answer.move) return;
    this.asked = null;
    this.waiting = false;
    const refused = answer.done ? null : answer.problem;
    this.problem = refused ? { said: { key: refused.key, args: refused.args ?? {} }, rule: refused.rule ?? "" } : null;
  }

  // ---- What I do ----------------------------------------------------------------------------------------------

  /** Look at a piece; null looks away. */
  look = (key: string | null, option: Option | null = null): void => {
    this.looking = key;
    const options = key ? this.common(key) : [];
    this.refusals.look(key ? this.wishOf(key) : null);
    this.consider(option ?? (options.length === 1 ? (options[0] ?? null) : null));
  };

  /** Look at a choice: what would it bring? */
  consider = (option: Option | null): void => {
    this.looked = option;
    if (option) this.problem = null; // read, and gone on
    this.foresight.look((option ?? this.chosen)?.choice ?? null);
  };

  /** What the choice that is looked at would lead to. */
  get foreseen(): Foreseen<V> | null {
    return this.foresight.found;
  }

  /** What a choice would lead to, if it was asked for. */
  foreseenOf = (option: Option): Foreseen<V> | null => this.foresight.of(option.choice);

  /** Ask what all of these would lead to: for boards that show it without a look. */
  foresee(options: Option[]): void {
    if (!this.link || this.waiting) return; // a choice is on its way: the question may be gone
    void untrack(() => this.foresight.askAll(options.map((option) => option.choice)));
  }

  // ---- What can't be chosen -----------------------------------------------------------------------------------

  /** What one would expect of a piece that offers nothing now. */
  wishOf = (key: string): string | null => {
    if (!this.link || !this.view || !this.menu.length || this.touching(key).length) return null;
    return this.pieces.wished?.(key, this.menu, this.view, this.faces) ?? null;
  };

  /** What one would look for in the list, and does not find. */
  wishes = $derived.by((): Wish[] => {
    const found = this.link && this.view && this.menu.length && !this.narrowed ? this.pieces.wishes?.(this.menu, this.view, this.faces) : undefined;
    return (found ?? []).filter((wish) => !this.menu.some((option) => option.text === wish.text));
  });

  /** Why the piece that is looked at can't be chosen. */
  get refused(): Problem | null {
    return this.refusals.found;
  }

  /** Typed, dropped or pressed, and not to be had: say why. */
  async explain(text: string): Promise<void> {
    const problem = await this.refusals.ask(text);
    if (problem) this.problem = { said: { key: problem.key, args: problem.args ?? {} }, rule: problem.rule ?? "" };
  }

  private get<T>(what: string, signal?: AbortSignal): Promise<T> {
    return get<T>(`/tables/${this.id}/${what}`, this.tokens[this.front], signal);
  }

  /** Press a piece or a choice: do it if there is a way back, else ask for a second press. A finger always looks first. */
  press = (option: Option, touch = false): void => {
    if (this.waiting || this.behind || !this.presses.count) return;
    const again = this.chosen?.choice === option.choice;
    if (again || !settings.confirm || !(option.final || touch)) {
      this.take(option);
      return;
    }
    this.chosen = option;
    this.foresight.look((this.looked ?? option).choice);
  };

  /** Press a piece; if it has several choices, show these alone. A second piece chooses among those of the first. */
  pressPiece = (key: string, touch = false): void => {
    const options = this.common(key);
    const only = options[0];
    if (options.length === 1 && only) this.press(only, touch || (this.pieces.twice?.(only) ?? false));
    else if (options.length) this.narrowed = this.narrowed === key ? null : key;
  };

  /** The choices of a piece, those of the first one that was pressed if they have any in common. */
  private common(key: string): Option[] {
    const options = this.touching(key);
    const first = this.narrowed && this.narrowed !== key ? new Set(this.touching(this.narrowed)) : null;
    const both = first ? options.filter((option) => first.has(option)) : [];
    return both.length ? both : options;
  }

  take(option: Option): void {
    this.ask({ type: "take", table: this.id, token: this.tokens[this.front] ?? "", version: this.sight?.version ?? 0, move: crypto.randomUUID(), choice: option.choice, ask: 2 });
    this.seen.missed = 0;
    this.rest();
    this.foresight.forget();
  }

  undo = (): void => {
    if (!this.sight?.can_undo || this.waiting) return;
    this.ask({ type: "undo", table: this.id, token: this.tokens[this.front] ?? "", version: this.sight.version, move: crypto.randomUUID(), ask: 2 });
  };

  tell(text: string): void {
    this.link?.send({ type: "say", table: this.id, token: this.tokens[this.front] ?? "", text, ask: 3 });
  }

  /** Nothing is looked at, nothing waits. */
  rest = (): void => {
    this.foresight.rest();
    this.refusals.rest();
    this.looking = this.looked = this.chosen = this.narrowed = null;
  };

  /** Kept until it is answered: after a lost connection it is said again, and counts once. */
  private ask(message: Extract<FromClient, { move: string }>): void {
    this.problem = null;
    this.waiting = true;
    this.asked = { message, move: message.move };
    this.link?.send(message);
  }

  /** Everything else that a seat can do goes by a plain call; the socket then tells all. */
  async call<T>(what: string, body: unknown = {}): Promise<T | null> {
    try {
      return await post<T>(`/tables/${this.id}/${what}`, body, this.tokens[this.front] ?? "");
    } catch (error) {
      if (error instanceof Refused) this.problem = { said: error.said, rule: error.rule };
      return null;
    }
  }
}
