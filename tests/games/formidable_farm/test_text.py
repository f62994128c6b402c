"""The table in words: a second reading of the view and of the rows finds the same facts."""

from __future__ import annotations

import re

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.games.formidable_farm.data.components import load
from farmtable.games.formidable_farm.rules.play import Turn
from farmtable.games.formidable_farm.show.view import FarmView
from farmtable.table.words import LANGUAGES
from tests.support.reading import NAMES, Heard, alike, answers, heard, words_of
from tests.support.setups import Setup, random_game

CALLS = {
    "en": {"hand": "hand", "player": "player", "market": "market", "ring": "ring", "stack": "stack", "turn": "turn"}
    | {"paid": "fulfilled", "discard": "discard"},
    "fr": {"hand": "main", "player": "joueur", "market": "marché", "ring": "cercle", "stack": "pile", "turn": "tour"}
    | {"paid": "complétées", "discard": "défausse"},
}
CROPS = {
    "en": ("wheat", "cucumbers?", "tomato(?:es)?", "sheep", "pigs?"),
    "fr": ("blés?", "concombres?", "tomates?", "moutons?", "cochons?"),
}
PAYABLE = {"en": "you can pay it", "fr": "vous pouvez la payer"}


def crops(text: str, lang: str) -> list[int]:
    return [sum(map(int, re.findall(rf"(\d+) {crop}\b", text))) for crop in CROPS[lang]]


def cards(lines: list[str]) -> list[int]:
    """The numbers of the cards that are told, one a line."""
    found = [re.match(r"(?:Card|Carte) (\d+)", line) for line in lines]
    return [int(one[1]) for one in found if one]


def known(row: list[int]) -> list[int]:
    return [card for card in row if card > 0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_text_says_what_the_view_says(seats: int, lang: str) -> None:
    setup = Setup("formidable_farm", seats)
    s, looked = setup.new(), 0
    for k, (seat, _) in enumerate(random_game(s, Chance(8), 500)):
        if k % 25 == 19:
            for eye in (seat if seat != NATURE else 0, SPECTATOR):
                view = setup.game.view(s, eye)
                assert isinstance(view, FarmView)
                same(view, heard(setup.game, s, eye, lang), lang)
                looked += 1
    assert looked > 6


def same(v: FarmView, told: Heard, lang: str) -> None:
    call = CALLS[lang]
    for seat, owner in enumerate(v.seats):
        lines = told.part[f"{call['player']} {NAMES[seat]}"]
        assert crops(lines[1], lang) == owner.crops
        left = [len(owner.hand) + len(owner.stack), len(owner.hand), len(owner.stack)]
        assert [int(n) for n in re.findall(r"\d+", lines[2])] == left
        assert int(re.findall(r"\d+", lines[3])[0]) == len(owner.fulfilled)
        for what, row in (("stack", owner.stack[::-1]), ("paid", owner.fulfilled)):
            part = told.part.get(f"{call[what]} {NAMES[seat]}", [])
            assert cards(part) == known(row)
            hidden = [int(re.match(r"\d+", line)[0]) for line in part[1:] if re.match(r"\d+", line)]  # type: ignore[index]
            assert sum(hidden) == len(row) - len(known(row))
    if v.seat != SPECTATOR:
        lines = told.part[call["hand"]]
        assert cards(lines) == v.seats[v.seat].hand
        for line, card in zip(lines[1:], v.seats[v.seat].hand, strict=False):
            priced(v, line, card, lang)
    assert cards(told.part[call["market"]][: 1 + len(v.market)]) == v.market
    assert cards(told.part[call["discard"]]) == v.discard[::-1]
    spaces = told.part[call["ring"]][1:7]
    for k, space in enumerate(load().spaces):
        gives = space.take
        assert crops(spaces[k].partition(";")[0], lang) == [
            *(gives.wheat, gives.cucumber, gives.tomato, gives.sheep, gives.pig)
        ]
        there = {seat for seat in range(v.players) if v.discs[seat] == k}
        assert {seat for seat in range(v.players) if NAMES[seat] in spaces[k]} == there
        fee = re.findall(r"(\d+)", spaces[k].rpartition(";")[2])
        assert int(fee[0] if fee else 0) == v.fees[k]


def priced(v: FarmView, line: str, card: int, lang: str) -> None:
    """What a card costs, by its row; and where that is crops alone, whether they are there."""
    cost = next(row for row in load().cards if row.id == card).cost
    listed = [cost.wheat, cost.cucumber, cost.tomato, cost.sheep, cost.pig]
    assert crops(line.partition("→")[0], lang) == listed
    others = (cost.any, cost.identical, cost.different, cost.fulfilled_below, cost.fulfilled_to_hand)
    if not any((*others, cost.market_below, cost.fulfilled, cost.number_of)) and not v.discount:
        mine = v.seats[v.seat].crops
        assert (PAYABLE[lang] in line) is all(have >= need for have, need in zip(mine, listed, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_menu_is_asked_step_by_step(lang: str) -> None:
    """What to do, then with which card or space; all choices are in it, and no two answers sound alike."""
    setup, words, long = Setup("formidable_farm", 2), words_of("formidable_farm", lang), 0
    s = setup.new()
    for seat, _ in random_game(s, Chance(5), 400):
        if seat != NATURE:
            task, menu = s.task_of(seat), s.choices(seat)
            step = setup.game.show.steps(task, menu, setup.game.view(s, seat))
            assert sorted(way.choice for way in answers(step) if way.choice is not None) == sorted(menu)
            assert not alike(step, words)
            if len(menu) > 6 and isinstance(task, Turn):
                long += 1
                assert len(step.ways) < len(menu)
                assert any(way.then for way in step.ways)
    assert long > 2
