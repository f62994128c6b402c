"""Bots by name: `ismcts-1@20000+rollout=40` is a version, its nodes and its settings; `ismcts` is the newest one."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple

from farmtable.bots.bot import Answer, Bot, Peek, Question, Truth
from farmtable.bots.evaluation import Evaluation, Linear
from farmtable.bots.flat import FLAT_DEFAULTS, FlatBot
from farmtable.bots.greedy import GreedyBot, HeuristicBot
from farmtable.bots.ismcts import DEFAULTS, Ismcts
from farmtable.bots.random_bot import RandomBot
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.seats import PLAYERS
from farmtable.core.show.view import View
from farmtable.games import names

PEOPLE = ("seedling", "farmhand", "farmer", "master")  # the weakest first
SIMPLE = ("random", "greedy")
FALLBACK = "greedy"  # chooses where another bot fails
ALLOWED = {"heuristic": {"noise"}, "flat": set(FLAT_DEFAULTS), "ismcts": set(DEFAULTS)}


class Player(NamedTuple):
    """A bot with its budget."""

    name: str
    bot: Bot
    nodes: int

    def answer(self, game: Game, view: View, menu: list[int], seed: int, truth: Truth | None = None) -> Answer:
        """Whoever asks: the truth is for a bot that peeks."""
        return self.bot.answer(Question(game, view, menu, seed, self.nodes, truth if self.bot.peeks else None))


class Spec(NamedTuple):
    """What a name says."""

    version: str
    nodes: int | None
    settings: dict[str, float]


@cache
def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("farmtable.thinking").joinpath(name).read_text(encoding="utf-8"))


def versions(game: str = "") -> list[str]:
    """Those that a game has; without a game those that all have."""
    return [version for version, facts in data("versions.toml").items() if facts.get("only", game) == game]


def newest(name: str, game: str = "") -> str:
    """`greedy` is the `greedy` with the highest number that the game has."""
    found = [version for version in versions(game) if version.rpartition("-")[0] == name]
    return max(found, key=lambda version: int(version.rpartition("-")[2]), default=name)


def levels(game: str) -> dict[str, str]:
    """The levels of a game that people may choose, the weakest first, and what plays there."""
    found: dict[str, str] = data("levels.toml").get(game, {})
    return {level: found[level] for level in PEOPLE if level in found}


def offered() -> tuple[str, ...]:
    """What people may choose in every game."""
    return (*SIMPLE, *(level for level in PEOPLE if all(level in levels(game) for game in names())))


def read_spec(text: str, game: str = "") -> Spec:
    """SetupError if the text names no bot of the game."""
    name, *pairs = text.split("+")
    name, at, nodes = name.partition("@")
    if at and not (nodes.isascii() and nodes.isdigit() and 0 < int(nodes) < 1 << 40):
        raise SetupError(f"bot {text!r}: after @ comes a number of nodes, not {nodes!r}")
    settings = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        try:
            settings[key] = float(value)
        except ValueError:
            raise SetupError(f"bot {text!r}: {pair!r} is not a setting, like rollout=40") from None
    if ":" not in name and newest(name, game) not in versions(game):
        known = sorted({version.rpartition("-")[0] for version in versions(game)})
        raise SetupError(f"there is no bot {name!r}; bots: {', '.join([*known, *versions(game)])}")
    return Spec(newest(name, game), int(nodes) if nodes else None, settings)


def make(text: str, game: Game, arena: bool = False) -> Player:
    """The bot of this name, or of this level, for a game. A name with a colon is a class of a module elsewhere."""
    spec = read_spec(levels(game.name).get(text, text), game.name)
    if ":" in spec.version:
        return Player(text, foreign(spec.version, game), spec.nodes or 1)
    facts = data("versions.toml")[spec.version]
    peeks = facts["kind"] == "peek"
    if peeks and not arena:
        raise SetupError("peek sees what is hidden: it plays in the arena only")
    if peeks:
        facts = data("versions.toml")[facts["search"]]
    settings = {**facts.get("settings", {}), **facts.get(game.name, {}), **spec.settings}
    bot = bot_of(facts["kind"], game, facts.get("weights"), settings)
    return Player(text, Peek(bot) if peeks else bot, spec.nodes or facts["nodes"])


def foreign(name: str, game: Game) -> Bot:
    """A bot that somebody else wrote: `my_bots:Careful`, made with the game."""
    module, _, attribute = name.partition(":")
    try:
        bot = getattr(import_module(module), attribute)(game)
    except (ImportError, AttributeError) as error:
        raise SetupError(f"bot {name!r}: {error}") from None
    assert isinstance(bot, Bot), f"{name} is no Bot"
    return bot


def bot_of(kind: str, game: Game, weights: int | None, settings: dict[str, float]) -> Bot:
    allowed = ALLOWED.get(kind, set())
    for key in settings:
        if key not in allowed:
            raise SetupError(f"{kind} has no setting {key!r}; settings: {', '.join(sorted(allowed)) or 'none'}")
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(game)
    tuned = evaluations(game, weights)
    if kind == "heuristic":
        if not isinstance(tuned[game.seats[-1]], Linear):
            raise SetupError(f"{game.name} has no weights yet, so there is no heuristic bot; see docs/bots.md")
        return HeuristicBot(tuned, settings.get("noise", 0.0))
    return (FlatBot if kind == "flat" else Ismcts)(tuned, game.brain.instinct, settings)


def evaluations(game: Game, number: int | None) -> list[Evaluation]:
    """For each number of players: the tuned evaluation where the game has weights, else its simple value."""
    tables = weights_of(game.name, number) if number else {}
    return [evaluation(game, tables, players) for players in range(PLAYERS + 1)]


def evaluation(game: Game, tables: dict[str, dict[str, float]], players: int) -> Evaluation:
    features = game.brain.features
    table = tables.get(str(players), tables.get("any"))
    if features is None or table is None:
        return Evaluation(game, features)
    missing = set(features.names) ^ set(table)
    assert not missing, f"{game.name}: features and weights differ in {', '.join(sorted(missing))}"
    return Linear(game, features, [table[name] for name in features.names])


@cache
def weights_of(game: str, number: int) -> dict[str, dict[str, float]]:
    """Weights by the number of players, or for `any`; empty where the game has no such file."""
    file = files(f"farmtable.games.{game}").joinpath("brain", "weights", f"weights-{number}.toml")
    if not file.is_file():
        return {}
    found: dict[str, dict[str, float]] = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    return found


LEVELS = offered()
