"""The parts in the box: the mix of the ledger, and errors that help. (FE-01, FE-60)"""

from collections import Counter
from pathlib import Path

import pytest

from farmtable.games.fences.data.components import Components, Condition, load
from farmtable.games.fences.game import FencesGame
from farmtable.games.fences.rules.declared import CONDITIONS
from farmtable.games.rows import ComponentError
from tests.games.fences.position import GAME

OURS = Path(__file__).parents[3] / "src" / "farmtable" / "games" / "fences" / "data"
SHAPES = {"diagonal": 26, "two-corners": 20, "fork": 10, "straight": 8, "tee": 8, "cross": 6, "none": 6}


@pytest.fixture(scope="module")
def box() -> Components:
    return load()


@pytest.mark.rule("FE-01")
def test_the_mix_of_tiles(box: Components) -> None:
    assert Counter(row.fences for row in box.tiles) == SHAPES
    assert Counter(row.players for row in box.tiles) == {2: 60, 3: 12, 4: 12}
    assert sum(len(row.animals) for row in box.tiles) == 212


@pytest.mark.rule("FE-01")
def test_the_animals(box: Components) -> None:
    words = [word for row in box.tiles for word in row.animals]
    assert Counter("".join(words)) == {"c": 40, "p": 40, "s": 40}
    assert all(len(word) <= 2 and len(set(word)) <= 1 for word in words)
    assert sum(not any(row.animals) for row in box.tiles) == 8


@pytest.mark.rule("FE-60")
def test_the_profiles(box: Components) -> None:
    assert len(box.farmers) == 16
    assert len({row.name for row in box.farmers}) == 16
    assert all(len({bonus.when for bonus in row.bonus}) == 2 for row in box.farmers)
    assert len({frozenset(bonus.when for bonus in row.bonus) for row in box.farmers}) == 16
    assert {bonus.when for row in box.farmers for bonus in row.bonus} == set(CONDITIONS)


@pytest.mark.rule("FE-60")
def test_tim_gets_three_points_for_a_cow(box: Components) -> None:
    tim = next(row for row in box.farmers if row.name == "Tim")
    assert next((bonus.when, bonus.points) for bonus in tim.bonus) == ("cow", 3)


def test_rows_and_rules_have_the_same_conditions() -> None:
    assert Condition.__args__ == CONDITIONS  # type: ignore[attr-defined]


# ---- An owner's file ------------------------------------------------------------------------------------------------


def file_with(tmp_path: Path, file: str, old: str, new: str) -> Path:
    text = (OURS / file).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_file_with_tiles_only_keeps_our_farmers(tmp_path: Path) -> None:
    path = file_with(tmp_path, "tiles.toml", 'animals = ["', 'animals = ["pp')
    game = FencesGame(path)
    assert game.components != GAME.components
    assert [farmer.name for farmer in game.box.farmers] == [farmer.name for farmer in GAME.box.farmers]


def test_a_copy_with_other_white_space_is_the_same(tmp_path: Path) -> None:
    path = file_with(tmp_path, "farmers.toml", "id = 1\n", "\n\nid   =   1 # first\n")
    assert FencesGame(path).components == GAME.components


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "tiles.toml",
            'fences = "cross"',
            'fences = "crosss"',
            "field 'fences': 'crosss' is not allowed; did you mean 'cross'?",
        ),
        ("tiles.toml", 'fences = "cross"', 'fences = "none"', "field 'animals': 4 fields; none makes 1"),
        ("tiles.toml", 'animals = ["', 'animals = ["x', "is not allowed; a letter for each animal: c for a cow"),
        ("tiles.toml", "players = 3", "players = 4", "11 tiles have 3; 12 of 84"),
        ("tiles.toml", "id = 7\n", "id = 8\n", "missing [7], more than once [8]; each of 1 to 84 once"),
        ("tiles.toml", "id = 7\n", 'id = "x"\n', "field 'id': 'x' is not a whole number; 1 to 84"),
        ("tiles.toml", "id = 7\n", "id = 7\ncolour = 1\n", "tile 7, field 'colour': unknown"),
        ("farmers.toml", 'name = "Tim"', "name = 5", "farmer 1, field 'name': 5 is not allowed; a text in quotes"),
        ("farmers.toml", 'name = "Tim"', 'name = " "', "farmer 1, field 'name': ' ' is not allowed; a name"),
        ("farmers.toml", 'when = "cow"', 'when = "cows"', "field 'when': 'cows' is not allowed; did you mean 'cow'?"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(ComponentError) as error:
        FencesGame(file_with(tmp_path, file, old, new))
    assert said in str(error.value)
    assert "mine.toml" in str(error.value)


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[[card]]\nid = 1\n")
    with pytest.raises(ComponentError, match="table 'card': unknown"):
        FencesGame(path)
