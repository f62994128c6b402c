/** What the server says of a table, seat by seat, and what is asked of it. A replay or a lesson has no socket. */
import { get, post, Refused } from "../net/api";
import { Link } from "../net/link.svelte";
import { settings } from "../reader/settings.svelte";
import { mine } from "../site/mine.svelte";
import type { Told } from "../piece/pieces";
import type { Answer, ChatLine, FromClient, Problem, Said, Sight, TableInfo, ToClient, View } from "../net/types";

/** A refusal in words, with its rule. */
export interface Refusal {
  said: Said;
  rule: string;
}

export const refusal = (problem: Pick<Problem, "key" | "args" | "rule">): Refusal => ({
  said: { key: problem.key, args: problem.args ?? {} },
  rule: problem.rule ?? "",
});

/** The events of a sight, with their numbers. */
export const numbered = (sight: Pick<Sight, "events" | "since">): Told[] =>
  sight.events.map((event, k): Told => ({ ...event, number: sight.since + k }));

/** A sight as it came, all events so far, and the sight of the same seat before it. */
export interface News<V extends View> {
  sight: Sight<V>;
  events: Told[];
  fresh: Told[];
  before: Sight<V> | undefined;
}

type Move = Extract<FromClient, { move: string }>;

interface Ears<V extends View> {
  info(info: TableInfo): void;
  sight(news: News<V>): void;
}

export class Feed<V extends View = View> {
  chat = $state.raw<ChatLine[]>([]);
  problem = $state.raw<Refusal | null>(null); // the last refusal
  gone = $state(false); // no such table, or not for us
  waiting = $state(false); // for an answer

  latest: Record<number, Sight<V>> = {}; // by seat, whether it is shown already or not
  heard: Record<number, Told[]> = {};
  readonly link: Link | null;
  private asked: Move | null = null;

  constructor(
    readonly id: string,
    public tokens: Record<number, string>,
    live: boolean,
    private readonly ears: Ears<V>,
  ) {
    this.link = live ? new Link(this.hear, this.hello) : null;
  }

  close(): void {
    this.link?.close();
  }

  // ---- What is heard ------------------------------------------------------------------------------------------

  /** Who comes back says what it knows, and what was not answered. */
  private hello = (): FromClient[] => (this.asked ? [...this.sits(), this.asked] : this.sits());

  /** Sit down once more, to be told as it is wanted now. */
  again(): void {
    for (const sit of this.sits()) this.link?.send(sit);
  }

  private sits(): FromClient[] {
    return Object.entries(this.tokens).map(([seat, token]): FromClient => {
      const sight = this.latest[Number(seat)];
      return {
        type: "sit",
        table: this.id,
        token,
        since: sight?.told ?? 0,
        undos: sight?.undos ?? 0,
        chat: (this.chat.at(-1)?.number ?? -1) + 1,
        text: settings.text,
        ask: 1,
      };
    });
  }

  private hear = (message: ToClient): void => {
    if (message.type === "table") {
      mine.keep(message.id, message.game, this.tokens);
      this.ears.info(message);
    } else if (message.type === "sight") this.hearSight(message as unknown as Sight<V>);
    else if (message.type === "chat")
      this.chat = [...this.chat.filter((line) => line.number !== message.number), message];
    else if (message.type === "answer") this.hearAnswer(message);
    else if (message.type === "problem") {
      if (message.status === 404 && this.otherKeys()) return;
      if (message.status === 404) this.gone = true;
      this.problem = refusal(message);
      this.waiting = false;
      this.asked = null;
    }
  };

  /** Has another page of this browser got other keys to the same seats? Then it is all said again with these. */
  private otherKeys(): boolean {
    const known = mine.find(this.id)?.tokens ?? {};
    const changed = Object.keys(this.tokens).filter((seat) => known[seat] && known[seat] !== this.tokens[Number(seat)]);
    if (!changed.length) return false;
    const asked = this.asked;
    for (const seat of changed) {
      if (asked?.token === this.tokens[Number(seat)]) this.asked = { ...asked, token: known[seat] ?? "" } as Move;
      this.tokens = { ...this.tokens, [seat]: known[seat] };
    }
    for (const message of this.hello()) this.link?.send(message);
    return true;
  }

  private hearSight(sight: Sight<V>): void {
    const { seat } = sight;
    const fresh = numbered(sight);
    const events = [...(this.heard[seat] ?? []).filter((event) => event.number < sight.since), ...fresh];
    const before = this.latest[seat];
    this.heard[seat] = events;
    this.latest[seat] = sight;
    this.ears.sight({ sight, events, fresh, before });
  }

  private hearAnswer(answer: Answer): void {
    if (this.asked?.move !== answer.move) return;
    this.asked = null;
    this.waiting = false;
    this.problem = !answer.done && answer.problem ? refusal(answer.problem) : null;
  }

  // ---- What is asked ------------------------------------------------------------------------------------------

  /** Kept until it is answered: after a lost connection it is said again, and counts once. */
  ask(move: Move): void {
    this.problem = null;
    this.waiting = true;
    this.asked = move;
    this.link?.send(move);
  }

  say(seat: number, text: string): void {
    this.link?.send({ type: "say", table: this.id, token: this.tokens[seat] ?? "", text, ask: 3 });
  }

  get<T>(seat: number, what: string, signal?: AbortSignal): Promise<T> {
    return get<T>(`/tables/${this.id}/${what}`, this.tokens[seat], signal);
  }

  /** Everything else that a seat can do goes by a plain call; the socket then tells all. */
  async call<T>(seat: number, what: string, body: unknown): Promise<T | null> {
    try {
      return await post<T>(`/tables/${this.id}/${what}`, body, this.tokens[seat] ?? "");
    } catch (error) {
      if (error instanceof Refused) this.problem = { said: error.said, rule: error.rule };
      return null;
    }
  }
}
