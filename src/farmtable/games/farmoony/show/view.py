"""Who knows what in Farmoony: the view of a seat, and the states that it can imagine."""

from __future__ import annotations

import msgspec

from farmtable.core.rules.playout import Chance
from farmtable.core.show.view import HIDDEN, View, common, restore, task_classes
from farmtable.games.farmoony.rules import play, tools
from farmtable.games.farmoony.rules.declared import TOOLS
from farmtable.games.farmoony.rules.land import Land, land_of
from farmtable.games.farmoony.rules.state import (
    CHOOSERS,
    CHOSEN_MISSIONS,
    DECK,
    GONE,
    HAND,
    KNOWN_TOOLS,
    NUMBERS,
    OPEN_TOOLS,
    POOL,
    SECRET_TOOLS,
    USED_TOOLS,
    Box,
    Farmoony,
)
from farmtable.games.farmoony.rules.tiles import (
    CARDS,
    TYPE,
    card_of,
    cell_at,
    cell_of,
    placement,
    rotation_of,
    x_of,
    y_of,
)

TASKS = task_classes(play, tools)


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A card on a land: how often it is turned clockwise, and where its upper left tile lies."""

    card: int
    turns: int
    x: int
    y: int


class Token(msgspec.Struct, frozen=True, array_like=True):
    """A token: where, and the type that it makes of the tile."""

    x: int
    y: int
    type: int


class SeatView(msgspec.Struct, frozen=True):
    """What the looking seat sees of one seat. HIDDEN stands for what only others know."""

    hand: list[int]  # farm cards; a chosen one lies among them until all have chosen
    chosen: int  # 0: not yet
    playing: int  # the revealed card that is to be placed; 0: none
    placed: Laid | None  # where it goes, while only the seat itself knows
    has_placed: bool
    tools: list[int]  # kinds
    known_tools: list[int]  # of these, those that all have seen being taken
    land: list[Laid]  # every card, the oldest first
    tokens: list[Token]


class FarmoonyView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    seats: list[SeatView]
    phase: int
    passes: int
    missions: list[int]  # chosen, in the order of the phases
    choosers: list[int]  # seats
    open_tools: list[int]  # kinds
    used_tools: list[int]
    deck: int  # how many tools
    undealt: int  # how many farm cards
    gone: list[int]


def view(s: Farmoony, seat: int) -> FarmoonyView:
    """What this seat may know."""
    return FarmoonyView(
        **common(s, seat, NUMBERS),
        seats=[seat_view(s, seat, other) for other in range(s.players)],
        missions=s.row(CHOSEN_MISSIONS),
        choosers=[card - 1 for card in s.row(CHOOSERS)],
        open_tools=kinds(s, OPEN_TOOLS),
        used_tools=kinds(s, USED_TOOLS),
        deck=int(s.count(DECK)),
        undealt=int(s.count(POOL)),
        gone=s.row(GONE),
    )


def kinds(s: Farmoony, zone: int) -> list[int]:
    return [int(s.kind(zone, k)) for k in range(s.count(zone))]


def seat_view(s: Farmoony, seat: int, other: int) -> SeatView:
    """What a seat sees of another, or of itself. It knows the hands that it has passed on. (FM-11)"""
    own = seat == other
    known = kinds(s, KNOWN_TOOLS + other)
    secret = kinds(s, SECRET_TOOLS + other) if own else [HIDDEN] * int(s.count(SECRET_TOOLS + other))
    place = int(s.placed(other))
    chosen = int(s.chosen(other))
    return SeatView(
        hand=s.row(HAND + other) if s.knows_hand(seat, other) else [HIDDEN] * int(s.count(HAND + other)),
        chosen=chosen if own or not chosen else HIDDEN,
        playing=int(s.playing(other)),
        placed=laid(place) if own and place else None,
        has_placed=place != 0,
        tools=sorted(known + secret),
        known_tools=known,
        land=[laid(int(one)) for one in s.lands[other].laid],
        tokens=tokens(s.lands[other]),
    )


def laid(place: int) -> Laid:
    cell = int(cell_of(place))
    return Laid(int(card_of(place)), int(rotation_of(place)), x_of(cell), y_of(cell))


def tokens(land: Land) -> list[Token]:
    """The tokens of a land, row by row."""
    cells = [int(cell) for cell in land.token_cells()]
    return [Token(x_of(cell), y_of(cell), int(land.tiles[cell]) & TYPE) for cell in cells]


def turn_in_phase(v: FarmoonyView) -> int:
    """Which turn of its phase this is: a turn lasts from the choice of a card to the last tool."""
    before = any(row[0] in ("ChooseMission", "Turn", "ChooseCard") for row in v.agenda)  # the hands are not passed yet
    return v.passes + before


def seen_land(box: Box, seen: SeatView) -> Land:
    """The land of a seat, as all see it."""
    places = [int(placement(one.card, one.turns, cell_at(one.x, one.y))) for one in seen.land]
    return land_of(box.faces, places, [(cell_at(token.x, token.y), token.type) for token in seen.tokens])


def imagine(box: Box, v: FarmoonyView, chance: Chance) -> Farmoony:
    """A state that this seat can't tell from the real one: what is seen lies where it was seen, the rest is dealt."""
    s = play.empty(box, v.players)
    NUMBERS.restore(s, v)
    for number in v.missions:
        s.put(CHOSEN_MISSIONS, number)
    for chooser in v.choosers:
        s.put(CHOOSERS, chooser + 1)
    for card in v.gone:
        s.put(GONE, card)
    lay_cards(s, v)
    lay_tools(s, v)
    s.player = v.player
    restore(s, v, TASKS)
    return s.imagine(v.seat, chance)


