"""With take-backs the only person goes back to the start of the turn, over chance, bots and what was shown.

Then everything is as if the moves had never been made: the table, and what each seat sees, is told and may choose.
Nothing is dealt anew.
"""

from __future__ import annotations

import msgspec
import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import IllegalChoice
from farmtable.table.log import ALLOWED, USED, Log, LogError, split
from farmtable.table.table import Replay, Table
from tests.laws.engine.test_undo import snapshot
from tests.support.fingerprint import values
from tests.support.setups import Setup, random_choices, setups

CHOICES = 200


def seen(table: Table, setup: Setup) -> list[object]:
    """What each seat and an onlooker see, are told and may choose."""
    return [
        (msgspec.json.encode(table.view(eye)), [values(event) for event in table.events(eye)], table.menu(eye))
        for eye in setup.eyes
    ]


def never_made(setup: Setup, table: Table) -> Table:
    """A table where only that was chosen which counts."""
    log = Log(msgspec.structs.replace(table.log.header, takebacks=ALLOWED))
    log.entries = list(table.log.entries)
    fresh = Replay(setup.game, log, table.dealer, helps=True)
    while fresh.left:
        fresh.step()
    return fresh


def again(table: Table, entries: list[int]) -> None:
    """The same choices once more; chance speaks for itself."""
    for row in entries[len(table.log.entries) :]:
        seat, choice = split(row)
        if seat != NATURE:
            table.take(seat, choice, table.version(seat))
    assert table.log.entries == entries, "something else was dealt"


def taken_back(setup: Setup, table: Table, person: int, chance: Chance) -> set[str]:
    """Play at random and go back now and then; over what it went."""
    over = set[str]()
    decisions: list[tuple[int, object]] = []  # of the last turn in which the person had one
    table.answer([person])
    for k in range(CHOICES):
        seats = table.asked()
        seat = seats[chance.below(len(seats))]
        if seat == person:
            turn = setup.game.turn_of(table._state)
            decisions = [one for one in decisions if one[0] == turn] + [(turn, snapshot(table))]
        menu = table.menu(seat)
        table.take(seat, menu[chance.below(len(menu))], table.version(seat))
        table.answer([person])
        if table.over:
            break
        assert [other for other in range(setup.seats) if table.can_undo(other)] == [person] * bool(decisions)
        assert not any(final for _, final in table.finality(person, table.view(person)))
        if not decisions or chance.below(3):
            continue
        after, versions = list(table.log.entries), [table.version(other) for other in range(setup.seats)]
        for _, before in decisions[::-1][: 1 + chance.below(len(decisions))]:
            learned, mark = table.undo_over(person), table.log.header.takebacks
            table.undo(person)
            assert snapshot(table) == before
            assert table.log.header.takebacks == (USED if learned else mark)
            over.update(learned)
        assert all(table.version(other) > versions[other] for other in table.asked())  # old answers come too late
        assert seen(table, setup) == seen(never_made(setup, table), setup)
        again(table, after)
        if k % 10 == 9:
            table.undo(person, whole=True)
            assert snapshot(table) == decisions[0][1]
            with pytest.raises(IllegalChoice, match="refused-undo"):
                table.undo(person)
            decisions = []
    return over


def test_everything_is_as_if_it_had_never_been(setup: Setup) -> None:
    person = setup.seats - 1
    table = setup.alone(8, person, ALLOWED)
    over = taken_back(setup, table, person, Chance(8))
    assert over, "it went over nothing"
    assert table.log.header.takebacks == USED


def test_what_is_over_stays_so(game: str) -> None:
    setup = setups(game)[0]
    table = setup.alone(3, 0, ALLOWED)
    for _ in random_choices(table, Chance(3)):
        pass
    assert table.over
    assert not table.can_undo(0)


class KeepsATrace(Table):
    """Leaves the last thing that was told."""

    def go_back(self, entries: int) -> None:
        last = self._events[-1]
        super().go_back(entries)
        self._events.append(last)


def test_a_trace_would_be_found() -> None:
    setup = Setup("_template", 3)
    table = setup.alone(8, 0, ALLOWED)
    table.__class__ = KeepsATrace
    with pytest.raises(AssertionError):
        taken_back(setup, table, 0, Chance(8))


def test_a_moment_that_is_not_remembered_is_found_by_playing_again() -> None:
    """What makes itself may be another thing in the version that wrote a log."""
    setup = Setup("formidable_farm", 2)
    whole = setup.alone(4, 0, ALLOWED)
    marks = []
    for seat, _ in random_choices(whole, Chance(4), 60):
        if seat == 0:
            marks.append((len(whole.log.entries), snapshot(whole)))
    assert len(marks) > 20
    for entries, before in marks[::5]:
        table = never_made(setup, whole)
        table.go_back(entries)
        assert snapshot(table) == before
    for row, (seat, _) in enumerate(map(split, whole.log.entries)):
        if seat == NATURE and row not in [entries for entries, _ in marks]:
            with pytest.raises(LogError):
                never_made(setup, whole).go_back(row)
            break
