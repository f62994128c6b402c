/** What each kind of mission counts, drawn with a few tiles. */

/** A tile of a picture: a, b, c, d are the types that the mission looks at, S is soil and T stone, _ is no tile. */
export interface Drawn {
  x: number;
  y: number;
  what: string;
  n?: number; // the points that stand on it
}

/** Rows of tiles; a number behind a tile is what it brings. Two spaces are a gap. */
const PATTERNS: Record<string, string[]> = {
  beside: ["a1 b  S ", "S  a1 S "],
  "free-sides": ["_  a1 _ ", "   S  S "],
  "beside-two": ["b  a2 b "],
  "on-hard-ground": ["S  a2 T "],
  untouched: ["a1 S  a0 b "],
  "best-line": ["S  S  S  S ", "a1 a1 b- a1"],
  "full-lines": ["S  S  S  S ", "a  b  c  d4"],
  "largest-pond": ["a1 a1    b-", "   a1 S  S "],
  "corner-set": ["_     _ ", "a2 S  a2", "S  a1 S "],
  "inner-corner-set": ["S  a1 S    ", "a1 S  a0 _ ", "      _ "],
  "mixed-set": ["a1 a1 b1", "   a1 b1"],
  "longest-path": ["b  a1 a1   ", "      a1 c "],
  "one-of-each": ["a  b ", "   c3"],
  threes: ["a  a ", "   a3"],
  "threes-beside": ["b  a  a ", "c  a3 d-"],
  "corner-pairs": ["a  S    ", "S  b2 c-"],
  squares: ["a  b ", "c  d5"],
  pairs: ["a  a1 b-"],
  lines: ["a  a  a3", "   b-   "],
};

const WIDE = 3; // signs of one tile

export function drawn(rule: string): Drawn[] {
  return (PATTERNS[rule] ?? []).flatMap((row, y) =>
    Array.from({ length: Math.ceil(row.length / WIDE) }, (_, x) => row.slice(x * WIDE, x * WIDE + WIDE)).flatMap(
      (sign, x): Drawn[] => {
        const [what = " ", n = " "] = sign;
        if (what === " ") return [];
        return n === " " ? [{ x, y, what }] : [{ x, y, what, n: n === "-" ? -1 : Number(n) }];
      },
    ),
  );
}

/** The type of a tile in the picture; 0 is no tile. */
export function typeOf(what: string, tiles: number[], letters: string[]): number {
  const role = "abcd".indexOf(what);
  return role >= 0 ? (tiles[role] ?? 0) : Math.max(0, letters.indexOf(what));
}
