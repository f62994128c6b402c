"""The balance report: what it counts. Its figures are for people to read."""

from __future__ import annotations

from farmtable.core.playout import Chance
from farmtable.games.my_farm_shop.balance import Count, best_choice, played
from tests.games.my_farm_shop.support import GAME, given, started


def test_every_card_that_is_taken_could_be_taken() -> None:
    count = Count()
    earned = played(started(2).s, Chance(5), count)
    assert sum(count.taken) == 28
    assert all(taken <= could for taken, could in zip(count.taken, count.open, strict=True))
    assert len(earned) == 2


def test_the_bot_sells_at_the_end() -> None:
    position = given(farm={"9": "3 any -> 9 coin"}, goods="3 egg").empty_deck().final()
    assert position.game.vocabulary.text(best_choice(position.s, Chance(1))) == "activate 9"


def test_the_report_names_every_number_of_players() -> None:
    lines = GAME.reports()["balance"](1, 1).splitlines()
    assert [line[:9] for line in lines[:3]] == ["2 players", "3 players", "4 players"]
