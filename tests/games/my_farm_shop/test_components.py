"""The component file: what it holds, and how mistakes in it are answered."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from farmtable.games.my_farm_shop.data.components import Card, Face, build
from farmtable.games.rows import ComponentError
from tests.games.my_farm_shop.support import OURS


def document() -> dict[str, Any]:
    return tomllib.loads((files("farmtable.games.my_farm_shop.data") / "fields.toml").read_text(encoding="utf-8"))


def error(changed: dict[str, Any]) -> str:
    with pytest.raises(ComponentError) as found:
        build("mine.toml", changed)
    return str(found.value)


# ---- The ledger's numbers -------------------------------------------------------------------------------------------


def pays(face: Face) -> bool:
    return any(area.pay != type(area.pay)() for area in face.area)


def sort_of(card: Card) -> str:
    """The kind of a card, as the ledger counts them."""
    gains = [area.gain for area in card.area]
    if card.arrow:
        return f"arrow {card.arrow}"
    if any(gain.sunflower for gain in gains):
        return "sunflower giver"
    if any(area.pay.sunflower or area.pay.card for area in card.area):
        return "sunflower or card for coins"
    if pays(card):
        return "seller" if any(gain.coin for gain in gains) else "exchange"
    return "bags" if any(gain.bag >= 2 and not gain.coin > 2 for gain in gains) else "producer"


def test_backs() -> None:
    assert Counter(card.back for card in OURS.cards) == {0: 6, 1: 11, 2: 8, 3: 11, 4: 6, 5: 12, 6: 5}


def test_mix() -> None:
    assert Counter(sort_of(card) for card in OURS.cards) == {
        "producer": 20,
        "seller": 19,
        "bags": 4,
        "exchange": 3,
        "sunflower giver": 5,
        "sunflower or card for coins": 3,
        "arrow sideways": 3,
        "arrow up": 2,
    }
    assert sum(len(card.area) == 2 for card in OURS.cards) == 5
    assert 9 <= sum(card.once for card in OURS.cards) <= 11


def test_back_four_holds_specials_only() -> None:
    special = ("arrow", "sunflower")
    assert all(sort_of(card).startswith(special) for card in OURS.cards if card.back == 4)


def test_the_four_goods_are_treated_alike() -> None:
    goods = ("honey", "egg", "wool", "milk")
    areas = [area for card in OURS.cards for area in card.area]
    for side in ("gain", "pay"):
        count = {good: sum(getattr(getattr(area, side), good) for area in areas) for good in goods}
        assert len(set(count.values())) == 1, (side, count)


@pytest.mark.rule("MFS-28")
def test_icons() -> None:
    """Every card with a red arrow that gains coins has the shop icon, arrows and sunflower givers no bonus."""
    for card in OURS.cards:
        sells = any(area.gain.coin and area.pay != type(area.pay)() for area in card.area)
        assert card.shop == sells, card.id
        assert card.no_sunflower == (sort_of(card).startswith(("arrow", "sunflower giver"))), card.id
    assert [row.field for row in OURS.printed if row.shop] == ["7", "10", "7", "10"]


def test_no_two_field_cards_are_the_same() -> None:
    faces = Counter((card.area, card.arrow, card.once) for card in OURS.cards if not card.arrow)
    assert max(faces.values()) == 1


# ---- Mistakes -------------------------------------------------------------------------------------------------------


def test_ours_has_none() -> None:
    assert build("fields.toml", document()).hash == OURS.hash


def test_an_unknown_field_is_named_with_the_nearest_known_one() -> None:
    mine = document()
    mine["card"][6]["bakc"] = 1
    assert "mine.toml: card 7, field 'bakc': unknown; did you mean 'back'?" in error(mine)


def test_a_wrong_number_names_what_is_right() -> None:
    mine = document()
    mine["card"][0]["area"][0]["gain"]["honey"] = 12
    assert "card 1, area 1, field 'gain.honey': 12 is not allowed; 1 to 9" in error(mine)


def test_a_word_of_logic_is_no_number() -> None:
    mine = document()
    mine["card"][6]["back"] = True
    assert "card 7, field 'back': true is not allowed" in error(mine)


def test_a_missing_card_is_named() -> None:
    mine = document()
    del mine["card"][16]
    found = error(mine)
    assert "card 17: missing; one row for each of 59" in found
    assert "field 'back': 10 cards with back 1; 11" in found


def test_an_arrow_and_an_area() -> None:
    mine = document()
    mine["card"][0]["arrow"] = "up"
    assert "card 1, field 'arrow': 'up' is not allowed beside areas" in error(mine)


def test_a_card_that_shows_nothing() -> None:
    mine = document()
    del mine["card"][0]["area"]
    assert "card 1, field 'area': missing" in error(mine)


def test_three_areas() -> None:
    mine = document()
    mine["card"][0]["area"] *= 3
    assert "card 1, field 'area': 3 areas; one or two" in error(mine)


@pytest.mark.rule("MFS-25")
def test_an_up_arrow_on_a_jump_start_card() -> None:
    mine = document()
    mine["jump_start"][0] = {"id": 60, "arrow": "up"}
    assert "jump_start 60 (row 1), field 'arrow': 'up' is not allowed" in error(mine)


def test_other_identical_goods_without_identical_ones() -> None:
    mine = document()
    mine["card"][0]["area"][0]["pay"] = {"other": 2}
    assert "card 1, area 1, field 'pay.other': 2 is not allowed; only with 'identical'" in error(mine)


def test_a_printed_field_is_missing() -> None:
    mine = document()
    del mine["printed"][0]
    assert "printed 'base 2/12': missing; one row for each of 20" in error(mine)


def test_an_unknown_skill() -> None:
    mine = document()
    mine["skill"][0]["name"] = "godo"
    assert "did you mean 'good'?" in error(mine)
