"""Scores are lines of (why, points, rule); the number is their sum. Places follow from scores and tie-breaks."""

from __future__ import annotations

from dataclasses import dataclass

from farmtable.core.show.phrase import Phrase


@dataclass(frozen=True)
class Line:
    """Why a seat has these points, and the rule that gives them."""

    why: Phrase
    points: int
    rule: str
    cells: tuple[tuple[int, int], ...] = ()  # column and row of the tiles on the seat's land that bring them


@dataclass(frozen=True)
class Score:
    """The lines of one seat, and what breaks a tie, the first one first."""

    lines: tuple[Line, ...]
    ties: tuple[int, ...] = ()
    tie_lines: tuple[Line, ...] = ()  # the same tie-breaks, told

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines)


def places(scores: list[Score]) -> list[int]:
    """The place of each seat, 1 is best; equals share a place and the next one is left out."""
    keys = [(score.points, *score.ties) for score in scores]
    return [1 + sum(other > key for other in keys) for key in keys]
