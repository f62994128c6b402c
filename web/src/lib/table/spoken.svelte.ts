/** Lets a table be heard: what happened, whose turn it is and what is asked, what was refused, who talks. */
import { untrack } from "svelte";

import { SPECTATOR, type Said, type Section } from "../net/types";
import type { Told } from "../piece/pieces";
import { voice } from "../reader/voice.svelte";
import { t, words } from "../reader/words.svelte";
import { rows } from "./story";
import type { TableModel } from "./table.svelte";

const MANY = 30; // lines at once: somebody was away for long
const LAST = 10; // of which so many are said

/** What has happened since `told`, a line each, the oldest first. */
export function news(
  events: Told[],
  told: number,
  speech: { has(key: string): boolean; say(said: Said): string },
): string[] {
  const lines = rows(
    events.filter((event) => event.number >= told),
    speech,
  ).map((row) => speech.say(row.said));
  return lines.length > MANY ? [t("page-missed", { n: lines.length - LAST }), ...lines.slice(-LAST)] : lines;
}

/** A refusal with the number of its rule. */
export const refused = (why: string, rule: string): string => (rule ? t("page-refused-by", { why, rule }) : why);

/** Sections as they are read aloud. */
export const aloud = (sections: Section[], say: (said: Said) => string): string[] =>
  sections.flatMap(({ title, facts, sections: inner }) => [
    [`${say(title)}.`, ...facts.map(say)].join(" "),
    ...aloud(inner, say),
  ]);

/** Called while a page is set up; `ended` says how a game has ended. */
export function speak(model: TableModel, ended: () => string): void {
  const told: Record<number, number> = {}; // events that a seat has heard
  let acts = 0;
  let asked = "";
  let undos = 0;
  const speech = {
    has: (key: string): boolean => words.has(key, model.game),
    say: (said: Said): string => model.say(said),
  };

  /** Whose turn it is, unless the focus has just gone to that heading: then it was read there. */
  function turn(): string[] {
    const { sight } = model;
    const open = model.menu.length > 0 && model.front !== SPECTATOR;
    const now = sight?.over ? "over" : open ? `${model.front} ${sight?.version} ${sight?.question?.key}` : "";
    const [fresh, read] = [now !== asked, acts !== model.acts];
    asked = now;
    acts = model.acts;
    if (!fresh || !now) return [];
    if (sight?.over) return [read ? "" : t("page-over"), ended()];
    if (read) return [];
    const question = sight?.question ? model.say(sight.question) : "";
    return [question.startsWith(t("page-your-turn")) ? question : t("page-your-turn-to", { question })];
  }

  $effect(() => {
    const { sight, events } = model;
    if (!sight || model.screen.covered || model.waiting) return; // behind the cover nobody hears a hand
    void [model.behind, model.menu, model.names, words.language];
    untrack(() => {
      const now = (events.at(-1)?.number ?? -1) + 1;
      const since = told[model.front] ?? now;
      told[model.front] = now;
      const back = sight.undos > undos && model.link ? t("page-taken-back") : "";
      undos = sight.undos;
      voice.say(back, ...news(events, since, speech), ...turn());
    });
  });

  $effect(() => {
    const { problem } = model;
    if (problem) untrack(() => voice.say(refused(model.say(problem.said), problem.rule)));
  });

  $effect(() => {
    const problem = model.refused; // of a piece that is looked at with the keyboard
    if (problem && document.activeElement?.matches(":focus-visible"))
      untrack(() => voice.say(refused(model.say({ key: problem.key, args: problem.args ?? {} }), problem.rule ?? "")));
  });

  let talked = -1;
  const opened = performance.timeOrigin / 1000;
  $effect(() => {
    const lines = model.feed.chat;
    untrack(() => {
      const fresh = lines.filter(({ number, seat, at }) => number > talked && at > opened && !model.own.includes(seat));
      voice.say(...fresh.map((line) => t("page-says", { name: model.names[line.seat] ?? "", text: line.text })));
      talked = Math.max(talked, lines.at(-1)?.number ?? -1);
    });
  });
}
