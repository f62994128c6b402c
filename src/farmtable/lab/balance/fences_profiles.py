"""The balance of the farmer profiles as a table: what each brings in a game, beside the mean of all. (FE-60)"""

from __future__ import annotations

from math import sqrt
from typing import Final

from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.declared import CONDITIONS
from farmtable.lab.balance.fences import gains, play

OFF: Final = 0.2  # no profile's mean gain may be further off the mean of all


class Tally:
    """What one profile brought, game by game."""

    def __init__(self) -> None:
        self.games: int = 0
        self.total: int = 0
        self.squares: int = 0
        self.parts: list[int] = [0, 0]

    def add(self, parts: list[int]) -> None:
        self.games += 1
        self.total += sum(parts)
        self.squares += sum(parts) ** 2
        self.parts = [self.parts[k] + part for k, part in enumerate(parts)]

    def mean(self) -> float:
        return self.total / max(self.games, 1)

    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(max(self.squares / max(self.games, 1) - self.mean() ** 2, 0.0) / max(self.games, 1))


def tallied(box: Box, games: int, seed: int) -> list[Tally]:
    """Games between equal bots, with 2, 3 and 4 players in turn; a tally for each profile."""
    found = [Tally() for _ in box.farmers]
    for k in range(games):
        players = 2 + k % 3
        s = play(box, players, seed * 1_000_003 + k)
        for seat in range(players):
            found[s.farmer(seat) - 1].add(gains(s, seat))
    return found


def profiles(box: Box, games: int, seed: int) -> str:
    """A line for each profile: the mean gain of a game with its error, how far that is off, and its two bonuses."""
    tallies = tallied(box, games, seed)
    mean = sum(tally.mean() for tally in tallies) / len(tallies)
    lines = [
        f"fences, {games} games between equal bots, 2 to 4 players, seed {seed}",
        f"mean gain of a profile: {mean:.2f} points a game; at most {OFF:.0%} off is wanted",
        "",
        f"{'farmer':<10}{'games':>7}{'gain':>8}{'error':>7}{'off':>8}  of which",
    ]
    for farmer, tally in zip(box.farmers, tallies, strict=True):
        off = tally.mean() / mean - 1 if mean else 0.0
        parts = [
            f"{CONDITIONS[condition]} {points}: {part / max(tally.games, 1):.2f}"
            for condition, points, part in zip(farmer.conditions, farmer.points, tally.parts, strict=True)
        ]
        mark = " !" if abs(off) > OFF else ""
        numbers = f"{tally.games:>7}{tally.mean():>8.2f}{tally.error():>7.2f}{off:>+8.1%}"
        lines.append(f"{farmer.name:<10}{numbers}  {', '.join(parts)}{mark}")
    return "\n".join(lines)
