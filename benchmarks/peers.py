"""Other engines, driven by the same loop in an environment of their own: legal moves, a random one, play it.

Their games are not ours, so a ratio says how many decisions a program can look at, nothing finer. A peer that can't be
installed, or that fails, says so in the table.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from time import process_time
from typing import Any

from benchmarks.worker import Numbers, microseconds, serve

random = Random(1).random


def one_of(moves: Any) -> Any:
    return moves[int(random() * len(moves))]


def rate(play: Callable[[], int], seconds: float) -> Numbers:
    """Decisions and games a second; `play` plays a game and tells how many decisions it took."""
    decisions, games, begun = 0, 0, process_time()
    while (passed := process_time() - begun) < seconds:
        decisions += play()
        games += 1
    return {"decisions": decisions / passed, "games": games / passed, "length": decisions / games}


# ---- OpenSpiel ------------------------------------------------------------------------------------------------------


def spiel_dealt(game: Any) -> Any:
    """A new game, with chance's first say behind it."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(spiel_chance(state))
    return state


def spiel_chance(state: Any) -> int:
    outcomes = state.chance_outcomes()
    at = random()
    for action, part in outcomes:
        at -= part
        if at < 0:
            return int(action)
    return int(outcomes[-1][0])


def spiel_play(state: Any) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(spiel_chance(state))
        else:
            state.apply_action(one_of(state.legal_actions()))
            decisions += 1
    return decisions


def spiel(name: str, seconds: float) -> Numbers:
    """From the shuffled cards on."""
    import pyspiel

    game = pyspiel.load_game(name)
    found = rate(lambda: spiel_play(game.new_initial_state()), seconds)
    return found | {"clone": microseconds(spiel_dealt(game).clone, seconds / 4)}


def spiel_observed(name: str, seconds: float) -> Numbers:
    """With the observation tensor of whoever is asked, at every decision."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(spiel_chance(state))
            else:
                state.observation_tensor()
                state.apply_action(one_of(state.legal_actions()))
                decisions += 1
        return decisions

    return rate(play, seconds)


def spiel_from_dealt(name: str, seconds: float) -> Numbers:
    """Without the dealing, which is most of the time where it is done card by card from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    dealt = [spiel_dealt(game) for _ in range(50)]
    found = rate(lambda: spiel_play(one_of(dealt).clone()), seconds)
    return found | {"clone": microseconds(dealt[0].clone, seconds / 4)}


# ---- The others -----------------------------------------------------------------------------------------------------


def catanatron(seconds: float) -> Numbers:
    """Four players; its own search bots do without the check of each action, so we do too."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play(limit: int = 10_000) -> int:
        game, decisions = new(), 0
        while decisions < limit and game.winning_color() is None:
            game.execute(one_of(game.state.playable_actions), validate_action=False)
            decisions += 1
        return decisions

    middle = new()
    for _ in range(200):
        middle.execute(one_of(middle.state.playable_actions), validate_action=False)
    return rate(play, seconds) | {"clone": microseconds(middle.copy, seconds / 4, 10)}


def rlcard(name: str, seconds: float) -> Numbers:
    import rlcard

    env = rlcard.make(name)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(one_of(list(state["legal_actions"])))
            decisions += 1
        return decisions

    found = rate(play, seconds)
    env.reset()
    return found | {"clone": microseconds(lambda: deepcopy(env.game), seconds / 4, 1)}


def pettingzoo(name: str, seconds: float) -> Numbers:
    from importlib import import_module

    import numpy

    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, told = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else told["action_mask"]
            env.step(int(one_of(numpy.flatnonzero(mask))))
            decisions += 1
        return decisions

    return rate(play, seconds)


def chess(seconds: float) -> Numbers:
    """python-chess, to mate, stalemate or one of the draws that need no claim."""
    import chess as python_chess

    def play() -> int:
        board, decisions = python_chess.Board(), 0
        while not board.is_game_over():
            board.push(one_of(list(board.legal_moves)))
            decisions += 1
        return decisions

    board = python_chess.Board()
    return rate(play, seconds) | {"clone": microseconds(lambda: board.copy(stack=False), seconds / 4)}


# The name in the table, its distribution, how it is measured.
PEERS: dict[str, tuple[str, Callable[[float], Numbers]]] = {
    "OpenSpiel hearts": ("open_spiel", lambda seconds: spiel("hearts", seconds)),
    "OpenSpiel hearts, from dealt states": ("open_spiel", lambda seconds: spiel_from_dealt("hearts", seconds)),
    "OpenSpiel backgammon": ("open_spiel", lambda seconds: spiel("backgammon", seconds)),
    "OpenSpiel backgammon, with tensors": ("open_spiel", lambda seconds: spiel_observed("backgammon", seconds)),
    "Catanatron, 4 players": ("catanatron", catanatron),
    "RLCard uno": ("rlcard", lambda seconds: rlcard("uno", seconds)),
    "RLCard gin-rummy": ("rlcard", lambda seconds: rlcard("gin-rummy", seconds)),
    "PettingZoo texas_holdem_v4": ("pettingzoo", lambda seconds: pettingzoo("texas_holdem_v4", seconds)),
    "PettingZoo connect_four_v3": ("pettingzoo", lambda seconds: pettingzoo("connect_four_v3", seconds)),
    "python-chess": ("chess", chess),
}

if __name__ == "__main__":
    serve({name: measure for name, (_, measure) in PEERS.items()})
