"""Market Day in words, for those who do not look at the table: all that a view shows, the own things first."""

from __future__ import annotations

from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.text import Section
from farmtable.core.show.view import HIDDEN
from farmtable.games._template.rules.state import Box
from farmtable.games._template.show.phrases import sayings
from farmtable.games._template.show.view import MarketView


def text(box: Box, v: MarketView) -> list[Section]:
    """A section for each player, then what lies aside."""
    own = [v.seat] if v.seat < v.players else []
    seats = own + [seat for seat in range(v.players) if seat not in own]
    facts = [phrase("text-crate", n=v.crate), phrase("text-carry" if v.carry else "text-no-carry")]
    lost = phrase("text-lost-baskets", baskets=baskets(box, v.lost))
    return [
        *(player(box, v, seat) for seat in seats),
        Section(phrase("text-aside"), (*facts, lost), calls=(phrase("call-aside"),)),
    ]


def player(box: Box, v: MarketView, seat: int) -> Section:
    seen, who = v.seats[seat], seat_phrase(seat)
    facts = [
        phrase("text-hand", baskets=baskets(box, seen.hand)),
        phrase("text-stall", baskets=baskets(box, seen.stall)),
        phrase("text-taken", baskets=baskets(box, seen.taken)),
    ]
    return Section(phrase("text-player", player=who), tuple(facts), calls=(phrase("call-player", player=who),))


def baskets(box: Box, found: list[int]) -> list[Phrase]:
    """Those that are seen by what is in them, the others by their number."""
    say = sayings(box)["basket"]
    told = [said for basket in found if basket != HIDDEN and isinstance(said := say(basket), Phrase)]
    hidden = found.count(HIDDEN)
    told += [phrase("text-hidden", n=hidden)] if hidden else []
    return told or [phrase("text-none")]
