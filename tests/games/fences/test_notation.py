"""The text form of choices, and what is drawn and told."""

import pytest
from msgspec import to_builtins
from rich.text import Text

from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.core.rules.seats import SPECTATOR
from farmtable.games.fences.show import terminal
from farmtable.games.fences.show.phrases import tile_phrase
from farmtable.lab.balance import reports
from farmtable.lab.balance.fences_profiles import profiles
from farmtable.table.words import Words
from tests.games.fences.position import BLUE, GAME, RED, given


@pytest.mark.parametrize(
    "text",
    [
        "set 31 r90 at 2,-1",
        "set 84 r270 at -84,84",
        "barn west",
        "barn north-east",
        "done",
        "exchange",
        "pass",
        "draw 84",
    ],
)
def test_notation_reads_back(text: str) -> None:
    assert GAME.vocabulary.text(GAME.vocabulary.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "set",
        "set 31",
        "set 31 r45 at 2,-1",
        "set 31 r90 2,-1",
        "set 31 r90 at 2",
        "set x r90 at 2,-1",
        "set 200 r0 at 0,0",
    ]
    + ["set 31 r90 at 300,0", "set 31 r90 at ,", "set 31 r90 at +2,1", "barn here", "barn", "draw 85", "farmer 17"],
)
def test_what_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text.split(maxsplit=1)[0]):
        GAME.vocabulary.parse(text)


def test_a_whole_game_reads_back() -> None:
    s, chance = GAME.new(4, {"open_hands": 0}), Chance(2)
    s.settle()
    while not s.over():
        for choice in s.choices(s.seat):
            assert GAME.vocabulary.parse(GAME.vocabulary.text(choice)) == choice
            assert GAME.vocabulary.choice(GAME.vocabulary.index(choice)) == choice
        s.take(s.seat, any_choice(s, chance))
        nature(s, chance)


def test_the_board_is_drawn_with_fences_animals_and_barns() -> None:
    """Whole, and readable without colours."""
    board = ["1 r0 at 0,0 by red barn middle", "2 r90 at 0,1", "3 r90 at 1,1"]
    table = given(["none pp", "straight cc s", "two-corners c p ss", "cross"], board, {BLUE: [4], RED: []})
    say = Words("en", "fences").say
    text = Text.from_markup(terminal.draw(table.s.box, GAME.view(table.s, SPECTATOR), say)).plain
    assert text.splitlines()[:12] == [
        "        -1        0        1        2",
        "",
        "  -1",
        "",
        "              ·pp2    ·",
        "   0",
        "              ·       ·",
        "              ·s      ··p  │ss ·",
        "   1          ─────────────╱────",
        "              ·cc     ··   │c  ·",
        "",
        "   2",
    ]


def test_an_empty_board_is_drawn_too() -> None:
    table = given(["cross", "none"], [], {BLUE: [1], RED: [2]})
    text = terminal.draw(table.s.box, GAME.view(table.s, BLUE), Words("fr", "fences").say)
    assert "────┼────" in text  # one's own tile


@pytest.mark.rule("FE-60")
def test_the_report_of_the_profiles_has_a_line_for_each() -> None:
    text = profiles(GAME.box, 3, 1)
    assert all(f"\n{farmer.name} " in text for farmer in GAME.box.farmers)
    assert text == reports(GAME)["profiles"](3, 1, {})


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "set at O12: 2 sheep (south-east) and 1 pig (north-west)"),
        ("fr", "poser en O12\u00a0: 2 moutons (sud-est) et 1 cochon (nord-ouest)"),
    ],
)
def test_a_tile_is_told_as_it_lies(lang: str, told: str) -> None:
    """Tile 4 has two sheep in its north-east corner and a pig in the rest; a quarter turn brings them south-east."""
    choice = GAME.vocabulary.parse("set 4 r90 at 2,-1")
    assert Words(lang, "fences").say(GAME.show.choice_phrase(choice)) == told


def test_a_tile_is_named_by_what_it_shows() -> None:
    words = Words("en", "fences")
    assert words.say(tile_phrase(GAME.box, 4)) == "a tile with 1 pig and 2 sheep"
    assert words.say(tile_phrase(GAME.box, 9)) == "a tile without animals"


def test_an_old_tile_is_told_in_the_words_of_today() -> None:
    """Games that ended under version 0.1 kept its number."""
    new = {"tile": to_builtins(tile_phrase(GAME.box, 4)), "turn": 90}
    assert GAME.show.retold({"tile": 4, "turn": 90}) == new
    assert GAME.show.retold(new) == new
