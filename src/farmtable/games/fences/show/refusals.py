"""Why a choice is not open: the reason and the rule, from nothing but what the seat itself may know."""

from __future__ import annotations

from farmtable.core.show.phrase import Argument, IllegalChoice, Phrase, phrase
from farmtable.games.fences.rules import play
from farmtable.games.fences.rules.board import HAND, LAID, STEP
from farmtable.games.fences.rules.box import NO_FIELD
from farmtable.games.fences.rules.declared import BUILD, DONE, DRAW, EXCHANGE, PASS, PROFILE, SET, START, TILE_PLACES
from farmtable.games.fences.rules.faces import EDGES, PLACES, WHERE
from farmtable.games.fences.rules.farm import has_barn, open_ends
from farmtable.games.fences.rules.state import Fences
from farmtable.games.fences.show.phrases import where_phrase

CORNERS = (-257, -255, 255, 257)


def refused(key: str, rule: str, **args: Argument) -> IllegalChoice:
    return IllegalChoice(phrase(key, **args), rule)


def refusal(s: Fences, seat: int, choice: int) -> IllegalChoice:
    """The reason and the rule."""
    setting = isinstance(s.task_of(seat), play.SetTile)
    if choice >= SET:
        return set_refusal(s, seat, choice - SET) if setting else refused("refused-one-tile", "FE-10")
    if choice in (EXCHANGE, PASS):
        if not setting:
            return refused("refused-tile-is-set", "FE-12")
        return fit_refusal(s, seat)
    if choice >= START:
        return chance_refusal(choice)
    if setting:
        return refused("refused-set-first", "FE-10")
    return barn_refusal(s, seat, choice)


def chance_refusal(choice: int) -> IllegalChoice:
    """Start player, profiles and tiles come by chance."""
    if choice < PROFILE:
        return refused("refused-chance", "FE-03")
    return refused("refused-chance", "FE-02" if choice < DRAW else "FE-13")


def fit_refusal(s: Fences, seat: int) -> IllegalChoice:
    """Tiles are exchanged only if none fits, and only once; then the player passes. (FE-14)"""
    if any(choice >= SET for choice in s.choices(seat)):
        return refused("refused-tile-fits", "FE-14")
    return refused("refused-exchange" if PASS in s.choices(seat) else "refused-exchange-first", "FE-14")


def set_refusal(s: Fences, seat: int, where: int) -> IllegalChoice:
    """The tile is not there, or the place is not right for it."""
    tile, place, turn = where // TILE_PLACES, where % TILE_PLACES // 4, where % 4
    if not s.holds(HAND + seat, tile):
        return refused("refused-not-in-hand", "FE-10")
    if s.count(LAID) == 0:
        return refused("refused-first-place", "FE-14")
    if s.tile_at(place):
        return refused("refused-taken", "FE-20")
    near = [edge for edge in range(EDGES) if on_map(place, int(STEP[edge])) and s.tile_at(place + int(STEP[edge]))]
    if not near:
        corner = any(on_map(place, step) and s.tile_at(place + step) for step in CORNERS)
        return refused("refused-corner" if corner else "refused-apart", "FE-20")
    return refused("refused-fences", "FE-21", edges=wrong_edges(s, tile, turn, place, near))


def on_map(place: int, step: int) -> bool:
    """Is there such a place? The land is a ring, but its coordinates end; and tiles never lie near their end."""
    x, y = place % 256, place // 256
    dx = (step + 128) % 256 - 128
    dy = (step - dx) // 256
    return 0 <= x + dx < 256 and 0 <= y + dy < 256


def wrong_edges(s: Fences, tile: int, turn: int, place: int, near: list[int]) -> list[Phrase]:
    """Where a fence meets no fence."""
    fences = int(s.box.turned[tile * 4 + turn])
    found = []
    for edge in near:
        other = int(s.tile_at(place + int(STEP[edge])))
        theirs = int(s.box.turned[other * 4 + int(s.turn_of(other))])
        if fences >> edge & 1 != theirs >> (edge + 2) % 4 & 1:
            found.append(phrase(f"edge-{WHERE[2 * edge]}"))
    return found


def barn_refusal(s: Fences, seat: int, choice: int) -> IllegalChoice:
    """Why no barn can be built there. (FE-30 to FE-32)"""
    if choice == DONE:
        return refused("refused-not-offered", "FE-12")
    tile, place = int(s.last()), choice - BUILD
    field = int(s.box.field_at[(tile * 4 + int(s.turn_of(tile))) * PLACES + place])
    if field == NO_FIELD:
        return refused("refused-no-field", "FE-30", where=where_phrase(place))
    if s.stock(seat) == 0:
        return refused("refused-no-barn", "FE-30")
    farm = s.farm(tile * 4 + field)
    if open_ends(farm) == 0:
        return refused("refused-completed", "FE-32", where=where_phrase(place))
    if has_barn(farm):
        return refused("refused-has-barn", "FE-31", where=where_phrase(place))
    return refused("refused-not-offered", "FE-12")
