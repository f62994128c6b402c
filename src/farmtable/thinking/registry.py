"""Bots by name: `ismcts-1@20000+rollout=40` is a version, its nodes and its settings; `ismcts` is the newest one.

Every game has the versions below. Its `brain/bots.toml` adds others, or settings of its own for one of these, and names
the levels that people are offered.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Annotated, Literal, NamedTuple

import msgspec

from farmtable.bots.bot import Answer, Bot, Peek, Question, Truth
from farmtable.bots.evaluation import Evaluation, Linear
from farmtable.bots.flat import FLAT_DEFAULTS, FlatBot
from farmtable.bots.greedy import GreedyBot, HeuristicBot
from farmtable.bots.ismcts import DEFAULTS, Ismcts
from farmtable.bots.random_bot import RandomBot
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.seats import PLAYERS
from farmtable.core.show.view import View

SIMPLE = ("random", "greedy")  # levels that every game has
LEVEL_NAMES = ("seedling", "farmhand", "farmer", "foreman", "master")  # those that a game may add, the weakest first
USUAL = "farmhand"  # for most people, where the game has it
FALLBACK = "greedy"  # chooses where another bot fails
PEEK = "peek:"  # before the name of a search: it is shown the truth
SEARCHES = ("flat", "ismcts")
ALLOWED = {"heuristic": {"noise"}, "flat": set(FLAT_DEFAULTS), "ismcts": set(DEFAULTS)}


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot under a fixed name: what is measured against `greedy-1` today must be the same bot in a year."""

    kind: Literal["random", "greedy", "heuristic", "flat", "ismcts"]
    nodes: int = 1
    weights: int = 0  # the number of a file in `brain/weights`; without one, the simple value judges
    settings: dict[str, float] = {}


class LuckWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the luck of chance is judged in a game: by playing on, which `match/luck.py` does."""

    turns: int = 1  # that are played on; 0: judged at once
    tries: Annotated[int, msgspec.Meta(ge=1)] = 6  # beside as many other outcomes
    share: float = 0.5  # of what they differ by


class GameBots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `brain/bots.toml`."""

    luck: LuckWay = LuckWay()
    levels: dict[str, str] = {}
    versions: dict[str, Version] = {}


COMMON = {
    "random-1": Version("random"),
    "greedy-1": Version("greedy"),
    "heuristic-1": Version("heuristic", 200, weights=1),
    "ismcts-1": Version("ismcts", 20_000, weights=1),
    "flat-1": Version("flat", 20_000, weights=1),
}


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
    peeks: bool = False


@cache
def bots_of(game: str) -> GameBots:
    """What the game's own file says; a game may do without one."""
    file = files(f"farmtable.games.{game}").joinpath("brain", "bots.toml")
    if not file.is_file():
        return GameBots()
    return parse_bots(file.read_text(encoding="utf-8"), f"games/{game}/brain/bots.toml")


def parse_bots(text: str, name: str) -> GameBots:
    """SetupError that says what would be right."""
    try:
        found = msgspec.toml.decode(text, type=GameBots)
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError) as error:
        raise SetupError(f"{name}: {error}") from None
    for level in found.levels:
        if level not in LEVEL_NAMES:
            raise SetupError(f"{name}: there is no level {level!r}; levels: {', '.join(LEVEL_NAMES)}")
    for version, facts in found.versions.items():
        kind, _, number = version.rpartition("-")
        if kind != facts.kind or not number.isdigit():
            raise SetupError(f"{name}: a version of kind {facts.kind} is called {facts.kind}-1, not {version!r}")
    return found


def versions(game: str = "") -> dict[str, Version]:
    """Those that a game has; without a game those that all have."""
    return {**COMMON, **bots_of(game).versions} if game else COMMON


def newest(name: str, game: str = "") -> str:
    """`greedy` is the `greedy` with the highest number that the game has."""
    found = [version for version in versions(game) if version.rpartition("-")[0] == name]
    return max(found, key=lambda version: int(version.rpartition("-")[2]), default=name)


def levels(game: str) -> dict[str, str]:
    """What people may choose in a game, the weakest first, and the bot that plays there."""
    own = bots_of(game).levels
    return {level: own.get(level, level) for level in (*SIMPLE, *LEVEL_NAMES) if level in SIMPLE or level in own}


def usual_level(game: str) -> str:
    """The level for who does not choose one."""
    return USUAL if USUAL in levels(game) else list(levels(game))[-1]


def is_foreign(name: str) -> bool:
    """Is this a class of a module elsewhere, `my_module:MyBot`?"""
    return ":" in name.removeprefix(PEEK)


def read_spec(text: str, game: str = "") -> Spec:
    """The bot of this name, or of this level of the game; SetupError if there is none."""
    behind = text.removeprefix(PEEK)
    name, *pairs = (levels(game).get(behind, behind) if game else behind).split("+")
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
    if not is_foreign(name) and newest(name, game) not in versions(game):
        kinds = sorted({version.kind for version in versions(game).values()})
        offered = [level for level in levels(game) if level not in kinds] if game else []
        raise SetupError(f"there is no bot {name!r}; bots: {', '.join([*offered, *kinds, *versions(game)])}")
    return Spec(newest(name, game), int(nodes) if nodes else None, settings, behind != text)


def make(text: str, game: Game, arena: bool = False) -> Player:
    """The bot of this name, or of this level, for a game. A name with a colon is a class of a module elsewhere."""
    spec = read_spec(text, game.name)
    version = None if is_foreign(spec.version) else versions(game.name)[spec.version]
    if spec.peeks and not arena:
        raise SetupError("peek sees what is hidden: it plays in the arena only")
    if spec.peeks and (version is None or version.kind not in SEARCHES):
        raise SetupError(f"{PEEK} stands before a search, like {PEEK}ismcts-1, not before {spec.version!r}")
    if version is None:
        return Player(text, foreign(spec.version, game), spec.nodes or 1)
    bot = bot_of(version.kind, game, version.weights, {**version.settings, **spec.settings})
    return Player(text, Peek(bot) if spec.peeks else bot, spec.nodes or version.nodes)


def foreign(name: str, game: Game) -> Bot:
    """A bot that somebody else wrote: `my_bots:Careful`, made with the game."""
    module, _, attribute = name.partition(":")
    try:
        bot = getattr(import_module(module), attribute)(game)
    except (ImportError, AttributeError) as error:
        raise SetupError(f"bot {name!r}: {error}") from None
    assert isinstance(bot, Bot), f"{name} is no Bot"
    return bot


def bot_of(kind: str, game: Game, weights: int, settings: dict[str, float]) -> Bot:
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


def evaluations(game: Game, number: int) -> list[Evaluation]:
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
