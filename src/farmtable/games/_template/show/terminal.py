"""The table for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.view import HIDDEN
from farmtable.games._template.rules.state import Box
from farmtable.games._template.show.phrases import basket_phrase
from farmtable.games._template.show.view import MarketView


def draw(box: Box, v: MarketView, say: Callable[[Phrase], str]) -> str:
    def row(baskets: list[int]) -> str:
        shown = ["?" if basket == HIDDEN else say(basket_phrase(box, basket)) for basket in baskets]
        return ", ".join(shown) or "-"

    lines = [say(phrase("draw-crate", n=v.crate, lost=row(v.lost)))]
    for seat, seen in enumerate(v.seats):
        lines.append(f"[bold]{say(seat_phrase(seat))}[/]")
        for name, baskets in (("hand", seen.hand), ("stall", seen.stall), ("taken", seen.taken)):
            lines.append("  " + say(phrase(f"draw-{name}", baskets=row(baskets))))
    return "\n".join(lines)
