"""A game is its log: read back from text or from its ints alone it gives the same table."""

from farmtable.core.rules.playout import Chance
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.log import Log, Reader, written
from farmtable.table.table import Table, replayed
from tests.support.fingerprint import values
from tests.support.setups import Setup, load, random_choices

LENGTHS = (0, 1, 40, 3000)  # choices


def shown(setup: Setup, table: Table) -> object:
    """All that there is to see."""
    views = [table.view(eye) for eye in setup.eyes]
    menus = [(table.menu(seat), table.question(seat)) for seat in range(setup.seats)]
    events = [[values(event) for event in table.events(eye)] for eye in setup.eyes]
    return table._state.facts(), views, menus, events, table.scores(), table.places()


def test_replay(setup: Setup) -> None:
    for seed, length in enumerate(LENGTHS):
        table = setup.table(seed)
        for _ in random_choices(table, Chance(seed), length):
            pass
        if table.over:
            table.log.ending, table.log.places = "end", table.places()
        text = written(table.log, setup.game.vocabulary)
        log = Reader(lambda name: load(name).vocabulary).read(text)
        assert written(log, setup.game.vocabulary) == text
        only_ints = Log(table.log.header)
        only_ints.entries = list(table.log.entries)
        want = shown(setup, table)
        assert shown(setup, replayed(setup.game, log)) == want
        assert shown(setup, replayed(setup.game, log, Dealer(seed_from(seed)))) == want
        assert shown(setup, replayed(setup.game, only_ints)) == want
