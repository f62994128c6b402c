/** Everything by keyboard: numbers choose from the list, letters press pieces, arrows walk from piece to piece. */
import type { TableModel } from "../lib/table/table.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keys(event: KeyboardEvent, model: TableModel, turn: (tab: string) => void): void {
  const target = event.target as HTMLElement;
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest("input, textarea, select, [role=slider]")
  )
    return;
  const arrow = ARROWS[event.key];
  if (arrow && walk(model, target, arrow)) event.preventDefault();
  else if (/^[1-9]$/.test(event.key)) choose(model, Number(event.key) - 1);
  else if (event.key === "Enter" && !target.closest("button, a, [role=button]")) pressMain(model);
  else if (event.key === "Escape") model.rest();
  else if (event.key === "z" || event.key === "Z") model.undo();
  else if (event.key === "/") focus(event, "typed");
  else if (event.key === "?") open(`/rules/${model.game}`, "_blank");
  else if (!letter(model, event.key)) tab(event.key, turn);
}

/** A letter that no piece has turns to a tab of the ledger. */
function tab(key: string, turn: (tab: string) => void): void {
  const name = { c: "choices", l: "story", p: "points" }[key.toLowerCase()];
  if (name) turn(name);
}

/** What the main button does, by pointer or key. */
export function pressMain(model: TableModel): void {
  if (!model.main || model.waiting || !model.presses.count) return;
  if (!model.chosen && model.selection.twice(model.main)) model.press(model.main, true);
  else model.take(model.main);
}

function choose(model: TableModel, k: number): void {
  const option = model.offered[k];
  if (option) model.press(option);
}

function focus(event: Event, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** A letter on a piece presses it. */
function letter(model: TableModel, key: string): boolean {
  const piece = model.screen.root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.toUpperCase())}"]`);
  if (!piece?.dataset["piece"]) return false;
  piece.focus();
  model.pressPiece(piece.dataset["piece"]);
  return true;
}

/** To the nearest piece in this direction that can be chosen; from nowhere, to the first one. */
function walk(model: TableModel, from: HTMLElement, [dx, dy]: [number, number]): boolean {
  const pieces = [...(model.screen.root?.querySelectorAll<HTMLElement>("[data-piece].can") ?? [])];
  if (!pieces.length || (from.closest("button, a") && !from.dataset["piece"])) return false;
  const start = from.dataset["piece"] ? from.getBoundingClientRect() : null;
  if (!start) {
    pieces[0]?.focus();
    return true;
  }
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of pieces) {
    const box = piece.getBoundingClientRect();
    const x = box.left + box.width / 2 - start.left - start.width / 2;
    const y = box.top + box.height / 2 - start.top - start.height / 2;
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 4 && along + 2 * across < least) [best, least] = [piece, along + 2 * across];
  }
  best?.focus();
  return best !== null;
}
