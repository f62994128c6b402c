"""Why a choice is not open: the reason and the rule, from nothing but what the seat itself may know."""

from __future__ import annotations

from farmtable.core.show.phrase import IllegalChoice, phrase
from farmtable.games._template.rules.declared import DRAW, LAY


def refusal(choice: int) -> IllegalChoice:
    if choice >= DRAW:
        return IllegalChoice(phrase("refused-draw"), "TM-05")
    return IllegalChoice(phrase("refused-not-in-hand", basket=choice - LAY), "TM-02")
