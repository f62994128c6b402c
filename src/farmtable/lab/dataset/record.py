"""One game of a dataset: all that is needed to play it again, how it ended, and what was seen on the way."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from farmtable import api
from farmtable.core.brain.candidates import Candidates
from farmtable.core.brain.observation import Observation
from farmtable.core.game import SetupError
from farmtable.core.rules.state import State
from farmtable.table.log import split
from farmtable.thinking.ask import game_of


class Plan(msgspec.Struct, frozen=True):
    """What all games of a dataset have in common."""

    game: str
    seats: int
    options: dict[str, int]
    bots: list[str]
    file: str = ""  # of components, if they are not ours
    observations: bool = False


class Played(NamedTuple):
    """One game, and its steps if they are wanted."""

    game: dict[str, Any]
    steps: list[dict[str, Any]]


def play(plan: Plan, seed: int) -> Played:
    """In any process: the game of this seed. It is the one that the arena plays with the same bots in these seats."""
    position = api.start(game_of(plan.game, plan.file), plan.seats, seed, plan.options)
    api.play(position, plan.bots, seed)
    row = {
        "seed": seed,
        "entries": position.entries,
        "finished": position.over,
        "places": position.places(),
        "points": [score.points for score in position.scores()],
        "lost": position.game.lost(position.state),
        "hash": hash_of(position.state),
    }
    return Played(row, steps(plan, seed, position.entries) if plan.observations else [])


def hash_of(s: State) -> str:
    """A hash of all facts of a state."""
    return sha256(repr(s.facts()).encode()).hexdigest()


def replay(plan: Plan, entries: list[int]) -> api.Position:
    """The position at the end of a game, every entry checked; IllegalChoice if one can't be made."""
    position = api.start(game_of(plan.game, plan.file), plan.seats, None, plan.options)
    for row in entries:
        seat, choice = split(row)
        position.step(choice, seat)
    return position


class Eyes:
    """Sees what learners see."""

    def __init__(self, game: api.Game, seats: int) -> None:
        if game.brain.observation is None:
            raise SetupError(f"{game.name} has no observations")
        self.observation: Observation = game.brain.observation(seats)
        self.candidates = Candidates(game.vocabulary, seats)

    def see(self, s: State, seat: int) -> tuple[bytes, bytes]:
        """The row and the candidates of a seat that is asked, as little-endian int16."""
        first = int(s.seat)
        if seat != first:
            s.ask(seat)
        packed: list[Any] = [self.observation.row(s, seat), self.candidates.rows(s.menu, seat)]
        if seat != first:
            s.ask(first)
        return little(packed[0]), little(packed[1])


def little(packed: Any) -> bytes:
    """Packed numbers in the order of bytes that the files have."""
    found = memoryview(packed).tobytes()
    if sys.byteorder == "big":
        found = b"".join(found[k + 1 : k - 1 if k else None : -1] for k in range(0, len(found), 2))
    return found


def steps(plan: Plan, seed: int, entries: list[int]) -> list[dict[str, Any]]:
    """Every decision of a game: who was asked, what was seen, what could be chosen and what was."""
    position = api.start(game_of(plan.game, plan.file), plan.seats, None, plan.options)
    eyes, found = Eyes(position.game, plan.seats), []
    for number, row in enumerate(entries):
        seat, choice = split(row)
        if seat != api.NATURE:
            menu = position.menu(seat)
            observation, candidates = eyes.see(position.state, seat)
            found.append(
                {
                    "seed": seed,
                    "entry": number,
                    "seat": seat,
                    "menu": menu,
                    "action": menu.index(choice),
                    "observation": observation,
                    "candidates": candidates,
                }
            )
        position.take(choice, seat)
    return found


def file_of(components: Path | None) -> str:
    return str(components.resolve()) if components is not None else ""
