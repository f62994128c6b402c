"""Seats, and sets of seats as bits. Chance and the onlookers have seats of their own, after the players'."""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64, u8, vec

PLAYERS: Final = 6  # the most that any game seats
SPECTATOR: Final = 6  # sees what all may see, never chooses
NATURE: Final = 7  # chance
NOBODY: Final = 8  # decides when the game is over
EVERYONE: Final = 127  # the bits of all players and of the onlookers

# Tables, because mypyc 2.4.1 shifts a literal in 32 bits.
BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])
FIRST_SEAT: Final = vec[u8]([NOBODY] + [next(k for k in range(8) if seats >> k & 1) for seats in range(1, 256)])
