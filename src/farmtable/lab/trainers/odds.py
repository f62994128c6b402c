"""Each seat's chance to win, fitted to who won: a softmax over the seats' features (conditional logit).

Games are played one choice ahead by players of mixed strength: with weights that are scattered little or much, with
slips, some by instinct, some by the simple value. Of each game some states are kept, whoever is to speak in them, be it
chance: the luck of an outcome is judged right after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from farmtable.bots.evaluation import Evaluation, Linear
from farmtable.core.brain.instinct import Instinct
from farmtable.core.brain.odds import KNOTS
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.loop import play
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.core.show.score import places
from farmtable.lab.selfplay import LONGEST, Simple, best_choice
from farmtable.lab.trainers.logit import Array, design, fitted, numpy
from farmtable.lab.trainers.tune import features_of, new_game
from farmtable.table.dealer import RememberingDealer, seed_from
from farmtable.thinking.ask import game_of
from farmtable.thinking.registry import newest, versions, weights_of

SCATTER = (0.0, 0.0, 0.2, 0.5)  # of a player's weights, one of these parts of them
SLIPS = (0.0, 0.0, 0.03, 0.1)  # one of these parts of a player's choices is any choice
BY_VALUE = 0.08  # of the players look at the simple value only
BY_INSTINCT = 0.08  # play by instinct, where the game has one, if nothing else was asked for
STATES = 12  # of a game
DIGITS = 4
BATCH = 100  # games in a file of what was seen


class Study(NamedTuple):
    """Which games are looked at."""

    game: str
    seats: int
    options: dict[str, int]  # those that are set; the others are drawn for each game
    games: int
    seed: int
    instinct: float = BY_INSTINCT  # how many play by it: they are quick


class Seen(NamedTuple):
    """States of some games: the game's number, how far it had come, the features of each seat, and who won."""

    number: list[int]
    progress: list[float]
    rows: list[list[list[float]]]
    won: list[list[float]]


class Players:
    """Who plays: a way to choose for each seat."""

    def __init__(self, game: Game, seats: int, instinct: float, random: Random) -> None:
        self.game = game
        self.instinct = instinct
        self.random = random
        self.chance = Chance(random.randrange(1 << 30))
        tables = weights_of(game.name, versions(game.name)[newest("heuristic", game.name)].weights)
        self.table = tables.get(str(seats), tables["any"])
        self.ways = [self.way() for _ in range(seats)]
        self.slips = [random.choice(SLIPS) for _ in range(seats)]

    def way(self) -> Evaluation | Instinct:
        features, instinct, kind = features_of(self.game), self.game.brain.instinct, self.random.random()
        if kind < BY_VALUE:
            return Simple(self.game, features)
        if instinct is not None and kind < BY_VALUE + self.instinct:
            return instinct
        scatter = self.random.choice(SCATTER)
        return Linear(
            self.game, features, [self.table[name] * self.random.gauss(1.0, scatter) for name in features.names]
        )

    def choose(self, s: State) -> int:
        way = self.ways[s.seat]
        if self.random.random() < self.slips[s.seat]:
            return int(any_choice(s, self.chance))
        if isinstance(way, Instinct):
            return int(way.choice(s, self.chance))
        return int(best_choice(s, way, 1, self.chance))


def played(study: Study, number: int, look: Callable[[State], Any]) -> tuple[list[Any], list[float]]:
    """One game: what was looked at in some of its states, and who won; nothing of a game without an end."""
    game, random = game_of(study.game, ""), Random(number)
    options = {option.name: random.choice(option.values) for option in game.options} | study.options
    players = Players(game, study.seats, study.instinct, random)
    dealer = RememberingDealer(seed_from(number))
    kept: list[Any] = []
    states = 0

    def seen(s: State) -> None:
        """Each state is as likely as the others to be among those that are kept."""
        nonlocal states
        states += 1
        if len(kept) < STATES:
            kept.append(look(s))
        elif (at := random.randrange(states)) < STATES:
            kept[at] = look(s)

    def choose(s: State) -> int:
        seen(s)
        return players.choose(s)

    def outcome(s: State) -> int:
        seen(s)
        return dealer.outcome(s)

    s = new_game(game, study.seats, options)
    play(s, choose, outcome, LONGEST)
    return (kept, shares(game, s)) if s.over() else ([], [])


