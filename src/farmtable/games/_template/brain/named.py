"""The features of Market Day: each has a name and a place."""

from __future__ import annotations

from typing import Final

VALUE: Final = 0  # the simple value, so that tuning starts from what is known already
TAKEN: Final = 1
BASKETS: Final = 2
HAND: Final = 3
STALL: Final = 4
