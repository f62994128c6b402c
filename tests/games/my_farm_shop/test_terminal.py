"""The table for a terminal shows farm, market and shop at a glance, in both languages."""

from __future__ import annotations

import pytest

from farmtable.table.words import Words
from tests.games.my_farm_shop.support import Position, given, seen, with_farmer


def drawn(position: Position, lang: str = "en") -> str:
    words = Words(lang, "my_farm_shop", ["Anna", "Bert", "Chris", "Dora"])
    return position.game.show.draw(seen(position), words.say)


def test_a_farm_with_card_sunflowers_and_goods() -> None:
    position = given(farm={"4": "1 egg 1 wool -> 5 coin"}, goods="2 egg 3 bag 7 coin", sunflowers={"4": 1})
    text = drawn(position.rolled(2, 3, 4))
    assert " 4 [bold]■E+W→5¢[/bold] ☼·" in text
    assert "[bold]Anna[/bold]  ¢ 7  B 3  │ H 0  E 2  W 0  M 0  (2/16)" in text


def test_the_market_and_the_dice() -> None:
    position = with_farmer(given(market=["2 any", "2 identical 2 other -> 1 bag 7 coin"]), 3).rolled(2, 3, 4)
    text = drawn(position.play("stall 2 with 2"))
    assert "1 2? │ 2 – │ 3 ☺" in text
    assert "(2) 3 4 = 7" in text
    assert "Card to place: 2=+2=→B+7¢" in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_skills_goals_and_who_met_them(lang: str) -> None:
    position = given(
        modules=["farmer", "goals"],
        goal=["bags", "icons"],
        skill={"sack": "swap"},
        transport={"sack": 2},
        farm={"5": "2 bag"},
        goods="7 bag",
    ).activating(2, 3)
    text = drawn(position.play("activate 5"), lang)
    goal = {"en": "Goal: 8 bags │ Anna", "fr": "Objectif\N{NO-BREAK SPACE}: 8 sacs │ Anna"}[lang]
    skill = {
        "en": "sack: swap the cards of two fields",
        "fr": "baluchon\N{NO-BREAK SPACE}: échanger les cartes de deux champs",
    }[lang]
    assert goal in text
    assert skill in text


def test_an_empty_field_and_an_arrow() -> None:
    text = drawn(given(farm={"9": "up", "10": "sideways; 1x"}, side=1))
    assert " 8  – " in text
    assert "■▲" in text
    assert "■◄► 1×" in text


def test_the_shop_icon_is_shown_where_it_counts() -> None:
    plain = given(farm={"4": "1 egg -> 3 coin; shop"})
    assert "⌂" not in drawn(plain).partition("\n\n[dim]")[0]
    aiming = given(modules=["goals"], goal=["icons"], farm={"4": "1 egg -> 3 coin; shop"})
    assert "■E→3¢⌂" in drawn(aiming)


def test_the_last_activation_is_no_turn() -> None:
    assert "Turn 28 of 28" in drawn(given().empty_deck().rolled(2, 3, 4))
    position = given().empty_deck().final()
    assert "Turn" not in drawn(position)
    assert "The last activation" in drawn(position)
