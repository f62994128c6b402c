/**
 * A part of the table that a mouse may press for a line of choices at once: the crate of the crop that is bought, one
 * half of a field. It has no name and no focus of its own: who has no mouse chooses step by step on the pieces.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { View } from "../net/types";
import { startOf, type Step } from "../table/line";
import type { TableModel } from "../table/table.svelte";

/** Press what stands for several choices; where there is no way back it is done step by step. */
export function pressLine<V extends View, F>(model: TableModel<V, F>, steps: Step[]): void {
  const first = model.menu.length ? startOf(steps, model.sight) : null;
  if (!first || model.waiting || model.behind || !model.presses.count) return;
  if (model.confirms(first)) model.press(first);
  else model.take(first, steps.slice(1));
}

function look<V extends View, F>(model: TableModel<V, F>, steps: Step[] | null): void {
  model.selection.line = steps;
  model.consider(steps && startOf(steps, model.sight));
}

export function shortcut<V extends View, F>(model: TableModel<V, F>, steps: Step[]): Attachment<HTMLElement> {
  const name = steps.map(({ text }) => text).join("; ");
  const mouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";
  return (element) => {
    if (!model.menu.length || !startOf(steps, model.sight)) return;
    element.dataset["line"] = name;
    const off = [
      on(element, "pointerenter", (event) => {
        if (mouse(event)) look(model, steps);
      }),
      on(element, "pointerleave", () => {
        if (model.selection.line === steps) look(model, null);
      }),
      on(element, "click", (event) => {
        if (!mouse(event)) return;
        event.stopPropagation();
        pressLine(model, steps);
      }),
    ];
    return () => {
      delete element.dataset["line"];
      for (const end of off) end();
    };
  };
}
