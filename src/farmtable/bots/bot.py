"""What a bot is."""

from __future__ import annotations

from farmtable.core.playout import Chance
from farmtable.core.view import View


class Bot:
    """Chooses from what its seat may know; the same view, menu and chance give the same choice."""

    blind: bool = False  # looks at nothing but the menu

    def choose(self, view: View, menu: list[int], chance: Chance) -> int:
        raise NotImplementedError
