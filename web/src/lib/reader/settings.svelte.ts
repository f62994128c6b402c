/** What this browser remembers of its reader's taste. */
export type Theme = "light" | "dark";
export const PACES = { calm: 1100, brisk: 450, none: 0 } as const;
export type Pace = keyof typeof PACES;

const kept = (name: string, fallback: string): string => localStorage.getItem(name) ?? fallback;

class Settings {
  theme = $state(kept("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") as Theme);
  pace = $state(kept("pace", "calm") as Pace);
  confirm = $state(kept("confirm", "yes") === "yes");
  sound = $state(kept("sound", "no") === "yes");
  name = $state(kept("name", ""));
  tab = $state(kept("tab", "story")); // of the ledger
  text = $state(kept("text", "no") === "yes"); // the table in words
  shortcuts = $state(kept("shortcuts", "yes") === "yes"); // single keys do something
  readonly unhurried = Number(kept("unhurried", "600")); // ms that a question is seen before a press counts; a program needs none

  constructor() {
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset["theme"] = this.theme;
      });
      $effect(() => localStorage.setItem("pace", this.pace));
      $effect(() => localStorage.setItem("confirm", this.confirm ? "yes" : "no"));
      $effect(() => localStorage.setItem("sound", this.sound ? "yes" : "no"));
      $effect(() => localStorage.setItem("name", this.name));
      $effect(() => localStorage.setItem("tab", this.tab));
      $effect(() => localStorage.setItem("text", this.text ? "yes" : "no"));
      $effect(() => localStorage.setItem("shortcuts", this.shortcuts ? "yes" : "no"));
    });
  }

  /** Only a wish is kept: who never asked follows the system. */
  turnLight(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    localStorage.setItem("theme", this.theme);
  }
}

export const settings = new Settings();

/** Added to an address where the table is wanted in words. */
export const inWords = (mark: string): string => (settings.text ? `${mark}text=true` : "");
