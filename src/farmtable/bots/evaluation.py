"""How well a seat stands, as a number from 0 (lost) to 1 (won): what searches add up.

Only plus, minus, times, divide and square root are used, which give the same result on every machine.
"""

from __future__ import annotations

from typing import Final

from farmtable.core.brain.features import Features
from farmtable.core.game import Game
from farmtable.core.rt import i64, vec
from farmtable.core.rules.playout import Chance, playout
from farmtable.core.rules.seats import NOBODY
from farmtable.core.rules.state import State
from farmtable.core.show.score import places

SAMPLES: Final = 24  # short playouts that tell how far values spread, where nobody has measured it
SHORT: Final = 40  # decisions


class Evaluation:
    """Made from the game's simple value; `centre` and `spread` bring it to the scale of chances."""

    def __init__(self, game: Game, features: Features | None) -> None:
        self.game: Game = game
        self.features: Features | None = features
        self.centre: float = 0.0
        self.spread: float = 0.0  # 0: not known yet

    def worth(self, s: State, seat: i64) -> float:
        """On the evaluation's own scale."""
        return self.game.brain.value(s, seat)

    def lead(self, s: State, seat: i64) -> float:
        """Ahead of the best other, or so far behind it."""
        own = self.worth(s, seat)
        if s.players == 1:
            return own
        most = float("-inf")
        for other in range(s.players):
            if other != seat:
                most = max(most, self.worth(s, other))
        return own - most

    def reward(self, s: State, seat: i64) -> float:
        """From 0 to 1; the end counts as it is, with ties split."""
        if s.seat == NOBODY:
            return self.result(s, seat)
        return self.hope(self.lead(s, seat))

    def gain(self, s: State, seat: i64, before: float) -> float:
        """The same, by what the seat itself is worth more than before."""
        return self.result(s, seat) if s.seat == NOBODY else self.hope(self.worth(s, seat) - before)

    def among(self, s: State, seat: i64) -> float:
        """The share of the others that it is ahead of, or may hope to be; of one other the same as the reward."""
        if s.players == 1:
            return self.reward(s, seat)
        total = 0.0
        own = self.standing(s, seat) if s.seat == NOBODY else self.worth(s, seat)
        for other in range(s.players):
            if other == seat:
                continue
            if s.seat == NOBODY:
                lead = own - self.standing(s, other)
                total += 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
            else:
                total += self.hope(own - self.worth(s, other))
        return total / float(s.players - 1)

    def hope(self, lead: float) -> float:
        x = lead - self.centre
        return 0.5 + 0.5 * x / (self.spread + abs(x)) if self.spread > 0.0 else 0.5

    def promise(self, s: State, seat: i64) -> float:
        """What a seat has by itself; the end counts for more than all else."""
        if s.seat == NOBODY:
            return 1000000.0 * (self.result(s, seat) - 0.5)
        return self.worth(s, seat)

    def result(self, s: State, seat: i64) -> float:
        """1 for a win, a part of it for a shared one."""
        if s.players == 1:
            return 0.0 if self.game.lost(s) else 1.0
        own = self.standing(s, seat)
        same: i64 = 0
        for other in range(s.players):
            standing = self.standing(s, other)
            if standing > own:
                return 0.0
            if standing == own:
                same += 1
        return 1.0 / float(same)

    def standing(self, s: State, seat: i64) -> float:
        """At the end: who has more is placed before, equals tie."""
        features = self.features
        return features.standing(s, seat) if features is not None else -float(places(self.game.scores(s))[seat])

    def calibrate(self, root: State, seat: i64, chance: Chance) -> i64:
        """Where the spread is not known: look at some states a little later; how many choices that took."""
        if self.spread > 0.0:
            return 0
        nodes: i64 = 0
        leads: list[float] = []
        for _ in range(SAMPLES):
            s = self.game.again(root, seat, chance)
            nodes += playout(s, chance, SHORT)[0]
            if not s.over():
                leads.append(self.lead(s, seat))
        if not leads:
            leads.append(self.lead(root, seat))
        self.centre = sum(leads) / len(leads)
        self.spread = sum([abs(x - self.centre) for x in leads]) / len(leads) * 2.0 + 0.001
        return nodes

    def copy(self) -> Evaluation:
        """For one search: what it calibrates must not be there for the next one."""
        return Evaluation(self.game, self.features)


class Linear(Evaluation):
    """A weight for each feature. The weights are fitted to who won, so that leads are on the scale of log-odds."""

    def __init__(self, game: Game, features: Features, weights: list[float]) -> None:
        super().__init__(game, features)
        self.of: Features = features
        self.weights: vec[float] = vec[float](weights)
        self.out: vec[float] = vec[float]([0.0] * len(weights))
        self.spread = 2.0  # with it, reward has the slope of the logistic curve where it is steepest

    def worth(self, s: State, seat: i64) -> float:
        out, weights = self.out, self.weights
        self.of.fill(s, seat, out)
        total = 0.0
        for k in range(len(weights)):
            total += weights[k] * out[k]
        return total

    def copy(self) -> Evaluation:
        return self  # nothing to calibrate
