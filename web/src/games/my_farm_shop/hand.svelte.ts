/** The taken card while it is placed: where the pointer carries it. */
import type { Model } from "./types";

export const hand = $state({ x: 0, y: 0, shown: false, touch: false });

/** Follow a pointer. */
export function carry(event: PointerEvent): void {
  hand.x = event.clientX;
  hand.y = event.clientY;
  hand.touch = event.pointerType !== "mouse";
  hand.shown = true;
}

/** Take the card up with a finger or the mouse, look at the field below it, and place it where it is let go. */
export function drag(model: Model, start: PointerEvent): void {
  const over = (event: PointerEvent): string | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-piece].can")?.dataset[
      "piece"
    ] ?? null;
  let moved = false;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    moved ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 8;
    if (!moved) return;
    carry(event);
    const key = over(event);
    if (key !== model.looking) model.look(key);
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    hand.shown = false;
    const key = over(event);
    if (!moved || event.type === "pointercancel" || !key) return;
    model.presses.dropped();
    model.pressPiece(key);
  };
  const stop = (): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
