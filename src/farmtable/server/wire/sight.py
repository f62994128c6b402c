"""What a seat gets, from the table's own views, menus and events. Nothing else of a game leaves the server."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from farmtable.core.game import Game
from farmtable.core.rules.event import Event, Handed
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.task import Task
from farmtable.core.show.score import Line as ScoreLine
from farmtable.core.show.score import Score, places
from farmtable.core.show.view import View
from farmtable.server.wire.messages import Foreseen, Happened, Line, Option, Reading, Said, SeatScore, Sight, Text, said
from farmtable.server.wire.problem import Refused, by_the_rules, problem
from farmtable.table.table import Table
from farmtable.table.told.heard import heard
from farmtable.table.told.text import text
from farmtable.table.words import LANGUAGES, Words


def sight(
    table: Table,
    name: str,
    seat: int,
    since: int,
    undos: list[int],
    seen: int,
    standing: list[SeatScore] | None = None,
    words: bool = False,
) -> Sight:
    """All that a seat sees, with the events that a client lacks: it has heard `since`, before undo number `seen`.

    The scores are the same for all, so whoever tells several seats hands over the `standing` that it has. The table in
    words is for those who asked for it.
    """
    first = first_missing(table.told, since, undos, seen)
    player = seat != SPECTATOR
    question = table.question(seat)
    view = table.view(seat)
    steps = table.undo_steps(seat)
    return Sight(
        table=name,
        seat=seat,
        version=table.version(seat) if player else 0,
        since=first,
        told=table.told,
        undos=len(undos),
        events=happened(table, seat, first),
        view=view,
        question=said(question) if question else None,
        menu=menu(table, view) if player else [],
        usual=table.usual(seat) if player else None,
        can_undo=player and steps > 0,
        undo_steps=steps,
        undo_over=table.undo_over(seat) if steps else [],
        over=table.over,
        lost=table.over and table.lost(),
        turn=table.turn,
        scores=scores(table) if standing is None else standing,
        text=in_words(table, seat) if words else None,
    )


def in_words(table: Table, seat: int) -> Text:
    found: Any = text(table, seat)  # it is written as messages are
    return cast(Text, found)


def first_missing(told: int, since: int, undos: list[int], seen: int) -> int:
    """The first event that a client lacks that has heard `since`, before undo number `seen`."""
    if seen > len(undos):  # it knows a future that was never acknowledged
        return 0
    return min([since, told, *undos[seen:]])


def happened(table: Table, seat: int, since: int) -> list[Happened]:
    return told(table.game, table.events(seat, since))


def told(game: Game, events: list[Event]) -> list[Happened]:
    """Events as one seat may know them."""
    return [
        spoken(game, event)
        if isinstance(event, Handed)
        else alike(game, event.kind, event.seat, event.a, event.b, event.c, event.secret, event.knows)
        for event in events
    ]


def spoken(game: Game, event: Event) -> Happened:
    kind = game.events.kind(event)
    return Happened(kind.name, int(event.seat), said(game.show.event_phrase(event)), kind.values(event))


@lru_cache(maxsize=10_000)
def alike(game: Game, kind: int, seat: int, a: int, b: int, c: int, secret: int, knows: int) -> Happened:
    """Events that are alike are told alike, and most are told to every seat."""
    return spoken(game, Event(kind, seat, a, b, c, secret, knows, 0))


def kept(game: Game, event: Happened) -> Happened:
    """An event that a finished game has kept, with the arguments that its words have now."""
    names = game.show.renamed.get(event.phrase.key, {}) if not event.fields else {}
    args = {names.get(name, name): argument for name, argument in event.phrase.args.items()}
    return msgspec.structs.replace(event, phrase=Said(event.phrase.key, game.show.retold(args)))


def menu(table: Table, view: View) -> list[Option]:
    seat = view.seat
    game, task = table.game, table.task(seat)
    return [option(game, task, choice, final) for choice, final in table.finality(seat, view)]


@lru_cache(maxsize=20_000)
def option(game: Game, task: Task[Any] | None, choice: int, final: bool) -> Option:
    """A choice as an answer to a task: always the same, and asked for at every push."""
    words = game.vocabulary
    verb = words.verb(choice)
    spoken = said(game.show.choice_phrase(choice, task))
    return Option(choice, verb.name, verb.values(choice - verb.base), words.text(choice), spoken, final)


def scores(table: Table) -> list[SeatScore]:
    """As they stand, with the places. A game whose scores would tell what is hidden says so: they wait for the end."""
    if not (table.over or table.game.open_scores):
        return []
    return standings(table.scores())


def standings(found: list[Score]) -> list[SeatScore]:
    return [seat_score(score, place) for score, place in zip(found, places(found), strict=True)]


def seat_score(score: Score, place: int) -> SeatScore:
    return SeatScore(place, score.points, [line(row) for row in score.lines], [line(row) for row in score.tie_lines])


def line(row: ScoreLine) -> Line:
    return Line(said(row.why), row.points, row.rule, list(row.cells))


def foresight(table: Table, seat: int, choice: int, version: int) -> Foreseen:
    """What a choice would do, made from this seat's view alone."""
    found = table.foresee(seat, choice, version)
    return Foreseen(choice, version, found.sure, found.view, standings(found.scores), told(table.game, found.events))


def reading(table: Table, seat: int, typed: str, lang: str, names: list[str]) -> Reading:
    """Typed words: parts of the table, or a choice and whether it is open now, else the reason with the rule."""
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    found = heard(table, seat, typed, Words(lang, table.game.name, names))
    if found.unknown is not None:
        return Reading(None, False, problem(Refused(422, found.unknown)))
    refused = problem(by_the_rules(found.refused)) if found.refused else None
    told: Any = list(found.told)
    return Reading(found.choice, found.choice is not None and not refused, refused, told)
