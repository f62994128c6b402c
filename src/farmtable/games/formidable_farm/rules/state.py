"""What lies on the table in Formidable Farm, who knows which card, and the small moves that the rules are made of."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from farmtable.core.rt import i32, i64, u8, vec
from farmtable.core.rules.numbers import Numbers
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import Agenda, State
from farmtable.core.rules.task import Task, Todo
from farmtable.core.rules.zones import UNKNOWN, ZONE
from farmtable.games.formidable_farm.rules.cost import Cost
from farmtable.games.formidable_farm.rules.declared import DRAWS, PAYS, PUTS_BELOW, SPENDS, SUPPLIES, TAKES

# ---- Zones ----------------------------------------------------------------------------------------------------------

HAND: Final = 0  # + seat
STACK: Final = 4  # + seat
FULFILLED: Final = 8  # + seat, the oldest at the bottom
PLAYED: Final = 12  # this turn
MARKET: Final = 13
DISCARD: Final = 14
POOL: Final = 15  # a bag: all that nobody has seen, in the players' stacks and in the first market stack
SHUFFLED: Final = 16  # a bag: the market stack after the first reshuffle
LOOKED: Final = 17  # what the player looks at (FF-54)
MARKS: Final = 18  # not cards: for each card, who knows it
ZONES: Final = 19

# By seat: where cards can lie that only this seat knows, and where else if it is its turn.
SECRET: Final = [vec[i64]([HAND + seat, STACK + seat, FULFILLED + seat]) for seat in range(4)]
SECRET_IN_TURN: Final = [vec[i64]([HAND + seat, STACK + seat, FULFILLED + seat, LOOKED]) for seat in range(4)]

NO_PLACES: Final = vec[i64]([0, 0, 0, 0])
NOWHERE: Final = 6  # where a disc is before it is placed
HIGHEST_FEE: Final = 3  # for a space with the discs of all three others

# Who knows a card that lies in a hand, a stack or a fulfilled pile.
OWNER: Final = 0  # only its owner
WITH: Final = 1  # all know that its owner has it, not where
OPEN: Final = 2  # all know where it lies

# ---- Numbers --------------------------------------------------------------------------------------------------------

START_PLAYER: Final = 0
TURNS: Final = 1  # finished, extra turns not counted
RESHUFFLES: Final = 2  # how often the discard pile has become the market stack
LIMIT: Final = 3  # trade cards in this turn
MARKET_LIMIT: Final = 4  # of them from the market, still
PAID_NUMBER: Final = 5  # animals paid for this card (FF-45)
TARGET: Final = 6  # the card that a hand card is swapped for (FF-63, FF-64)
SUPPLIED: Final = 7
DISCOUNT: Final = 8  # for the next trade card (FF-62)
ANOTHER: Final = 9  # an extra turn follows (FF-61)
IN_LAST_ROUND: Final = 10
NUMBERS: Final = Numbers(
    {
        START_PLAYER: "start",
        TURNS: "turn",
        RESHUFFLES: "shuffles",
        LIMIT: "limit",
        MARKET_LIMIT: "market_limit",
        PAID_NUMBER: "number",
        TARGET: "target",
    },
    flags={SUPPLIED: "supplied", DISCOUNT: "discount", ANOTHER: "another", IN_LAST_ROUND: "last_round"},
)


class Deck:
    """The components as the rules read them, built once: what each card costs and does, what each space gives."""

    def __init__(self, costs: list[Cost], fourth: list[bool], spaces: list[Task[Any]], names: list[str]) -> None:
        self.costs: list[Cost] = costs  # by card id; 0 is no card
        self.listed: vec[i64] = vec[i64]([int(cost.listed) for cost in costs])
        self.plain: vec[u8] = vec[u8]([1 if plain(cost) else 0 for cost in costs])
        self.fourth: list[bool] = fourth  # may be played as a fourth card (FF-66)
        self.space: list[Task[Any]] = spaces  # what each space of the ring gives
        self.space_names: list[str] = names
        self.draw_space: i64 = names.index("card")
        self.fulfil: list[Todo] = []  # by card: pay, use the rewards, the turn goes on
        self.fulfil_solo: list[Todo] = []  # ... looking after each step whether all is done (FF-84)
        self.supply: list[Todo] = []  # by space: what it gives, the turn goes on


def plain(cost: Cost) -> bool:
    """Nothing but listed crops."""
    return (
        cost.identical + cost.different + cost.anything + cost.number_of + cost.market
        == 0
        == (cost.fulfilled + cost.fulfilled_kept)
    )


@mypyc_attr(acyclic=True, free_list_len=1)
class Farm(State):
    """The table."""

    def __init__(
        self,
        players: i64,
        deck: Deck,
        cards: vec[u8],
        crops: vec[i64],
        disc: vec[u8],
        agenda: Agenda,
        choices: vec[i32],
    ) -> None:
        super().__init__(players, cards, agenda, choices)
        self.deck: Deck = deck
        self.crops: vec[i64] = crops  # a bundle for each seat
        self.disc: vec[u8] = disc  # a space for each seat; in the solo game the countdown disc is the second
        self.market_stack: i64 = 0  # cards of the first market stack; a view adds those of later ones

    def clone(self) -> Farm:
        s = Farm(
            self.players,
            self.deck,
            self.cards[:],
            self.crops[:],
            self.disc[:],
            self.agenda.copy(),
            self.menu.choices[: self.menu.size],
        )
        s.same_as(self)
        s.market_stack = self.market_stack
        return s

    def facts(self) -> list[object]:
        return [
            *super().facts(),
            list(self.crops),
            bytes(self.disc),
            int(self.market_stack),
        ]

    def solo(self) -> bool:
        return self.players == 1

    def left(self, seat: i64) -> i64:
        """Trade cards still to be fulfilled: hand and stack. (FF-70, FF-84)"""
        return self.count(HAND + seat) + self.count(STACK + seat)

    # ---- Crops and fulfilled cards ---------------------------------------------------------------------------------

    def gain(self, seat: i64, bundle: i64) -> None:
        self.crops[seat] += bundle
        self.tell(TAKES, seat, bundle)

    def pay(self, seat: i64, bundle: i64) -> None:
        """Crops paid go back to the supply. (FF-21)"""
        if bundle != 0:
            self.crops[seat] -= bundle
            self.tell(PAYS, seat, bundle)

    def spend(self, seat: i64, n: i64) -> None:
        """Pay fulfilled cards, the oldest first; they go face up on the discard pile. (FF-25)"""
        for _ in range(n):
            card = self.pop(FULFILLED + seat, 0)
            self.reveal(SPENDS, seat, card)
            self.put(DISCARD, card)

    def fee(self, seat: i64, space: i64) -> i64:
        """Two fulfilled cards for the same space again, else one for each other disc there. (FF-30, FF-31)"""
        disc = self.disc
        if i64(disc[seat]) == space:
            return 2
        discs: i64 = 0
        for k in range(len(disc)):
            if i64(disc[k]) == space:
                discs += 1
        return discs

    def move_disc(self, seat: i64, space: i64) -> None:
        """To another space, or leave it where it is; pay the fee. (FF-12, FF-30, FF-31)"""
        self.tell(SUPPLIES, seat, space)
        self.spend(seat, self.fee(seat, space))
        self.disc[seat] = u8(space)

    # ---- Cards, and who knows them ---------------------------------------------------------------------------------

    def mark(self, card: i64) -> i64:
        """Who knows this card: its owner, all that its owner has it, or all where it lies."""
        return i64(self.cards[MARKS * ZONE + card])

    def set_mark(self, card: i64, mark: i64) -> None:
        self.cards[MARKS * ZONE + card] = u8(mark)

    def reveal(self, kind: i64, seat: i64, card: i64, a: i64 = 0) -> None:
        """All see this card now, and what is done with it."""
        if self.mark(card) == OPEN:
            self.repeat(kind, seat, card, a)
        else:
            self.show(kind, seat, card, a)
            self.set_mark(card, OPEN)

    def tell_knowing(self, kind: i64, seat: i64, card: i64) -> None:
        """Something is done with a card: those who know it are told which."""
        if self.mark(card) == OPEN:
            self.repeat(kind, seat, card)
        else:
            self.whisper(kind, seat, card)

    def slot(self, seat: i64, k: i64, card: i64) -> None:
        """Take the k-th card out of the seat's stack; if nobody knew it, it is now this one."""
        if self.pop(STACK + seat, k) == UNKNOWN:
            self.pick_card(POOL, card)
            self.set_mark(card, OWNER)

    def draw(self, seat: i64, k: i64, card: i64) -> None:
        """The k-th card of the seat's stack goes into the hand; known to all if its place was."""
        self.slot(seat, k, card)
        self.sort_in(HAND + seat, card)
        self.tell_knowing(DRAWS, seat, card)

    def hand_below(self, seat: i64, card: i64) -> None:
        """A hand card goes unseen to the bottom; of the hand's open cards all know only that the seat has them."""
        for k in range(self.count(HAND + seat)):
            if self.mark(self.card(HAND + seat, k)) == OPEN:
                self.set_mark(self.card(HAND + seat, k), WITH)
        self.remove(HAND + seat, card)
        self.put_below(STACK + seat, card)
        self.whisper(PUTS_BELOW, seat, card)

    def open_below(self, seat: i64, card: i64) -> None:
        """A card that all see goes to the bottom. (FF-41, FF-43)"""
        self.reveal(PUTS_BELOW, seat, card)
        self.put_below(STACK + seat, card)

    # ---- What a seat can imagine -----------------------------------------------------------------------------------

    def imagine(self, seat: i64, chance: Chance) -> Farm:
        """A state that the seat can't tell from this one: what only others know is dealt anew."""
        s = self.clone()
        places = NO_PLACES[:]
        for other in range(self.players):
            if other != seat:
                places[other] = s.forget(other)
        for other in range(self.players):
            if places[other] > 0:
                s.deal(other, places[other], chance)
        s.dealt_anew()
        return s

    def secret_zones(self, seat: i64) -> vec[i64]:
        """Where cards can lie that only this seat knows."""
        return SECRET_IN_TURN[seat] if seat == self.player else SECRET[seat]

    def hidden(self, zone: i64, k: i64) -> bool:
        """Is this a card whose place only its owner knows?"""
        card = self.card(zone, k)
        return card != UNKNOWN and self.mark(card) != OPEN

    def forget(self, seat: i64) -> i64:
        """What only this seat knows goes back to the pool; the cards known to be with it stay, to be dealt out.

        How many places of the seat are hidden.
        """
        zones = self.secret_zones(seat)
        places: i64 = 0
        for z in range(len(zones)):
            zone = zones[z]
            for k in range(self.count(zone)):
                if self.hidden(zone, k):
                    places += 1
                    if self.mark(self.card(zone, k)) == OWNER:
                        self.put(POOL, self.card(zone, k))
        return places

    def deal(self, seat: i64, places: i64, chance: Chance) -> None:
        """Other cards take the hidden places: those known to be with this seat, the rest from the pool, uniformly."""
        zones = self.secret_zones(seat)
        known: list[i64] = []
        for z in range(len(zones)):
            zone = zones[z]
            for k in range(self.count(zone)):
                if self.hidden(zone, k) and self.mark(self.card(zone, k)) == WITH:
                    known.append(self.card(zone, k))
        for z in range(len(zones)):
            zone = zones[z]
            for k in range(self.count(zone)):
                if places == 0:
                    break
                if self.hidden(zone, k):
                    if chance.below(places) < len(known):
                        self.replace(zone, k, known.pop(chance.below(len(known))))
                    else:
                        card = self.pick(POOL, chance.below(self.count(POOL)))
                        self.set_mark(card, OWNER)
                        self.replace(zone, k, card)
                    places -= 1
        self.sort(HAND + seat)
        self.sort(LOOKED)
