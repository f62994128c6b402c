"""Formidable Farm, in the booklet's order: set-up, a turn, its end, the end of the game, the solo game."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64, u8, vec
from farmtable.core.rules.menu import NO_CHOICES, Menu
from farmtable.core.rules.state import NO_TASKS, Agenda
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.core.rules.zones import UNKNOWN, no_zones
from farmtable.games.formidable_farm.rules.crops import covers
from farmtable.games.formidable_farm.rules.declared import (
    BUY,
    BUY_A_CROP,
    BUYS,
    CARDS,
    COUNTDOWN,
    DONE,
    DRAW,
    FROM_HAND,
    FROM_MARKET,
    FULFIL,
    FULFIL_MARKET,
    LAST_ROUND,
    PLAYS,
    REVEALS,
    SHUFFLES,
    SPACES,
    START,
    STARTS,
    SUPPLY,
    TURN_BEGINS,
    VERB,
)
from farmtable.games.formidable_farm.rules.payment import payable
from farmtable.games.formidable_farm.rules.rewards.drawing import DRAW_ONE, DealHand
from farmtable.games.formidable_farm.rules.rewards.supplies import add_spaces
from farmtable.games.formidable_farm.rules.rewards.taking import CROP_OF_CHOICE
from farmtable.games.formidable_farm.rules.state import (
    ANOTHER,
    DISCARD,
    DISCOUNT,
    FULFILLED,
    HAND,
    IN_LAST_ROUND,
    LIMIT,
    MARKET,
    MARKET_LIMIT,
    NOWHERE,
    NUMBERS,
    OPEN,
    PLAYED,
    POOL,
    RESHUFFLES,
    SHUFFLED,
    STACK,
    START_PLAYER,
    SUPPLIED,
    TURNS,
    ZONES,
    Deck,
    Farm,
)

STACK_SIZE: Final = (30, 20, 17, 15)  # for 1, 2, 3, 4 players (FF-01)
MARKET_SIZE: Final = 5
HAND_SIZE: Final = 3
SOLO_TURNS: Final = 18
NO_LIMIT: Final = 120  # more than there are cards

# ---- Set-up ---------------------------------------------------------------------------------------------------------


def empty(deck: Deck, players: int) -> Farm:
    """A table with nothing on it but the discs: beside the board, the countdown disc on its space. (FF-80)"""
    discs = [NOWHERE, int(deck.draw_space)] if players == 1 else [NOWHERE] * players
    s = Farm(
        players,
        deck,
        no_zones(ZONES),
        vec[i64]([0] * players),
        vec[u8](discs),
        Agenda(NO_TASKS[:], 0),
        NO_CHOICES[:],
    )
    s.numbers = NUMBERS.none()
    return s


def new(deck: Deck, players: int) -> Farm:
    """Stacks, hands and a market from the shuffled cards; then the first turn. (FF-01 to FF-04)"""
    s = empty(deck, players)
    for card in range(1, CARDS + 1):
        s.put(POOL, card)
    for seat in range(players):
        for _ in range(STACK_SIZE[players - 1]):
            s.put(STACK + seat, UNKNOWN)
    s.market_stack = CARDS - players * STACK_SIZE[players - 1]
    hands = [DealHand(HAND_SIZE, seat) for seat in range(players)]
    s.agenda.then((CHOOSE_START, *hands, REFILL, START_TURN))
    return s


class ChooseStart(Task[Farm]):
    """The start player is random. (FF-04)"""

    chance = True

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        for player in range(s.players):
            out.add(START + player)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        s.player = choice - START
        s.numbers[START_PLAYER] = s.player
        s.tell(STARTS, s.player)
        return ()

    def purpose(self, s: Farm) -> str:
        return "start"


# ---- A turn ---------------------------------------------------------------------------------------------------------


class StartTurn(Do[Farm]):
    """In the first turn one card may come from the market, in the second two, then there is no such limit. (FF-11)"""

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        numbers = s.numbers
        turn = numbers[TURNS] + 1
        numbers[SUPPLIED] = 0
        numbers[LIMIT] = NO_LIMIT if s.solo() else 3  # FF-82
        numbers[MARKET_LIMIT] = turn if turn < 3 else NO_LIMIT
        numbers[ANOTHER] = 0
        s.tell(TURN_BEGINS, seat, turn)
        return WHOLE_TURN


class Turn(Task[Farm]):
    """Get supplies once, fulfil up to three trade cards, break rules for a fee: in any order. (FF-10)"""

    quiet = True

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        numbers = s.numbers  # looked up once: this menu is the one that is made most
        if numbers[SUPPLIED] != 0:
            out.add(DONE)
        else:
            add_spaces(s, seat, out)
        free = s.count(PLAYED) < numbers[LIMIT]
        if free or s.count(PLAYED) == 3:
            discount = numbers[DISCOUNT] != 0
            self.add_payable(s, seat, out, FULFIL, HAND + seat, s.count(MARKET), free, discount)
            if numbers[MARKET_LIMIT] > 0:
                self.add_payable(s, seat, out, FULFIL_MARKET, MARKET, s.count(MARKET) - 1, free, discount)
        if s.count(FULFILLED + seat) >= 3:
            out.add(BUY)
            if s.count(STACK + seat) > 0:
                out.add(BUY + 1)

    def add_payable(
        self, s: Farm, seat: i64, out: Menu, verb: i64, zone: i64, market: i64, free: bool, discount: bool
    ) -> None:
        """The cards of a zone whose whole cost can be paid; beyond the limit only a "fourth card". (FF-20, FF-66)"""
        have, listed = s.crops[seat], s.deck.listed
        for k in range(s.count(zone)):
            card = s.card(zone, k)
            if discount or covers(have, listed[card]):  # most cards fall here
                if (free or s.deck.fourth[card]) and payable(s, seat, card, market):
                    out.add(verb + card)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        verb = choice & -VERB
        arg = choice & (VERB - 1)
        if verb == DONE:
            return ()
        if verb == SUPPLY:
            s.move_disc(seat, arg)
            s.numbers[SUPPLIED] = 1
            return s.deck.supply[arg]
        if verb == BUY:  # FF-32, FF-33
            s.tell(BUYS, seat, arg)
            s.spend(seat, 3)
            return BUY_CROP if arg == BUY_A_CROP else BUY_CARD
        s.reveal(PLAYS, seat, arg, FROM_MARKET if verb == FULFIL_MARKET else FROM_HAND)
        if verb == FULFIL:
            s.remove(HAND + seat, arg)
        else:
            s.remove(MARKET, arg)
            s.numbers[MARKET_LIMIT] -= 1
        s.put(PLAYED, arg)
        return s.deck.fulfil_solo[arg] if s.solo() else s.deck.fulfil[arg]


# ---- End of the turn ------------------------------------------------------------------------------------------------


class FulfilledNow(Do[Farm]):
    """Cards played this turn become fulfilled cards, in the order in which they were played. (FF-23, FF-35)"""

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        s.numbers[DISCOUNT] = 0
        while s.count(PLAYED) > 0:
            s.put(FULFILLED + seat, s.pop(PLAYED, 0))
        return ()


class Refill(Do[Farm]):
    """Refill the market to five; when its stack is empty, the discard pile is shuffled into a new one. (FF-36)"""

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        if s.count(MARKET) == MARKET_SIZE:
            return ()
        if s.market_stack == 0 and s.count(SHUFFLED) == 0:
            if s.count(DISCARD) == 0:
                return ()
            while s.count(DISCARD) > 0:
                s.put(SHUFFLED, s.pop(DISCARD, s.count(DISCARD) - 1))
            s.sort(SHUFFLED)
            s.numbers[RESHUFFLES] += 1
            s.tell(SHUFFLES, seat, s.count(SHUFFLED))
        return REVEAL_ONE


class Reveal(Task[Farm]):
    """The top card of the market stack."""

    chance = True

    def menu(self, s: Farm, seat: i64, out: Menu) -> None:
        out.any_of(DRAW, s, POOL if s.market_stack > 0 else SHUFFLED)

    def take(self, s: Farm, seat: i64, choice: i64) -> Todo:
        card = choice - DRAW
        if s.market_stack > 0:
            s.market_stack -= 1
            s.pick_card(POOL, card)
        else:
            s.pick_card(SHUFFLED, card)
        s.set_mark(card, OPEN)
        s.sort_in(MARKET, card)
        s.tell(REVEALS, s.player, card)
        return ()

    def purpose(self, s: Farm) -> str:
        return f"market {int(s.numbers[RESHUFFLES])}"


class EndTurn(Do[Farm]):
    """The extra turn, or the next player's. Nothing left in hand and stack: finish the round. (FF-61, FF-70, FF-83)"""

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        numbers = s.numbers
        if numbers[ANOTHER] != 0:
            return NEXT_TURN
        numbers[TURNS] += 1
        if s.solo():
            s.disc[1] = u8((i64(s.disc[1]) + 1) % SPACES)
            s.tell(COUNTDOWN, seat, i64(s.disc[1]), SOLO_TURNS - numbers[TURNS])
            return NEXT_TURN if numbers[TURNS] < SOLO_TURNS else ()
        if s.left(seat) == 0 and numbers[IN_LAST_ROUND] == 0:
            numbers[IN_LAST_ROUND] = 1
            s.tell(LAST_ROUND, seat)
        s.player = (seat + 1) % s.players
        return () if numbers[IN_LAST_ROUND] != 0 and s.player == numbers[START_PLAYER] else NEXT_TURN


