"""Many games stepped in one call, with the row and the candidates of whoever is asked written in place.

This is the inside of the vector environment, compiled. It holds no numpy: the packed rows are wrapped outside, without
a copy. What chance says, and what other players choose, comes from outside too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farmtable.core.brain.candidates import Candidates
from farmtable.core.brain.observation import Observation
from farmtable.core.rt import i16, i64, u8, vec
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import BIT, NATURE, NOBODY
from farmtable.core.rules.state import State

Outcome = Callable[[State], int]  # what chance says in one game
Chooser = Callable[[int, State], int]  # what another player chooses in the game with this number

LIMIT: Final = 20_000  # decisions; a game that is not over by then is cut off
RUNNING: Final = 0
OVER: Final = 1
CUT_OFF: Final = 2


class Batch:
    """So many games, all of one kind, with the same number of seats."""

    def __init__(
        self, count: int, observation: Observation, candidates: Candidates, dense: bool, seed: int, shown: bool = True
    ) -> None:
        self.count: i64 = count
        self.observation: Observation = observation
        self.candidates: Candidates = candidates
        self.dense: bool = dense  # choices by their dense index; else by their row among the candidates
        self.shown: bool = shown  # are rows and candidates written at all?
        self.most: i64 = candidates.size if dense else observation.most_choices
        self.states: list[State | None] = [None] * count
        self.outcomes: list[Outcome | None] = [None] * count  # None: quick chance of our own
        self.chances: list[Chance] = [Chance(seed * 1_000_003 + k) for k in range(count)]
        self.others: i64 = 0  # a bit for each seat that is played by somebody else
        self.chooser: Chooser | None = None  # ... who is asked here; None: any choice
        self.decisions: vec[i64] = vec[i64]([0] * count)  # of each game so far
        self.rows: vec[i16] = vec[i16]([i16(0)] * (count * int(observation.size)))
        width = 0 if dense else int(candidates.width)
        self.choices: vec[i16] = vec[i16]([i16(0)] * (count * int(self.most) * width))
        self.masks: vec[u8] = vec[u8]([u8(0)] * (count * int(self.most)))
        self.sizes: vec[i16] = vec[i16]([i16(0)] * count)  # of the menus
        self.seats: vec[u8] = vec[u8]([u8(NOBODY)] * count)  # who is asked
        self.states_of: vec[u8] = vec[u8]([u8(RUNNING)] * count)

    def begin(self, k: i64, s: State, outcome: Outcome | None) -> None:
        """A new game in the place of another."""
        self.states[k] = s
        self.outcomes[k] = outcome
        self.decisions[k] = 0
        self.states_of[k] = RUNNING
        self.go_on(k, s)

    def state(self, k: i64) -> State:
        s = self.states[k]
        assert s is not None
        return s

    def choice(self, k: i64, action: i64) -> i64:
        """The choice that an action means; ValueError if it is not in the menu."""
        menu = self.state(k).menu
        if not self.dense:
            if action < 0 or action >= menu.size:
                raise ValueError(f"game {k}: {action} is not one of the {menu.size} candidates")
            return menu.at(action)
        if action < 0 or action >= self.most or i64(self.masks[k * self.most + action]) == 0:
            raise ValueError(f"game {k}: {action} is not in the mask")
        return self.candidates.vocabulary.choice(int(action))

    def step(self, actions: list[int]) -> int:
        """An action in every game that is not over; how many have ended now. If one is wrong, none is done."""
        wanted = vec[i64]([0] * int(self.count))
        for k in range(self.count):
            if i64(self.states_of[k]) == RUNNING:
                wanted[k] = self.choice(k, actions[k])
        ended: i64 = 0
        for k in range(self.count):
            if i64(self.states_of[k]) == RUNNING:
                s = self.state(k)
                s.take(s.seat, wanted[k])
                self.decisions[k] += 1
                self.go_on(k, s)
            if i64(self.states_of[k]) != RUNNING:
                ended += 1
        return int(ended)

    def go_on(self, k: i64, s: State) -> None:
        """Chance speaks and others choose until one of ours is asked; then that is shown."""
        while s.seat != NOBODY:
            if s.seat == NATURE:
                outcome = self.outcomes[k]
                if outcome is None:
                    s.take(NATURE, s.menu.at(self.chances[k].below(s.menu.size)))
                else:
                    s.take(NATURE, outcome(s))
            elif self.others & BIT[s.seat]:
                chooser = self.chooser
                if chooser is None:
                    s.take(s.seat, s.menu.at(self.chances[k].below(s.menu.size)))
                else:
                    s.take(s.seat, chooser(int(k), s))
                self.decisions[k] += 1
            else:
                break
            if self.decisions[k] >= LIMIT:
                break
        if s.seat == NOBODY:
            self.states_of[k] = OVER
        elif self.decisions[k] >= LIMIT:
            self.states_of[k] = CUT_OFF
        self.show(k, s)

    def show(self, k: i64, s: State) -> None:
        """Write what is asked; after the end, nothing is in the mask and the row is that of the first seat."""
        over = i64(self.states_of[k]) != RUNNING
        seat = 0 if over else s.seat
        size = 0 if over else s.menu.size
        self.seats[k] = u8(NOBODY if over else seat)
        if self.shown:
            self.observation.write(s, seat, self.rows, k * self.observation.size)
            if self.dense:
                if over:
                    s.menu.clear()  # it would be that of the last question
                self.candidates.write_dense(s.menu, self.masks, k * self.most)
            else:
                self.write_candidates(k, s, size)
        self.sizes[k] = i16(size)

    def write_candidates(self, k: i64, s: State, size: i64) -> None:
        """Rows that were written before and are not now are cleared."""
        masks = self.masks
        start = k * self.most
        before = i64(self.sizes[k])
        if size > 0:
            self.candidates.write(s.menu, s.seat, self.choices, start * self.candidates.width)
        for at in range(start + before, start + size):
            masks[at] = 1
        if before > size:
            for at in range(start + size, start + before):
                masks[at] = 0
            for at in range((start + size) * self.candidates.width, (start + before) * self.candidates.width):
                self.choices[at] = 0
