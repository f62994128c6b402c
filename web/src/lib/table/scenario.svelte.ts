/** A short task: a table that nobody else sits at. The server plays what the learner has chosen so far, and says how it is. */
import { get } from "../net/api";
import type { Option, Sight, Tried } from "../net/types";
import { inWords, settings } from "../reader/settings.svelte";
import { LEARNER, seatsOf } from "./lesson.svelte";
import { TableModel } from "./table.svelte";

export class Scenario extends TableModel {
  now = $state.raw<Tried | null>(null);
  private wanted = 0;

  constructor(
    readonly taskOf: string,
    readonly task: string,
  ) {
    super("", { [LEARNER]: "" }, false);
    this.press = (option: Option): void => this.take(option);
    this.consider = (option: Option | null): void => {
      this.selection.looked = option;
    };
  }

  /** The table after these choices of the learner's. */
  async go(choices: number[]): Promise<void> {
    const call = ++this.wanted;
    const query = choices.map((choice) => `&choices=${choice}`).join("") + inWords("&");
    const found = await get<Tried>(`/lessons/${this.taskOf}/${this.task}${query.replace("&", "?")}`);
    if (call !== this.wanted) return;
    const open = found.standing === "open";
    this.info ??= seatsOf(this.taskOf, found.sight.view.players, settings.name);
    this.now = found;
    this.selection.narrowed = null;
    this.showMoment({ ...found.sight, menu: open ? found.sight.menu : [], can_undo: false } as unknown as Sight);
  }

  override take(option: Option): void {
    if (this.now?.standing === "open") this.lead([...this.now.choices, option.choice]);
  }

  /** The learner goes on, or back. */
  lead(choices: number[]): void {
    void this.go(choices).then(() => (this.acts += 1));
  }

  /** Once more as it is wanted now: with the table in words, or without. */
  override retell(): void {
    if (this.now) void this.go(this.now.choices);
  }

  back = (): void => {
    if (this.now?.choices.length) this.lead(this.now.choices.slice(0, -1));
  };
}
