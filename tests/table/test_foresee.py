"""A look ahead shows what one will see: with what answers itself after the choice, as far as nothing is learned."""

from __future__ import annotations

from farmtable.core.rules.playout import Chance
from farmtable.games import load
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table


def test_a_sure_look_ahead_goes_over_what_answers_itself() -> None:
    followed = 0
    for seed in range(3):
        table = Table(load("formidable_farm"), 1, {}, Dealer(seed_from(seed)), bots=[""], helps=True)
        table.answer([0])
        chance = Chance(seed)
        for _ in range(120):
            if table.over:
                break
            menu, version = table.menu(0), table.version(0)
            choice = menu[chance.below(len(menu))]
            found, entries = table.foresee(0, choice, version), len(table.log.entries)
            table.take(0, choice, version)
            table.answer([0])
            if found.sure:
                assert found.view == table.view(0)
                followed += len(table.log.entries) > entries + 1
    assert followed > 0
