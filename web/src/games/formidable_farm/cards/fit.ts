/** How large cards can be so that all of them lie in a box. */
const RATIO = 7 / 5; // height by width
const LARGEST = 240;

/** The width of so many cards in a box of this size; `more` is the height that each needs below it. */
export function fit(n: number, width: number, height: number, gap: number, more = 0): number {
  let best = 0;
  for (let columns = 1; columns <= n; columns++) {
    const rows = Math.ceil(n / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = ((height - gap * (rows - 1)) / rows - more) / RATIO;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.floor(Math.min(best, LARGEST));
}
