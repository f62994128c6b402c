/**
 * A table as the page shows it: what my seats see, at a pace that people can follow, and what I am about to do.
 * It puts together what the server says (feed), when it is shown (pacing), to whom (screen), what is chosen from it
 * (selection) and what a look asks for (previews); boards and frames talk to it alone.
 */
import { Feed, numbered, refusal, type News, type Refusal } from "./feed.svelte";
import { Line, type Step } from "./line";
import { atOnce, Pacing } from "./pacing.svelte";
import { Previews } from "./previews.svelte";
import { Retold } from "./retold";
import { Screen } from "./screen.svelte";
import { Selection } from "./selection.svelte";
import { NO_PIECES, type Pieces, type Told, type Wish } from "../piece/pieces";
import { Presses } from "../piece/presses";
import { Seen } from "./seen.svelte";
import { chapters, sinceMine, type Chapter } from "./story";
import { settings } from "../reader/settings.svelte";
import type { Part } from "../reader/words.svelte";
import type { Link } from "../net/link.svelte";
import type { Foreseen, Option, Problem, Said, Sight, TableInfo, View } from "../net/types";

export class TableModel<V extends View = View, F = unknown> {
  faces = $state.raw<F>(null as F); // the components of the game: there before anything is drawn
  pieces = $state.raw<Pieces<V, F>>(NO_PIECES as Pieces<V, F>);
  icon: (key: string) => string | undefined = () => undefined; // the picture of a word, by its key

  acts = $state(0); // of mine: after each of them the focus goes to what is asked

  readonly presses = new Presses();
  readonly seen: Seen; // what was there when the page was last looked at
  readonly screen: Screen<V>;
  private readonly pacing: Pacing<{ sight: Sight<V>; events: Told[] }>;
  readonly selection: Selection<V, F>;
  private readonly previews: Previews<V>;
  readonly feed: Feed<V>;
  private readonly retold = new Retold<V>();
  private readonly following = new Line();

  constructor(
    readonly id: string,
    readonly tokens: Record<number, string>,
    live = true,
  ) {
    this.seen = new Seen(id);
    this.screen = new Screen(tokens);
    this.pacing = new Pacing(
      ({ sight, events }) => this.show(sight, events),
      () => this.turnScreen(),
    );
    this.selection = new Selection(this);
    this.feed = new Feed<V>(id, tokens, live, {
      info: (info) => this.screen.tell(info),
      sight: (news) => this.hear(news),
    });
    this.previews = new Previews(
      (what, signal) => this.feed.get(this.front, what, signal),
      () => this.sight?.version ?? 0,
    );
    document.addEventListener("visibilitychange", this.lookAway);
  }

  close(): void {
    if (this.sight) this.seen.away(this.sight.told);
    document.removeEventListener("visibilitychange", this.lookAway);
    this.pacing.close();
    this.feed.close();
  }

  private lookAway = (): void => {
    if (!this.sight) return;
    if (document.visibilityState === "visible") this.seen.back(this.feed.latest[this.front]?.told ?? 0);
    else this.seen.away(this.sight.told);
  };

  // ---- What the server says -----------------------------------------------------------------------------------

  get link(): Link | null {
    return this.feed.link; // none where a finished game is looked at
  }

  /** For an answer. */
  get waiting(): boolean {
    return this.feed.waiting;
  }

  /** The last refusal. */
  get problem(): Refusal | null {
    return this.feed.problem;
  }

  set problem(problem: Refusal | null) {
    this.feed.problem = problem;
  }

  private hear({ sight, events, fresh, before }: News<V>): void {
    if (sight.seat !== this.front) {
      this.screen.keep(sight);
      this.turnScreen();
      return;
    }
    if (!before) this.seen.back(sight.told);
    const own = !before || sight.undos !== before.undos || fresh.every((event) => event.seat === sight.seat);
    this.pacing.push({ sight, events }, own || !this.sight);
    if (atOnce(sight, before)) this.skip();
  }

  // ---- What is seen -------------------------------------------------------------------------------------------

  get info(): TableInfo | null {
    return this.screen.info;
  }

  set info(info: TableInfo | null) {
    this.screen.info = info;
  }

  get game(): string {
    return this.screen.game;
  }

  get events(): Told[] {
    return this.screen.events;
  }

