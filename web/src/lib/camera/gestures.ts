/** Fingers, mouse and wheel on the board: drag the ground, pinch, zoom. A drag is no click. */
import type { Attachment } from "svelte/attachments";

import type { Camera } from "./camera.svelte";

const NEAR = 6; // px that a click may wander
const WHEEL = 0.0016;
const PINCH = 0.01; // a pinch on a pad comes as a wheel with Ctrl

interface On {
  hover(target: Element | null): void; // of a mouse
  tap(target: Element, touch: boolean, x: number, y: number): void;
  held(): boolean; // a tile is being dragged: the wheel is for turning it
}

interface Spot {
  x: number;
  y: number;
}

export function gestures(camera: Camera, on: On): Attachment<SVGSVGElement> {
  return (element) => {
    const down = new Map<number, Spot>();
    let [wandered, dragged] = [0, false];
    const spot = (event: { clientX: number; clientY: number }): Spot => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (!down.size) [wandered, dragged] = [0, false];
      down.set(event.pointerId, spot(event));
    };
    const move = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && !on.held()) on.hover(event.target as Element);
        return;
      }
      const now = spot(event);
      if (down.size === 1) drag(event, before, now);
      else pinch(event.pointerId, before, now);
    };
    const drag = (event: PointerEvent, before: Spot, now: Spot): void => {
      wandered += Math.hypot(now.x - before.x, now.y - before.y);
      if (!dragged && wandered < NEAR) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      down.set(event.pointerId, now);
      camera.pan(now.x - before.x, now.y - before.y);
    };
    const pinch = (id: number, before: Spot, now: Spot): void => {
      const other = [...down].find(([key]) => key !== id)?.[1];
      if (!other) return;
      dragged = true;
      const far = (one: Spot): number => Math.max(10, Math.hypot(one.x - other.x, one.y - other.y));
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      camera.zoom(far(now) / far(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
      down.set(id, now);
    };
    const up = (event: PointerEvent): void => {
      down.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      else
        on.tap(event.target as Element, (event as PointerEvent).pointerType === "touch", event.clientX, event.clientY);
      dragged = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (on.held()) return;
      const { x, y } = spot(event);
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL)), x, y);
    };
    const leave = (): void => on.hover(null);

    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("wheel", wheel, { passive: false });
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}
