"""The table in words against a second reading of the view: fact by fact, in both languages, board and pieces too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.show.score import Score
from farmtable.games.farmoony.show.landscape import Landscape
from farmtable.games.fences.show.text import Board
from farmtable.games.formidable_farm.show import text as farm_text
from farmtable.games.my_farm_shop.show.farms import Farms
from farmtable.table.table import Table
from farmtable.table.told.text import text
from farmtable.table.words import LANGUAGES
from tests.support.facts import READINGS, wrong
from tests.support.reading import NAMES, Heard, words_of
from tests.support.setups import random_choices, setups

EVERY = 60  # choices between two looks
# Numbers of a view, each of which the reading must miss where the text does not tell it.
MISSED = {
    "farmoony": ["seats.land", "seats.tokens", "seats.hand", "deck", "undealt"],
    "fences": [
        *("board.turn", "board.seat", "board.barn", "board.tile", "board.x", "board.y"),
        *("farms.animals", "farms.barns", "farms.worth", "farms.open", "seats.stock", "seats.points", "supply"),
    ],
    "formidable_farm": ["seats.crops", "seats.hand", "seats.stack", "market", "discs", "fees", "market_stack"],
    "my_farm_shop": ["seats.goods", "seats.bags", "seats.coins", "seats.cards", "seats.sunflowers", "market", "steps"],
}


def sight_of(table: Table, seat: int) -> dict[str, Any]:
    scores: list[Score] = table.scores()
    return {"view": msgspec.to_builtins(table.view(seat)), "scores": [{"points": score.points} for score in scores]}


def faults(table: Table, seat: int, lang: str) -> list[str]:
    names = list(NAMES[: table.seats])
    words = words_of(table.game.name, lang)
    return wrong(table.game.name, sight_of(table, seat), names, Heard(text(table, seat).sections, words).lines)


def looks(game: str, seed: int = 4) -> Iterator[tuple[Table, int]]:
    """Some moments of a game with the most seats, from the first eye and from who is asked; and its end."""
    setup = setups(game)[-1]
    table = setup.table(seed)
    for k, (seat, _) in enumerate(random_choices(table, Chance(seed), 400)):
        if k % EVERY == EVERY // 2:
            yield table, seat
    yield table, 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", sorted(READINGS))
def test_the_text_says_what_the_view_shows(which: str, lang: str) -> None:
    found = [faults(table, seat, lang) for table, seat in looks(which)]
    assert len(found) > 2
    assert not any(found), found


def numbers(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(part, dict | list):
        for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from numbers(inner, (*path, key))
    elif isinstance(part, int) and not isinstance(part, bool):
        yield path


@pytest.mark.parametrize("which", sorted(READINGS))
def test_one_number_that_is_not_told_is_missed(which: str) -> None:
    """A view with another number than the one that the text was made of."""
    random, missed = Random(3), set[str]()
    for table, seat in looks(which):
        sight, names = sight_of(table, seat), list(NAMES[: table.seats])
        lines = Heard(text(table, seat).sections, words_of(which, "en")).lines
        for name in MISSED[which]:
            paths = [path for path in numbers(sight["view"]) if ".".join(k for k in path if isinstance(k, str)) == name]
            for path in random.sample(paths, min(3, len(paths))):
                part = sight["view"]
                for key in path[:-1]:
                    part = part[key]
                old = part[path[-1]]
                part[path[-1]] = old + 1
                try:
                    if wrong(which, sight, names, lines):
                        missed.add(name)
                except (KeyError, IndexError, AssertionError):  # no such table can be
                    missed.add(name)
                part[path[-1]] = old
    assert missed == set(MISSED[which])


@pytest.mark.parametrize("which", sorted(READINGS))
def test_a_text_that_says_otherwise_is_found(which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the maker of each text: an end of a farm or a row left out, what lies below, another order."""
    if which == "fences":
        ends = Board.ends
        monkeypatch.setattr(Board, "ends", lambda self, farm: list(ends(self, farm))[1:])
    elif which == "farmoony":
        rows = Landscape.rows
        monkeypatch.setattr(Landscape, "rows", lambda self: rows(self)[1:])
    elif which == "my_farm_shop":
        monkeypatch.setattr(Farms, "face", lambda self, seat, field: self.printed(field))
    else:
        row = farm_text.row
        monkeypatch.setattr(farm_text, "row", lambda deck, cards: row(deck, cards)[::-1])
    assert any(faults(table, seat, "fr") for table, seat in looks(which))
