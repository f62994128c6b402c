/** A guided first game: a table that nobody else sits at, and a guide who says what to try. */
import { tick } from "svelte";

import { get } from "../net/api";
import { inWords, settings } from "../reader/settings.svelte";
import { TableModel } from "./table.svelte";
import { SPECTATOR, type Option, type Sight, type TableInfo, type Taught } from "../net/types";

export const LEARNER = 0;
const NAMES = ["Robin", "Ada", "Bruno", "Clara"];
const PACE = 900; // ms between two moves of the others

/** Who sits at a table that is only drawn. */
export function seatsOf(game: string, players: number, name: string): TableInfo {
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: seat ? "bot" : "person",
    name: (seat ? "" : name) || (NAMES[seat] ?? ""),
    level: "",
    gone: false,
    here: true,
  }));
  return {
    id: "",
    game,
    options: {},
    language: "",
    listed: false,
    status: "playing",
    seats,
    commitment: "",
    created: 0,
    seat: LEARNER,
    invite: "",
    watch: "",
    rematch: "",
    seed: "",
    places: [],
    lost: false,
  } as unknown as TableInfo;
}

/** One step back: to the comment before, else to the last comment of the learner's move before. */
export function before(step: number, page: number, learners: number[]): { step: number; last: boolean } | null {
  if (page > 0) return { step, last: false };
  const found = learners.findLast((one) => one < step);
  return found === undefined ? null : { step: found, last: true };
}

export class Lesson extends TableModel {
  now = $state.raw<Taught | null>(null);
  page = $state(0); // which of the comments is read
  off = $state(false); // something else was tried

  private moments = new Map<string, Promise<Taught>>();
  private learners: number[] = []; // steps at which something is said, as far as they were seen
  private clock = 0;
  private wanted = 0;

  constructor(readonly lessonOf: string) {
    super("", { [LEARNER]: "" }, false);
    this.press = (option: Option): void => this.take(option);
    this.consider = (option: Option | null): void => {
      this.selection.looked = option;
    };
  }

  get comment(): string {
    return this.now?.comments[this.page]?.key ?? "";
  }

  get part(): string {
    return this.now?.comments[this.page]?.look ?? "";
  }

  /** Is it for the learner to choose? What needs no reason goes by itself. */
  get mine(): boolean {
    return (this.now?.expected ?? null) !== null;
  }

  get ended(): boolean {
    return this.now?.by === SPECTATOR;
  }

  /** Is there more to read before the move? */
  get more(): boolean {
    return this.page + 1 < (this.now?.comments.length ?? 0);
  }

  private moment(step: number): Promise<Taught> {
    const name = `${step}${inWords(" ")}`;
    const found = this.moments.get(name) ?? get<Taught>(`/lessons/${this.lessonOf}?step=${step}${inWords("&")}`);
    this.moments.set(name, found);
    found.catch(() => this.moments.delete(name));
    return found;
  }

  async go(step: number, last = false): Promise<void> {
    clearTimeout(this.clock);
    this.wanted = step;
    const found = await this.moment(step);
    if (this.wanted !== step) return;
    const mine = found.expected !== null;
    const said = found.comments.length > 0;
    this.info ??= seatsOf(this.lessonOf, found.sight.view.players, settings.name);
    this.now = found;
    this.page = last ? Math.max(0, found.comments.length - 1) : 0;
    this.off = false;
    this.showMoment({ ...found.sight, menu: mine ? found.sight.menu : [], can_undo: false } as unknown as Sight);
    this.selection.chosen = this.expected;
    void tick().then(() => this.atHand());
    if (said && !this.learners.includes(step)) this.learners.push(step);
    if (step < found.steps) void this.moment(found.onward);
    if (!said && !this.ended) this.clock = setTimeout(() => void this.go(found.onward), PACE);
  }

  /** What the expected choice needs is taken up: only the choice itself is left to do. */
  atHand(): void {
    if (this.expected) this.pieces.pickUp?.(this.expected);
  }

  get expected(): Option | null {
    const now = this.now;
    return now?.sight.menu.find((option) => option.choice === now.expected) ?? null;
  }

  override take(option: Option): void {
    if (!this.now || !this.mine) return;
    if (option.choice === this.now.expected) {
      this.lead(this.now.onward);
      return;
    }
    this.off = true;
    this.acts += 1;
    this.page = Math.max(0, this.now.comments.length - 1);
    this.selection.narrowed = null;
    this.selection.chosen = this.expected;
    this.atHand();
  }

  /** Once more as it is wanted now: with the table in words, or without. */
  override retell(): void {
    if (this.now) void this.go(this.now.step);
  }

  next = (): void => {
    if (this.more) this.turnTo(this.page + 1);
    else if (this.now && !this.ended) this.lead(this.now.onward);
  };

  back = (): void => {
    const to = before(this.now?.step ?? 0, this.page, this.learners);
    if (!to) return;
    if (to.last) this.lead(to.step, true);
    else this.turnTo(this.page - 1);
  };

  /** The learner goes on, or back. */
  private lead(step: number, last = false): void {
    void this.go(step, last).then(() => (this.acts += 1));
  }

  private turnTo(page: number): void {
    this.page = page;
    this.acts += 1;
  }

  get first(): boolean {
    return before(this.now?.step ?? 0, this.page, this.learners) === null;
  }

  override close(): void {
    clearTimeout(this.clock);
    super.close();
  }
}
