"""Market Day's choices and events as phrases: keys and arguments for the words."""

from __future__ import annotations

from farmtable.core.rules.event import Event
from farmtable.core.show.choice import Vocabulary
from farmtable.core.show.phrase import Argument, Phrase, seat_phrase
from farmtable.games._template.rules.state import EVENTS, SPILLS, TAKES, Box


def basket_phrase(box: Box, basket: int) -> Phrase:
    return Phrase("basket", {"basket": basket, "eggs": int(box.eggs[basket])})


def choice_phrase(box: Box, vocabulary: Vocabulary, choice: int) -> Phrase:
    name = vocabulary.verb(choice).name
    return Phrase(f"choice-{name}", {"basket": basket_phrase(box, vocabulary.argument(choice))})


def event_phrase(box: Box, event: Event) -> Phrase:
    """What happened, as one seat sees it. With a basket that it does not know, the phrase is the one without."""
    key = f"event-{EVENTS[event.kind]}"
    if event.kind == SPILLS:
        return Phrase(key)
    args: dict[str, Argument] = {"player": seat_phrase(int(event.seat))}
    if event.kind == TAKES:
        args["eggs"] = int(event.a)
    elif event.secret:
        args["basket"] = basket_phrase(box, int(event.secret))
    else:
        key += "-unseen"
    return Phrase(key, args)
