"""The agenda: what comes first, who is asked, and what goes without asking."""

from farmtable.core.rules.event import Event
from farmtable.core.rules.seats import EVERYONE, NATURE, NOBODY
from farmtable.core.rules.state import POWER
from tests.core.toy import FreePick, Pick, QuietPick, Roll, Say, Toy, asked, begun


def test_first_things_first() -> None:
    assert begun(Say(1), Say(2), Say(3)).done == ["say 1", "say 2", "say 3"]


def test_what_follows_from_a_task_comes_before_the_rest() -> None:
    assert begun(Say(1, Say(2), Say(3)), Say(4)).done == ["say 1", "say 2", "say 3", "say 4"]


def test_the_game_is_over_when_nothing_is_left() -> None:
    s = begun(Say(1))
    assert s.over()
    assert (s.asked, s.seat, s.choices(0)) == (0, NOBODY, [])


def test_a_choice_is_waited_for() -> None:
    s = begun(Say(1), Pick(2, Say(2)), Say(3))
    assert (s.done, s.seat, s.choices(0)) == (["say 1"], 0, [0, 1])
    s.take(0, 1)
    assert s.done == ["say 1", "pick 1", "say 2", "say 3"]


def test_only_the_player_is_asked() -> None:
    s = begun(Pick(2))
    assert s.choices(1) == []
    assert s.choices(-1) == s.choices(99) == []


def test_a_single_choice_is_taken_at_once() -> None:
    assert begun(Pick(1), Say(2)).done == ["pick 0", "say 2"]


def test_a_quiet_task_asks_even_then() -> None:
    s = begun(QuietPick(1))
    assert s.choices(0) == [0]
    s.take(0, 0)
    assert s.over()


def test_nothing_to_decide() -> None:
    assert begun(Pick(0), Say(2)).done == ["nothing", "say 2"]


def test_chance_is_asked_like_a_seat() -> None:
    s = begun(Roll(6), Say(1))
    assert (asked(s), s.choices(NATURE)) == ([NATURE], [0, 1, 2, 3, 4, 5])
    s.take(NATURE, 4)
    assert s.done == ["pick 4", "say 1"]


def test_the_end_leaves_the_rest_undone() -> None:
    class End(Say):
        def otherwise(self, s: Toy, seat: int) -> tuple[()]:
            s.finish()
            return ()

    s = begun(Say(1), End(2), Say(3))
    assert s.over()
    assert s.done == ["say 1"]


# ---- At any time -----------------------------------------------------------------------------------------------------


def test_a_power_is_offered_beside_the_choices_and_the_question_stands_again() -> None:
    s = begun(FreePick(2), power=2)
    assert s.choices(0) == [0, 1, POWER]
    s.take(0, POWER)
    assert s.done == ["say 100"]
    assert s.choices(0) == [0, 1, POWER]
    s.take(0, POWER)
    assert s.choices(0) == [0, 1]
    s.take(0, 0)
    assert s.over()


def test_a_power_keeps_a_single_choice_from_being_forced() -> None:
    assert begun(FreePick(1), power=1).choices(0) == [0, POWER]
    assert begun(FreePick(1)).over()


def test_a_power_alone_is_no_question() -> None:
    assert begun(FreePick(0), power=1).done == ["nothing"]


def test_no_power_where_the_task_has_none() -> None:
    assert begun(Pick(2), power=1).choices(0) == [0, 1]


# ---- Telling ---------------------------------------------------------------------------------------------------------


def fields(event: Event) -> tuple[int, ...]:
    return event.kind, event.seat, event.a, event.b, event.secret, event.knows, event.news


def test_what_is_told() -> None:
    s = begun(players=2)
    s.events = []
    s.tell(1, 0, 5, 6)
    s.show(2, 1, 9, 5)
    s.whisper(3, 1, 9)
    assert [fields(event) for event in s.events] == [
        (1, 0, 5, 6, 0, 0, 0),
        (2, 1, 5, 0, 9, EVERYONE, EVERYONE & ~2),
        (3, 1, 0, 0, 9, 2, 0),
    ]


def test_a_clone_is_mute() -> None:
    s = begun(Pick(2), players=2)
    s.events = []
    clone = s.clone()
    clone.tell(1, 0)
    assert clone.events is None
    assert s.events == []
