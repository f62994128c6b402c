"""The deck is what the ledger asks for."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from farmtable.games.formidable_farm.data.components import load
from farmtable.lab.balance import formidable_farm_deck

Table = dict[str, Any]
TEXT = (files("farmtable.games.formidable_farm.data") / "cards.toml").read_text(encoding="utf-8")
DECK: list[Table] = tomllib.loads(TEXT)["card"]

# ---- The deck, against the figures of the ledger -------------------------------------------------------------------

PRICE = {"wheat": 2, "cucumber": 3, "tomato": 3, "sheep": 6, "pig": 6}
COSTS = {*PRICE, "any", "identical", "different"}
SPECIAL_COSTS = {"fulfilled_below", "fulfilled_to_hand", "market_below", "fulfilled", "number_of"}
CATEGORY = {
    40: {"take", "take_any", "take_identical", "take_different"},
    18: {"draw"},
    14: {"exchange"},
    12: {"supplies", "get_supplies"},
    10: {"draw_bottom", "look", "cycle", "draw_and_return", "swap_market"},
    4: {"crop_for_card"},
    8: {"another_turn", "discount", "fourth_card", "third_card"},
    6: {"fulfil_unseen", "swap_fulfilled", "sell_fulfilled"},
}

KNOWN = [
    ({"tomato": 1}, {"do": "take", "crops": {"wheat": 2}}),
    ({"sheep": 1}, {"do": "exchange", "give": {"cucumber": 1}, "take": {"pig": 1}, "times": 2}),
    ({"cucumber": 2, "wheat": 1}, {"do": "draw", "cards": 3}),
    ({"tomato": 2}, {"do": "take", "crops": {"sheep": 1}}),
    ({"wheat": 1}, {"do": "cycle", "cards": 3}),
    ({"tomato": 1, "sheep": 1, "pig": 1}, {"do": "take", "crops": {"wheat": 8}}),
    ({"wheat": 3}, {"do": "take", "crops": {"pig": 1}}),
    ({"tomato": 3}, {"do": "draw", "cards": 5}),
    ({"sheep": 1}, {"do": "take", "crops": {"tomato": 2, "wheat": 1}}),
    (None, {"do": "exchange", "give": {"wheat": 1}, "take": {"tomato": 1}, "times": 4}),
    (None, {"do": "crop_for_card", "times": 3}),
]


def rewards(*words: str) -> Iterator[Table]:
    """All rewards of the deck that have one of these words."""
    return (reward for card in DECK for reward in card["reward"] if reward["do"] in words)


def worth(crops: Table) -> int:
    return sum(PRICE[crop] * n for crop, n in crops.items())


def key(card: Table) -> str:
    """Equal for equal faces, whatever the order of their fields."""
    return json.dumps([card["cost"], card["reward"]], sort_keys=True)


def test_there_are_119_different_cards() -> None:
    assert [card.id for card in load().cards] == list(range(1, 120))
    assert len({key(card) for card in DECK}) == 119


def test_the_ring_has_the_spaces_in_the_booklets_order() -> None:
    given = [(space.name, getattr(space.take, space.name, 0), space.draw) for space in load().spaces]
    assert given == [
        ("wheat", 3, 0),
        ("cucumber", 2, 0),
        ("tomato", 2, 0),
        ("sheep", 1, 0),
        ("pig", 1, 0),
        ("card", 0, 1),
    ]


def test_the_first_line_says_that_the_faces_are_ours() -> None:
    assert TEXT.splitlines()[0].startswith("#")
    assert "our reconstruction" in TEXT.splitlines()[0]


@pytest.mark.parametrize(("cost", "reward"), KNOWN)
def test_known_cards_are_there(cost: Table | None, reward: Table) -> None:
    assert any(card["reward"] == [reward] and cost in (None, card["cost"]) for card in DECK)


def test_make_up() -> None:
    found: Counter[int] = Counter()
    for card in DECK:
        words = {reward["do"] for reward in card["reward"]}
        if SPECIAL_COSTS & set(card["cost"]):
            found[7] += 1
        else:  # a second reward beside crops or draws decides
            found[min(aim for aim, members in CATEGORY.items() if words & members)] += 1
    assert found == {aim: aim for aim in (40, 18, 14, 12, 10, 4, 8, 6, 7)}


def test_mean_cost_is_6() -> None:
    price = PRICE | {"any": 2, "identical": 3, "different": 3}
    total = sum(price.get(name, 0) * n for card in DECK for name, n in card["cost"].items() if name in price)
    total += 6 * sum("number_of" in card["cost"] for card in DECK)
    assert total / 119 == pytest.approx(6, rel=0.05)


def test_mean_crop_reward_is_4() -> None:
    total = sum(worth(reward["crops"]) for reward in rewards("take"))
    total += sum(6 * reward["n"] for reward in rewards("take_any", "take_identical"))
    total += sum((0, 6, 12, 15, 18, 20)[reward["n"]] for reward in rewards("take_different"))
    total += sum(6 * reward.get("times", 1) for reward in rewards("supplies", "get_supplies", "third_card"))
    assert total / 119 == pytest.approx(4, rel=0.05)


def test_mean_of_draws_is_055() -> None:
    total = sum(reward["cards"] for reward in rewards("draw"))
    total += sum(reward["draw"] - reward["give_back"] for reward in rewards("draw_and_return"))
    total += sum(reward["times"] for reward in rewards("crop_for_card"))
    total += len(list(rewards("draw_bottom", "fulfil_unseen")))
    assert total / 119 == pytest.approx(0.55, rel=0.05)


def test_crops_convert_at_par_to_2_more() -> None:
    for card in DECK:
        if set(card["cost"]) <= set(PRICE) and [reward["do"] for reward in card["reward"]] == ["take"]:
            assert 0 <= worth(card["reward"][0]["crops"]) - worth(card["cost"]) <= 2, card


def test_costs_are_1_to_4_crops_of_at_most_three_kinds() -> None:
    for card in DECK:
        crops = {name: n for name, n in card["cost"].items() if name in COSTS}
        if crops:
            assert 1 <= sum(crops.values()) <= 4, card
            assert sum(n if name == "different" else 1 for name, n in crops.items()) <= 3, card
    open_costs = [card for card in DECK if {"any", "identical", "different"} & set(card["cost"])]
    assert len(open_costs) == pytest.approx(10, abs=2)


@pytest.mark.parametrize(("one", "other"), [("cucumber", "tomato"), ("sheep", "pig")])
def test_every_card_has_its_mirror_image(one: str, other: str) -> None:
    def mirror(card: Table) -> str:
        swapped = (
            key(card).replace(f'"{one}":', '"x":').replace(f'"{other}":', f'"{one}":').replace('"x":', f'"{other}":')
        )
        cost, reward = json.loads(swapped)
        return key({"cost": cost, "reward": reward})

    assert {mirror(card) for card in DECK} == {key(card) for card in DECK}


def test_every_cost_of_the_ledger_occurs() -> None:
    assert {name for card in DECK for name in card["cost"]} == COSTS | SPECIAL_COSTS
    assert {card["cost"]["market_below"] for card in DECK if "market_below" in card["cost"]} == {1, 3}


def test_every_reward_of_the_ledger_occurs() -> None:
    assert {reward["do"] for card in DECK for reward in card["reward"]} == set().union(*CATEGORY.values())
    assert {reward["cards"] for reward in rewards("draw")} == {1, 2, 3, 4, 5}
    assert {reward["from"] for reward in rewards("supplies")} == {"own", "adjacent", "opposite", "any", "previous"}
    assert {reward["times"] for reward in rewards("supplies")} == {1, 2}
    assert {reward["draw"] for reward in rewards("draw_and_return")} == {2, 3}


@pytest.mark.parametrize(
    ("change", "code", "said"),
    [
        (("", ""), 0, "violations: 0"),
        (("{ wheat = 8 }", "{ wheat = 9 }"), 1, "card 13: converts at +3, not at par to +2"),
        (("{ cucumber = 1, sheep = 1, pig = 1 }", "{ cucumber = 2, pig = 1 }"), 1, "no card mirrors it"),
        (('do = "another_turn"', 'do = "discount"'), 1, "no card has another_turn"),
    ],
)
def test_the_report_looks_for_violations(
    change: tuple[str, str], code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text(TEXT.replace(*change) if change[0] else TEXT)
    assert formidable_farm_deck.main([str(mine)]) == code
    assert said in capsys.readouterr().out


def test_the_report_needs_a_file_that_can_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert formidable_farm_deck.main(["nowhere.toml"]) == 2
    assert "nowhere.toml: can't be read" in capsys.readouterr().err
