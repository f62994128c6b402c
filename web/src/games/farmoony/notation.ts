/** Farmoony's notation, read back: `place 57 r90 at 3,-2`, `seed on 2 at 0,1`, `unload r0 on 2 at 0,1`. */
export interface Read {
  verb: string;
  argument: string; // the first word after the verb
  card: number; // 0: none
  turns: number; // -1: none
  land: number; // the seat; -1: the own
  x: number;
  y: number;
  place: boolean; // does it name a place?
}

const FORM = /^(\S+)(?: (\d+|[a-z-]+))?(?: r(\d+))?(?: on (\d))?(?: at (-?\d+),(-?\d+))?$/;

export function read(text: string): Read {
  // `seed on 2` and `unload r0` have no argument, but these words look like one
  const [, verb = "", argument = "", turn, land, x, y] = FORM.exec(text.replace(/^(\S+) (on|at|r\d)/, "$1 - $2").replace(" - ", " 0 ")) ?? [];
  return {
    verb,
    argument,
    card: Number(argument) || 0,
    turns: turn === undefined ? -1 : Number(turn) / 90,
    land: land === undefined ? -1 : Number(land) - 1,
    x: Number(x ?? 0),
    y: Number(y ?? 0),
    place: x !== undefined,
  };
}
