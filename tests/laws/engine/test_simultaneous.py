"""Where several seats are asked at once, the order of their answers changes nothing."""

from itertools import permutations

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State
from tests.support.setups import Setup, asked, random_game

ORDERS = 6
STEPS = 400


def answered(s: State, answers: dict[int, int], order: tuple[int, ...]) -> State:
    """Each seat answers once; nobody's choices change before."""
    s = s.clone()
    for k, seat in enumerate(order):
        waiting = {other: s.choices(other) for other in order[k + 1 :]}
        s.take(seat, answers[seat])
        if waiting:
            assert {other: s.choices(other) for other in waiting} == waiting
    return s


def test_any_order_gives_the_same(setup: Setup) -> None:
    chance = Chance(9)
    s = setup.new()
    for _ in random_game(s, chance, STEPS):
        seats = asked(s)
        if len(seats) > 1 and NATURE not in seats:
            choices = {seat: s.choices(seat) for seat in seats}
            answers = {seat: menu[chance.below(len(menu))] for seat, menu in choices.items()}
            first, *others = [answered(s, answers, order) for order in list(permutations(seats))[:ORDERS]]
            for other in others:
                assert other.facts() == first.facts()


def test_lanes_may_be_interleaved(setup: Setup) -> None:
    """While all act on their own, each seat plays from its own chance; who is quicker changes nothing."""
    chance = Chance(10)
    s = setup.new()
    for _ in random_game(s, chance, STEPS):
        if s.parted:
            ends = []
            for order in range(3):
                clone, own, turn = s.clone(), [Chance(seat) for seat in range(setup.seats)], Chance(order)
                while clone.parted:
                    seats = asked(clone)
                    seat = seats[turn.below(len(seats))]
                    menu = clone.choices(seat)
                    clone.take(seat, menu[own[seat].below(len(menu))])
                ends.append(clone.facts())
            assert ends[0] == ends[1] == ends[2]
