"""What a client is told of the pieces of Fences; how many there are says the booklet."""

from __future__ import annotations

import pytest

from farmtable.games import load
from farmtable.games.fences.game import FencesGame
from farmtable.games.fences.rules.box import NO_FIELD
from tests.support import faces


def test_the_box_is_whole() -> None:
    found = faces.kinds("fences")
    assert {kind: found[kind] for kind in ("tiles", "farmers")} == {"tiles": 84, "farmers": 16}


def test_names_of_pieces_have_words() -> None:
    found = faces.faces("fences")
    keys = {f"animals-{name}" for name in found["animals"]} | {f"where-{name}" for name in found["where"]}
    assert len(keys) == len(found["animals"]) + len(found["where"]) > 0
    assert not faces.unsaid("fences", keys)


def test_the_fields_of_a_tile_are_those_of_the_rules() -> None:
    game = load("fences")
    assert isinstance(game, FencesGame)
    for tile in faces.faces("fences")["tiles"]:
        number = tile["id"]
        at = [int(game.box.piece_at[number * 4 * 8 + half]) for half in range(8)]
        for field, face in enumerate(tile["fields"]):
            assert [half for half in range(8) if at[half] == number * 4 + field] == sorted(face["half_edges"])
        assert sum(2**edge for edge in tile["fenced"]) == game.box.fences[number]
        assert len(tile["fields"]) == game.box.fields[number] != NO_FIELD


def test_a_field_is_called_by_where_it_lies_when_its_tile_is_turned() -> None:
    tiles = faces.faces("fences")["tiles"]
    names = {tile["shape"]: [field["where"] for field in tile["fields"]] for tile in tiles}
    corner = ["north-east", "south-east", "south-west", "north-west"]
    assert names["none"] == [["middle"] * 4]
    assert names["diagonal"] == [corner, corner[2:] + corner[:2]]
    assert names["straight"] == [["east", "south", "west", "north"], ["west", "north", "east", "south"]]
    assert names["two-corners"] == [corner, corner[2:] + corner[:2], ["middle"] * 4]
    for tile in tiles:  # so a name means one field
        for turn in range(4):
            called = [field["where"][turn] for field in tile["fields"]]
            assert len(set(called)) == len(called)


@pytest.mark.parametrize(("players", "count"), [(2, 60), (3, 72), (4, 84)])
def test_tiles_say_with_how_many_players_they_come(players: int, count: int) -> None:
    assert sum(tile["players"] <= players for tile in faces.faces("fences")["tiles"]) == count
