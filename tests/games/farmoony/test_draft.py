"""The draft: hidden choices, passing, revealing, placing together; who knows which hand. (FM-10 to FM-12)"""

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.view import HIDDEN
from farmtable.games.farmoony.rules import play
from farmtable.games.farmoony.rules.state import HAND
from tests.games.farmoony.support import Table, game, given

TURN = (play.TURN,)
HANDS = [[1, 2, 3], [11, 12, 13], [21, 22, 23]]


def drafting(phase: int = 1, passes: int = 0) -> Table:
    return given(3, hands=HANDS, missions=(1,), phase=phase, passes=passes, todo=TURN)


def hands(table: Table, seat: int) -> list[list[int]]:
    """The hands as a seat sees them."""
    return [seen.hand for seen in table.view(seat).seats]


@pytest.mark.rule("FM-10")
def test_all_choose_at_the_same_time() -> None:
    table = drafting()
    assert table.asked() == [1, 2, 3]
    assert table.menu(2) == ["choose 11", "choose 12", "choose 13"]
    table.play("3 choose 22")
    assert table.asked() == [1, 2]


@pytest.mark.rule("FM-10")
def test_a_chosen_card_is_face_down() -> None:
    table = drafting().play("3 choose 22")
    other, own = table.view(1).seats[2], table.view(3).seats[2]
    assert (other.chosen, other.hand) == (HIDDEN, [HIDDEN] * 3)
    assert own.chosen == 22
    assert table.told() == []


@pytest.mark.rule("FM-10")
def test_a_card_of_another_hand_is_refused() -> None:
    assert drafting().refused("1 choose 11") == "refused-not-in-hand FM-10"


@pytest.mark.rule("FM-11")
@pytest.mark.parametrize(
    ("phase", "after"),
    [(1, [[22, 23], [2, 3], [12, 13]]), (2, [[12, 13], [22, 23], [2, 3]]), (3, [[22, 23], [2, 3], [12, 13]])],
)
def test_hands_go_clockwise_but_in_phase_2(phase: int, after: list[list[int]]) -> None:
    table = drafting(phase).play("1 choose 1", "2 choose 11", "3 choose 21")
    assert [table.s.row(HAND + seat) for seat in range(3)] == after


@pytest.mark.rule("FM-11")
def test_two_players_change_hands_in_every_phase() -> None:
    for phase in (1, 2, 3):
        table = given(2, hands=HANDS[:2], missions=(1,), phase=phase, todo=TURN).play("1 choose 1", "2 choose 11")
        assert [table.s.row(HAND + seat) for seat in range(2)] == [[12, 13], [2, 3]]


@pytest.mark.rule("FM-11")
def test_the_new_hand_may_be_looked_at_before_placing() -> None:
    table = drafting().play("1 choose 1", "2 choose 11", "3 choose 21")
    assert table.asked() == [1, 2, 3]
    assert table.menu(1)[0].startswith("place 1 ")
    assert table.view(1).seats[0].hand == [22, 23]


@pytest.mark.rule("FM-11")
def test_a_seat_knows_the_hands_it_has_passed_on() -> None:
    table = drafting()
    assert hands(table, 1) == [[1, 2, 3], [HIDDEN] * 3, [HIDDEN] * 3]
    table.play("1 choose 1", "2 choose 11", "3 choose 21")
    assert hands(table, 1) == [[22, 23], [2, 3], [HIDDEN] * 2]
    assert hands(table, 3) == [[22, 23], [HIDDEN] * 2, [12, 13]]
    next_turn(table)
    table.play("1 choose 22", "2 choose 2", "3 choose 12")
    assert hands(table, 1) == [[13], [23], [3]]  # all of them went through this seat


@pytest.mark.rule("FM-11")
def test_in_phase_2_the_known_hand_is_on_the_other_side() -> None:
    table = drafting(2).play("1 choose 1", "2 choose 11", "3 choose 21")
    assert hands(table, 1) == [[12, 13], [HIDDEN] * 2, [2, 3]]


@pytest.mark.rule("FM-11")
def test_an_onlooker_knows_no_hand() -> None:
    table = drafting().play("1 choose 1", "2 choose 11", "3 choose 21")
    assert hands(table, SPECTATOR + 1) == [[HIDDEN] * 2] * 3


