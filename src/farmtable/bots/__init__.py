"""Players for the seats that people leave free. A bot gets a view and its menu, never a state."""

from __future__ import annotations

from farmtable.bots.registry import FALLBACK, Player, make, offered

__all__ = ["FALLBACK", "LEVELS", "Player", "make"]

LEVELS = offered()
