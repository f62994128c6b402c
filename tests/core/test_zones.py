"""Piles, hands and bags, beside plain lists that do the same."""

from hypothesis import given, settings
from hypothesis import strategies as st

from farmtable.core.rules.menu import NO_CHOICES, Menu
from farmtable.core.rules.zones import Zones, no_zones


def zone_of(*cards: int) -> Zones:
    zones = Zones(no_zones(3))
    for card in cards:
        zones.put(1, card)
    return zones


def test_on_top_and_below() -> None:
    zones = zone_of(5, 7)
    zones.put(1, 9)
    zones.put_below(1, 3)
    assert zones.row(1) == [3, 5, 7, 9]
    assert (zones.count(1), zones.card(1, 0), zones.find(1, 7)) == (4, 3, 2)


def test_take_away() -> None:
    zones = zone_of(5, 7, 9, 11)
    assert zones.pop(1, 1) == 7
    zones.remove(1, 11)
    assert zones.row(1) == [5, 9]
    assert (zones.holds(1, 9), zones.holds(1, 7)) == (True, False)


def test_a_bag_has_no_order() -> None:
    zones = zone_of(5, 7, 9, 11)
    assert zones.pick(1, 0) == 5
    zones.pick_card(1, 9)
    assert sorted(zones.row(1)) == [7, 11]


def test_neighbours_are_left_alone() -> None:
    zones = zone_of(*range(1, 120))
    zones.put(0, 1)
    zones.put(2, 2)
    while zones.count(1):
        zones.pop(1, 0)
    assert (zones.row(0), zones.row(1), zones.row(2)) == ([1], [], [2])


STEPS = st.lists(st.tuples(st.sampled_from(["put", "below", "sort_in", "pop", "sort", "replace"]), st.integers(0, 119)))


@given(STEPS)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_like_a_list(steps: list[tuple[str, int]]) -> None:
    zones, plain = zone_of(), list[int]()
    for name, card in steps[:100]:
        k = card % len(plain) if plain else 0
        if name == "put":
            zones.put(1, card)
            plain.append(card)
        elif name == "below":
            zones.put_below(1, card)
            plain.insert(0, card)
        elif name == "sort":
            zones.sort(1)
            plain.sort()
        elif name == "sort_in":
            zones.sort(1)
            zones.sort_in(1, card)
            plain = sorted([*plain, card])
        elif plain and name == "pop":
            assert zones.pop(1, k) == plain.pop(k)
        elif plain:
            zones.replace(1, k, card)
            plain[k] = card
        assert zones.row(1) == plain


def test_menus_from_zones() -> None:
    zones, menu = zone_of(9, 5, 7), Menu(NO_CHOICES[:])
    menu.add(3)
    menu.add_each_sorted(100, zones, 1)
    assert [menu.at(k) for k in range(menu.size)] == [3, 105, 107, 109]
    menu.clear()
    menu.any_of(200, zones, 1)
    assert [menu.at(k) for k in range(menu.size)] == [209, 205, 207]
    menu.clear()
    menu.add_each(100, zones, 1)
    assert [menu.at(k) for k in range(menu.size)] == [109, 105, 107]
