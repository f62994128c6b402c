"""Bots by name: versions, budgets, settings, levels; what is refused says what would be right."""

from __future__ import annotations

import pytest

from farmtable.bots.bot import Answer, Bot, Peek, Question, Truth
from farmtable.bots.ismcts import Ismcts
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.games import load, names
from farmtable.thinking.registry import LEVELS, PEOPLE, data, levels, make, newest, offered, read_spec, versions
from tests.bots.test_search import position


class First(Bot):
    """Somebody else's bot."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def answer(self, question: Question) -> Answer:
        return Answer(question.menu[0])


def test_a_name_is_the_newest_version() -> None:
    assert newest("greedy") in versions()
    assert read_spec("greedy").version == newest("greedy")
    assert read_spec("ismcts-1@500+rollout=3+width=0") == ("ismcts-1", 500, {"rollout": 3.0, "width": 0.0})


def test_settings_and_nodes_reach_the_bot() -> None:
    player = make("ismcts@500+rollout=3", load("_template"))
    assert player.nodes == 500
    assert isinstance(player.bot, Ismcts)
    assert player.bot.settings["rollout"] == 3.0


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("oracle", "bots: "),
        ("greedy-99", "greedy-1"),
        ("ismcts@many", "number of nodes"),
        ("ismcts@0", "number of nodes"),
        ("ismcts+rollout", "is not a setting"),
        ("ismcts+depth=3", "explore"),
        ("greedy+noise=1", "settings: none"),
        ("heuristic", "no weights yet"),
        ("peek", "arena only"),
        ("no_such_module:Bot", "no_such_module"),
        ("tests.bots.test_registry:Last", "Last"),
    ],
)
def test_what_is_refused(name: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        make(name, load("_template"))


def test_a_bot_of_somebody_else() -> None:
    game = load("_template")
    assert isinstance(make("tests.bots.test_registry:First", game).bot, First)


def test_peek_refuses_to_answer_without_the_truth() -> None:
    game = load("_template")
    s = game.new(2, game.settled(2, {}))
    peek = make("peek", game, arena=True)
    with pytest.raises(PermissionError):
        peek.answer(game, game.view(s, 0), [1, 2], 1)


@pytest.mark.parametrize(("name", "version"), [("fences", "peek-2"), ("fences", "peek-1"), ("my_farm_shop", "peek-3")])
def test_peek_searches_in_the_real_state_and_with_the_real_luck(name: str, version: str) -> None:
    game = load(name)
    s = position(game, 3, 20)
    seat = int(s.seat)
    asked: list[State] = []

    def outcome(now: State) -> int:
        asked.append(now)
        return now.menu.at(0)

    question = Question(game, game.view(s, seat), s.choices(seat), 1, 600, Truth(s, outcome))
    chance = Chance(1)
    assert question.imagine(chance).facts() == question.again(s, chance).facts() == s.facts()
    found = make(f"{version}@600", game, arena=True).answer(game, question.view, question.menu, 1, question.truth)
    assert found.choice in question.menu
    assert asked, "chance was never asked"


def test_the_truth_reaches_no_other_bot() -> None:
    """Even if who asks hands it over."""
    game = load("fences")
    s = position(game, 3, 20)

    def outcome(now: State) -> int:
        raise AssertionError("it peeks")

    for name in ("ismcts@300", "flat@300", "heuristic"):
        view, menu = game.view(s, int(s.seat)), s.choices(int(s.seat))
        blind = make(name, game).answer(game, view, menu, 1)
        assert make(name, game).answer(game, view, menu, 1, Truth(s, outcome)).choice == blind.choice


def test_without_the_truth_a_question_holds_what_the_seat_knows() -> None:
    game = load("fences")
    s = position(game, 3, 20)
    question = Question(game, game.view(s, int(s.seat)), s.choices(int(s.seat)), 1, 60)
    found = [question.imagine(Chance(seed)) for seed in range(8)]
    assert any(one.facts() != s.facts() for one in found)
    assert any(question.again(found[0], Chance(seed)).facts() != found[0].facts() for seed in range(8))


def test_every_level_can_be_made() -> None:
    for name in [*names(), "_template"]:
        game = load(name)
        for level, spec in levels(name).items():
            assert make(level, game).nodes == make(spec, game).nodes
    assert list(levels("_template")) == list(PEOPLE)


def test_people_are_offered_what_every_game_has() -> None:
    assert offered() == LEVELS
    assert "peek" not in LEVELS
    for level in LEVELS:
        for name in names():
            assert make(level, load(name)).bot.peeks is False


def test_every_version_says_what_it_is() -> None:
    for version, facts in data("versions.toml").items():
        kind, _, number = version.rpartition("-")
        assert number.isdigit()
        assert facts["kind"] == kind
        assert facts.get("only", "fences") in names()
        if kind == "peek":
            searched = data("versions.toml")[facts["search"]]
            assert searched.get("only") == facts.get("only")
            assert searched["kind"] in ("flat", "ismcts")


def test_peek_is_the_version_that_it_names() -> None:
    """With its nodes and its settings: nothing but the truth is added."""
    game = load("my_farm_shop")
    peek, search = make("peek-3", game, arena=True), make("ismcts-2", game)
    assert isinstance(peek.bot, Peek)
    assert isinstance(peek.bot.search, Ismcts)
    assert isinstance(search.bot, Ismcts)
    assert peek.bot.search.settings == search.bot.settings
    assert peek.nodes == search.nodes


def test_a_version_may_be_of_one_game_only() -> None:
    assert newest("heuristic", "fences") == "heuristic-2"
    assert newest("heuristic", "farmoony") == newest("heuristic") == "heuristic-1"
    assert make("heuristic", load("fences")).bot is not None
    with pytest.raises(SetupError, match=r"there is no bot 'heuristic-2'; bots: .*heuristic-1"):
        make("heuristic-2", load("farmoony"))
