"""Choices and events as they are named: in notation, on the wire, and in their number."""

from __future__ import annotations

from typing import Any

import pytest

from farmtable.games.my_farm_shop.rules.declared import CHOICES, EVENTS
from farmtable.games.my_farm_shop.rules.kinds import ITEMS
from tests.games.my_farm_shop.support import given, started, with_farmer


@pytest.mark.parametrize(
    ("text", "choice", "args"),
    [
        ("done", 0, {}),
        ("stall 6 with 4", 128 + 33, {"stall": 6, "die": 4}),
        ("place 2/12", 256, {"field": "2/12"}),
        ("area 2", 641, {"area": 2}),
        ("pay wool", 770, {"good": "wool"}),
        ("bonus sunflower", 1288, {"item": "sunflower"}),
        ("start 2", 1665, {"player": 1}),
        ("roll 6", 1798, {"die": 6}),
        ("draw 69", 1989, {"card": 69}),
        ("pair 1", 2560, {"pair": 1}),
        ("skill opposite", 2695, {"skill": "opposite"}),
        ("farmer 6", 2822, {"stall": 6}),
        ("from 2 sack", 3076, {"player": 1, "transport": "sack"}),
        ("goal full-shop", 3462, {"goal": "full-shop"}),
        ("use goods-for-bags", 2**30 + 4, {"way": "goods-for-bags"}),
        ("opposite 11", 2**30 + 137, {"field": "11"}),
        ("hand-back barrel", 2**30 + 259, {"transport": "barrel"}),
    ],
)
def test_a_choice_is_named(text: str, choice: int, args: dict[str, Any]) -> None:
    assert CHOICES.parse(text) == choice
    assert CHOICES.text(choice) == text
    verb = CHOICES.verb(choice)
    assert verb.values(choice - verb.base) == args


@pytest.mark.parametrize("text", ["stall 7 with 1", "stall 0 with 1", "stall 6", "from 2", "from 5 sack", "place 12"])
def test_what_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        CHOICES.parse(text)


def test_all_choices_together() -> None:
    assert CHOICES.size == 288


def test_a_turn_is_told_with_names() -> None:
    position = given(farm={"4": "1 egg"}, market=["2 egg 1 bag", "1 coin"], goods="1 bag").rolled(1, 2, 3)
    position.play("stall 2 with 1", "place 4").play("activate 5")
    assert position.fields("chooses") == [{"stall": 2, "die": 1, "card": 3}]
    assert position.fields("pays") == [{"items": {"bag": 1}}]
    assert position.fields("discards") == [{"field": "4", "card": 1}]
    assert position.fields("places") == [{"field": "4", "card": 3}]
    assert position.fields("activates") == [{"field": "5", "bags": 0}]
    assert position.fields("gains") == [{"items": {"egg": 1}}]


def test_turns_are_counted_from_one() -> None:
    position = started(2).chance("start 2", *(f"draw {card}" for card in range(1, 6)))
    assert position.fields("turn") == []
    position.chance("draw 6")
    assert position.fields("turn") == [{"turn": 1}]
    assert position.fields("reveals")[-1] == {"stall": 6, "card": 6}


def test_the_farmer_is_told_with_names() -> None:
    position = with_farmer(given(modules=["farmer"], skill={"sack": "bags"}), 2).rolled(2, 2, 3)
    position.play("stall 2 with 2", "transport sack", "transport barrel")
    assert position.fields("transport") == [{"transport": "sack"}, {"transport": "barrel"}]


def test_a_bundle_is_a_table_of_what_is_in_it() -> None:
    assert ITEMS.value(2 * 1024**4 + 3) == {"honey": 3, "bag": 2}
    schema = ITEMS.schema()
    assert schema["additionalProperties"] is False
    properties = schema["properties"]
    assert isinstance(properties, dict)
    assert list(properties) == ["honey", "egg", "wool", "milk", "bag", "coin"]


def test_nothing_is_secret() -> None:
    assert not [kind.name for kind in EVENTS.kinds if any(field.secret for field in kind.fields.values())]
    assert not [verb.name for verb in CHOICES.verbs if any(kind.piece for kind in verb.kinds.values())]
