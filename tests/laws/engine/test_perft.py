"""The number of ways to go on, from fixed positions: a rule that changed by accident changes a number here."""

from farmtable.core.rules.loop import deal
from farmtable.table.dealer import Dealer, seed_from
from tests.support.setups import Setup
from tests.support.setups import setups as setups_of
from tools.record.perft import BEFORE, all_counts, counts, position, stored

SLOW_NODES = 60


def test_node_counts(game: str) -> None:
    kept = stored(game)
    assert kept, f"{game} has no node counts: python -m tools.record perft update {game}"
    assert all_counts(game) == kept


def slow_nodes(setup: Setup, dealer: Dealer, path: list[int], depth: int) -> int:
    """The same by another way: no clone, every node is played from the start of the game."""
    s = setup.new()
    for choice in [*path, None]:
        deal(s, dealer.outcome)
        if choice is not None:
            s.take(s.seat, choice)
    if depth == 0 or s.over():
        return 1
    return sum(slow_nodes(setup, dealer, [*path, choice], depth - 1) for choice in s.choices(s.seat))


def test_the_counts_hold_without_clones(game: str) -> None:
    for setup in setups_of(game):
        for seed in range(len(BEFORE)):
            _, path = position(setup, seed)
            found = [number for number in counts(setup, seed) if number <= SLOW_NODES]
            dealer = Dealer(seed_from(seed))
            assert [slow_nodes(setup, dealer, path, depth + 1) for depth in range(len(found))] == found