@pytest.mark.rule("FM-11")
def test_a_hand_received_is_news_to_its_new_owner_alone() -> None:
    table = drafting().play("1 choose 1", "2 choose 11", "3 choose 21")
    received = [event for event, name in zip(table.events, table.told(), strict=True) if name == "receives"]
    assert [int(event.seat) for event in received] == [0, 1, 2]
    assert [int(event.knows) for event in received] == [1, 2, 4] == [int(event.news) for event in received]
    counts = [(seat, {"n": 2}) for seat in (1, 2, 3)]
    assert table.fields("receives") == counts
    assert table.fields("receives", 2) == [counts[0], (2, {"n": 2, "cards": [2, 3]}), counts[2]]


@pytest.mark.rule("FM-12")
def test_chosen_cards_are_shown_when_all_have_chosen() -> None:
    table = drafting().play("1 choose 1", "2 choose 11")
    assert "reveals" not in table.told()
    table.play("3 choose 21")
    assert table.told()[:3] == ["reveals"] * 3
    assert table.fields("reveals") == [(1, {"card": 1}), (2, {"card": 11}), (3, {"card": 21})]
    assert [seen.playing for seen in table.view(2).seats] == [1, 11, 21]


@pytest.mark.rule("FM-12")
def test_placements_become_visible_together() -> None:
    table = drafting().play("1 choose 1", "2 choose 11", "3 choose 21", "2 place 11 r90 at 0,0")
    assert table.view(1).seats[1].placed is None
    assert table.view(1).seats[1].has_placed
    assert table.view(2).seats[1].placed is not None
    assert table.cards(2) == []
    assert "places" not in table.told()
    table.play("1 place 1 r0 at 0,0", "3 place 21 r0 at 0,0")
    assert [table.cards(seat) for seat in (1, 2, 3)] == [[1], [11], [21]]
    assert table.told().count("places") == 3
    assert table.fields("places")[1] == (2, {"place": {"card": 11, "turn": 1, "cell": {"x": 0, "y": 0}}})


@pytest.mark.rule("FM-12")
def test_the_order_of_answers_is_not_shown() -> None:
    lines = ["1 choose 1", "2 choose 11", "3 choose 21"]
    one, two = drafting().play(*lines), drafting().play(*reversed(lines))
    assert one.told() == two.told()
    assert one.s.facts() == two.s.facts()


def next_turn(table: Table) -> None:
    """Everybody places somewhere and leaves the tools alone."""
    for seat in table.asked():
        table.play(f"{seat} {table.menu(seat)[0]}")
    for seat in (1, 2, 3):
        table.play(f"{seat} done")


@pytest.mark.rule("FM-11")
def test_imagined_hands_keep_what_is_known() -> None:
    table = drafting().play("1 choose 1", "2 choose 11", "3 choose 21")
    unknown = set()
    for seed in range(1, 30):
        s = game().imagine(table.view(1), Chance(seed))
        assert s.row(HAND) == [22, 23]
        assert s.row(HAND + 1) == [2, 3]
        unknown |= {*s.row(HAND + 2)}
    assert not unknown & {1, 2, 3, 11, 21, 22, 23}
    assert len(unknown) > 20  # dealt from all that this seat has never seen


@pytest.mark.rule("FM-10")
def test_an_imagined_choice_is_a_card_of_the_imagined_hand() -> None:
    table = drafting().play("3 choose 22")
    for seed in range(1, 20):
        s = game().imagine(table.view(1), Chance(seed))
        assert s.chosen(2) in s.row(HAND + 2)


@pytest.mark.rule("FM-05", "FM-11")
def test_with_six_players_card_counting_is_exact() -> None:
    """In phase 3 nothing is left undealt: what a seat has not seen lies in the unknown hands."""
    deal = [list(range(1 + 7 * seat, 8 + 7 * seat)) for seat in range(6)]
    played = [[f"{card} r0 at 0,0" for card in range(43 + 11 * seat, 54 + 11 * seat)] for seat in range(6)]
    table = given(6, hands=deal, lands=played, missions=(1, 22, 4), phase=3, todo=TURN)
    assert table.view(1).undealt == 0
    s = game().imagine(table.view(1), Chance(5))
    assert sorted(card for seat in range(1, 6) for card in s.row(HAND + seat)) == list(range(8, 43))
