"""Names of places: one for each, the same for the whole game."""

from __future__ import annotations

from itertools import product

import pytest

from farmtable.core.show.places import place_name


@pytest.mark.parametrize(
    ("x", "y", "name"),
    [(0, 0, "M13"), (1, -1, "N12"), (-12, -12, "A1"), (13, 0, "Z13"), (14, 0, "AA13"), (-13, 0, "ZZ13")],
)
def test_a_place_has_a_letter_and_a_number(x: int, y: int, name: str) -> None:
    assert place_name(x, y) == name


def test_no_two_places_share_a_name() -> None:
    """As far as the boards of all games reach."""
    reach = range(-128, 128)
    assert len({place_name(x, y) for x, y in product(reach, reach)}) == len(reach) ** 2
