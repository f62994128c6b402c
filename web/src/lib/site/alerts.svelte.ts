/** "Your turn": a table that waits for its player tells the browser's other tabs. */
export interface Alert {
  table: string;
  game: string;
  waits: boolean;
}

class Alerts {
  all = $state.raw<Alert[]>([]); // tables in other tabs that wait for us

  private readonly channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("farmtable") : null;

  constructor() {
    this.channel?.addEventListener("message", (event: MessageEvent<Alert>) => {
      const others = this.all.filter((one) => one.table !== event.data.table);
      this.all = event.data.waits ? [...others, event.data] : others;
    });
  }

  /** Tell the other tabs how this table stands. */
  tell(alert: Alert): void {
    this.channel?.postMessage(alert);
  }
}

export const alerts = new Alerts();