  get sight(): Sight<V> | null {
    return this.screen.sight;
  }

  get view(): V | null {
    return this.sight?.view ?? null;
  }

  get menu(): Option[] {
    return this.behind || this.screen.covered ? [] : (this.sight?.menu ?? []);
  }

  get usual(): number | null {
    return this.sight?.usual ?? null;
  }

  get names(): string[] {
    return this.screen.names;
  }

  get own(): number[] {
    return this.screen.own;
  }

  get seat(): number {
    return this.screen.seat;
  }

  get others(): number[] {
    return this.screen.others;
  }

  get front(): number {
    return this.screen.front;
  }

  set front(seat: number) {
    this.screen.front = seat;
  }

  /** Sights that are not shown yet. */
  get behind(): number {
    return this.pacing.behind;
  }

  say = (said: Said): string => this.screen.say(said);

  drawn = (said: Said): Part[] => this.screen.drawn(said, this.icon);

  /** Whose farm lies over the board. */
  get opened(): number | null {
    return this.screen.opened;
  }

  get pinned(): boolean {
    return this.screen.pinned;
  }
  open = (seat: number | null, pin = false): void => this.screen.open(seat, pin);

  /** What another does while nothing is asked of me. */
  telling = $derived.by((): Chapter | null => {
    if (this.menu.length || this.sight?.over) return null;
    const last = chapters(this.events).at(-1);
    return last && last.seat !== this.seat && last.seat < (this.view?.players ?? 0) ? last : null;
  });

  since = $derived.by((): Chapter[] => sinceMine(this.events, this.seat)); // what the others did

  /** Show once more what a seat did since my last act. */
  again = (seat: number): void => {
    const [moments, now] = [this.retold.of(seat), this.retold.last];
    if (!moments.length || !now || this.behind || this.waiting) return;
    this.open(null, true);
    [...moments, now].forEach((moment) => this.pacing.push(moment, true));
  };

  /** Show at once all that has happened. */
  skip = (): void => this.pacing.skip();

  private show(sight: Sight<V>, events: Told[]): void {
    const anew = !this.menu.length || sight.question?.key !== this.sight?.question?.key;
    if (sight.menu.length && anew) this.open(null, true); // my question: my own board
    const fresh = events.slice(this.events.length);
    this.screen.show(sight, events);
    this.retold.keep(
      { sight, events },
      fresh.some((event) => event.seat === sight.seat),
    );
    this.rest();
    this.previews.forget();
    const next = this.link && this.following.next(sight);
    if (next) this.send(next); // what was pressed stands for this choice, too
  }

  /** Show a moment of a game that is not live: a replay, a lesson. */
  showMoment(sight: Sight<V>): void {
    this.front = sight.seat;
    this.show(sight, numbered(sight));
  }

  /** Around one screen: whoever is asked comes to the front, behind a cover that hides what the last one saw. */
  private turnScreen(): void {
    const next = this.behind ? null : this.screen.next(this.feed.latest);
    if (next === null) return;
    this.screen.covered = true;
    this.front = next;
    const sight = this.feed.latest[next];
    if (sight) this.show(sight, this.feed.heard[next] ?? []);
  }

  // ---- What is looked at and chosen ---------------------------------------------------------------------------

  get looking(): string | null {
    return this.selection.looking;
  }

  get looked(): Option | null {
    return this.selection.looked;
  }

  get chosen(): Option | null {
    return this.selection.chosen;
  }

  set chosen(option: Option | null) {
    this.selection.chosen = option;
  }

  get narrowed(): string | null {
    return this.selection.narrowed;
  }

  get marked(): ReadonlySet<string> {
    return this.selection.marked;
  }

  /** A line of the story or the points speaks of these pieces. */
  mark = (keys: string[]): void => {
    this.selection.marked = new Set(keys);
  };

  get lit(): Set<string> {
    return this.selection.lit;
  }

  get offered(): Option[] {
    return this.selection.offered;
  }

  get main(): Option | null {
    return this.selection.main;
  }

  /** Is the main button one of several ways to go on, and gives something up? Then it is not red. */
  get plain(): boolean {
    const main = this.main;
    return !this.chosen && main !== null && (this.pieces.plain?.(main, this.menu) ?? false);
  }

  /** Must a choice be confirmed? Where others learn something by it, there is no way back. */
  confirms = (option: Option): boolean => option.final && settings.confirm;

