"""The components: what is in the box, and what is said of a file that can't be used."""

from collections import Counter
from pathlib import Path

import pytest

from farmtable.games.farmoony.data import components
from farmtable.games.farmoony.game import FarmoonyGame
from farmtable.games.farmoony.rules.missions import RULES
from farmtable.games.rows import ComponentError
from tests.games.farmoony.support import game

ROWS = components.load()
OURS = Path(components.__file__).parent


def test_the_farm_cards_have_the_ledgers_counts() -> None:
    tiles = Counter(letter for row in ROWS.cards for letter in row.tiles)
    assert tiles == {"S": 112, "V": 78, "W": 78, "F": 70, "P": 56, "T": 38}
    assert len(ROWS.cards) == 108
    stones = Counter(row.tiles.count("T") for row in ROWS.cards)
    assert (stones[1], stones[2]) == (34, 2)
    for row in ROWS.cards:
        assert all(n <= (3 if letter == "S" else 2) for letter, n in Counter(row.tiles).items())


def test_all_cards_differ_even_when_turned() -> None:
    seen: set[str] = set()
    for row in ROWS.cards:
        a, b, c, d = row.tiles
        ring = a + b + d + c
        turned = {ring[k:] + ring[:k] for k in range(4)}
        assert not turned & seen
        seen |= turned


@pytest.mark.rule("FM-04")
def test_the_tools_by_number_of_players() -> None:
    marks = [fewest for row in ROWS.tools for fewest in row.players]
    assert [sum(fewest <= players for fewest in marks) for players in (2, 3, 4, 5, 6)] == [20, 32, 32, 44, 44]
    assert {row.kind: len(row.players) for row in ROWS.tools} == components.COPIES


@pytest.mark.rule("FM-02")
def test_the_missions_ask_for_what_the_ledger_says() -> None:
    asks = {row.number: {*row.asks} for row in ROWS.missions}
    assert (asks[1], asks[4], asks[22]) == ({*"VWF"}, {"P"}, {*"VWP"})
    for row in ROWS.missions:
        assert {*row.asks} == {*row.tiles}
    assert [row.number for row in ROWS.missions if row.star] == [6, 11, 12, 14, 15, 16, 18]


def test_every_rule_has_its_number_of_tiles() -> None:
    assert components.ARGUMENTS.keys() == RULES.keys()


def test_a_file_with_one_table_is_enough(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text((OURS / "tools.toml").read_text().replace("[2, 2, 3, 5]", "[2, 3, 3, 5]"))
    other = FarmoonyGame(file)
    assert other.components != game().components
    assert list(other.box.kinds) == list(game().box.kinds)


@pytest.mark.parametrize(
    ("table", "old", "new", "said"),
    [
        (
            "farm_cards",
            '{ id = 2, tiles = ["W", "F", "V", "W"] }',
            '{ id = 2, tiles = ["W", "F"] }',
            "card 2, field 'tiles'",
        ),
        ("farm_cards", 'id = 2, tiles = ["W"', 'id = 2, tiles = ["X"', "card 2, field 'tiles': 'X'"),
        ("farm_cards", "id = 108,", "id = 107,", "card 108, field 'id': 0 rows"),
        ("farm_cards", '"P", "S", "S", "S"', '"V", "W", "W", "F"', "the same as card"),
        ("tools", 'kind = "seed"', 'kind = "sed"', "did you mean 'seed'?"),
        ("tools", 'mattock", players = [2, 3, 5]', 'mattock", players = [2, 3]', "3 are right"),
        ("missions", 'rule = "threes", tiles = ["V"]', 'rule = "threes", tiles = ["V", "W"]', "looks at 1"),
        ("missions", 'rule = "pairs", tiles = ["F", "P"]', 'rule = "pairs", tiles = ["F", "F"]', "comes twice"),
        ("missions", "star = true", "stars = true", "did you mean 'star'?"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, table: str, old: str, new: str, said: str) -> None:
    text = (OURS / f"{table}.toml").read_text()
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new))
    with pytest.raises(ComponentError) as error:
        components.load(file)
    assert said in str(error.value)
    assert "mine.toml" in str(error.value)


def test_missions_that_can_never_be_chosen_are_refused(tmp_path: Path) -> None:
    rows = [
        f'{{ number = {k}, name = "{ROWS.missions[k - 1].name}", rule = "threes", tiles = ["V"], asks = ["V"] }}'
        for k in range(1, 26)
    ]
    file = tmp_path / "mine.toml"
    file.write_text("mission = [" + ", ".join(rows) + "]")
    with pytest.raises(ComponentError, match="no three can be chosen"):
        components.load(file)
