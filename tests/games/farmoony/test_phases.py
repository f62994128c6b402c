"""Phases, missions and dealing. (FM-01 to FM-05)"""

from collections.abc import Iterator
from itertools import permutations

import pytest

from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.seats import BIT, NATURE
from farmtable.games.farmoony.rules import play
from farmtable.games.farmoony.rules.state import (
    CHOOSERS,
    CHOSEN_MISSIONS,
    DECK,
    HAND,
    HANDS_PASSED,
    OPEN_TOOLS,
    PHASE,
    POOL,
    Farmoony,
)
from tests.games.farmoony.support import game, given

MISSION = (play.CHOOSE_MISSION,)
STARS = {6, 11, 12, 14, 15, 16, 18}
ASKS = {
    1: "VWF",
    2: "V",
    3: "VW",
    4: "P",
    5: "FW",
    6: "VWFP",
    7: "VP",
    8: "VP",
    9: "WF",
    10: "WP",
    11: "P",
    12: "WV",
    13: "P",
    14: "WFV",
    15: "VWFP",
    16: "VF",
    17: "VFP",
    18: "VWFP",
    19: "W",
    20: "F",
    21: "WP",
    22: "VWP",
    23: "FP",
    24: "FP",
    25: "F",
}


def offered(*chosen: int, phase: int) -> list[int]:
    """The missions on offer after these."""
    table = given(missions=chosen, phase=phase, todo=(*MISSION, play.WORK_WITH_TOOLS))
    if table.s.count(CHOSEN_MISSIONS) > len(chosen):  # only one: it is taken at once
        return [table.s.row(CHOSEN_MISSIONS)[-1]]
    return [int(words.split()[1]) for words in table.menu(1)]


def positions(players: int, seed: int = 1) -> Iterator[Farmoony]:
    """A random game, position by position."""
    s, chance = game().new(players, {}), Chance(seed)
    s.settle()
    while not s.over():
        yield s
        s.take(s.seat, any_choice(s, chance))


@pytest.mark.rule("FM-01")
@pytest.mark.parametrize("players", [2, 6])
def test_a_mission_then_five_six_seven_cards(players: int) -> None:
    seen: list[tuple[int, int, int]] = []  # phase, missions, cards in each hand when the draft begins
    for s in positions(players):
        phase, passes = int(s.numbers[PHASE]), int(s.numbers[HANDS_PASSED])
        fresh = phase and passes == 0 and isinstance(s.task_of(s.seat), play.ChooseCard) and not s.chosen(0)
        if fresh and (not seen or seen[-1][0] != phase):
            sizes = {int(s.count(HAND + seat)) for seat in range(players)}
            assert len(sizes) == 1
            seen.append((phase, int(s.count(CHOSEN_MISSIONS)), sizes.pop()))
    assert seen == [(1, 1, 5), (2, 2, 6), (3, 3, 7)]


@pytest.mark.rule("FM-02")
def test_every_offer_leads_to_a_legal_set_and_every_legal_set_is_offered() -> None:
    """All mission triples: 6,278 in order, 1,533 sets."""
    legal = {
        three
        for three in permutations(ASKS, 3)
        if {*"".join(ASKS[number] for number in three)} == {*"VWFP"} and three[2] not in STARS
    }
    found = set()
    for first in offered(phase=1):
        for second in offered(first, phase=2):
            third = offered(first, second, phase=3)
            assert third
            found |= {(first, second, number) for number in third}
    assert found == legal
    assert len(legal) == 6278
    assert len({frozenset(three) for three in legal}) == 1533


@pytest.mark.rule("FM-02")
@pytest.mark.parametrize(("one", "two", "left"), [(4, 11, [1]), (20, 25, [22])])
def test_a_single_mission_is_left(one: int, two: int, left: list[int]) -> None:
    assert offered(one, two, phase=3) == left


@pytest.mark.rule("FM-02")
def test_a_star_comes_in_phases_1_and_2_only() -> None:
    assert set(offered(phase=1)) >= STARS
    assert set(offered(1, phase=2)) >= STARS
    assert not STARS & set(offered(1, 22, phase=3))


@pytest.mark.rule("FM-02", "FM-03")
@pytest.mark.parametrize(
    ("mission", "reason"),
    [(6, "refused-star FM-02"), (2, "refused-cover FM-02"), (3, "refused-mission-used FM-03")],
)
def test_a_mission_is_refused(mission: int, reason: str) -> None:
    table = given(missions=(3, 5), phase=3, todo=MISSION)
    assert table.refused(f"1 mission {mission}") == reason


@pytest.mark.rule("FM-03")
def test_all_unused_missions_are_on_offer() -> None:
    assert offered(phase=1) == list(range(1, 26))
    assert offered(7, phase=2) == [number for number in range(1, 26) if number != 7]


@pytest.mark.rule("FM-03")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_another_player_chooses_in_each_phase(players: int) -> None:
    firsts = set()
    for seed in range(1, 12):
        choosers = [int(s.seat) for s in positions(players, seed) if isinstance(s.task_of(s.seat), play.ChooseMission)]
        a, b, c = (*choosers, *choosers)[:3] if len(choosers) == 3 else (*choosers, -1)
        assert a != b
        assert c == (a if players == 2 else c)
        assert players == 2 or len({a, b, c}) == 3
        firsts.add(a)
    assert len(firsts) > 1  # by lot


@pytest.mark.rule("FM-03")
def test_the_order_is_drawn_by_lot() -> None:
    s = game().new(4, {})
    s.settle()
    order: list[int] = []
    for _ in range(3):
        assert s.asked == BIT[NATURE]
        assert len(s.choices(NATURE)) == 4 - len(order)
        order.append(s.choices(NATURE)[-1])
        s.take(NATURE, order[-1])
    assert len(set(order)) == 3
    assert s.row(CHOOSERS) == [4, 3, 2]
    assert s.seat == 3


@pytest.mark.rule("FM-04")
@pytest.mark.parametrize(("players", "all_tools"), [(2, 20), (3, 32), (4, 32), (5, 44), (6, 44)])
def test_three_tools_each_two_open_once(players: int, all_tools: int) -> None:
    for s in positions(players):
        if isinstance(s.task_of(s.seat), play.ChooseCard):
            assert [int(s.tools(seat)) for seat in range(players)] == [3] * players
            assert s.count(OPEN_TOOLS) == 2
            assert s.count(DECK) == all_tools - 3 * players - 2
            return


@pytest.mark.rule("FM-04")
def test_no_tools_in_later_phases() -> None:
    table = given(missions=(1,), phase=1, tools=[["seed"], []], todo=(play.PHASES[2],))
    table.play("2 mission 22")
    assert (table.tools(1), table.tools(2)) == (["seed"], [])


@pytest.mark.rule("FM-05")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_hand_is_used_up_and_the_rest_stays_unseen(players: int) -> None:
    last = None
    turns = set()
    for s in positions(players):
        turns.add((int(s.numbers[PHASE]), int(s.numbers[HANDS_PASSED])))
        last = s
    assert last is not None
    assert last.count(POOL) == 108 - 18 * players
    assert sum(len(last.lands[seat].laid) for seat in range(players)) == 18 * players
    assert turns >= {(1, 5), (2, 6), (3, 7)}
    assert max(turns) == (3, 7)