def lay_cards(s: Farmoony, v: FarmoonyView) -> None:
    """Farm cards: known hands, lands, and the cards that are being placed; unknown hands get any for now."""
    seen = {*v.gone}
    for seat, one in enumerate(v.seats):
        s.lands[seat] = seen_land(s.box, one)
        s.set_playing(seat, one.playing)
        seen |= {one.playing, *one.hand, *(card.card for card in one.land)}
    unseen = [card for card in range(1, CARDS + 1) if card not in seen]
    for seat, one in enumerate(v.seats):
        for card in one.hand:
            s.sort_in(HAND + seat, unseen.pop() if card == HIDDEN else card)
        if one.chosen:
            s.set_chosen(seat, s.card(HAND + seat, 0) if one.chosen == HIDDEN else one.chosen)
        if one.has_placed:
            mine = one.placed
            s.set_placed(seat, 1 if mine is None else placement(mine.card, mine.turns, cell_at(mine.x, mine.y)))
    for card in unseen:
        s.put(POOL, card)


def lay_tools(s: Farmoony, v: FarmoonyView) -> None:
    """Tools: two of a kind are the same, so any of the kind will do; unknown ones get any for now."""
    left: list[list[int]] = [[] for _ in range(len(s.box.kinds))]
    for tool in range(1, TOOLS + 1):
        if s.box.fewest[tool] <= v.players:
            left[s.box.kinds[tool]].append(tool)
    for kind in v.open_tools:
        s.sort_in(OPEN_TOOLS, left[kind].pop())
    for kind in v.used_tools:
        s.sort_in(USED_TOOLS, left[kind].pop())
    for seat, one in enumerate(v.seats):
        secret = list(one.tools)
        for kind in one.known_tools:
            s.sort_in(KNOWN_TOOLS + seat, left[kind].pop())
            secret.remove(kind)
        for kind in secret:
            if kind != HIDDEN:
                s.sort_in(SECRET_TOOLS + seat, left[kind].pop())
    unseen = [tool for tools in left for tool in tools]
    for seat, one in enumerate(v.seats):
        for kind in one.tools:
            if kind == HIDDEN:
                s.sort_in(SECRET_TOOLS + seat, unseen.pop())
    for tool in unseen:
        s.put(DECK, tool)
