"""What a client is told of the pieces of My Farm Shop; how many there are says the booklet."""

from __future__ import annotations

from tests.support import faces

ROWS = {"fields": 10, "cards": 59, "jump_start": 10, "printed": 20, "skills": 7, "goals": 6}


def test_the_box_is_whole() -> None:
    found = faces.kinds("my_farm_shop")
    assert {kind: found[kind] for kind in ROWS} == ROWS


def test_names_of_pieces_have_words() -> None:
    found = faces.faces("my_farm_shop")
    keys = {f"item-{name}" for name in found["items"]} | {f"transport-{name}" for name in found["transport"]}
    assert len(keys) == len(found["items"]) + len(found["transport"]) > 0
    assert not faces.unsaid("my_farm_shop", keys)
