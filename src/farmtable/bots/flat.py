"""Flat Monte-Carlo search: no tree, only the choices of the menu, each played on in the same imagined states.

Every choice is judged one choice ahead first, and the best go on. Then these are tried again and again: in a new
imagined state (determinisation) each time, the same for all of them, every seat plays on by the game's instinct for
some turns, and what comes of it is judged. Half of them drop out whenever a share of the nodes is spent (sequential
halving), so that most of it goes to the best ones.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from farmtable.bots.bot import Answer, Bot, Question
from farmtable.bots.evaluation import Evaluation
from farmtable.core.brain.instinct import Instinct
from farmtable.core.rt import i64
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.seats import NOBODY
from farmtable.core.rules.state import State

FLAT_DEFAULTS: Final = {
    "keep": 12.0,  # choices that go on after the first judgement
    "looks": 2.0,  # imagined states for the first judgement
    "turns": 3.0,  # how far they are played on; 0: to the end
    "rounds": 0.0,  # the same in turns of every seat; then the nodes are for each of the others, who all play on
    "first": 2.0,  # what the first judgement counts for, in tries
    "among": 0.0,  # 1: a state is judged by all the others, not by the best of them
    "noise": 0.0,  # the largest error in the judgement of each choice
    "settle": 0.0,  # a choice drops out when it is this number of standard errors behind the best; 0: never
    "longer": 1.0,  # if the last two are not settled then, up to this number of times the nodes
}
LONGEST: Final = 2000  # choices in one try
A_WHILE: Final = 8  # tries between two looks at whether it is settled
NO_MATTER: Final = 0.003  # of a win: two choices that differ by no more are as good as each other


class Candidate:
    """A choice that is being tried."""

    def __init__(self, choice: i64, worth: float) -> None:
        self.choice: i64 = choice
        self.prior: float = worth  # by the first judgement
        self.total: float = 0.0
        self.tries: i64 = 0
        self.worth: float = worth  # what it is judged by
        self.rewards: list[float] = []  # of each try, where they are compared one by one


class Flat:
    """One search, from one question."""

    def __init__(
        self, question: Question, evaluation: Evaluation, instinct: Instinct | None, settings: dict[str, float]
    ) -> None:
        self.question: Question = question
        self.game = question.game
        self.me: i64 = question.view.seat
        self.chance = Chance(question.seed)
        self.evaluation: Evaluation = evaluation
        self.instinct: Instinct | None = instinct
        self.keep: i64 = i64(int(settings["keep"]))
        self.looks: i64 = i64(int(settings["looks"]))
        self.state: State = question.imagine(self.chance)
        players, rounds = int(self.state.players), int(settings["rounds"])
        self.turns: int = rounds * players if rounds > 0 else int(settings["turns"])
        self.budget: i64 = question.nodes * i64(players - 1) if rounds > 0 and players > 1 else question.nodes
        self.first: float = settings["first"]
        self.among: bool = settings["among"] > 0.0
        self.noise: float = settings["noise"]
        self.settle: float = settings["settle"]
        self.longer: float = settings["longer"]
        self.nodes: i64 = 0
        self.tries: i64 = 0

    def run(self) -> Answer:
        self.nodes += self.evaluation.calibrate(self.state, self.me, self.chance)
        left, budget = self.shortlist(), self.budget
        rounds: i64 = 0
        size: i64 = len(left)
        while size > 1:  # how often they will be halved
            rounds += 1
            size = (size + 1) // 2
        while rounds > 0 and len(left) > 1:
            until = self.nodes + (budget - self.nodes) // rounds
            while self.nodes < until and len(left) > 1:
                self.attempt(left)
                if self.settle > 0.0 and self.tries % A_WHILE == 0:
                    left = self.unsettled(left)
            if rounds == 1 and len(left) > 1 and self.longer > 1.0:
                left = self.go_on(left, i64(int(float(budget) * self.longer)))
            left = best_of(left, (len(left) + 1) // 2)
            rounds -= 1
        return Answer(int(left[0].choice))

    def go_on(self, left: list[Candidate], until: i64) -> list[Candidate]:
        """The nodes are spent and it is close: think longer, as long as that may matter."""
        while self.nodes < until and len(left) > 1:
            self.attempt(left)
            if self.tries % A_WHILE == 0:
                left = self.unsettled(left)
        return left

    def unsettled(self, left: list[Candidate]) -> list[Candidate]:
        """The best, and those that may still be better; all were tried in the same imagined states."""
        order = best_of(left, len(left))
        best = order[0]
        found = [best]
        for k in range(1, len(order)):
            if not self.behind(best, order[k]):
                found.append(order[k])
        return found

    def behind(self, best: Candidate, other: Candidate) -> bool:
        """Is the other surely behind, or surely no better by anything that matters?"""
        count = len(best.rewards)
        if count < A_WHILE:
            return False
        total, squares = 0.0, 0.0
        for k in range(count):
            apart = best.rewards[k] - other.rewards[k]
            total += apart
            squares += apart * apart
        mean = total / float(count)
        error = sqrt(max(squares / float(count) - mean * mean, 0.0) / float(count - 1))
        return mean > self.settle * error or self.settle * error - mean < NO_MATTER

    def fresh(self) -> State:
        """Another imagined state, in which the others have chosen in secret what they probably would."""
        s = self.question.again(self.state, self.chance)
        if self.instinct is not None and self.question.truth is None:
            self.instinct.commit(s, self.me, self.chance)
        return s

    def shortlist(self) -> list[Candidate]:
        """Every choice is judged one choice ahead; the best of them."""
        menu, me = self.question.menu, self.me
        found = [Candidate(choice, self.noise * (float(self.chance.below(2001)) - 1000.0) / 1000.0) for choice in menu]
        for _ in range(self.looks):
            imagined = self.fresh()
            for one in found:
                s = imagined.clone()
                s.take(me, one.choice)
                self.question.luck(s, self.chance)
                self.nodes += 1
                one.worth += self.reward(s) / float(self.looks)
        for one in found:
            one.prior = one.worth
        return best_of(found, self.keep)

    def attempt(self, left: list[Candidate]) -> None:
        """One more try of each, with the same luck as far as that goes."""
        imagined = self.fresh()
        luck = self.chance.below(2000000000)
        until = self.game.turns(imagined) + self.turns
        for one in left:
            s = imagined.clone()
            s.take(self.me, one.choice)
            self.nodes += 1
            self.play_on(s, until, Chance(luck))
            reward = self.reward(s)
            one.total += reward
            if self.settle > 0.0:
                one.rewards.append(reward)
            one.tries += 1
            one.worth = (one.total + self.first * one.prior) / (float(one.tries) + self.first)
        self.tries += 1

    def reward(self, s: State) -> float:
        """What this seat may hope for, from 0 to 1."""
        return self.evaluation.among(s, self.me) if self.among else self.evaluation.reward(s, self.me)

    def play_on(self, s: State, until: int, chance: Chance) -> None:
        """All seats by instinct, until this number of turns has been played."""
        instinct = self.instinct
        self.question.luck(s, chance)
        for _ in range(LONGEST):
            if s.seat == NOBODY or (self.turns > 0 and self.game.turns(s) >= until):
                return
            s.take(s.seat, any_choice(s, chance) if instinct is None else instinct.choice(s, chance))
            self.nodes += 1
            self.question.luck(s, chance)


def best_of(candidates: list[Candidate], count: i64) -> list[Candidate]:
    """The best `count` of them, the best first; of equals those that come first in the menu."""
    left = candidates[:]
    left.sort(key=badness)
    return left[:count]


def badness(one: Candidate) -> float:
    return -one.worth


class FlatBot(Bot):
    """Thinks for as many nodes as it is given."""

    def __init__(self, evaluations: list[Evaluation], instinct: Instinct | None, settings: dict[str, float]) -> None:
        self.evaluations = evaluations  # by the number of players
        self.instinct: Instinct | None = instinct
        self.settings: dict[str, float] = {**FLAT_DEFAULTS, **settings}

    def answer(self, question: Question) -> Answer:
        if len(question.menu) == 1:
            return Answer(question.menu[0])
        evaluation = self.evaluations[question.view.players].copy()
        return Flat(question, evaluation, self.instinct, self.settings).run()
