/** Makes a piece out of any element, HTML or SVG: named, focusable, lit, clickable, with its rule at hand. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { TableModel } from "../table/table.svelte";
import type { View } from "../net/types";

const LONG = 500; // ms of a long press

export interface About {
  name: string; // a whole phrase, for those who hear it
  rule?: string; // the id of the rule that explains it, or several with spaces between
  key?: string; // a letter that presses it
  quiet?: boolean; // its game shows by itself what it would bring: no popover
}

export function piece<V extends View, F>(
  model: TableModel<V, F>,
  id: string,
  about: About,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset["piece"] = id;
    if (about.rule) element.dataset["rule"] = about.rule;
    if (about.quiet) element.dataset["quiet"] = "";
    $effect(() => dress(model, id, about, element));
    return listen(model, id, element);
  };
}

function dress<V extends View, F>(
  model: TableModel<V, F>,
  id: string,
  about: About,
  element: HTMLElement | SVGElement,
): void {
  const options = model.touching(id);
  const can = options.length > 0;
  const names = options.length === 1 && options[0] ? [about.name, model.say(options[0].phrase)] : [about.name];
  const wish = model.wishOf(id) !== null; // one would expect it: the server says why not
  element.setAttribute("role", can || wish ? "button" : "img");
  if (wish) element.setAttribute("aria-disabled", "true");
  else element.removeAttribute("aria-disabled");
  element.setAttribute("aria-label", [...new Set(names)].join(". "));
  element.tabIndex = can || wish ? 0 : -1;
  if (can && about.key) element.dataset["key"] = about.key;
  else delete element.dataset["key"];
  if (can) element.dataset["choices"] = options.map((option) => option.text).join("; ");
  else delete element.dataset["choices"];
  element.classList.toggle("can", can);
  element.classList.toggle("lit", model.lit.has(id));
  element.classList.toggle("marked", model.marked.has(id));
  element.classList.toggle(
    "chosen",
    options.some((option) => option.choice === model.chosen?.choice),
  );
}

function listen<V extends View, F>(model: TableModel<V, F>, id: string, element: Element): () => void {
  let press = 0;
  let long = false;
  let shown = false; // when the finger came down
  let down = false; // a press is under way: a look now could move the board under it
  const able = (): boolean => model.touching(id).length > 0;
  const ears: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === "mouse") model.look(id);
    },
    pointerleave: (event) => {
      clearTimeout(press);
      if ((event as PointerEvent).pointerType === "mouse") down = false;
      if (model.looking === id) model.look(null);
    },
    focus: () => {
      if (!down) model.look(id);
    },
    blur: () => {
      if (model.looking === id) model.look(null);
    },
    pointerdown: (event) => {
      long = false;
      down = true;
      shown = model.looking === id;
      if ((event as PointerEvent).pointerType === "mouse") return;
      press = setTimeout(() => {
        long = true;
        model.look(id);
      }, LONG);
    },
    pointerup: () => clearTimeout(press),
    pointercancel: () => {
      clearTimeout(press);
      down = false;
    },
    click: (event) => {
      down = false;
      const touch = (event as PointerEvent).pointerType === "touch";
      if (!able() && touch && !long) model.look(shown ? null : id); // what it is, or why not
      if (long || !able()) return;
      event.stopPropagation();
      if (touch) model.look(id);
      model.pressPiece(id, touch);
    },
    keydown: (event) => {
      const name = (event as KeyboardEvent).key;
      if (!able() || (name !== "Enter" && name !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      model.pressPiece(id);
    },
  };
  // Svelte's own `on`: a piece that goes while it has the focus is left in the middle of drawing
  const off = Object.entries(ears).map(([name, ear]) => on(element, name, ear));
  return () => {
    clearTimeout(press);
    for (const end of off) end();
  };
}
