"""A bot in a seat: it follows its plan, has a secret seed for each choice, and is replaced where it fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farmtable.bots.bot import Answer, Truth
from farmtable.core.rules.playout import Chance, nature
from farmtable.core.rules.state import State
from farmtable.core.show.view import View
from farmtable.games import load
from farmtable.table.dealer import Dealer, seed_from
from farmtable.thinking.ask import Ask, BotError, Fault, here
from farmtable.thinking.registry import make
from farmtable.thinking.seat import BotSeat, pool, secret_seeds, way_to

GAME = load("_template")


def position() -> State:
    s = GAME.new(3, GAME.settled(3, {}))
    s.settle()
    nature(s, Chance(1))
    return s


def asked(seat: int = 1) -> tuple[View, list[int]]:
    s = position()
    return GAME.view(s, seat), s.choices(seat)


class Heard:
    """Answers, and remembers what it was asked."""

    def __init__(self, answer: Callable[[Ask], Answer]) -> None:
        self.answer = answer
        self.asks: list[Ask] = []

    def __call__(self, ask: Ask) -> Answer:
        self.asks.append(ask)
        return self.answer(ask)


def test_a_plan_is_followed_and_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    view, menu = asked()
    monkeypatch.setattr("farmtable.bots.bot.view_hash", lambda view: 77)
    heard = Heard(lambda ask: Answer(menu[0], [77, menu[1], 78, menu[2]]))
    seat = BotSeat("greedy", "_template", 1, lambda number: number, heard)
    assert seat.choose(view, menu, 5) == menu[0]
    assert seat.choose(view, menu, 6) == menu[1]  # planned
    assert [ask.seed for ask in heard.asks] == [5]
    assert seat.choose(view, menu, 7) == menu[0]  # 78 is not what it sees: asked again
    assert [ask.seed for ask in heard.asks] == [5, 7]
    assert heard.asks[1] == Ask("greedy", "_template", view, menu, 7)


def test_seeds_come_from_the_secret_of_the_dealer() -> None:
    seeds = {
        (d, seat, n): secret_seeds(Dealer(seed_from(d)), seat)(n) for d in (1, 2) for seat in (0, 1) for n in (4, 5)
    }
    assert len(set(seeds.values())) == len(seeds)
    assert seeds[1, 0, 4] == secret_seeds(Dealer(seed_from(1)), 0)(4)
    assert secret_seeds(Dealer(), 0)(4) != secret_seeds(Dealer(), 0)(4)


def test_the_fallback_bot_chooses_where_the_bot_fails() -> None:
    view, menu = asked()

    def fails(ask: Ask) -> Answer:
        if ask.bot == "ismcts":
            raise BotError("stall", "no answer in 1 s")
        return here(ask)

    faults: list[Fault] = []
    seat = BotSeat("ismcts", "_template", 1, lambda number: number, fails, faults.append)
    assert seat.choose(view, menu, 9) == make("greedy", GAME).answer(GAME, view, menu, 9).choice
    assert [(fault.bot, fault.kind, fault.seat, fault.seed) for fault in faults] == [("ismcts", "stall", 1, 9)]


def test_a_bot_that_raises_here_is_replaced_too() -> None:
    view, menu = asked()
    faults: list[Fault] = []
    seat = BotSeat("tests.thinking.hostile:Crashes", "_template", 1, lambda number: 3, faulty=faults.append)
    assert seat.choose(view, menu, 0) == make("greedy", GAME).answer(GAME, view, menu, 3).choice
    assert [fault.kind for fault in faults] == ["crash"]


def test_the_truth_is_made_for_a_bot_that_peeks_only() -> None:
    s = position()
    view, menu = asked(int(s.seat))
    made = []

    def truth() -> Truth:
        made.append(1)
        return Truth(s.clone(), lambda now: now.menu.at(0))

    for name in ("ismcts@60", "greedy", "flat@60"):
        BotSeat(name, "_template", int(s.seat), lambda number: 1).choose(view, menu, 0, truth)
    assert made == []
    faults: list[Fault] = []
    peek = BotSeat("peek:ismcts@60", "_template", int(s.seat), lambda number: 1, faulty=faults.append)
    peek.choose(view, menu, 0, truth)
    assert (made, faults) == ([1], [])
    peek.choose(view, menu, 0)
    assert "arena only" in faults[0].detail


def test_only_our_bots_think_here() -> None:
    assert way_to("master") == way_to("peek:ismcts") == here
    assert way_to("my_module:MyBot", seconds=9.0) == pool(9.0).one
    assert way_to("master", apart=True, seconds=9.0) == pool(9.0).one
