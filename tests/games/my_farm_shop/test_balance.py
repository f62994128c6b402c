"""The balance report: what it counts. Its figures are for people to read."""

from __future__ import annotations

from farmtable.core.rules.playout import Chance
from farmtable.lab.balance import reports
from farmtable.lab.balance.my_farm_shop import Count, best, played, winners
from tests.games.my_farm_shop.support import GAME, Position, given, started


def test_every_card_that_is_taken_could_be_taken() -> None:
    count = Count()
    earned = played(started(2).s, Chance(5), count)
    assert sum(count.taken) == 28
    assert all(taken <= could for taken, could in zip(count.taken, count.open, strict=True))
    assert len(earned) == 2


def test_a_skill_used_before_the_die_is_chosen_takes_no_card() -> None:
    count = Count()
    played(started(2, jump_start=1, farmer=1).s, Chance(5), count)  # uses one there
    assert sum(count.taken) <= 28  # the farmer is no field card


def chosen(position: Position) -> str:
    return position.game.vocabulary.text(best(position.s, Chance(1)))


def test_the_bot_sells_at_the_end() -> None:
    position = given(farm={"9": "3 any -> 9 coin"}, goods="3 egg").empty_deck().final()
    assert chosen(position) == "activate 9"


def test_in_the_last_turn_the_bot_keeps_what_the_final_activation_sells() -> None:
    """Field 7 would sell one of the three eggs now, for 2 coins."""
    position = given(farm={"9": "3 any -> 9 coin"}, goods="3 egg").empty_deck().activating(3, 4)
    assert position.menu() == ["done", "activate 7"]
    assert chosen(position) == "done"


def test_the_bot_places_a_card_where_the_dice_activate_it() -> None:
    """In the last turn nothing else counts; field 8 has the dice sum, the other fields can't be reached."""
    position = given(market=["8 coin; 1x"]).empty_deck().rolled(1, 4, 4)
    position.play("stall 1 with 1")
    assert chosen(position) == "place 8"


def test_ties_are_broken_by_goods_and_bags() -> None:
    position = given(players=3, goods="1 egg 9 coin", has={2: "1 bag 1 milk 9 coin", 3: "4 bag 8 coin"})
    assert winners(position.s, [9, 9, 8]) == [1]
    position = given(players=3, goods="2 egg 9 coin", has={2: "1 bag 1 milk 9 coin", 3: "4 bag 8 coin"})
    assert winners(position.s, [9, 9, 8]) == [0, 1]


def test_the_report_names_every_number_of_players() -> None:
    lines = reports(GAME)["balance"](1, 1, {}).splitlines()
    assert [line[:9] for line in lines[:3]] == ["2 players", "3 players", "4 players"]


def test_the_report_plays_with_modules_too() -> None:
    without, modules = (reports(GAME)["balance"](1, 1, options) for options in ({}, {"farmer": 1, "goals": 1}))
    assert without != modules
