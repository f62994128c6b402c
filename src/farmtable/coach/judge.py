"""Was it a mistake? Judged by what the seat knew: a search looks for a better way, and both ways are compared.

The search gets the seat's view and imagines states, as a bot does. Then what was played and what it would have played
are tried in other imagined states, the same for both: so the loss has a standard error, and below two of them it is
none. What was hidden is never looked at: a good guess that turned out badly is luck.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from msgspec import Struct

from farmtable.bots.bot import Answer, Question, planned
from farmtable.bots.compare import Compare, Way
from farmtable.coach.budget import JUDGE, LOOKS, SCREEN, TRIES, Budget, budget_of
from farmtable.coach.course import Decision
from farmtable.coach.reasons import MOST, Reason, reasons
from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.show.view import View

SURELY = 2.0  # standard errors
AT_A_GLANCE = 3.0  # the same where few states were looked at and nobody has looked again
NO_MATTER = 0.005  # of a win: less is no mistake


class Judged(Struct, frozen=True):
    """A turn of a seat: what was done, what would have been better, and by how much."""

    seat: int
    turn: int
    part: int
    entry: int  # of the log: the first choice where both ways part
    step: int  # choices before it
    played: list[int]
    better: list[int]
    loss: float  # of a win; with the whole judgement a mean over half its tries
    error: float  # its standard error
    chance: float  # to win, with the better way
    change: list[float]  # what the choice played did to each seat's chance
    reasons: list[Reason]
    whole: bool  # judged with several times the master's nodes, or only looked at?

    @property
    def mistake(self) -> bool:
        """Is it surely one?"""
        return self.loss > max(NO_MATTER, (SURELY if self.whole else AT_A_GLANCE) * self.error)


class Judge:
    """Judges decisions of one game; `key` is what its dice start from."""

    def __init__(self, game: Game, key: int = 0, say: Callable[[str], bool] = lambda feature: True) -> None:
        assert game.brain.odds is not None
        self.game = game
        self.odds = game.brain.odds
        self.budget: Budget = budget_of(game)
        self.key = key
        self.say = say  # are there words for this feature?

    # ---- All decisions of a game, one after another ----------------------------------------------------------------

    def glance(self, decision: Decision, plan: list[int]) -> tuple[Judged | None, list[int]]:
        """A first look with few nodes: None where the search would have done the same; and its plan from here on."""
        answer = planned(plan, decision.view, decision.menu)
        if answer is None:
            answer = self.search(decision, max(1, self.budget.master.nodes // SCREEN), 0)
        if answer.choice == decision.done[0]:
            return None, answer.plan
        ways = [Way(decision.done), Way(choices_of(answer))]
        self.compare(decision.view, decision.menu, self.seed(decision, 1), ways, LOOKS)
        return self.judged(decision, ways[0], ways[1], False), []

    def judge(self, decision: Decision, glanced: Judged) -> Judged:
        """The whole judgement. The better way is chosen by some tries and measured by others, so that it is not the
        luckiest one that is told."""
        answer = self.search(decision, self.budget.master.nodes * JUDGE, 2)
        if answer.choice == decision.done[0]:
            return nothing(decision, glanced)
        ways = [Way(decision.done), Way(choices_of(answer))]
        if glanced.better != ways[1].choices:
            ways.append(Way(glanced.better))
        if len(ways) > 2:
            self.compare(decision.view, decision.menu, self.seed(decision, 3), ways, TRIES // 2)
        best = max(ways[1:], key=lambda way: way.mean(decision.seat))
        ways = [Way(decision.done), Way(best.choices)]
        self.compare(decision.view, decision.menu, self.seed(decision, 4), ways, TRIES // 2)
        return self.judged(decision, ways[0], ways[1], True)

    def judged(self, decision: Decision, played: Way, better: Way, whole: bool) -> Judged:
        seat = decision.seat
        loss, error = apart(better, played, seat)
        change = [-apart(better, played, other)[0] for other in range(decision.view.players)]
        return Judged(
            seat=seat,
            turn=decision.turn,
            part=decision.part,
            entry=decision.entry,
            step=decision.step,
            played=played.choices,
            better=better.choices,
            loss=loss,
            error=error,
            chance=better.mean(seat),
            change=change,
            reasons=self.why(decision.view, better, played) if whole else [],
            whole=whole,
        )

    # ---- One question ----------------------------------------------------------------------------------------------

    def search(self, decision: Decision, nodes: int, salt: int) -> Answer:
        question = Question(self.game, decision.view, decision.menu, self.seed(decision, salt), nodes)
        return self.budget.master.bot.answer(question)

    def compare(self, view: View, menu: list[int], seed: int, ways: list[Way], tries: int) -> None:
        """Try all ways so many times."""
        budget, players = self.budget, view.players
        turns = budget.rounds * players or budget.turns
        question = Question(self.game, view, menu, seed, 0)
        found = Compare(question, self.odds, budget.evaluations[players].copy(), self.game.brain.instinct, turns)
        for _ in range(tries):
            found.attempt(ways)

    def why(self, view: View, better: Way, played: Way) -> list[Reason]:
        """The few largest that can be said."""
        s = Question(self.game, view, [], self.key, 0).imagine(Chance(self.key))
        found = reasons(self.odds, s, view.seat, better, played)
        return [reason for reason in found if self.say(reason.feature)][:MOST]

    def seed(self, decision: Decision, salt: int) -> int:
        """What is imagined for one decision has nothing in common with what is for another."""
        return (self.key * 48271 + decision.entry * 8 + salt) % 2147483647


def choices_of(answer: Answer) -> list[int]:
    """The choice and those planned after it."""
    return [answer.choice, *answer.plan[1::2]]


def apart(one: Way, two: Way, seat: int) -> tuple[float, float]:
    """How much better one way is for a seat, and the standard error of that, from tries in the same states."""
    rows = [a[seat] - b[seat] for a, b in zip(one.chances, two.chances, strict=True)]
    mean = sum(rows) / len(rows)
    squares = sum([(row - mean) * (row - mean) for row in rows])
    return mean, sqrt(squares / (len(rows) - 1) / len(rows)) if len(rows) > 1 else 1.0


def nothing(decision: Decision, glanced: Judged) -> Judged:
    """On second thoughts there was nothing wrong with it."""
    return Judged(
        seat=decision.seat,
        turn=decision.turn,
        part=decision.part,
        entry=decision.entry,
        step=decision.step,
        played=decision.done,
        better=decision.done,
        loss=0.0,
        error=glanced.error,
        chance=glanced.chance,
        change=[0.0] * decision.view.players,
        reasons=[],
        whole=True,
    )
