"""Market Day, rule by rule."""

from pathlib import Path

import pytest

from farmtable.core.game import SetupError
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.core.show.score import places
from farmtable.core.show.view import HIDDEN
from farmtable.games import load
from farmtable.games._template.rules.declared import DRAW, LAY
from farmtable.games._template.rules.state import CRATE, HAND, LOST, STALL, TAKEN
from farmtable.games.rows import ComponentError
from tests.games._template.table import GAME, draw, given, lay, told


@pytest.mark.rule("TM-01")
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_player_draws_three(seats: int) -> None:
    s = GAME.new(seats, GAME.settled(seats, {}))
    s.settle()
    assert s.choices(NATURE) == [DRAW + basket for basket in range(1, 13)]
    while s.asked == 1 << NATURE:
        s.take(NATURE, s.choices(NATURE)[0])
    assert [s.count(HAND + seat) for seat in range(seats)] == [3] * seats
    assert s.count(CRATE) == 12 - 3 * seats


@pytest.mark.rule("TM-01")
def test_only_the_owner_sees_a_hand() -> None:
    s = given([1, 5], [7, 12])
    assert [GAME.view(s, seat).seats[0].hand for seat in (0, 1, SPECTATOR)] == [[1, 5], [HIDDEN] * 2, [HIDDEN] * 2]  # type: ignore[attr-defined]


@pytest.mark.rule("TM-02")
def test_all_lay_at_the_same_time_and_in_secret() -> None:
    s = given([1, 5], [7, 12], [3, 4])
    assert s.asked == 0b111
    s.take(1, LAY + 12)
    assert s.asked == 0b101
    assert s.choices(0) == [LAY + 1, LAY + 5]
    assert s.row(STALL + 1) == [12]
    assert GAME.view(s, 0).seats[1].stall == [HIDDEN]  # type: ignore[attr-defined]


@pytest.mark.rule("TM-02")
def test_the_last_basket_is_laid_too() -> None:
    s = given([1], [12], crate=[])
    assert s.choices(0) == [LAY + 1]


@pytest.mark.rule("TM-02", "TM-05")
def test_refusals_name_the_rule() -> None:
    s = given([1, 5], [7, 12])
    assert GAME.show.refusal(s, 0, LAY + 7).rule == "TM-02"
    assert GAME.show.refusal(s, 0, DRAW + 7).rule == "TM-05"


@pytest.mark.rule("TM-03")
def test_the_most_eggs_take_the_lot() -> None:
    s = given([1, 5], [7, 12])
    lay(s, 5, 12)
    assert s.row(TAKEN + 1) == [5, 12]
    assert told(s) == ["lays", "lays", "shows", "shows", "takes"]


@pytest.mark.rule("TM-04")
def test_equals_lose_the_lot_to_nobody() -> None:
    s = given([11, 5], [3, 4], [12, 6])
    lay(s, 11, 4, 12)
    assert s.row(LOST) == [11, 4, 12]
    assert [s.count(TAKEN + seat) for seat in range(3)] == [0, 0, 0]
    assert told(s)[-1] == "spills"


@pytest.mark.rule("TM-05")
def test_each_player_draws_one_after_the_sale() -> None:
    s = given([1, 5], [7, 12], crate=[3, 4, 8])
    lay(s, 5, 12)
    draw(s, 4, 3)
    assert (s.row(HAND), s.row(HAND + 1)) == ([1, 4], [3, 7])


@pytest.mark.rule("TM-05")
def test_an_empty_crate_gives_nothing() -> None:
    s = given([1, 5], [7, 12], crate=[])
    lay(s, 5, 12)
    assert (s.row(HAND), s.row(HAND + 1)) == ([1], [7])


@pytest.mark.rule("TM-06")
def test_the_game_ends_with_empty_hands() -> None:
    s = given([1], [12], crate=[])
    assert not s.over()
    lay(s, 1, 12)
    assert s.over()
    assert GAME.turns(s) == 1


@pytest.mark.rule("TM-07")
def test_eggs_are_points() -> None:
    s = given([1], [12], crate=[])
    lay(s, 1, 12)
    assert [score.points for score in GAME.scores(s)] == [0, 1 + 6]
    assert GAME.brain.value(s, 1) > GAME.brain.value(s, 0)


@pytest.mark.rule("TM-07")
@pytest.mark.parametrize(("taken", "best"), [([[3, 7], [12], [1]], [1, 2, 3]), ([[11], [12]], [1, 1])])
def test_a_tie_goes_to_more_baskets(taken: list[list[int]], best: list[int]) -> None:
    s = given(*[[] for _ in taken], crate=[])
    for seat, baskets in enumerate(taken):
        for basket in baskets:
            s.put(TAKEN + seat, basket)
    assert places(GAME.scores(s)) == best


@pytest.mark.rule("TM-08")
@pytest.mark.parametrize(("carry", "taken"), [(False, [1, 8]), (True, [1, 8, 5, 6])])
def test_what_was_lost_may_be_carried(carry: bool, taken: list[int]) -> None:
    s = given([1, 5], [6, 8], crate=[], carry=carry)
    lay(s, 5, 6)
    lay(s, 1, 8)
    assert s.row(TAKEN + 1) == taken


@pytest.mark.rule("TM-08")
def test_the_option_is_on_or_off() -> None:
    with pytest.raises(SetupError, match="carry: 2 is not one of 0, 1"):
        GAME.settled(2, {"carry": 2})


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("basket = [{ id = 1, eggs = 1 }]", "there are 1 rows"),
        ("basket = [{ id = 1, eggs = 0 }]", "basket 1, field 'eggs': 0 is not allowed; 1 to 9"),
        ("basket = [{ id = 1, egg = 1 }]", "did you mean 'eggs'"),
        ("basket = [", "mine.toml: not TOML"),
    ],
)
def test_a_file_that_cant_be_used_says_why(tmp_path: Path, text: str, error: str) -> None:
    (tmp_path / "mine.toml").write_text(text)
    with pytest.raises(ComponentError, match=error):
        load("_template", tmp_path / "mine.toml")
