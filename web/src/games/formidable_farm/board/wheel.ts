/** Where things lie on the round supplies board: 400 units wide, the first space on top, then clockwise. */
import type { Space } from "../types";

export const C = 200; // the centre
export const INNER = 60;
export const OUTER = 182;
const DISCS = 158; // how far from the centre discs lie
const PAD = 0.9; // degrees between two spaces

export type Point = [x: number, y: number];

export const at = (r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [C + r * Math.cos(angle), C + r * Math.sin(angle)];
};

const point = (r: number, degrees: number): string =>
  at(r, degrees)
    .map((x) => x.toFixed(1))
    .join(" ");

/** The wheel of so many spaces. */
export class Wheel {
  private readonly step: number;

  constructor(readonly spaces: number) {
    this.step = 360 / spaces;
  }

  middle = (k: number): number => -90 + this.step * k;

  sector(k: number, inset = 0): string {
    const [a, b] = [this.middle(k) - this.step / 2 + PAD + inset / 3, this.middle(k) + this.step / 2 - PAD - inset / 3];
    const [r, R] = [INNER + inset, OUTER - inset];
    return `M${point(r, a)}L${point(R, a)}A${R} ${R} 0 0 1 ${point(R, b)}L${point(r, b)}A${r} ${r} 0 0 0 ${point(r, a)}z`;
  }

  furrow = (k: number, r: number): string =>
    `M${point(r, this.middle(k) - this.step / 2 + 5)}A${r} ${r} 0 0 1 ${point(r, this.middle(k) + this.step / 2 - 5)}`;

  /** Where the n-th of several gifts is drawn: three in an arrow, two side by side. */
  gift(k: number, n: number, of: number): Point {
    const off = n - (of - 1) / 2;
    if (of < 3) return at(108, this.middle(k) + off * 26);
    return at(n % 2 ? 92 : 116, this.middle(k) + off * 23);
  }

  /** The n-th of so many discs on a space. */
  disc = (k: number, n: number, of: number): Point => at(DISCS, this.middle(k) + (n - (of - 1) / 2) * 14);

  /** What it costs, on the rim: beside the discs, where there are any. */
  flag(k: number, aside: boolean): Point {
    const turn = this.middle(k) < 60 ? -20 : 20; // away from the corner that the next one uses
    return at(188, this.middle(k) + (aside ? turn : 0));
  }

  /** An arc from one space to another, for a disc on its way. */
  trail(from: Point, to: Point): string {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const far = Math.hypot(x - C, y - C) || 1;
    const out = far < 40 ? 0 : Math.max(0, 196 - far); // opposite spaces: straight through
    const bend: Point = [x + ((x - C) / far) * out, y + ((y - C) / far) * out];
    return `M${from.map(Math.round).join(" ")}Q${bend.map(Math.round).join(" ")} ${to.map(Math.round).join(" ")}`;
  }
}

/** What a space gives, one by one. */
export const gifts = (row: Space): string[] => [
  ...Object.entries(row.take ?? {}).flatMap(([name, n]) => Array<string>(n).fill(name)),
  ...Array<string>(row.draw ?? 0).fill("card"),
];
