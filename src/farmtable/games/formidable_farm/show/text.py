"""Formidable Farm in words: the hand, the players' stocks and cards, the market, the supplies board and the turn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.text import Section
from farmtable.core.show.view import HIDDEN
from farmtable.games.formidable_farm.rules.crops import bundle_of
from farmtable.games.formidable_farm.rules.declared import SPACES
from farmtable.games.formidable_farm.rules.play import NO_LIMIT, SOLO_TURNS
from farmtable.games.formidable_farm.rules.rewards import Gain
from farmtable.games.formidable_farm.rules.state import Deck
from farmtable.games.formidable_farm.show.phrases import (
    card_rewards,
    cost_phrase,
    crop_phrase,
    crops_phrase,
    space_phrase,
)
from farmtable.games.formidable_farm.show.view import UNSEEN, FarmView

NO_CARDS = phrase("text-no-cards")


def text(deck: Deck, v: FarmView) -> list[Section]:
    """All that this seat sees, its own things first."""
    mine = [v.seat] if v.seat < v.players else []
    others = [seat for seat in range(v.players) if seat not in mine]
    return [
        *(hand(deck, v, seat) for seat in mine),
        *looked(deck, v),
        *(player(deck, v, seat) for seat in mine + others),
        market(deck, v),
        ring(deck, v),
        turn(deck, v),
    ]


def payable(deck: Deck, v: FarmView, card: int, market: int) -> bool:
    """Has this seat what the card costs, given so many other cards in the market? Limits of the turn are another
    question. (FF-20)"""
    if v.seat >= v.players:
        return False
    mine, cost = v.seats[v.seat], deck.costs[card]
    if len(mine.fulfilled) < cost.fulfilled + cost.fulfilled_kept or market < cost.market:
        return False
    have = bundle_of(mine.crops)
    discount = v.discount and v.seat == v.player
    return cost.affordable_for_less(have) if discount else cost.affordable(have)


# ---- Cards ----------------------------------------------------------------------------------------------------------


def card_fact(deck: Deck, card: int, key: str = "text-card") -> Phrase:
    """Card 57: 2 tomatoes, for 1 sheep."""
    return phrase(key, card=card, cost=cost_phrase(deck.costs[card]), reward=card_rewards(deck, card))


def priced(deck: Deck, v: FarmView, cards: Iterable[int], market: int) -> list[Phrase]:
    """Each card, and whether its cost can be paid."""
    keys = ("text-card", "text-card-payable")
    return [card_fact(deck, card, keys[payable(deck, v, card, market)]) for card in cards]


def row(deck: Deck, cards: Iterable[int]) -> list[Phrase]:
    """Cards one after another; those that the seat does not see are counted."""
    keys = {UNSEEN: "text-unseen", HIDDEN: "text-hidden"}
    found: list[Phrase] = []
    for card, same in groupby(cards):
        n = len(list(same))
        found.append(phrase(keys[card], n=n) if card in keys else card_fact(deck, card))
    return found


def part(title: str, facts: list[Phrase], *calls: Phrase) -> Section:
    return Section(phrase(title), tuple(facts) or (NO_CARDS,), calls=calls)


def hand(deck: Deck, v: FarmView, seat: int) -> Section:
    cards = v.seats[seat].hand
    return part("draw-your-hand", priced(deck, v, cards, len(v.market)), phrase("call-hand"))


def looked(deck: Deck, v: FarmView) -> list[Section]:
    return [part("text-looked", row(deck, v.looked), phrase("call-looked"))] if v.looked else []


# ---- The players ----------------------------------------------------------------------------------------------------


def player(deck: Deck, v: FarmView, seat: int) -> Section:
    """Crops, cards that are left, and what is known of them."""
    seen, who = v.seats[seat], seat_phrase(seat)
    crops = [crop_phrase(kind, n) for kind, n in enumerate(seen.crops) if n]
    facts = [phrase("text-crops", crops=crops) if crops else phrase("text-no-crops")]
    facts.append(phrase("text-left", n=len(seen.hand) + len(seen.stack), hand=len(seen.hand), stack=len(seen.stack)))
    facts.append(phrase("text-fulfilled", n=len(seen.fulfilled)))
    facts += [phrase("text-started")] if seat == v.start else []
    inside = [
        Section(phrase("text-stack-of", player=who), tuple(row(deck, reversed(seen.stack))), calls=call("stack", seat)),
        Section(phrase("text-fulfilled-of", player=who), tuple(row(deck, seen.fulfilled)), calls=call("paid", seat)),
    ]
    if seat != v.seat:
        known = tuple(row(deck, seen.hand))
        inside.insert(0, Section(phrase("text-hand-of", player=who), known, calls=call("hand", seat)))
    if seen.with_seat:
        facts.append(phrase("text-somewhere", cards=row(deck, seen.with_seat)))
    if seen.open:
        facts.append(phrase("text-known-to-all", cards=", ".join(map(str, seen.open))))
    shown = tuple(section for section in inside if section.facts)
    return Section(phrase("text-player", player=who), tuple(facts), shown, (phrase("call-player", player=who),))


def call(what: str, seat: int) -> tuple[Phrase, ...]:
    return (phrase("call-of", what=phrase(f"call-{what}"), player=seat_phrase(seat)),)


# ---- Market, supplies board and turn --------------------------------------------------------------------------------


def market(deck: Deck, v: FarmView) -> Section:
    inside = [
        part("text-discard", row(deck, reversed(v.discard)), phrase("call-discard")),
        *([part("text-shuffled", row(deck, v.shuffled), phrase("call-shuffled"))] if v.shuffled else []),
    ]
    facts = priced(deck, v, v.market, len(v.market) - 1) or [NO_CARDS]
    facts.append(phrase("text-market-stack", n=v.market_stack))
    facts += [phrase("text-shuffles", n=v.shuffles)] if v.shuffles else []
    return Section(phrase("draw-market"), tuple(facts), tuple(inside), (phrase("call-market"),))


def ring(deck: Deck, v: FarmView) -> Section:
    """The spaces clockwise, what each gives, who is there, and the fee."""
    facts = [space(deck, v, place) for place in range(SPACES)]
    beside = [disc(v, k) for k, place in enumerate(v.discs) if place >= SPACES]
    facts += [phrase("text-beside", discs=beside)] if beside else []
    return Section(phrase("text-ring"), tuple(facts), calls=(phrase("call-ring"),))


def space(deck: Deck, v: FarmView, place: int) -> Phrase:
    task = deck.space[place]
    gives = crops_phrase(task.bundle) if isinstance(task, Gain) else [phrase("reward-draw-cards", n=1)]
    here = [disc(v, k) for k, found in enumerate(v.discs) if found == place]
    return phrase(
        "text-space",
        space=space_phrase(deck, place),
        gives=gives,
        discs=here or phrase("text-nobody"),
        fee=phrase("text-fee", n=v.fees[place]),
    )


def disc(v: FarmView, k: int) -> Phrase:
    return seat_phrase(k) if k < v.players else phrase("draw-countdown")


def turn(deck: Deck, v: FarmView) -> Section:
    """What is done and still open in this turn, and how far the game is."""
    if v.players == 1:
        facts = [phrase("draw-solo", left=max(SOLO_TURNS - v.turn, 0), all=SOLO_TURNS)]
    else:
        facts = [phrase("draw-round", n=v.turn // v.players + 1)]
    facts.append(phrase("draw-supplies-done" if v.supplied else "draw-supplies-open"))
    played = "draw-played-solo" if v.limit >= NO_LIMIT else "draw-played"
    facts.append(phrase(played, n=len(v.played), limit=v.limit))
    facts += [phrase("draw-market-limit", n=v.market_limit)] if v.market_limit < NO_LIMIT else []
    facts += [phrase("text-paid-animals", n=v.number)] if v.number else []
    facts += [phrase("text-target", card=card_fact(deck, v.target))] if v.target else []
    flags = (("draw-discount", v.discount), ("draw-another", v.another), ("draw-last-round", v.last_round))
    facts += [phrase(key) for key, true in flags if true]
    inside = (part("text-played", row(deck, v.played), phrase("call-played")),) if v.played else ()
    return Section(phrase("draw-this-turn"), tuple(facts), inside, (phrase("call-turn"),))
