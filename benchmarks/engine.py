"""What is measured of Farmtable's own engine, interpreted or compiled, whichever this process runs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from benchmarks.worker import Numbers, counting, microseconds, serve
from farmtable.bots.bot import Question
from farmtable.bots.evaluation import Evaluation
from farmtable.bots.ismcts import DEFAULTS, Search
from farmtable.cli import engine
from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance, nature, playout
from farmtable.core.rules.state import State
from farmtable.games import load

LIMIT = 20_000  # decisions: a random game that goes on for longer is left
FULL_PLAYOUTS = {**DEFAULTS, "rollout": -1.0, "prior": 0.0}
NODES = 20_000  # of one search
VECTOR = 64  # games in a vector environment

GAMES: dict[str, Game] = {}


def game_of(name: str) -> Game:
    if name not in GAMES:
        GAMES[name] = load(name)
    return GAMES[name]


def start(game: Game, seats: int, chance: Chance) -> State:
    """A new game at its first question."""
    s = game.new(seats, game.settled(seats, {}))
    s.settle()
    nature(s, chance)
    return s


def later(game: Game, seats: int, decisions: int) -> State:
    """A position after a number of decisions; if the game ends before, of another game."""
    for seed in range(1, 100):
        chance = Chance(seed)
        s = start(game, seats, chance)
        playout(s, chance, decisions)
        if not s.over():
            return s
    raise ValueError(f"no random game of {game.name} takes {decisions} decisions")


def inside(name: str, seats: int, seconds: float) -> Numbers:
    """Random games that the engine plays by itself; chance is paid for, not counted."""
    game, chance, decisions, games, begun = game_of(name), Chance(1), 0, 0, process_time()
    while (passed := process_time() - begun) < seconds:
        s = game.new(seats, game.settled(seats, {}))
        s.settle()
        decisions += playout(s, chance, LIMIT)[0]
        games += 1
    return {"decisions": decisions / passed, "games": games / passed, "length": decisions / games}


def outside(name: str, seats: int, seconds: float) -> Numbers:
    """An ordinary Python loop asks for the menu and chooses, as the peers are driven."""
    game, chance, random, decisions, begun = game_of(name), Chance(1), Random(1).random, 0, process_time()
    while (passed := process_time() - begun) < seconds:
        s = start(game, seats, chance)
        last = decisions + LIMIT
        while not s.over() and decisions < last:
            seat = s.seat
            menu = s.choices(seat)
            s.take(seat, menu[int(random() * len(menu))])
            nature(s, chance)
            decisions += 1
    return {"decisions": decisions / passed}


def copies(name: str, seats: int, decisions: int, seconds: float) -> Numbers:
    """Microseconds for a clone, and for a clone with hidden cards dealt anew, after a number of decisions."""
    game, chance = game_of(name), Chance(1)
    s = later(game, seats, decisions)
    return {
        "clone": microseconds(s.clone, seconds / 2),
        "imagine": microseconds(lambda: game.again(s, 0, chance), seconds / 2),
    }


def search(name: str, seats: int, decisions: int, seconds: float) -> Numbers:
    """Iterations a second of a tree search with random playouts, after a number of decisions."""
    game, tries, seed, spent = game_of(name), 0, 0, 0.0
    s = later(game, seats, decisions)
    seat = int(s.seat)
    evaluation = Evaluation(game, game.brain.features)
    while spent < seconds:
        seed += 1
        one = Search(Question(game, game.view(s, seat), s.choices(seat), seed, NODES), evaluation.copy(), FULL_PLAYOUTS)
        begun = process_time()
        one.run()
        spent += process_time() - begun
        tries += one.tries
    return {"iterations": tries / spent}


def vector(name: str, seats: int, chance: str, seconds: float) -> Numbers:
    """Steps of the vector environment, all seats at random, each with observation, candidates and mask."""
    import numpy as np

    from farmtable.rl import FarmVectorEnv

    env = FarmVectorEnv(VECTOR, name, seats, seat=None, chance=chance, copy=False, final_obs=False)
    random = np.random.default_rng(1).random
    _, info = env.reset(seed=1)
    steps, begun = 0, process_time()
    while (passed := process_time() - begun) < seconds:
        _, _, _, _, info = env.step((random(VECTOR) * info["choices"]).astype(np.int64))
        steps += VECTOR
    return {chance: steps / passed}


def compiled() -> Numbers:
    """1 or 0."""
    return {"compiled": float(engine() == "compiled")}


MEASURES: dict[str, Callable[..., Numbers]] = {
    "counting": counting,
    "inside": inside,
    "outside": outside,
    "copies": copies,
    "search": search,
    "vector": vector,
    "compiled": compiled,
}

if __name__ == "__main__":
    serve(MEASURES)
