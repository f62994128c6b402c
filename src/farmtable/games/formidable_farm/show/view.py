"""Who knows what in Formidable Farm: the view of a seat, and the states that it can imagine. (FF-05)"""

from __future__ import annotations

import msgspec

from farmtable.core.rt import u8
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.zones import UNKNOWN
from farmtable.core.show.view import HIDDEN, View, common, restore, task_classes
from farmtable.games.formidable_farm.rules import payment, play, rewards
from farmtable.games.formidable_farm.rules.crops import bundle_of, counted
from farmtable.games.formidable_farm.rules.declared import CARDS, SPACES
from farmtable.games.formidable_farm.rules.state import (
    DISCARD,
    FULFILLED,
    HAND,
    LOOKED,
    MARKET,
    MARKS,
    NUMBERS,
    OPEN,
    PLAYED,
    POOL,
    SHUFFLED,
    STACK,
    WITH,
    ZONES,
    Deck,
    Farm,
)

TASKS = task_classes(payment, rewards, play)
UNSEEN = 0  # a slot of a stack that nobody knows


class SeatView(msgspec.Struct, frozen=True):
    """What the looking seat sees of one seat. Cards are ids, HIDDEN where only the owner knows, UNSEEN where nobody."""

    crops: list[int]  # of each kind, wheat first
    hand: list[int]
    stack: list[int]  # the bottom card first
    fulfilled: list[int]  # the oldest first
    with_seat: list[int]  # all know that the seat has these, not where
    open: list[int]  # of this seat's cards, those whose place all know: for the owner to remember


class FarmView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    seats: list[SeatView]
    discs: list[int]  # a space for each seat, 6 is beside the board; in the solo game the second is the countdown's
    fees: list[int]  # fulfilled cards that supplies of each space would cost this seat now (spectators: the player)
    market: list[int]
    market_stack: int  # how many cards
    shuffled: list[int]  # ... and which, after a reshuffle
    shuffles: int
    discard: list[int]  # the top card last
    played: list[int]
    looked: list[int]
    start: int
    turn: int
    supplied: bool
    limit: int
    market_limit: int
    discount: bool
    another: bool
    last_round: bool
    number: int
    target: int


def view(s: Farm, seat: int) -> FarmView:
    """What this seat may know. (FF-05)"""
    return FarmView(
        **common(s, seat, NUMBERS),
        seats=[seat_view(s, seat, other) for other in range(s.players)],
        discs=list(bytes(s.disc)),
        fees=fees(s, seat if seat < s.players else int(s.player)),
        market=s.row(MARKET),
        market_stack=int(s.market_stack) + int(s.count(SHUFFLED)),
        shuffled=s.row(SHUFFLED) if s.market_stack == 0 else [],
        discard=s.row(DISCARD),
        played=s.row(PLAYED),
        looked=s.row(LOOKED) if s.player == seat else [HIDDEN] * int(s.count(LOOKED)),
    )


def fees(s: Farm, seat: int) -> list[int]:
    """What the spaces cost a seat; a reward's supplies are free, wherever they come from. (FF-30, FF-31, FF-52)"""
    tasks = s.agenda.rows()
    if tasks and isinstance(tasks[-1], rewards.SuppliesFromAny):
        return [0] * SPACES
    return [int(s.fee(seat, space)) for space in range(SPACES)]


def seat_view(s: Farm, seat: int, other: int) -> SeatView:
    """What a seat sees of another, or of itself."""

    def seen(card: int) -> int:
        if card == UNKNOWN:
            return UNSEEN
        return card if seat == other or s.mark(card) == OPEN else HIDDEN

    own = [card for zone in s.secret_zones(other) for card in s.row(zone) if card != UNKNOWN]
    return SeatView(
        crops=counted(s.crops[other]),
        hand=sorted(seen(card) for card in s.row(HAND + other)),
        stack=[seen(card) for card in s.row(STACK + other)],
        fulfilled=[seen(card) for card in s.row(FULFILLED + other)],
        with_seat=sorted(card for card in own if s.mark(card) == WITH),
        open=sorted(card for card in own if s.mark(card) == OPEN),
    )


def imagine(deck: Deck, v: FarmView, chance: Chance) -> Farm:
    """A state that this seat can't tell from the real one: what is seen lies where it was seen, the rest is dealt."""
    s = play.empty(deck, v.players)
    hidden: list[tuple[int, int, int]] = []  # seat, zone, place
    for seat, seen in enumerate(v.seats):
        s.crops[seat] = bundle_of(seen.crops)
        for zone, cards in ((HAND, seen.hand), (STACK, seen.stack), (FULFILLED, seen.fulfilled)):
            lay(s, zone + seat, cards)
            hidden += [(seat, zone + seat, k) for k, card in enumerate(cards) if card == HIDDEN]
        for card in seen.open:
            s.set_mark(card, OPEN)
        for card in seen.with_seat:
            s.set_mark(card, WITH)
    lay(s, LOOKED, v.looked)
    hidden += [(v.player, LOOKED, k) for k, card in enumerate(v.looked) if card == HIDDEN]
    for zone, cards in ((MARKET, v.market), (DISCARD, v.discard), (PLAYED, v.played), (SHUFFLED, v.shuffled)):
        lay(s, zone, cards)
        for card in cards:
            s.set_mark(card, OPEN)
    placed = {card for zone in range(ZONES) if zone != MARKS for card in s.row(zone)}
    known = [[card for card in seen.with_seat if card not in placed] for seen in v.seats]
    placed.update(*known)
    for card in range(1, CARDS + 1):
        if card not in placed:
            s.put(POOL, card)
    for seat, zone, k in hidden:  # anyhow, for they are dealt anew below
        s.replace(zone, k, known[seat].pop() if known[seat] else s.pick(POOL, 0))
    for k, space in enumerate(v.discs):
        s.disc[k] = u8(space)
    s.market_stack = v.market_stack - len(v.shuffled)
    NUMBERS.restore(s, v)
    s.player = v.player
    s = s.imagine(v.seat, chance)
    restore(s, v, TASKS)
    return s


def lay(s: Farm, zone: int, cards: list[int]) -> None:
    """Cards as they are seen; what nobody knows is UNKNOWN, what is hidden for now too."""
    for card in cards:
        s.put(zone, card if card > 0 else UNKNOWN)
