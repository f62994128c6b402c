"""Several seats choose at once: one question for all, or a lane of tasks for each."""

from itertools import permutations

import pytest

from farmtable.core.rules.state import State
from farmtable.core.rules.task import Todo
from farmtable.core.show.view import View, common, restore
from tests.core.toy import CLASSES, AllPick, FreePick, Part, Pick, QuietPick, Roll, Say, Toy, asked, begun


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_one_question_for_all_in_any_order(order: tuple[int, ...]) -> None:
    s = begun(AllPick(3, Say(1)))
    for k, seat in enumerate(order):
        assert asked(s) == sorted(order[k:])
        assert all(s.choices(other) == [0, 1, 2] for other in order[k:])
        s.take(seat, seat)
    assert s.by == [["pick 0", "say 1"], ["pick 1"], ["pick 2"]]
    assert s.over()


def test_who_has_answered_has_no_menu() -> None:
    s = begun(AllPick(3))
    s.take(1, 2)
    assert (s.choices(1), s.seat) == ([], 0)


def test_looking_at_another_menu_changes_nothing() -> None:
    s = begun(Part(Pick(2)), players=3)
    facts = s.facts()
    assert [s.choices(seat) for seat in (2, 0, 1)] == [[0, 1]] * 3
    assert (s.facts(), s.seat) == (facts, 0)


LANES = Part(Pick(2, Say(7), Pick(3)), Say(8), QuietPick(1))


def interleavings(s: State) -> list[State]:
    """Every end of the lanes, whoever is quicker; each seat takes the highest choice."""
    if not s.parted:
        return [s]
    ends = []
    for seat in asked_seats(s):
        clone = s.clone()
        clone.take(seat, clone.choices(seat)[-1])
        ends += interleavings(clone)
    return ends


def asked_seats(s: State) -> list[int]:
    return [seat for seat in range(s.players) if s.asked >> seat & 1]


def test_lanes_may_be_interleaved_anyhow() -> None:
    ends = interleavings(begun(LANES, Pick(2), players=2))
    assert len(ends) == 20  # three choices of each of two seats
    assert all(end.facts() == ends[0].facts() for end in ends)
    assert isinstance(ends[0], Toy)
    assert ends[0].by == [["pick 1", "say 7", "pick 2", "say 8", "pick 0"]] * 2
    assert ends[0].choices(0) == [0, 1]  # and the agenda goes on


def test_a_quick_seat_waits_for_the_others() -> None:
    s = begun(Part(Pick(2)), Say(9))
    s.take(2, 0)
    s.take(0, 0)
    assert (asked(s), s.choices(0), s.choices(2)) == ([1], [], [])
    assert "say 9" not in s.done
    s.take(1, 0)
    assert s.done[-1] == "say 9"


def test_lanes_where_nobody_is_asked_are_gone_at_once() -> None:
    s = begun(Part(Say(1), Pick(1)), Pick(2))
    assert s.done == ["say 1", "pick 0"] * 3
    assert (s.parted, s.lanes, asked(s)) == (False, [], [0])


@pytest.mark.parametrize("n", [1, 2])
def test_a_choice_may_part_the_seats(n: int) -> None:
    """Forced or not: what is on the agenda waits for the lanes."""

    class PartingPick(Pick):
        def take(self, s: Toy, seat: int, choice: int) -> Todo:
            for other in range(s.players):
                s.part(other, (Pick(2),))
            return (Say(6),)

    s = begun(PartingPick(n), Say(9))
    if n > 1:
        s.take(0, 1)
    assert (asked(s), s.done) == ([0, 1, 2], [])
    for seat in (1, 0, 2):
        s.take(seat, 0)
    assert s.done == ["pick 0"] * 3 + ["say 6", "say 9"]


def test_the_end_comes_in_a_lane_too() -> None:
    class EndingPick(Pick):
        def take(self, s: Toy, seat: int, choice: int) -> Todo:
            s.finish()
            return ()

    s = begun(Part(EndingPick(2), Say(1)), Say(2))
    s.take(1, 0)
    assert s.over()
    assert (s.done, s.asked) == ([], 0)


def test_chance_has_no_lane() -> None:
    with pytest.raises(AssertionError, match="chance has no lane"):
        begun(Part(Roll(6)))


def test_one_seat_has_a_lane_of_its_own() -> None:
    s = Toy()
    s.agenda.then((Say(5),))
    s.part(1, (Pick(2),))
    s.settle()
    assert asked(s) == [1]
    s.take(1, 1)
    assert s.done == ["pick 1", "say 5"]


def test_powers_in_a_lane_are_the_owners() -> None:
    s = begun(Part(FreePick(2)), players=2, power=1)
    s.take(1, s.choices(1)[-1])
    assert s.power == [1, 0]
    assert (s.choices(1), len(s.choices(0))) == ([0, 1], 3)


def test_a_clone_has_lanes_of_its_own() -> None:
    s = begun(Part(Pick(2), Pick(2)), players=2)
    clone = s.clone()
    facts = clone.facts()
    s.take(0, 0)
    s.take(0, 0)
    s.take(1, 0)
    assert clone.facts() == facts


def test_lanes_go_through_a_view() -> None:
    s = begun(Part(Pick(2), Pick(3, Say(4))), Say(5), players=2)
    s.take(0, 1)
    v = View(**common(s, 0))
    other = Toy(2)
    restore(other, v, CLASSES)
    assert View(**common(other, 0)) == v
    assert [other.choices(seat) for seat in range(2)] == [[0, 1, 2], [0, 1]]
