"""How Market Day's things are said."""

from __future__ import annotations

from farmtable.core.show.phrase import Phrase
from farmtable.core.show.saying import Sayings
from farmtable.games._template.rules.state import Box


def basket_phrase(box: Box, basket: int) -> Phrase:
    return Phrase("basket", {"basket": basket, "eggs": int(box.eggs[basket])})


def sayings(box: Box) -> Sayings:
    return {"basket": lambda basket: basket_phrase(box, basket)}
