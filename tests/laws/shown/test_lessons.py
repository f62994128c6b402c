"""A game's lesson is a game by the present rules, with words in every language."""

import pytest

from farmtable.games import load, names
from farmtable.table import lesson
from farmtable.table.lesson import LEARNER, LessonError
from farmtable.table.words import LANGUAGES
from tests.laws.shown.test_words import messages

FEWEST, MOST = 12, 25  # comments: enough to teach the whole game, few enough to be read
PARTS = {"", "board", "own", "others", "choices", "points", "log"}
WRITTEN = 4  # lessons, at least


def taught(name: str) -> str:
    """The lesson of a game; a new game may do without one."""
    text = lesson.source(name)
    if not text:
        pytest.skip(f"{name} has no guided first game: data/lesson.toml")
    return text


def test_most_games_teach_themselves() -> None:
    assert sum(bool(lesson.source(name)) for name in names()) >= WRITTEN


@pytest.mark.parametrize("name", names())
def test_a_lesson_is_a_game_by_the_rules(name: str) -> None:
    """Each choice is on the menu of who makes it; mend a lesson by: python -m tools.record lessons record GAME"""
    found = lesson.checked(load(name), taught(name))
    for step in range(found.steps):
        seat, choice = found.by(step)
        assert choice in found.table(step).menu(seat)
    assert FEWEST <= sum(map(len, found.comments.values())) <= MOST
    for step in found.comments:
        assert step in (0, found.steps) or found.by(step)[0] == LEARNER
    assert {comment.look for comments in found.comments.values() for comment in comments} <= PARTS
    assert found.comments[0]
    assert found.comments[found.steps]


OPEN_END = {"fences"}  # a farm is closed and scored in the middle of it; the rest of the game brings nothing new


@pytest.mark.parametrize("name", names())
def test_a_lesson_comes_to_the_end_of_the_game_and_the_learner_wins(name: str) -> None:
    found = lesson.checked(load(name), taught(name))
    table = found.table(found.steps)
    assert table.over == (name not in OPEN_END)
    assert table.places()[LEARNER] == 1
    assert table.scores()[LEARNER].points > 0


@pytest.mark.parametrize("name", names())
def test_no_step_is_asked_for_without_a_reason(name: str) -> None:
    """The learner chooses where something was said; a skip leads to the next comment, and every comment is shown."""
    found = lesson.checked(load(name), taught(name))
    step, shown = 0, set[int]()
    while step < found.steps:
        shown.add(step)
        assert found.waits(step) <= bool(found.comments.get(step))
        assert found.onward(step) > step
        step = found.onward(step)
    assert set(found.comments) <= shown | {found.steps}
    assert found.onward(found.steps) == found.steps


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_all_that_a_lesson_says_has_words(name: str, lang: str) -> None:
    found = lesson.read(load(name), taught(name))
    said = [f"lesson-{comment.key}" for comments in found.comments.values() for comment in comments]
    assert len(said) == len(set(said))
    words = messages(f"farmtable.games.{name}.show", lang)
    assert {key for key in words if key.startswith("lesson-")} == set(said)
    assert not any(words[key] for key in said)  # they take no arguments


HEAD = "seats = 2\nlog = '''\n* start 1\n* farmer 7\n* farmer 4\n* draw 14\n* draw 12\n* draw 44\n* draw 6\n{}\n'''\n"


@pytest.mark.parametrize(
    ("line", "comment", "fault"),
    [
        ("1 fly away", "", "fly away"),
        ("1 set 14 r0 at 5,5", "", "log-illegal"),
        ("1 set 12 r0 at 0,0", "", "log-illegal"),
        ("1 set 14 r0 at 0,0", '[[comments]]\nkey = "x"\nat = "barn"', "barn"),
        ("1 set 14 r0 at 0,0", '[[comments]]\nkey = "x"\nat = "set"\nnth = 2', "number 2"),
    ],
)
def test_a_lesson_that_does_not_fit_is_refused(line: str, comment: str, fault: str) -> None:
    with pytest.raises(LessonError, match=fault):
        lesson.checked(load("fences"), HEAD.format(line) + (comment or "comments = []"))


def test_a_comment_finds_its_place() -> None:
    text = HEAD.format("1 set 14 r0 at 0,0\n1 barn north-east\n* draw 8") + "".join(
        f'[[comments]]\nkey = "{at}"\nat = "{at}"\n' for at in ("end", "barn", "start", "set")
    )
    found = lesson.checked(load("fences"), text)
    assert [found.waits(step) for step in range(3)] == [True, True, False]
    places = {step: [comment.key for comment in comments] for step, comments in found.comments.items()}
    assert places == {0: ["start", "set"], 1: ["barn"], 2: ["end"]}


def test_a_skip_goes_to_the_next_comment_and_asks_for_nothing() -> None:
    more = "1 set 14 r0 at 0,0\n1 barn north-east\n* draw 8; 2 set 12 r90 at 0,-1; 2 barn north-west; * draw 31"
    said = '[[comments]]\nkey = "a"\nat = "barn"\nskip = true\n[[comments]]\nkey = "b"\nat = "end"\n'
    found = lesson.checked(load("fences"), HEAD.format(more) + said)
    assert [found.onward(step) for step in range(5)] == [1, 4, 3, 4, 4]
    assert not any(found.waits(step) for step in range(5))


def test_a_log_is_written_as_it_is_read() -> None:
    game = load("fences")
    entries = lesson.read(game, taught("fences")).log.entries
    text = lesson.log_text(game, entries)
    assert lesson.entries_of(game, text) == entries
    assert max(map(len, text.split("\n"))) <= lesson.WIDTH
