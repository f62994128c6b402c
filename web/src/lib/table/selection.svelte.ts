/** What is looked at, what waits to be confirmed, and which choices that leaves. */
import type { Pieces } from "../piece/pieces";
import type { Option, View } from "../net/types";
import type { Step } from "./line";

/** What a choice is made from. */
export interface Asked<V extends View, F> {
  readonly view: V | null;
  readonly menu: Option[];
  readonly usual: number | null;
  readonly pieces: Pieces<V, F>;
  readonly faces: F;
}

export class Selection<V extends View = View, F = unknown> {
  looking = $state<string | null>(null); // the piece under the pointer or the focus
  looked = $state.raw<Option | null>(null); // the choice that is looked at
  chosen = $state.raw<Option | null>(null); // the choice that waits to be confirmed
  narrowed = $state<string | null>(null); // the piece whose choices are shown
  line = $state.raw<Step[] | null>(null); // a line of choices that is looked at
  marked = $state.raw<ReadonlySet<string>>(new Set()); // pieces that a line of the story or the points speaks of

  constructor(private readonly asked: Asked<V, F>) {}

  private byPiece = $derived.by(() => {
    const { view, menu, pieces, faces } = this.asked;
    const found = new Map<string, Option[]>();
    if (!view) return found;
    for (const option of menu) {
      for (const key of pieces.touched(option, view, faces)) found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
  });

  /** The pieces that light up: those of the choice that is looked at, else the one that is looked at. */
  lit = $derived.by((): Set<string> => {
    const { view, pieces, faces } = this.asked;
    const option = this.looked ?? this.chosen;
    if (option && view) return new Set(pieces.touched(option, view, faces));
    return new Set(this.looking ? [this.looking] : []);
  });

  /** The choices of the list: all, or those of one piece. */
  offered = $derived.by((): Option[] => {
    const { view, menu, pieces } = this.asked;
    const options = this.narrowed ? this.touching(this.narrowed) : menu;
    return view && pieces.listed ? options.filter((option) => pieces.listed?.(option, view)) : options;
  });

  /** What the main button does. */
  get main(): Option | null {
    const { view, menu, pieces, usual } = this.asked;
    if (!view || !menu.length) return null;
    if (this.chosen) return this.chosen;
    const own = pieces.main?.(menu, view);
    if (own) return own;
    return menu.find((option) => option.choice === usual) ?? (menu.length === 1 ? (menu[0] ?? null) : null);
  }

  /** The choices that touch a piece. */
  touching(key: string): Option[] {
    return this.byPiece.get(key) ?? [];
  }

  /** The choices of a piece, those of the first one that was pressed if they have any in common. */
  common(key: string): Option[] {
    const options = this.touching(key);
    const first = this.narrowed && this.narrowed !== key ? new Set(this.touching(this.narrowed)) : null;
    const both = first ? options.filter((option) => first.has(option)) : [];
    return both.length ? both : options;
  }

  /** Is it looked at before it is done? A finger does so, but where nothing is left to see. */
  twice(option: Option, touch = false): boolean {
    const { menu, pieces } = this.asked;
    return (touch && (option.final || !pieces.atOnce?.(option))) || (pieces.twice?.(option, menu) ?? false);
  }

  /** Show the choices of one piece alone, or of all again. */
  narrow(key: string): void {
    this.narrowed = this.narrowed === key ? null : key;
  }

  rest(): void {
    this.looking = this.looked = this.chosen = this.narrowed = this.line = null;
  }
}
