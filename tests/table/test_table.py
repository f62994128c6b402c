"""A table: versions, stale choices, what each seat sees, and going back."""

from __future__ import annotations

import pytest

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import IllegalChoice, Phrase
from farmtable.core.show.view import HIDDEN
from farmtable.games._template.rules.declared import BASKETS, DRAW, EVENTS, LAY
from farmtable.games._template.show.view import MarketView
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import StaleVersion, Table, seen
from tests.support.setups import load

GAME = load("_template")


@pytest.fixture
def table() -> Table:
    """Market Day with three players who have drawn their hands."""
    return Table(GAME, 3, {}, Dealer(seed_from(1)))


def take(table: Table, seat: int, k: int = 0) -> None:
    table.take(seat, table.menu(seat)[k], table.version(seat))


def market(table: Table, seat: int) -> MarketView:
    view = table.view(seat)
    assert isinstance(view, MarketView)
    return view


# ---- What a seat sees ------------------------------------------------------------------------------------------------


def test_chance_has_spoken_when_a_table_is_set_up(table: Table) -> None:
    assert table.asked() == [0, 1, 2]
    assert len(table.log.entries) == 9
    assert table.told == 9


def test_each_seat_has_its_menu_and_question(table: Table) -> None:
    assert [table.menu(seat) for seat in range(3)] == [
        [LAY + b for b in market(table, s).seats[s].hand] for s in range(3)
    ]
    assert table.question(1) == Phrase("ask-lay-basket")
    assert (table.menu(SPECTATOR), table.question(SPECTATOR), table.menu(-1)) == ([], None, [])


def test_a_secret_is_told_to_those_who_may_know_it(table: Table) -> None:
    take(table, 0)
    basket = market(table, 0).seats[0].stall[0]
    assert market(table, 1).seats[0].stall == [HIDDEN]
    assert [table.events(eye, since=9)[0].secret for eye in (0, 1, SPECTATOR)] == [basket, 0, 0]
    event = table.events(1, since=9)[0]
    assert (EVENTS.kind(event).name, event.seat, event.knows, event.news) == ("lays", 0, 0, 0)
    assert seen(table.events(0, since=9)[0], 2).secret == 0


def test_a_menu_is_a_copy(table: Table) -> None:
    table.menu(0).clear()
    assert len(table.menu(0)) == 3


# ---- Versions --------------------------------------------------------------------------------------------------------


def test_a_hidden_choice_of_another_leaves_my_version(table: Table) -> None:
    mine, menu = table.version(1), table.menu(1)
    take(table, 0)
    take(table, 2)
    assert (table.version(1), table.menu(1)) == (mine, menu)
    table.take(1, menu[0], mine)
    assert market(table, 0).crate == 0


def test_a_stale_version_is_refused_with_the_right_one(table: Table) -> None:
    old = table.version(0)
    for seat in range(3):
        take(table, seat)
    assert table.version(0) > old
    with pytest.raises(StaleVersion) as refused:
        table.take(0, table.menu(0)[0], old)
    assert refused.value.version == table.version(0)
    table.take(0, table.menu(0)[0], refused.value.version)


def test_the_same_click_twice_counts_once(table: Table) -> None:
    choice, version = table.menu(0)[0], table.version(0)
    table.take(0, choice, version)
    with pytest.raises(IllegalChoice, match="refused-not-asked"):
        table.take(0, choice, version)


def test_versions_never_come_again(table: Table) -> None:
    """Not after an undo either: a click on what was shown before it is stale."""
    choice, version = table.menu(0)[0], table.version(0)
    table.take(0, choice, version)
    table.undo(0)
    assert table.version(0) > version
    with pytest.raises(StaleVersion):
        table.take(0, choice, version)


# ---- Refusals --------------------------------------------------------------------------------------------------------


def refused(table: Table, seat: int, choice: int) -> IllegalChoice:
    before = (table._state.facts(), list(table.log.entries), table.told)
    with pytest.raises(IllegalChoice) as refusal:
        table.take(seat, choice, table.version(seat) if 0 <= seat < 3 else 0)
    assert (table._state.facts(), list(table.log.entries), table.told) == before
    return refusal.value


def test_a_refusal_names_the_reason_and_the_rule(table: Table) -> None:
    other = next(LAY + basket for basket in range(1, BASKETS + 1) if LAY + basket not in table.menu(0))
    refusal = refused(table, 0, other)
    assert (refusal.reason, refusal.rule) == (Phrase("refused-not-in-hand", {"basket": other - LAY}), "TM-02")
    assert refused(table, 0, DRAW + 1).rule == "TM-05"


@pytest.mark.parametrize("choice", [-1, 0, 15, 99, 10**12])
def test_no_choice_of_this_game(table: Table, choice: int) -> None:
    assert refused(table, 0, choice).reason.key == "refused-unknown"


@pytest.mark.parametrize("seat", [-1, 3, SPECTATOR, 7, 99])
def test_no_such_seat(table: Table, seat: int) -> None:
    assert refused(table, seat, LAY + 1).reason.key == "refused-not-asked"


def test_after_the_end(table: Table) -> None:
    while not table.over:
        take(table, table.asked()[0])
    assert refused(table, 0, LAY + 1).reason.key == "refused-game-over"
    assert sorted(table.places())[0] == 1


# ---- Going back ------------------------------------------------------------------------------------------------------


def test_back_over_the_own_choice(table: Table) -> None:
    before = table._state.facts()
    take(table, 0)
    assert [table.can_undo(seat) for seat in range(3)] == [True, False, False]
    table.undo(0)
    assert (table._state.facts(), table.told, len(table.log.entries)) == (before, 9, 9)
    assert not table.can_undo(0)


def test_not_over_what_another_has_done_since(table: Table) -> None:
    take(table, 0)
    take(table, 1)
    assert [table.can_undo(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(IllegalChoice, match="refused-undo"):
        table.undo(0)


def test_not_over_what_was_shown_or_drawn(table: Table) -> None:
    for seat in range(3):
        take(table, seat)
    assert not any(table.can_undo(seat) for seat in range(3))


def test_after_going_back_the_table_tells_again(table: Table) -> None:
    take(table, 0)
    table.undo(0)
    take(table, 0, 1)
    assert table.told == 10
    assert len(table.log.entries) == 10
