/** How much of a table's story was told when somebody last looked: what came after is marked in the log. */
export class Seen {
  upTo = $state(0); // events that were there
  missed = $state(0); // events since then, until something is done

  constructor(private readonly table: string) {
    this.upTo = Number(localStorage.getItem(this.name) ?? 0);
  }

  /** From now on all is new. */
  away(told: number): void {
    this.upTo = told;
    localStorage.setItem(this.name, String(told));
  }

  /** The page is looked at again. */
  back(told: number): void {
    if (this.upTo) this.missed = Math.max(0, told - this.upTo);
  }

  private get name(): string {
    return `seen ${this.table}`;
  }
}
