"""Every piece in the box can be drawn and named from the faces of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from farmtable import games
from farmtable.games import load
from farmtable.games.fences.game import FencesGame
from farmtable.games.fences.rules.box import NO_FIELD
from farmtable.table.words import LANGUAGES, Words

# From the booklets: how many rows of each kind a box has.
ROWS = {
    "_template": {"baskets": 12},
    "formidable_farm": {"crops": 5, "spaces": 6, "cards": 119},
    "my_farm_shop": {"fields": 10, "cards": 59, "jump_start": 10, "printed": 20, "skills": 7, "goals": 6},
    "farmoony": {"cards": 108, "tools": 12, "missions": 25},
    "fences": {"tiles": 84, "farmers": 16},
}


def plain(game: str) -> dict[str, Any]:
    """As a client gets them."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(load(game).show.faces()))
    return found


def test_every_piece_has_a_face(game: str) -> None:
    found = plain(game)
    for kind, count in ROWS[game].items():
        assert len(found[kind]) == count
        names = [face.get("id", face.get("number", face.get("name"))) for face in found[kind]]
        assert len(set(names)) == count


def phrases(data: Any) -> list[dict[str, Any]]:
    """All phrases in some data, also inside others."""
    if isinstance(data, list):
        return [found for part in data for found in phrases(part)]
    if not isinstance(data, dict):
        return []
    return ([data] if "key" in data else []) + [found for part in data.values() for found in phrases(part)]


def test_the_faces_have_words(game: str) -> None:
    found = plain(game)
    keys = {phrase["key"] for phrase in phrases(found)}
    if game == "farmoony":
        for kind in ("tool", "mission"):
            keys |= {f"{kind}-{face['name']}" for face in found[f"{kind}s"]}
        keys |= {f"{kind}-{face['name']}" for face in found["types"][1:] for kind in ("tile", "letter")}
        keys |= {f"mission-{face['name']}-text" for face in found["missions"]}
    if game == "formidable_farm":
        keys |= {f"crop-{crop['name']}" for crop in found["crops"]}
        keys |= {f"space-{space['name']}" for space in found["spaces"]}
    if game == "my_farm_shop":
        keys |= {f"item-{name}" for name in found["items"]} | {f"transport-{name}" for name in found["transport"]}
    if game == "fences":
        keys |= {f"animals-{name}" for name in found["animals"]} | {f"where-{name}" for name in found["where"]}
    assert keys or game == "_template"
    for lang in LANGUAGES:
        words = Words(lang, game)
        assert not [key for key in sorted(keys) if not words.has(key)]


def test_faces_follow_the_components(tmp_path: Path) -> None:
    """An owner's file is drawn as it is played."""
    source = Path(games.__file__).parent / "formidable_farm" / "data" / "cards.toml"
    old = '{ id = 1, cost = { tomato = 1 }, reward = [{ do = "take", crops = { wheat = 2 } }] }'
    text = source.read_text()
    assert old in text
    own = tmp_path / "own.toml"
    own.write_text(text.replace(old, '{ id = 1, cost = { pig = 2 }, reward = [{ do = "take_any", n = 4 }] }'))
    card = load("formidable_farm", own).show.faces()["cards"][0]
    assert card["cost"] == {"pig": 2}
    assert card["reward"] == ({"do": "take_any", "n": 4},)
    assert card["cost_words"] == [{"key": "crop-pig", "args": {"n": 2}}]


def test_the_fields_of_a_tile_are_those_of_the_rules() -> None:
    game = load("fences")
    assert isinstance(game, FencesGame)
    for tile in plain("fences")["tiles"]:
        number = tile["id"]
        at = [int(game.box.piece_at[number * 4 * 8 + half]) for half in range(8)]
        for field, face in enumerate(tile["fields"]):
            assert [half for half in range(8) if at[half] == number * 4 + field] == sorted(face["half_edges"])
        assert sum(2**edge for edge in tile["fenced"]) == game.box.fences[number]
        assert len(tile["fields"]) == game.box.fields[number] != NO_FIELD


def test_a_field_is_called_by_where_it_lies_when_its_tile_is_turned() -> None:
    tiles = plain("fences")["tiles"]
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
    assert sum(tile["players"] <= players for tile in plain("fences")["tiles"]) == count


def test_tools_come_in_44_cards() -> None:
    assert sum(len(tool["players"]) for tool in plain("farmoony")["tools"]) == 44
