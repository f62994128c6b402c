/** What part of the board is seen. It follows the board as it grows, until somebody moves it. */
import { still } from "../piece/motion";

export const SIZE = 100; // of a tile

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Limits {
  largest: number; // pixels a unit
  smallest: number;
  edge: Bounds; // pixels that stay free at each side
}

const LIMITS: Limits = {
  largest: 1.7,
  smallest: 0.15,
  edge: { left: 30, top: 22, right: 10, bottom: 12 }, // for the names of columns and rows
};
const GLIDE = 300; // ms

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

export class Camera {
  x = $state(SIZE / 2); // what lies in the middle
  y = $state(SIZE / 2);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  moved = $state(false); // by hand
  private frame = 0;
  private placed = false; // shown once: from then on it glides

  constructor(private readonly limits: Limits = LIMITS) {}

  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.scale} ${this.height / 2 - this.y * this.scale}) scale(${this.scale})`;
  }

  toScreen(x: number, y: number): [number, number] {
    return [this.width / 2 + (x - this.x) * this.scale, this.height / 2 + (y - this.y) * this.scale];
  }

  toBoard(x: number, y: number): [number, number] {
    return [this.x + (x - this.width / 2) / this.scale, this.y + (y - this.height / 2) / this.scale];
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.moved = true;
  }

  /** Larger or smaller around a point of the screen. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.stop();
    const [bx, by] = this.toBoard(x, y);
    this.scale = clamp(this.scale * factor, this.limits.smallest, this.limits.largest);
    this.x = bx - (x - this.width / 2) / this.scale;
    this.y = by - (y - this.height / 2) / this.scale;
    this.moved = true;
  }

  /** Show all of it, or, where its tiles would be too small to press, as much as there is room for around a point. */
  fit(all: Bounds, least: number, around: [number, number]): void {
    if (!this.width || !this.height) return;
    const { edge } = this.limits;
    const [wide, high] = [this.width - edge.left - edge.right, this.height - edge.top - edge.bottom];
    const scale = clamp(
      Math.max(Math.min(wide / (all.right - all.left), high / (all.bottom - all.top)), least),
      this.limits.smallest,
      this.limits.largest,
    );
    const middle = (low: number, high_: number, room: number, wish: number): number => {
      const half = room / 2 / scale;
      return high_ - low <= 2 * half ? (low + high_) / 2 : clamp(wish, low + half, high_ - half);
    };
    const x = middle(all.left, all.right, wide, around[0]) - (edge.left - edge.right) / 2 / scale;
    const y = middle(all.top, all.bottom, high, around[1]) - (edge.top - edge.bottom) / 2 / scale;
    this.moved = false;
    this.glide(x, y, scale);
  }

  /** Bring a place into sight, with so much around it. */
  reveal(x: number, y: number, around = SIZE / 2): void {
    const [sx, sy] = this.toScreen(x, y);
    const { edge } = this.limits;
    const margin = around * this.scale;
    const dx = clamp(sx, margin + edge.left, this.width - margin - edge.right) - sx;
    const dy = clamp(sy, margin + edge.top, this.height - margin - edge.bottom) - sy;
    if (Math.abs(dx) + Math.abs(dy) > 1) this.glide(this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private glide(x: number, y: number, scale: number): void {
    this.stop();
    const from = { x: this.x, y: this.y, scale: this.scale };
    const go = (part: number): void => {
      this.x = from.x + (x - from.x) * part;
      this.y = from.y + (y - from.y) * part;
      this.scale = from.scale + (scale - from.scale) * part;
    };
    if (still() || !this.placed) {
      this.placed = true;
      return go(1);
    }
    const start = performance.now();
    const step = (now: number): void => {
      const time = Math.min(1, Math.max(0, (now - start) / GLIDE));
      go(1 - (1 - time) ** 3);
      if (time < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