def shares(game: Game, s: State) -> list[float]:
    """What each seat has of the win, by the rules' own scores."""
    first = [seat for seat, place in enumerate(places(game.scores(s))) if place == 1 and not game.lost(s)]
    return [1 / len(first) if seat in first else 0.0 for seat in range(s.players)]


def stood(study: Study, numbers: list[int]) -> Seen:
    """In any process: how all seats stood in some states of these games."""
    features = features_of(game_of(study.game, ""))
    found = Seen([], [], [], [])

    def look(s: State) -> tuple[float, list[list[float]]]:
        return features.progress(s), [features.row(s, seat) for seat in range(study.seats)]

    for number in numbers:
        kept, won = played(study, number, look)
        for progress, rows in kept:
            found.number.append(number)
            found.progress.append(progress)
            found.rows.append(rows)
            found.won.append(won)
    return found


def guessed(study: Study, numbers: list[int]) -> list[tuple[int, list[float], list[float]]]:
    """In any process: the chances that were told in some states of these games, and who won them."""
    odds = game_of(study.game, "").brain.odds
    if odds is None or study.seats not in odds.tables:
        raise SetupError(f"{study.game} has no odds for {study.seats} seats: `farmtable lab odds fit` makes them")
    found = []
    for number in numbers:
        kept, won = played(study, number, odds.chances)
        found += [(number, chances, won) for chances in kept]
    return found


def batches(study: Study) -> list[list[int]]:
    """The numbers of the games; those of different seeds have nothing in common, nor those of tests and matches."""
    first = 3_000_000_000 + study.seed * 10_000_000 + study.seats * 1_000_000
    numbers = list(range(first, first + study.games))
    return [numbers[k : k + BATCH] for k in range(0, len(numbers), BATCH)]


def packed(seen: Seen) -> dict[str, Array]:
    """As it is kept in a file, and fitted whether it was kept or not."""
    np = numpy()
    return {"number": np.array(seen.number)} | {
        name: np.array(values, dtype=np.float32) for name, values in list(seen._asdict().items())[1:]
    }


def gather(study: Study, workers: Executor, folder: Path | None) -> Iterator[dict[str, Array]]:
    """All that was seen, batch by batch; with a folder, what lies there is not played again."""
    np = numpy()

    def file(batch: list[int]) -> Path | None:
        by = "" if study.instinct == BY_INSTINCT else f"-{study.instinct:g}"
        return folder / f"{study.game}-{study.seats}{by}-{batch[0]}-{len(batch)}.npz" if folder else None

    todo = [batch for batch in batches(study) if (path := file(batch)) is None or not path.exists()]
    playing = workers.map(partial(stood, study), todo)
    for batch in batches(study):
        path = file(batch)
        if path is not None and path.exists():
            with np.load(path) as kept:
                yield dict(kept)
            continue
        seen = packed(next(playing))
        if path is not None:
            part = path.with_suffix(".part.npz")
            np.savez_compressed(part, **seen)
            part.rename(path)
        yield seen


def fit(study: Study, ridge: float, workers: Executor, folder: Path | None) -> dict[str, list[float]]:
    """The weights of each feature at each knot."""
    np = numpy()
    seen = [one for one in gather(study, workers, folder) if len(one["number"])]
    if not seen:
        raise SetupError(f"no game of {study.game} came to an end: there is nothing to fit")
    progress, rows, won = (
        np.concatenate([one[name] for one in seen]).astype(float) for name in ("progress", "rows", "won")
    )
    found = fitted(design(progress, rows), won, ridge, STATES).reshape(KNOTS, -1)
    names = features_of(game_of(study.game, "")).names
    return {name: [round(float(knot[k]), DIGITS) for knot in found] for k, name in enumerate(names)}
