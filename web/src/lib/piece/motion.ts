/** Pieces travel: where a piece was before a change and where it is after, it goes in between. */
const MOVE = 320; // ms; the same as --t-move
const FAR = 2; // px that are worth a journey
const EASE = "cubic-bezier(.25, .8, .3, 1)";

export type Places = Map<string, DOMRect>;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const pieces = (root: ParentNode): (HTMLElement | SVGElement)[] => [
  ...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]"),
];

/** Where all pieces are now. */
export function places(root: ParentNode): Places {
  return new Map(pieces(root).map((piece) => [piece.dataset["piece"] ?? "", piece.getBoundingClientRect()]));
}

/** Let what has moved travel, and what is new appear. */
export function travel(root: ParentNode, before: Places): void {
  const quiet = still();
  for (const piece of pieces(root)) {
    const old = before.get(piece.dataset["piece"] ?? "");
    const now = piece.getBoundingClientRect();
    if (!now.width && !now.height) continue;
    const [dx, dy] = old ? [centre(old)[0] - centre(now)[0], centre(old)[1] - centre(now)[1]] : [0, 0];
    const moved = Math.abs(dx) + Math.abs(dy) > FAR && (old?.width ?? 0) > 0;
    if (quiet) {
      if (moved || !old) mark(piece);
    } else if (moved && old) {
      journey(piece, dx, dy, old.width / (now.width || 1));
    } else if (!old) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE });
    }
  }
}

function centre(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function journey(piece: HTMLElement | SVGElement, dx: number, dy: number, size: number): void {
  const timing: KeyframeAnimationOptions = { duration: MOVE, easing: EASE, composite: "add" };
  if (piece instanceof SVGGraphicsElement) {
    const scale = piece.getScreenCTM()?.a || 1;
    piece.animate([{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }], timing);
    return;
  }
  const from = `translate(${dx}px, ${dy}px) scale(${Math.min(3, Math.max(0.3, size))})`;
  piece.animate(
    [
      { transform: from, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    { duration: MOVE, easing: EASE },
  );
}

/** Without motion, an edge tells for two seconds what has changed. */
function mark(piece: HTMLElement | SVGElement): void {
  piece.classList.add("changed");
  setTimeout(() => piece.classList.remove("changed"), 2000);
}
