"""A game's scenarios are positions by the present rules, and their goals can be reached and missed."""

import pytest

from farmtable.core.show.phrase import IllegalChoice
from farmtable.games import load, names
from farmtable.table import lesson, scenario
from farmtable.table.lesson import LEARNER, LessonError
from farmtable.table.scenario import FILE, Scenario
from farmtable.table.words import LANGUAGES
from tests.laws.shown.test_words import messages

FEWEST = 3  # scenarios of a game that has any
PARTS = ("", "-task", "-hint", "-done")
WRITTEN = {name: scenario.keys(lesson.source(name, FILE)) for name in names()}
ALL = [(name, key) for name, found in WRITTEN.items() for key in found]
# Each module, and the game for one, is taught too.
OWN = {
    ("my_farm_shop", "jump_start"),
    ("my_farm_shop", "farmer"),
    ("my_farm_shop", "goals"),
    ("formidable_farm", "solo"),
}


def found(name: str, key: str) -> Scenario:
    return scenario.checked(load(name), lesson.source(name, FILE))[key]


def test_most_games_have_scenarios() -> None:
    assert sum(len(keys) >= FEWEST for keys in WRITTEN.values()) >= 4
    assert all(len(keys) >= FEWEST for keys in WRITTEN.values() if keys)
    rows = [(name, found(name, key).row) for name, key in ALL]
    modules = {(name, option) for name, row in rows for option in row.options}
    alone = {(name, "solo") for name, row in rows if row.seats == 1}
    assert modules | alone == OWN


@pytest.mark.parametrize(("name", "key"), ALL)
def test_a_goal_is_reached_by_the_solution_and_not_before(name: str, key: str) -> None:
    one = found(name, key)
    trial = one.trial()
    for choice in one.words(one.row.solution):
        assert trial.standing() == "open"
        assert choice in trial.table.menu(LEARNER)
        trial.take(choice)
    assert trial.standing() == "done"


@pytest.mark.parametrize(("name", "key"), ALL)
def test_a_goal_can_be_missed(name: str, key: str) -> None:
    one = found(name, key)
    trial = one.trial()
    for choice in one.words(one.row.wrong):
        assert trial.standing() == "open"
        trial.take(choice)
    assert trial.standing() == "failed"


@pytest.mark.parametrize(("name", "key"), ALL)
def test_the_same_choices_lead_to_the_same_table(name: str, key: str) -> None:
    one = found(name, key)
    way = one.words(one.row.solution)
    first, second = (one.tried(way).table for _ in range(2))
    assert first.log.entries == second.log.entries


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in names() if WRITTEN[name]])
def test_all_that_a_scenario_says_has_words(name: str, lang: str) -> None:
    words = messages(f"farmtable.games.{name}.show", lang)
    said = {f"scenario-{key}{part}" for key in WRITTEN[name] for part in PARTS}
    assert {key for key in words if key.startswith("scenario-")} == said
    assert not any(words[key] for key in said)  # they take no arguments


HEAD = "[[scenarios]]\nkey = 'x'\nseats = 2\ngoal = {goal}\nlog = '''{log}'''\nsolution = []\nwrong = []\n"
BEGUN = "* start 1; * farmer 7; * farmer 4; * draw 14; * draw 12; * draw 44; * draw 6"
BUILT = f"{BEGUN}; 1 set 14 r0 at 0,0"
SCORES = '{kind = "event", event = "scores"}'


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (HEAD.format(goal=SCORES, log=f"{BEGUN}; 1 fly away"), "fly away"),
        (HEAD.format(goal=SCORES, log=f"{BEGUN}; 1 set 12 r0 at 0,0"), "log-illegal"),
        (HEAD.format(goal=SCORES, log=f"{BUILT}; 1 done; * draw 8"), "not for the learner"),
        (2 * HEAD.format(goal=SCORES, log=BUILT), "same key"),
    ],
)
def test_a_scenario_that_does_not_fit_is_refused(text: str, fault: str) -> None:
    with pytest.raises(LessonError, match=fault):
        scenario.checked(load("fences"), text)


def begun(goal: str, more: str = "") -> Scenario:
    return scenario.checked(load("fences"), HEAD.format(goal=goal, log=BUILT) + more)["x"]


def test_others_answer_as_it_is_written_else_with_the_first_that_they_may() -> None:
    game = load("fences")
    barn = game.vocabulary.parse("barn north-east")
    as_written = "others = '2 set 12 r90 at 0,-1; 2 barn north-west'\nturns = 2"
    entries = begun('{kind = "won"}', as_written).tried([barn]).table.log.entries
    written = lesson.log_text(game, entries)
    assert "2 set 12 r90 at 0,-1; 2 barn north-west" in written.replace("\n", " ")
    other = lesson.log_text(game, begun('{kind = "won"}', "turns = 2").tried([barn]).table.log.entries)
    assert other != written


def test_too_many_choices_or_turns_are_a_failure() -> None:
    done = load("fences").vocabulary.parse("done")
    assert begun('{kind = "gain", points = 1}').trial().standing() == "open"
    assert begun('{kind = "gain", points = 1}').tried([done]).standing() == "failed"
    assert begun('{kind = "gain", points = 1}', "turns = 3").tried([done]).standing() == "open"
    assert begun('{kind = "gain", points = 1}', "turns = 3\nchoices = 1").tried([done]).standing() == "failed"
    assert begun('{kind = "line", rule = "FE-40", points = 0}').trial().standing() == "done"
    built = begun('{kind = "event", event = "builds"}').tried([load("fences").vocabulary.parse("barn north-east")])
    assert built.standing() == "done"
    with pytest.raises(IllegalChoice):
        begun('{kind = "won"}').tried([-1])
