"""Bots by name: versions, budgets, settings, levels; what is refused says what would be right."""

from __future__ import annotations

import pytest

from farmtable.bots.bot import Answer, Bot, Peek, Question, Truth
from farmtable.bots.ismcts import Ismcts
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.games import load, names
from farmtable.thinking import registry
from farmtable.thinking.registry import bots_of, levels, make, newest, parse_bots, read_spec, usual_level, versions
from tests.bots.test_search import position

COMMON = ["random-1", "greedy-1", "heuristic-1", "ismcts-1", "flat-1"]
VERSIONS = {  # by hand: a name that was given once stays
    "_template": COMMON,
    "farmoony": [*COMMON, "flat-2"],
    "fences": [*COMMON, "heuristic-2", "flat-2", "flat-3"],
    "formidable_farm": [*COMMON, "ismcts-2"],
    "my_farm_shop": [*COMMON, "ismcts-2", "ismcts-3"],
}
LEVELS = {
    "_template": {
        "random": "random",
        "greedy": "greedy",
        "seedling": "ismcts-1@50+noise=0.2",
        "farmhand": "ismcts-1@200+noise=0.1",
        "farmer": "ismcts-1@1000",
        "master": "ismcts-1@5000",
    },
    "farmoony": {
        "random": "random",
        "greedy": "greedy",
        "seedling": "heuristic-1+noise=0.022",
        "farmhand": "heuristic-1+noise=0.005",
        "farmer": "flat-1@160+keep=5",
        "master": "flat-2@40000",
    },
    "fences": {
        "random": "random",
        "greedy": "greedy",
        "seedling": "heuristic-2+noise=0.07",
        "farmhand": "heuristic-2+noise=0.035",
        "farmer": "heuristic-2",
        "master": "flat-3@4000",
    },
    "formidable_farm": {
        "random": "random",
        "greedy": "greedy",
        "seedling": "heuristic-1+noise=0.012",
        "farmhand": "heuristic-1",
        "farmer": "ismcts-1@400+turns=1",
        "foreman": "ismcts-1@20000",
        "master": "ismcts-2@240000",
    },
    "my_farm_shop": {
        "random": "random",
        "greedy": "greedy",
        "seedling": "heuristic-1+noise=0.035",
        "farmhand": "heuristic-1+noise=0.02",
        "farmer": "heuristic-1",
        "master": "ismcts-3@20000",
    },
}


class First(Bot):
    """Somebody else's bot."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def answer(self, question: Question) -> Answer:
        return Answer(question.menu[0])


def test_a_name_is_the_newest_version() -> None:
    assert newest("greedy") in versions()
    assert read_spec("greedy").version == newest("greedy")
    assert read_spec("ismcts-1@500+rollout=3+width=0") == ("ismcts-1", 500, {"rollout": 3.0, "width": 0.0}, False)


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
        ("peek:ismcts", "arena only"),
        ("peek-1", "there is no bot 'peek-1'"),
        ("genius", "seedling, farmhand, farmer, master"),
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
    peek = make("peek:ismcts", game, arena=True)
    with pytest.raises(PermissionError):
        peek.answer(game, game.view(s, 0), [1, 2], 1)


@pytest.mark.parametrize(
    ("name", "version"), [("fences", "flat-2"), ("fences", "ismcts-1"), ("my_farm_shop", "ismcts-2")]
)
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
    found = make(f"peek:{version}@600", game, arena=True).answer(game, question.view, question.menu, 1, question.truth)
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


@pytest.mark.parametrize("name", ["greedy", "heuristic", "tests.bots.test_registry:First", "seedling"])
def test_only_searches_can_peek(name: str) -> None:
    with pytest.raises(SetupError, match="stands before a search, like peek:ismcts-1"):
        make(f"peek:{name}", load("fences"), arena=True)


def test_every_game_has_its_versions_and_levels() -> None:
    for name in names(hidden=True):
        assert list(versions(name)) == VERSIONS[name], name
        assert list(levels(name).items()) == list(LEVELS[name].items()), name  # the weakest first
        assert usual_level(name) == "farmhand"
    assert list(versions()) == COMMON


def test_every_level_can_be_made_and_sees_no_more_than_its_seat() -> None:
    for name in names(hidden=True):
        game = load(name)
        for level, spec in levels(name).items():
            assert make(level, game).nodes == make(spec, game).nodes
            assert make(level, game).bot.peeks is False


def test_a_game_without_a_file_offers_the_simple_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "bots_of", lambda game: registry.GameBots())
    assert levels("fences") == {"random": "random", "greedy": "greedy"}
    assert usual_level("fences") == "greedy"
    assert list(versions("fences")) == COMMON
    with pytest.raises(SetupError, match="there is no bot 'farmhand'"):
        make("farmhand", load("fences"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            '[levels]\ngenius = "ismcts-1"',
            "there is no level 'genius'; levels: seedling, farmhand, farmer, foreman, master",
        ),
        ('[versions.flat-2]\nkind = "ismcts"', "a version of kind ismcts is called ismcts-1, not 'flat-2'"),
        ('[versions.flat]\nkind = "flat"', "is called flat-1, not 'flat'"),
        ('[versions.flat-2]\nkind = "oracle"', "oracle"),
        ('[versions.flat-2]\nkind = "flat"\nwidth = 3', "width"),
        ("levels = 3 4", "bots.toml"),
    ],
)
def test_a_file_with_a_mistake_says_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        parse_bots(text, "bots.toml")


def test_settings_of_a_game_reach_its_bots() -> None:
    assert bots_of("fences").versions["flat-3"].settings == {"rounds": 2, "keep": 12, "among": 1}
    bot = make("ismcts-1+explore=0.2", load("formidable_farm")).bot
    assert isinstance(bot, Ismcts)
    assert (bot.settings["turns"], bot.settings["explore"], bot.settings["width"]) == (3.0, 0.2, 4.0)


def test_peek_is_the_version_behind_it() -> None:
    """With its nodes and its settings: nothing but the truth is added."""
    game = load("my_farm_shop")
    for name in ("ismcts-2", "master"):
        peek, search = make(f"peek:{name}", game, arena=True), make(name, game)
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
