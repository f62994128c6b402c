"""The solver of the solo game: small positions by hand, and many by brute force."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES
from farmtable.games.formidable_farm.rules.declared import CARDS, DRAW
from farmtable.games.formidable_farm.rules.state import Farm
from farmtable.lab.solver.foreknown import Foreknown
from farmtable.lab.solver.outlook import Outlook, Thumb
from farmtable.lab.solver.solo import Search
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from tests.games.formidable_farm.position import Beginning, Row, card, do, given

NO_LIMIT = 1 << 40


class Ascending(Dealer):
    """Chance that always takes the smallest number, so that a test can say which card comes."""

    def __init__(self) -> None:
        super().__init__(bytes(32))

    def rank(self, purpose: str, choice: int) -> bytes:
        return bytes([choice - DRAW])


def position(faces: Mapping[int, Row] | None = None, **facts: Any) -> Farm:
    """Alone, in the last turn unless a test says otherwise."""
    return given(faces, **{"players": 1, "turn": 17, "countdown": "pig", "stack": 0, "market": (), **facts}).s


def searched(
    s: Farm,
    width: int = NO_LIMIT,
    exact: bool = True,
    dealer: Dealer | None = None,
    within: int = 18,
    most: int = NO_LIMIT,
) -> Search:
    foreknown = Foreknown((dealer or Ascending()).rank)
    search = Search(foreknown, Outlook(s.deck, s, foreknown, Thumb()), width, width, most, exact, within)
    search.run(s)
    return search


def wins(s: Farm, search: Search, dealer: Dealer | None = None) -> bool:
    """Was a win claimed? Then the real table must agree."""
    if search.win is None:
        return False
    table = Table(Beginning(s.clone()), 1, {}, dealer or Ascending())
    for choice in search.win.whole():
        table.take(0, choice, table.version(0))
    assert table.over
    assert not table.lost()
    return True


def proven_lost(search: Search) -> bool:
    return search.win is None and not search.cut


# ---- By hand --------------------------------------------------------------------------------------------------------

SHEEP_FOR_PIG = card("1 sheep", do("take", crops="1 pig"))


def test_the_right_order_wins() -> None:
    """Sheep from the board, a sheep for a pig, the pig for the last card: the other supplies are of no use."""
    s = position({1: SHEEP_FOR_PIG, 2: card("1 pig")}, hand=[1, 2])
    search = searched(s)
    assert wins(s, search)
    assert search.reached == 17


def test_a_crop_too_few_is_lost() -> None:
    s = position({1: SHEEP_FOR_PIG, 2: card("2 pig")}, hand=[1, 2])
    assert proven_lost(searched(s))


def test_a_turn_more_wins_it() -> None:
    """The second pig costs another turn's supplies."""
    s = position({1: SHEEP_FOR_PIG, 2: card("2 pig")}, hand=[1, 2], turn=16, countdown="wheat")
    search = searched(s)
    assert wins(s, search)
    assert search.reached == 17
    assert proven_lost(searched(s, within=17))


@pytest.mark.parametrize(("face", "won"), [(SHEEP_FOR_PIG, True), (card("1 sheep"), False)])
def test_a_market_card_is_known_before_it_lies_there(face: Row, won: bool) -> None:
    """Card 3 comes into the market after this turn: only a pig from it and one from the board make two."""
    s = position({2: card("2 pig"), 3: face, 4: card("9 pig")}, hand=[2], market=[4], turn=16, crops="1 sheep")
    search = searched(s)
    assert wins(s, search) == won
    assert won or proven_lost(search)


@pytest.mark.parametrize(("countdown", "won"), [("pig", True), ("card", False)])
def test_the_card_on_top_of_the_stack_is_known(countdown: str, won: bool) -> None:
    """Card 1 lies there unseen. It can be drawn from the board and paid for at once, unless the space is occupied."""
    s = position({1: card("2 wheat"), 2: card("9 pig")}, stack=1, crops="2 wheat", countdown=countdown)
    search = searched(s)
    assert wins(s, search) == won
    assert won or proven_lost(search)


def test_a_narrow_search_says_that_it_left_something_out() -> None:
    s = position({1: SHEEP_FOR_PIG, 2: card("2 pig")}, hand=[1, 2], crops="3 wheat", market=5)
    search = searched(s, width=1)
    assert search.win is None
    assert search.cut


# ---- By brute force -------------------------------------------------------------------------------------------------


class TooBigError(Exception):
    """More positions than a test has time for."""


def brute_force(s: Farm, foreknown: Foreknown, known: dict[str, bool]) -> bool:
    """Can this position be won? Every choice, and nothing thrown away but what is the same in everything."""
    if s.over():
        return int(s.left(0)) == 0
    facts = repr(s.facts())
    if facts not in known:
        known[facts] = False
        if len(known) > 1500:
            raise TooBigError
        for choice in s.choices(0):
            after = s.clone()
            after.take(0, choice)
            foreknown.speak(after)
            if brute_force(after, foreknown, known):
                known[facts] = True
                break
    return known[facts]


@cache
def faces() -> dict[int, Row]:
    """The cards of our own file."""
    file = files("farmtable.games.formidable_farm.data") / "cards.toml"
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {one["id"]: {"cost": one["cost"], "reward": one["reward"]} for one in rows["card"]}


def small(seed: int, turns: int) -> Farm:
    """A position shortly before the end, with any of our cards; before the last turn what comes later is too dear."""
    chance = Chance(seed)
    cards = list(range(1, CARDS + 1))

    def some(n: int) -> list[int]:
        return [cards.pop(chance.below(len(cards))) for _ in range(n)]

    crops = [chance.below(4 - turns) for _ in CROP_NAMES]
    zones = {
        "hand": some(1 + chance.below(3)),
        "stack": some(chance.below(2)),
        "market": some(chance.below(3)),
        "fulfilled": some(chance.below(4)),
    }
    dear = dict.fromkeys(cards, card("9 pig")) if turns > 1 else {}
    return position(
        faces() | dear,
        **zones,
        crops=" ".join(f"{n} {name}" for n, name in zip(crops, CROP_NAMES, strict=True)),
        turn=18 - turns,
        countdown="sheep",
        disc="cucumber",
    )


@pytest.mark.parametrize(("turns", "positions", "fewest"), [(1, 40, 30), (2, 40, 20)])
def test_dominance_loses_no_win(turns: int, positions: int, fewest: int) -> None:
    """The exact search is right about small positions, and no search claims a win where there is none."""
    found = []
    for seed in range(positions):
        s, dealer = small(seed, turns), Dealer(seed_from(seed))
        search = searched(s, dealer=dealer, most=2000)
        try:
            truth = brute_force(s, Foreknown(dealer.rank), {})
        except TooBigError:
            continue
        assert truth or not wins(s, searched(s, 3, False, dealer), dealer), f"position {seed}"
        if not search.cut:
            assert wins(s, search, dealer) == truth, f"position {seed}"
            found.append(truth)
    assert len(found) >= fewest
    assert found.count(False) >= 3
    assert found.count(True) >= 3
