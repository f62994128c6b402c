"""Ways to play on, compared: each is tried in the same imagined states; what comes of it is each seat's chance to win.

A way is some choices of one seat, one after the other; then all seats play on by the game's instinct, or one choice
ahead where it has none, for some turns. The luck is the same for all ways, as far as that goes, so that what lies
between them has a small error. All of it is made from a view, like every answer of a bot.
"""

from __future__ import annotations

from typing import Final

from farmtable.bots.bot import Question
from farmtable.bots.evaluation import Evaluation
from farmtable.core.brain.instinct import Instinct
from farmtable.core.brain.odds import Odds
from farmtable.core.rt import i64
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import BIT, NOBODY
from farmtable.core.rules.state import State

LONGEST: Final = 2000  # choices in one try


class Way:
    """Choices that are tried, and what came of them."""

    def __init__(self, choices: list[int]) -> None:
        self.choices: list[int] = choices
        self.chances: list[list[float]] = []  # of each try, of each seat
        self.stood: list[float] = []  # the features of all seats at the end of the turn, added up over the tries
        self.tries: int = 0

    def mean(self, seat: int) -> float:
        """The chance of a seat to win."""
        total = 0.0
        for row in self.chances:
            total += row[seat]
        return total / float(max(1, len(self.chances)))


class Compare:
    """Tries of one question."""

    def __init__(
        self, question: Question, odds: Odds, evaluation: Evaluation, instinct: Instinct | None, turns: int
    ) -> None:
        self.question: Question = question
        self.game = question.game
        self.me: i64 = question.view.seat
        self.chance = Chance(question.seed)
        self.odds: Odds = odds
        self.evaluation: Evaluation = evaluation
        self.instinct: Instinct | None = instinct
        self.state: State = question.imagine(self.chance)
        self.now: int = self.game.turns(self.state)
        self.until: int = self.now + turns
        self.nodes: i64 = evaluation.calibrate(self.state, self.me, self.chance)

    def attempt(self, ways: list[Way]) -> None:
        """One more try of each, in another imagined state."""
        imagined = self.question.again(self.state, self.chance)
        instinct = self.instinct
        if instinct is not None:
            instinct.commit(imagined, self.me, self.chance)
        luck = self.chance.below(2000000000)
        for way in ways:
            s = imagined.clone()
            chance = Chance(luck)
            self.follow(s, way.choices, chance)
            self.play_on(s, self.now + 1, chance)
            self.remember(s, way)
            self.play_on(s, self.until, chance)
            way.chances.append(self.odds.chances(s))
            way.tries += 1

    def follow(self, s: State, choices: list[int], chance: Chance) -> None:
        """As far as these choices are open; the first always is."""
        for choice in choices:
            if s.asked & BIT[self.me] == 0:
                return
            if s.seat != self.me:
                s.ask(self.me)
            if not s.offers(self.me, choice):
                return
            s.take(self.me, choice)
            self.nodes += 1
        self.question.luck(s, chance)

    def play_on(self, s: State, until: int, chance: Chance) -> None:
        """All seats, until this number of turns has been played."""
        self.question.luck(s, chance)
        for _ in range(LONGEST):
            if s.seat == NOBODY or self.game.turns(s) >= until:
                return
            s.take(s.seat, self.usual(s, chance))
            self.nodes += 1
            self.question.luck(s, chance)

    def usual(self, s: State, chance: Chance) -> i64:
        """What a seat does when nobody thinks about it."""
        instinct = self.instinct
        if instinct is not None:
            return instinct.choice(s, chance)
        menu, seat = s.menu, s.seat
        best = menu.at(0)
        most = float("-inf")
        for k in range(menu.size if menu.size > 1 else 0):
            after = s.clone()
            after.take(seat, menu.at(k))
            self.question.luck(after, chance)
            self.nodes += 1
            worth = self.evaluation.promise(after, seat)
            if worth > most:
                best, most = menu.at(k), worth
        return best

    def remember(self, s: State, way: Way) -> None:
        """How all seats stand now: that is what is told of the difference between two ways."""
        found: list[float] = []
        for seat in range(s.players):
            found.extend(self.odds.features.row(s, seat))
        way.stood = [a + b for a, b in zip(way.stood, found, strict=True)] if way.stood else found
