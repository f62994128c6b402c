/** Something is wrong: what a person saw and where, with the error of the page if there was one. */
import { post } from "../net/api";
import { SPECTATOR, type Reported } from "../net/types";
import { mine } from "./mine.svelte";
import { route } from "./route.svelte";

const LONGEST = 4000; // letters of an error

class Reporting {
  open = $state(false);
  error = $state(""); // that this page had, and nobody has reported

  constructor() {
    addEventListener("error", (event) => this.met(event.error ?? event.message));
    addEventListener("unhandledrejection", (event) => this.met(event.reason));
  }

  met(error: unknown): void {
    if (error instanceof DOMException && error.name === "AbortError") return; // somebody looked elsewhere: no fault
    const told = error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);
    this.error ||= told.slice(0, LONGEST);
  }

  /** To the server; at a table with the key to one's seat, so that it can add what that seat sees. */
  async send(what: string): Promise<Reported> {
    const [kind = "", id = ""] = route.parts;
    const table = ["t", "watch", "replay"].includes(kind) ? id : "";
    const tokens = mine.find(table)?.tokens ?? {};
    const seat = Object.keys(tokens).find((one) => Number(one) !== SPECTATOR) ?? String(SPECTATOR);
    const body = { what, page: location.pathname, screen: screenNow(), error: this.error };
    const sent = await post<Reported>(table ? `/tables/${table}/report` : "/reports", body, tokens[seat] ?? "");
    this.error = "";
    return sent;
  }
}

function screenNow(): string {
  const theme = document.documentElement.dataset["theme"] ?? "";
  return `${innerWidth}×${innerHeight} at ${devicePixelRatio}, ${theme}, ${navigator.language}`;
}

export const reporting = new Reporting();
