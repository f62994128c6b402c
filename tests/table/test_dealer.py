"""The dealer: the same seed deals the same, streams do not disturb one another, every order is as likely."""

from __future__ import annotations

from hashlib import sha256

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.games._template.rules.declared import DRAW
from farmtable.table.dealer import Dealer, RememberingDealer, seed_from
from farmtable.table.log import split
from farmtable.table.table import Table
from tests.support.setups import load, random_choices

GAME = load("_template")


def drawn(seed: int, player: int) -> list[int]:
    """The baskets in the order in which they were drawn, for a player who chooses by another chance."""
    table = Table(GAME, 2, {}, Dealer(seed_from(seed)))
    for _ in random_choices(table, Chance(player)):
        pass
    steps = [split(row) for row in table.log.entries]
    return [choice - DRAW for seat, choice in steps if seat == NATURE]


def test_the_same_seed_deals_the_same() -> None:
    assert drawn(1, 1) == drawn(1, 1)
    assert drawn(1, 1) != drawn(2, 1)


def test_other_choices_keep_the_order_of_a_pile() -> None:
    assert {tuple(drawn(1, player)) for player in range(10)} == {tuple(drawn(1, 0))}


def test_other_choices_keep_most_of_a_deal_in_every_pile() -> None:
    """In Formidable Farm the market and each stack are piles of their own; what is left in the pool keeps its rank."""
    game = load("formidable_farm")

    def hands(player: int) -> list[int]:
        table = Table(game, 2, {}, Dealer(seed_from(5)))
        for _ in random_choices(table, Chance(player), 60):
            pass
        return [row for row in table.log.entries if split(row)[0] == NATURE]

    one, two = hands(1), hands(2)
    assert one[:12] == two[:12]
    assert len(set(one) & set(two)) > min(len(one), len(two)) * 2 // 3


def test_every_basket_is_as_likely_at_every_place() -> None:
    seeds = 3000
    counts = [[0] * 12 for _ in range(12)]
    for seed in range(seeds):
        s = GAME.new(4, {"carry": 0})
        s.settle()
        dealer = Dealer(seed_from(seed))
        for place in range(12):
            choice = dealer.outcome(s)
            counts[place][choice - DRAW - 1] += 1
            s.take(NATURE, choice)
    want = seeds / 12
    for row in counts:
        assert sum((count - want) ** 2 / want for count in row) < 36.5  # chi-square, 11 degrees, about 1 in 7000


def test_a_dealer_that_remembers_deals_the_same() -> None:
    plain, remembers = Dealer(seed_from(3)), RememberingDealer(seed_from(3))
    s = GAME.new(4, {"carry": 0})
    s.settle()
    while s.seat == NATURE:
        want = plain.outcome(s)
        assert [remembers.outcome(s), remembers.outcome(s)] == [want, want]  # the second time from memory
        s.take(NATURE, want)
    assert remembers.commitment == plain.commitment


def test_the_order_of_the_menu_is_nothing_to_the_dealer() -> None:
    """A bag has no order: the same cards lie in another one after other choices."""
    dealer = Dealer(seed_from(3))
    s = GAME.new(2, {"carry": 0})
    s.settle()
    want = dealer.outcome(s)
    first, last = s.card(13, 0), s.card(13, 11)
    s.replace(13, 0, last)
    s.replace(13, 11, first)
    assert dealer.outcome(s) == want


def test_the_commitment_is_a_hash_of_the_seed() -> None:
    seed = seed_from(9)
    assert Dealer(seed).commitment == sha256(seed).hexdigest()
    assert Dealer().commitment != Dealer().commitment


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 3"):
        Dealer(b"abc")
