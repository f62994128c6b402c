"""The table in words for one seat: what its game tells of its view, what is the same in every game, and the question.

Made from the view, the scores where all may know them, and what each choice would do by that view: so nothing hidden is
in it. It is made only for those who ask for it.
"""

from __future__ import annotations

from dataclasses import replace

from farmtable.core.rules.seats import NATURE, PLAYERS
from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.score import Line, Score, places
from farmtable.core.show.text import Section, Step, Text, without_asides
from farmtable.table.foresee import each_effect
from farmtable.table.table import Table

Effects = dict[int, tuple[Phrase, ...]]


def text(table: Table, seat: int) -> Text:
    """All of it; for those who only look, too, and when the game is over."""
    view = table.view(seat)
    step = table.steps(seat, view)
    if step is not None:
        step = with_effects(step, each_effect(table.game, view, table.menu(seat)))
    return Text(without_asides(sections(table, seat)), step)


def sections(table: Table, seat: int) -> list[Section]:
    """Whose turn it is, then all that the seat sees, then the points."""
    scores = table.scores() if table.over or table.game.open_scores else []
    view = table.view(seat)
    found = [where(table, seat), *table.game.show.text(view, scores)]
    return [*found, points(table, scores)] if scores else found


def with_effects(step: Step, effects: Effects) -> Step:
    """The same step, each choice with what it would do."""
    ways = [
        replace(
            way,
            then=way.then and with_effects(way.then, effects),
            effects=way.effects if way.choice is None else way.effects + effects[way.choice],
        )
        for way in step.ways
    ]
    return replace(step, ways=tuple(ways))


# ---- Where the game is ----------------------------------------------------------------------------------------------


def where(table: Table, seat: int) -> Section:
    """Whose turn it is, which one, and what is asked of whom."""
    return Section(phrase("text-where"), tuple(where_facts(table, seat)), calls=(phrase("command-where"),))


def where_facts(table: Table, seat: int) -> list[Phrase]:
    turn = phrase("text-turns", n=table.turn)
    if table.over:
        return [phrase("refused-game-over"), turn]
    player = table.view(seat).player
    found = [phrase("text-turn-of", player=seat_phrase(player))] if player < PLAYERS else []
    others = [other for other in table.asked() if other != seat]
    if others:
        found.append(phrase("text-asked", players=[seat_phrase(other) for other in others]))
    question = table.question(seat)
    return [*found, turn, phrase("text-your-question", question=question) if question else phrase("refused-not-asked")]


# ---- The points -----------------------------------------------------------------------------------------------------


def points(table: Table, scores: list[Score]) -> Section:
    """Of each seat, the line of each share below it. A game that is over has a winner, or none."""
    return Section(
        phrase("text-points"),
        tuple(result(table, scores)),
        tuple(seat_points(seat, place, scores[seat]) for seat, place in enumerate(places(scores))),
        (phrase("command-points"),),
    )


def result(table: Table, scores: list[Score]) -> list[Phrase]:
    if not table.over:
        return []
    if table.lost():
        return [phrase("text-lost")]
    winners = [seat_phrase(seat) for seat, place in enumerate(places(scores)) if place == 1]
    return [phrase("text-won", players=winners, n=len(winners))]


def seat_points(seat: int, place: int, score: Score) -> Section:
    title = phrase("text-points-of", player=seat_phrase(seat), points=score.points, place=place)
    lines = [line(row) for row in score.lines] + [line(row, "text-tie") for row in score.tie_lines]
    calls = (phrase("call-of", what=phrase("command-points"), player=seat_phrase(seat)),)
    return Section(title, tuple(lines), calls=calls)


def line(row: Line, key: str = "text-line") -> Phrase:
    return phrase(key, why=row.why, points=row.points, rule=row.rule)


# ---- What happened --------------------------------------------------------------------------------------------------


def since(table: Table, seat: int) -> int:
    """The first event that came of this seat's last decision; for who only looks, of the last player's decisions."""
    if seat < table.seats:
        return next((told for _, by, told in reversed(table.decided) if by == seat), 0)
    last, first = table.decided[-1][1] if table.decided else NATURE, 0
    for _, by, told in reversed(table.decided):
        if by != last:
            break
        first = told
    return first