class AllDone(Do[Farm]):
    """The solo game is won at once when hand and stack are empty. (FF-84)"""

    def otherwise(self, s: Farm, seat: i64) -> Todo:
        if s.left(seat) == 0:
            s.finish()
        return ()


# ---- Tasks that are always the same ---------------------------------------------------------------------------------

CHOOSE_START: Final = ChooseStart()
START_TURN: Final = StartTurn()
TURN: Final = Turn()
FULFILLED_NOW: Final = FulfilledNow()
REFILL: Final = Refill()
REVEAL: Final = Reveal()
END_TURN: Final = EndTurn()
ALL_DONE: Final = AllDone()
WHOLE_TURN: Final[Todo] = (TURN, FULFILLED_NOW, REFILL, END_TURN)
NEXT_TURN: Final[Todo] = (START_TURN,)
REVEAL_ONE: Final[Todo] = (REVEAL, REFILL)
BUY_CROP: Final[Todo] = (CROP_OF_CHOICE, TURN)
BUY_CARD: Final[Todo] = (DRAW_ONE, TURN)


def fulfilling(deck: Deck, pay: list[Task[Any]], rewards: list[Todo]) -> None:
    """What comes after a choice of the turn, by card and by space: built once, because it comes often."""
    deck.supply = [(gives, TURN) for gives in deck.space]
    for card in range(len(pay)):
        deck.fulfil.append((pay[card], *rewards[card], TURN))
        checked: list[Task[Any]] = [pay[card], ALL_DONE]
        for reward in rewards[card]:
            checked += [reward, ALL_DONE]
        deck.fulfil_solo.append((*checked, TURN))