  touching = (key: string): Option[] => this.selection.touching(key);

  /** Look at a piece; null looks away. */
  look = (key: string | null, option: Option | null = null): void => {
    if (key && key !== this.looking) this.problem = null; // that was about another one
    this.selection.looking = key;
    const options = key ? this.selection.common(key) : [];
    this.previews.wonder(key ? this.wishOf(key) : null);
    this.consider(option ?? (options.length === 1 ? (options[0] ?? null) : null));
  };

  /** Look at a choice: what would it bring? */
  consider = (option: Option | null): void => {
    this.selection.looked = option;
    if (option) this.problem = null;
    this.previews.look(option ?? this.chosen);
  };

  /** Nothing is looked at, nothing waits. */
  rest = (): void => {
    this.previews.rest();
    this.selection.rest();
  };

  // ---- What would follow, and what can't be chosen ------------------------------------------------------------

  get foreseen(): Foreseen<V> | null {
    return this.previews.foreseen;
  }

  get refused(): Problem | null {
    return this.previews.refused;
  }

  foreseenOf = (option: Option): Foreseen<V> | null => this.previews.of(option);

  /** Ask what all of these would lead to: for boards that show it without a look. */
  foresee(options: Option[]): void {
    if (this.link && !this.waiting) this.previews.lookAtAll(options); // else the question may be gone
  }

  /** What one would expect of a piece that offers nothing now. */
  wishOf = (key: string): string | null => {
    if (!this.link || !this.view || !this.menu.length || this.touching(key).length) return null;
    return this.pieces.wished?.(key, this.menu, this.view, this.faces) ?? null;
  };

  /** What one would look for in the list, and does not find. */
  wishes = $derived.by((): Wish[] => {
    const found =
      this.link && this.view && this.menu.length && !this.narrowed
        ? this.pieces.wishes?.(this.menu, this.view, this.faces)
        : undefined;
    return (found ?? []).filter((wish) => !this.menu.some((option) => option.text === wish.text));
  });

  /** Typed, dropped or pressed, and not to be had: say why. */
  async explain(text: string): Promise<void> {
    const problem = await this.previews.why(text);
    if (problem) this.problem = refusal(problem);
  }

  // ---- What I do ----------------------------------------------------------------------------------------------

  /** Press a piece or a choice: do it if there is a way back, else ask for a second press. A finger always looks first. */
  press = (option: Option, touch = false): void => {
    if (this.waiting || this.behind || !this.presses.count) return;
    const again = this.chosen?.choice === option.choice;
    if (again || !(this.confirms(option) || touch)) {
      this.take(option);
      return;
    }
    this.selection.chosen = option;
    this.previews.look(this.looked ?? option);
  };

  /** Press a piece; if it has several choices, show these alone. A second piece chooses among those of the first. */
  pressPiece = (key: string, touch = false): void => {
    const options = this.selection.common(key);
    const only = options[0];
    if (options.length === 1 && only) this.press(only, this.selection.twice(only, touch));
    else if (options.length) this.selection.narrow(key);
  };

  /** Make a choice; `then`: others that it stands for, too. */
  take(option: Option, then: Step[] = []): void {
    this.acts += 1;
    this.following.begin(this.sight, then);
    this.send(option);
  }

  private send({ choice }: Option): void {
    const { move } = this.following;
    this.feed.ask({ type: "take", ...this.signed, version: this.sight?.version ?? 0, move, choice, ask: 2 });
    this.seen.missed = 0;
    this.rest();
    this.previews.forget();
  }

  undo = (): void => {
    if (!this.sight?.can_undo || this.waiting) return;
    this.acts += 1;
    const move = crypto.randomUUID();
    this.feed.ask({ type: "undo", ...this.signed, version: this.sight.version, move, whole: false, ask: 2 });
  };

  /** Be told as it is wanted now: with the table in words, or without. */
  retell(): void {
    this.feed.again();
  }

  tell(text: string): void {
    this.feed.say(this.front, text);
  }

  call<T>(what: string, body: unknown = {}): Promise<T | null> {
    return this.feed.call<T>(this.front, what, body);
  }

  private get signed(): { table: string; token: string } {
    return { table: this.id, token: this.tokens[this.front] ?? "" };
  }
}
