"""What a seat gets, from the table's own views, menus and events. Nothing else of a game leaves the server."""

from __future__ import annotations

from farmtable.core.game import Game
from farmtable.core.score import Line as ScoreLine
from farmtable.core.score import Score
from farmtable.core.seats import SPECTATOR
from farmtable.server.messages import Happened, Line, Option, SeatScore, Sight, said
from farmtable.table.table import Table


def sight(
    table: Table,
    name: str,
    seat: int,
    since: int,
    undos: list[int],
    seen: int,
    standing: list[SeatScore] | None = None,
) -> Sight:
    """All that a seat sees, with the events that a client lacks: it has heard `since`, before undo number `seen`.

    The scores are the same for all, so whoever tells several seats hands over the `standing` that it has.
    """
    first = min([since, table.told, *undos[seen:]])
    if seen > len(undos):  # it knows a future that was never acknowledged
        first = 0
    player = seat != SPECTATOR
    question = table.question(seat)
    return Sight(
        table=name,
        seat=seat,
        version=table.version(seat) if player else 0,
        since=first,
        told=table.told,
        undos=len(undos),
        events=happened(table, seat, first),
        view=table.view(seat),
        question=said(question) if question else None,
        menu=menu(table, seat) if player else [],
        usual=table.usual(seat) if player else None,
        can_undo=player and table.can_undo(seat),
        over=table.over,
        lost=table.over and table.lost(),
        turn=table.turn,
        scores=scores(table) if standing is None else standing,
    )


def happened(table: Table, seat: int, since: int) -> list[Happened]:
    game: Game = table.game
    return [
        Happened(game.events[e.kind], int(e.seat), int(e.a), int(e.b), int(e.secret), said(game.event_phrase(e)))
        for e in table.events(seat, since)
    ]


def menu(table: Table, seat: int) -> list[Option]:
    words = table.game.vocabulary
    return [Option(choice, words.text(choice), said(table.choice_phrase(seat, choice))) for choice in table.menu(seat)]


def scores(table: Table) -> list[SeatScore]:
    """As they stand, with the places. A game whose scores would tell what is hidden says so: they wait for the end."""
    if not (table.over or table.game.open_scores):
        return []
    return [seat_score(score, place) for score, place in zip(table.scores(), table.places(), strict=True)]


def seat_score(score: Score, place: int) -> SeatScore:
    return SeatScore(place, score.points, [line(row) for row in score.lines], [line(row) for row in score.tie_lines])


def line(row: ScoreLine) -> Line:
    return Line(said(row.why), row.points, row.rule)
