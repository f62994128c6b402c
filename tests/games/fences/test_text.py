"""The table in words: a second reading of the view, by a flood fill and the rows of the box, finds the same facts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.core.show.phrase import Phrase
from farmtable.core.show.text import Way
from farmtable.games.fences.data.components import load
from farmtable.games.fences.rules.declared import CHOICES
from farmtable.games.fences.rules.play import SetTile
from farmtable.games.fences.show.view import FencesView
from farmtable.table.words import LANGUAGES
from tests.games.fences.flood import STEPS, Meadow
from tests.support.reading import NAMES, Heard, alike, answers, heard, longest, words_of
from tests.support.setups import Setup, asked, random_game
from tests.support.setups import load as game_of

CALLS = {
    "en": {"hand": "hand", "farm": "farm", "at": "at", "player": "player", "supply": "supply"},
    "fr": {"hand": "main", "farm": "ferme", "at": "en", "player": "joueur", "supply": "réserve"},
}
ANIMALS = {"en": (r"cows?", r"pigs?", r"sheep"), "fr": (r"vaches?", r"cochons?", r"moutons?")}
SETUP = Setup("fences", 3, (("open_hands", 0),))


def name(x: int, y: int) -> str:
    """Of a place near the first one."""
    return f"{chr(ord('M') + x)}{13 + y}"


def counted(line: str, lang: str) -> list[int]:
    """2 cows and 1 pig"""
    found = [re.findall(rf"(\d+) {animal}", line) for animal in ANIMALS[lang]]
    return [sum(map(int, one)) for one in found]


def shown(tile: int) -> list[int]:
    """The animals of a tile, by its row."""
    letters = "".join(next(row for row in load().tiles if row.id == tile).animals)
    return [letters.count(letter) for letter in "CPS"] if letters.isupper() else [letters.count(k) for k in "cps"]


def moments() -> Iterator[tuple[FencesView, Heard, str]]:
    """Some of a game, for a seat and an onlooker, in both languages."""
    s = SETUP.new()
    for k, (seat, _) in enumerate(random_game(s, Chance(4), 220)):
        if k % 40 == 19:
            for eye in (seat if seat != NATURE else 0, SPECTATOR):
                for lang in LANGUAGES:
                    view = SETUP.game.view(s, eye)
                    assert isinstance(view, FencesView)
                    yield view, heard(SETUP.game, s, eye, lang), lang


def test_the_text_says_what_the_view_says() -> None:
    seen = 0
    for v, told, lang in moments():
        call = CALLS[lang]
        seen += 1
        farms(v, told, lang)
        for tile in v.board:
            lines = told.part[f"{call['at']} {name(tile.x, tile.y)}"]
            assert counted(" ".join(lines), lang) == shown(tile.tile)
            set_by = next(line for line in lines if f" {tile.tile}," in line)
            assert f"{90 * tile.turn}°" in set_by
            assert NAMES[tile.seat] in set_by
            barns = [line for line in lines[1:] if line != set_by and any(one in line for one in NAMES)]
            assert len(barns) == (tile.barn >= 0)
            assert all(NAMES[tile.owner] in line for line in barns)
        for x, y in free(v):
            assert f"{call['at']} {name(x, y)}" in told.part
        for seat, owner in enumerate(v.seats):
            lines = told.part[f"{call['player']} {NAMES[seat]}"]
            assert f" {owner.points} point" in lines[0]
            assert lines[1].startswith(f"{owner.stock} ")
            assert lines[2].startswith(f"{len(owner.hand)} ")
            if owner.farmer:
                row = load().farmers[owner.farmer - 1]
                assert row.name in lines[3]
                assert [int(n) for n in re.findall(r"(\d+) (?:for|pour)", lines[3])] == [b.points for b in row.bonus]
        if v.seat != SPECTATOR:
            lines = told.part[call["hand"]][1:]
            assert [int(re.findall(r"\d+", line)[0]) for line in lines] == v.seats[v.seat].hand
            assert [counted(line, lang) for line in lines] == [shown(tile) for tile in v.seats[v.seat].hand]
        else:
            assert call["hand"] not in told.part
        assert f" {v.supply} " in told.part[call["supply"]][1]
    assert seen >= 12


def farms(v: FencesView, told: Heard, lang: str) -> None:
    """Each by a flood fill: where it lies, its animals, its open ends."""
    meadow = Meadow(SETUP.game.show.box)  # type: ignore[attr-defined]
    place = {tile.tile: (tile.x, tile.y) for tile in v.board}
    for laid in v.board:
        meadow.add(laid.tile, laid.x, laid.y, laid.turn)
    found = {}
    for fields, ends in meadow.farms().items():
        animals = [0, 0, 0]
        for tile, field in fields:
            letters = load().tiles[tile - 1].animals[field].lower()
            animals = [n + letters.count(letter) for n, letter in zip(animals, "cps", strict=True)]
        found[frozenset(name(*place[tile]) for tile, _ in fields), tuple(animals), ends] = True
    for n, farm in enumerate(v.farms, 1):
        lines = told.part[f"{CALLS[lang]['farm']} {n}"]
        lies = next(line for line in lines if line.startswith(("It lies", "Elle s’étend")))
        places = frozenset(re.findall(r"\b[A-Z]\d+\b", lies))
        told_ends = re.findall(r"(\d+) (?:open ends?|bouts? ouverts?)", " ".join(lines))
        assert (places, tuple(counted(lines[0], lang)), int(told_ends[0]) if told_ends else 0) in found
        assert f" {farm.worth} point" in lines[1]
        for seat, barns in enumerate(farm.barns):
            assert bool(barns) is any(line.startswith(NAMES[seat]) and f" {barns} " in line for line in lines[1:])
    assert len(v.farms) == len(meadow.farms())


def free(v: FencesView) -> set[tuple[int, int]]:
    taken = {(tile.x, tile.y) for tile in v.board}
    return {(x + dx, y + dy) for x, y in taken for dx, dy in STEPS} - taken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_is_set_in_steps_with_what_it_would_join(lang: str) -> None:
    """Which tile, where, how turned: no step is long, no two answers sound alike, and effects name real farms."""
    s, looked = SETUP.new(), 0
    game, words = game_of("fences"), words_of("fences", lang)
    for k, (seat, _) in enumerate(random_game(s, Chance(6), 160)):
        if seat == NATURE or k % 15 or not isinstance(s.task_of(seat), SetTile):
            continue
        view, menu = game.view(s, seat), s.choices(seat)
        assert isinstance(view, FencesView)
        step = game.show.steps(s.task_of(seat), menu, view)
        assert sorted(way.choice for way in answers(step) if way.choice is not None) == menu
        assert not alike(step, words)
        assert longest(step) <= 60 < max(len(menu), 61)
        for way in [*answers(step)][::7]:
            joins(view, way, words.say, lang)
        looked += len(menu)
    assert looked > 100
    assert asked(s)


def joins(v: FencesView, way: Way, say: Callable[[Phrase], str], lang: str) -> None:
    """The farms that the effects name are those that touch the place."""
    assert way.choice is not None
    text = CHOICES.text(way.choice)
    if not text.startswith("set"):
        return
    tile, degrees, x, y = map(int, re.findall(r"-?\d+", text))
    meadow = Meadow(SETUP.game.show.box)  # type: ignore[attr-defined]
    for laid in v.board:
        meadow.add(laid.tile, laid.x, laid.y, laid.turn)
    meadow.add(tile, x, y, degrees // 90)
    touched = {other for field in range(4) for other in meadow.touch.get((tile, field), ())}
    wanted = {n for n, farm in enumerate(v.farms, 1) if touched & {(a, b) for a, b in farm.fields}}
    said = " | ".join(say(effect) for effect in way.effects)
    farm = {"en": "farm", "fr": "ferme"}[lang]
    assert set(map(int, re.findall(rf"{farm} (\d+)", said))) == wanted
