"""What a client is told of the pieces of Formidable Farm; how many there are says the booklet."""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins

from farmtable import games
from farmtable.games import load
from tests.support import faces


def test_the_box_is_whole() -> None:
    found = faces.kinds("formidable_farm")
    assert {kind: found[kind] for kind in ("crops", "spaces", "cards")} == {"crops": 5, "spaces": 6, "cards": 119}


def test_names_of_pieces_have_words() -> None:
    found = faces.faces("formidable_farm")
    keys = {f"crop-{crop['name']}" for crop in found["crops"]}
    keys |= {f"space-{space['name']}" for space in found["spaces"]}
    assert len(keys) == 5 + 6
    assert not faces.unsaid("formidable_farm", keys)


def test_cards_say_their_costs_in_phrases() -> None:
    assert faces.phrases(faces.faces("formidable_farm")["cards"])


def test_faces_follow_the_components(tmp_path: Path) -> None:
    """An owner's file is drawn as it is played."""
    source = Path(games.__file__).parent / "formidable_farm" / "data" / "cards.toml"
    old = '{ id = 1, cost = { tomato = 1 }, reward = [{ do = "take", crops = { wheat = 2 } }] }'
    text = source.read_text()
    assert old in text
    own = tmp_path / "own.toml"
    own.write_text(text.replace(old, '{ id = 1, cost = { pig = 2 }, reward = [{ do = "take_any", n = 4 }] }'))
    card = to_builtins(load("formidable_farm", own).show.faces())["cards"][0]
    assert card["cost"] == {"pig": 2}
    assert card["reward"] == ({"do": "take_any", "n": 4},)
    assert card["cost_parts"] == [{"kind": "pig", "n": 2, "words": {"key": "crop-pig", "args": {"n": 2}}}]
    assert card["reward_parts"] == [{"n": 4, "words": {"key": "reward-take-any", "args": {"n": 4}}}]


def test_the_parts_of_a_card_are_those_of_its_row() -> None:
    for card in faces.faces("formidable_farm")["cards"]:
        asked = {kind: n if isinstance(n, int) else 1 for kind, n in card["cost"].items()}
        assert {part["kind"]: part["n"] for part in card["cost_parts"]} == asked
        assert len(card["reward_parts"]) == len(card["reward"])
        for row, part in zip(card["reward"], card["reward_parts"], strict=True):
            numbers = {row[name] for name in ("n", "cards", "times") if name in row}
            assert part["n"] in (numbers or {1, {"look": 5, "cycle": 3}.get(row["do"], 1)})
