/** Everything by keyboard: numbers choose from the list, letters press pieces, arrows walk from piece to piece. */
import { ahead, nearest, type Point } from "../lib/piece/walk";
import { settings } from "../lib/reader/settings.svelte";
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
  else if (event.key === "Enter" && !target.closest("button, a, [role=button], summary")) pressMain(model);
  else if (event.key === "Escape") rest(model, target);
  else if (!settings.shortcuts) return;
  else if (/^[1-9]$/.test(event.key)) choose(model, Number(event.key) - 1);
  else if (event.key === "z" || event.key === "Z") model.undo();
  else if (event.key === "/") focus(event, "typed");
  else if (event.key === "?") open(`/rules/${model.game}`, "_blank");
  else if (!letter(model, event.key)) tab(event.key, turn);
}

/** Nothing waits any more; who was asked which of a piece's choices is back at the piece. */
function rest(model: TableModel, at: Element): void {
  const key = at.closest(".which") ? model.narrowed : null;
  model.rest();
  if (key) model.screen.root?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(key)}"]`)?.focus();
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

/** Where the last piece was that had the focus: after an act one goes on from there. */
let last: Point | null = null;

/** To the nearest piece in this direction that can be chosen, or says why not; from nowhere, to the nearest of all. */
function walk(model: TableModel, from: HTMLElement, way: [number, number]): boolean {
  if (from.closest("button, a, [role=tab], #log") && !from.dataset["piece"]) return false;
  const found = model.screen.root?.querySelectorAll<HTMLElement>(
    '[data-piece].can, [data-piece][aria-disabled="true"]',
  );
  const pieces = [...(found ?? [])].filter((piece) => piece !== from && piece.checkVisibility());
  const middles = pieces.map(middle);
  const at = from.dataset["piece"] ? middle(from) : null;
  const k = at ? ahead(at, way, middles) : nearest(last ?? { x: 0, y: 0 }, middles);
  const next = pieces[k];
  next?.focus();
  last = middles[k] ?? at ?? last;
  return next !== undefined;
}

function middle(piece: Element): Point {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
