"""Game preparation. (FF-01 to FF-05)"""

import pytest

from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.games.formidable_farm.show.view import FarmView
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from tests.games.formidable_farm.position import HIDDEN, UNSEEN, Has, given, real

STACKS = {1: 30, 2: 20, 3: 17, 4: 15}
MARKET_STACKS = {1: 84, 2: 74, 3: 63, 4: 54}
EACH_NUMBER = pytest.mark.parametrize("players", [1, 2, 3, 4])


def new_table(players: int, seed: int = 1) -> Table:
    return Table(real()[0], players, {}, Dealer(seed_from(seed)))


def look(table: Table, seat: int) -> FarmView:
    view = table.view(seat)
    assert isinstance(view, FarmView)
    return view


@EACH_NUMBER
@pytest.mark.rule("FF-01", "FF-02")
def test_stacks_and_hands(players: int) -> None:
    """30, 20, 17, 15 cards, of which the top three become the hand."""
    table = new_table(players)
    for seat in range(players):
        own = look(table, seat).seats[seat]
        assert len(own.hand) == 3
        assert all(number > 0 for number in own.hand)
        assert own.stack == [UNSEEN] * (STACKS[players] - 3)


@pytest.mark.rule("FF-01")
def test_all_cards_are_shuffled() -> None:
    """Any of the 119 may be the first that is dealt."""
    game = real()[0]
    s = game.new(1, {})
    s.settle()
    assert sorted(s.choices(NATURE)) == [game.vocabulary.parse(f"draw {k}") for k in range(1, 120)]


@pytest.mark.rule("FF-02")
def test_hands_come_from_the_own_stacks() -> None:
    """Three draws from each player's stack, nothing else, before the market."""
    game = real()[0]
    s = game.new(3, {})
    s.settle()
    purposes = []
    while s.asked and s.seat == NATURE:
        purposes.append(s.task_of(NATURE).purpose(s))
        s.take(NATURE, s.choices(NATURE)[0])
    stacks = [purpose for purpose in purposes if purpose.startswith("stack")]
    assert sorted(stacks) == sorted(["stack 1", "stack 2", "stack 3"] * 3)


@EACH_NUMBER
@pytest.mark.rule("FF-03")
def test_the_market(players: int) -> None:
    """Five cards face up, the rest is the market stack, no discard pile."""
    view = look(new_table(players), SPECTATOR)
    assert len(view.market) == 5
    assert view.market_stack == MARKET_STACKS[players]
    assert view.discard == []


@EACH_NUMBER
@pytest.mark.rule("FF-04")
def test_the_start_player_is_random(players: int) -> None:
    """Each seat may begin, with the same chance; the one that does has the first turn."""
    game = real()[0]
    s = game.new(players, {})
    s.settle()
    if players > 1:
        assert [game.vocabulary.text(choice) for choice in s.choices(NATURE)] == [
            f"start {k + 1}" for k in range(players)
        ]
    starts = set()
    for seed in range(12):
        table = new_table(players, seed)
        assert table.asked() == [look(table, SPECTATOR).start]
        starts |= set(table.asked())
    assert len(starts) > 1 or players == 1


@pytest.mark.rule("FF-04")
def test_players_act_clockwise() -> None:
    game = given(players=3, seat=1, turn=0, disc="", others={0: Has(), 2: Has()})
    order = []
    for name in ("wheat", "cucumber", "tomato", "sheep", "pig", "card", "wheat"):
        order.append(game.asked)
        game.play(f"supply {name}", "done")
    assert order == [1, 2, 0, 1, 2, 0, 1]


@EACH_NUMBER
@pytest.mark.rule("FF-05")
def test_nobody_sees_what_is_hidden(players: int) -> None:
    """No stack, not even one's own, and no other hand; all counts."""
    table = new_table(players)
    for seat in (*range(players), SPECTATOR):
        view = look(table, seat)
        assert view.market_stack == MARKET_STACKS[players]
        assert view.shuffled == []
        for other in range(players):
            assert view.seats[other].stack == [UNSEEN] * (STACKS[players] - 3)
            if other != seat:
                assert view.seats[other].hand == [HIDDEN] * 3
