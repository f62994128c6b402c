"""Observations and candidates of a game as numpy arrays, the spaces they live in, and what every number means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from farmtable import games
from farmtable.core.brain.candidates import Candidates
from farmtable.core.brain.observation import Block, Observation
from farmtable.core.game import Game, SetupError
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.state import State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Seen = dict[str, NDArray[Any]]


class Layout:
    """How a game looks to a learner: one row of numbers, a matrix of candidates and a mask; or a mask of all choices.

    `dense`: actions are numbers of all choices that could ever be made; else they are rows of the candidates.
    """

    def __init__(self, game: Game | str, seats: int, dense: bool = False) -> None:
        self.game = games.load(game) if isinstance(game, str) else game
        self.game.settled(seats, {})
        if self.game.brain.observation is None:
            raise SetupError(f"{self.game.name} has no observations")
        self.seats = seats
        self.dense = dense
        self.observation: Observation = self.game.brain.observation(seats)
        self.candidates = Candidates(self.game.vocabulary, seats)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by the game and how it is set up: packed rows of the compiled engine have no pickle."""
        return Layout, (self.game, self.seats, self.dense)

    # ---- What it is made of ------------------------------------------------------------------------------------------

    @property
    def blocks(self) -> list[Block]:
        return self.observation.blocks

    @property
    def size(self) -> int:
        """Numbers of an observation."""
        return int(self.observation.size)

    @property
    def most(self) -> int:
        """Actions: no menu has more candidates; or, dense, all choices that could ever be made."""
        return self.game.vocabulary.size if self.dense else self.observation.most_choices

    @property
    def columns(self) -> list[str]:
        """The names of a candidate's numbers."""
        return self.candidates.columns

    def split(self, rows: Numbers) -> dict[str, Numbers]:
        """The blocks of one observation, or of many, by name and in their shapes: views, not copies."""
        return {
            block.name: rows[..., block.start : block.start + block.size()].reshape(*rows.shape[:-1], *block.shape)
            for block in self.blocks
        }

    def space(self) -> spaces.Dict:
        """Of what a seat sees."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for block in self.blocks:
            low[block.start : block.start + block.size()] = block.low
            high[block.start : block.start + block.size()] = block.high
        found: dict[str, spaces.Space[Any]] = {"observation": spaces.Box(low, high, dtype=np.int16)}
        if not self.dense:
            shape = (self.most, len(self.columns))
            found["candidates"] = spaces.Box(-256, np.iinfo(np.int16).max, shape, np.int16)
        found["action_mask"] = spaces.Box(0, 1, (self.most,), np.int8)
        return spaces.Dict(found)

    def actions(self) -> spaces.Discrete:
        return spaces.Discrete(self.most)

    # ---- What a seat sees --------------------------------------------------------------------------------------------

    def row(self, s: State, seat: int) -> Numbers:
        """Everything that this seat may know."""
        return np.frombuffer(memoryview(self.observation.row(s, seat)), np.int16)

    def see(self, s: State, seat: int) -> Seen:
        """The row, and what the seat may choose if it is asked; else the mask is empty."""
        found: Seen = {"observation": self.row(s, seat)}
        mask = np.zeros(self.most, np.int8)
        matrix = np.zeros((self.most, len(self.columns)), np.int16) if not self.dense else None
        if s.asked & BIT[seat]:
            first = int(s.seat)
            if seat != first:
                s.ask(seat)
            size = int(s.menu.size)
            if matrix is None:
                mask[self.candidates.indices(s.menu)] = 1
            else:
                mask[:size] = 1
                rows = np.frombuffer(memoryview(self.candidates.rows(s.menu, seat)), np.int16)
                matrix[:size] = rows.reshape(size, len(self.columns))
            if seat != first:
                s.ask(first)
        if matrix is not None:
            found["candidates"] = matrix
        found["action_mask"] = mask
        return found

    def choice(self, s: State, seat: int, action: int) -> int | None:
        """The choice that an action means, None if the seat may not do that now."""
        menu = s.choices(seat)
        if not self.dense:
            return menu[action] if 0 <= action < len(menu) else None
        choice = self.game.vocabulary.choice(int(action)) if 0 <= action < self.most else -1
        return choice if choice in menu else None

    # ---- What it means ---------------------------------------------------------------------------------------------

    def described(self) -> Iterator[str]:
        """The layout in Markdown, line by line."""
        yield f"## {self.game.name}, {self.seats} seats"
        yield ""
        yield f"{self.size} numbers. Seats are counted from the one that looks."
        yield ""
        yield "| block | from | shape | low | high | what it says |"
        yield "|---|---|---|---|---|---|"
        for block in self.blocks:
            shape = " × ".join(map(str, block.shape))
            yield f"| {block.name} | {block.start} | {shape} | {block.low} | {block.high} | {block.meaning} |"
        yield ""
        yield f"At most {self.observation.most_choices} candidates, each with {len(self.columns)} numbers: "
        yield ", ".join(self.columns) + ". What a verb does not have is -1. Dense, there are "
        yield f"{self.game.vocabulary.size} actions. The verbs:"
        yield ""
        for k, verb in enumerate(self.game.vocabulary.verbs):
            yield f"{k}. `{verb.name}` {', '.join(verb.kinds)}".rstrip()
        yield ""
        yield "Kinds of task, as the agenda counts them: " + ", ".join(
            f"{k} {name}" for name, k in self.observation.tasks.items()
        )
