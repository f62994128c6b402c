"""Notation, words and the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from rich.text import Text

from farmtable.core.rules.task import Task
from farmtable.games.farmoony.data.components import load
from farmtable.games.farmoony.rules import play, tools
from farmtable.games.farmoony.rules.declared import EVENTS
from farmtable.games.farmoony.rules.tiles import TYPES
from farmtable.games.farmoony.show import refusals
from farmtable.games.farmoony.show.phrases import retold, shown_phrase
from farmtable.games.farmoony.show.show import FarmoonyShow
from farmtable.table.words import Words
from tests.games.farmoony.support import game as farmoony
from tests.games.farmoony.support import given

FACES = {1: "VW/PF", 2: "ST/SS"}


@pytest.mark.parametrize(
    "words",
    [
        "place 57 r90 at 3,-2",
        "place 108 r270 at -20,20",
        "unload r0 on 6 at 0,-1",
        "seed on 2 at 3,-2",
        "farmer-water on 1 at 0,0",
        "wheelbarrow 57",
        "take chemical-fertilizer",
        "mission 25",
        "choose 1",
        "fence",
        "done",
    ],
)
def test_notation_is_read_back(words: str) -> None:
    vocabulary = farmoony().vocabulary
    assert vocabulary.text(vocabulary.parse(words)) == words


@pytest.mark.parametrize(
    "words",
    ["place 57 at 3,-2", "place 109 r0 at 0,0", "place 5 r45 at 0,0", "place 5 r0 at 30,0", "seed at 0,0", "seed"],
)
def test_other_words_mean_nothing(words: str) -> None:
    with pytest.raises(ValueError, match=words.split()[0]):
        farmoony().vocabulary.parse(words)


@pytest.mark.parametrize(
    ("lang", "row"),
    [("en", "  0 Va  Wa "), ("fr", "  0 La  Ea ")],
)
def test_a_land_in_plain_letters(lang: str, row: str) -> None:
    table = given(faces=FACES, lands=[["1 r0 at 0,0"], ["2 r0 at 0,0"]], tokens=[{(0, 1): "S"}, {}], missions=(1,))
    words = Words(lang, "farmoony")
    show = FarmoonyShow(load(), table.s.box)
    text = Text.from_markup(show.draw(table.view(1), words.say)).plain
    assert row in text
    assert "  1 Sa* Fa " in text or "  1 Ta* Ga " in text


def test_a_hand_that_was_passed_on_is_shown() -> None:
    table = given(3, hands=[[1, 2], [3, 4], [5, 6]], missions=(1,), passes=1, todo=(play.CHOOSE_CARD,))
    text = Text.from_markup(farmoony().show.draw(table.view(1), Words("en", "farmoony").say)).plain
    assert "You know the hand of Player 2: 3 " in text
    assert "the hand of Player 3" not in text


@pytest.mark.parametrize(("todo", "turn"), [(play.CHOOSE_CARD, 2), (play.WORK_WITH_TOOLS, 1)])
def test_the_turn_is_counted_from_the_choice_to_the_tools(todo: Task[Any], turn: int) -> None:
    table = given(hands=[[1, 2], [3, 4]], missions=(1,), passes=1, todo=(todo,))
    assert f"phase 1, turn {turn}\n" in farmoony().show.draw(table.view(1), Words("en", "farmoony").say)


def test_a_card_is_told_as_it_lies() -> None:
    words, choice = Words("en", "farmoony"), farmoony().vocabulary.parse("place 2 r90 at 1,0")
    assert (
        words.say(farmoony().show.choice_phrase(choice))
        == "at N13: vegetable and water above, water and fertilizer below"
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "a card with 2 vegetables, 1 pest and 1 stone"),
        ("fr", "une carte avec 2 légumes, 1 nuisible et 1 pierre"),
    ],
)
def test_a_card_is_named_by_what_it_shows(lang: str, told: str) -> None:
    assert Words(lang, "farmoony").say(shown_phrase(5, ["vegetable", "stone", "pest", "vegetable"])) == told


def test_an_old_card_is_told_in_the_words_of_today() -> None:
    """Games that ended under version 0.1 kept letters."""
    letters = {quarter: {"key": f"letter-{name}", "args": {}} for quarter, name in zip("abcd", TYPES[1:5], strict=True)}
    old = {"key": "card", "args": {"card": 5, **letters}}
    new = to_builtins(shown_phrase(5, list(TYPES[1:5])))
    assert retold({"card": old, "cards": [old], "n": 3}) == {"card": new, "cards": [new], "n": 3}
    assert retold({"card": new}) == {"card": new}


def test_the_rules_tell_how_many_tools_there_are() -> None:
    """FM-04 says it in words: four kinds less often than the others, and more of all with more players."""
    few = {"mattock", "farmer", "wheelbarrow", "fence"}
    for players, n in ((2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        for row in load().tools:
            assert sum(players >= least for least in row.players) == (n if row.kind in few else n + 1)


@pytest.mark.parametrize(("goal", "key"), [(1, "ask-may-fence"), (0, "ask-may-fence-taken")])
def test_the_fence_question_says_what_the_wheelbarrow_does(goal: int, key: str) -> None:
    task = tools.MayFence(1, tools.MayFence(2, tools.Move(0, goal)))
    assert farmoony().show.question(task).key == key


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_and_refusal_has_words(lang: str) -> None:
    words = Words(lang, "farmoony")
    for kind in EVENTS.kinds:
        assert words.has(f"event-{kind.name}"), kind.name
    for name in farmoony().box.names[1:]:
        assert words.has(f"mission-{name}")
        assert words.has(f"mission-{name}-text")


def test_all_refusals_have_words() -> None:
    keys = set(re.findall(r'"(refused-[a-z-]+)"', Path(refusals.__file__).read_text()))
    assert len(keys) > 20
    for lang in ("en", "fr"):
        assert not [key for key in keys if not Words(lang, "farmoony").has(key)]
