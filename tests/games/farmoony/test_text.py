"""The table in words: a second reading of the view, made without the rules, finds all of it in the text."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import Phrase
from farmtable.core.show.view import HIDDEN
from farmtable.games.farmoony.data.components import load
from farmtable.games.farmoony.rules import play
from farmtable.games.farmoony.rules.declared import TOOL_NAMES
from farmtable.games.farmoony.rules.state import GONE
from farmtable.games.farmoony.rules.tiles import TYPES
from farmtable.games.farmoony.show.show import FarmoonyShow
from farmtable.games.farmoony.show.view import FarmoonyView, Laid, SeatView, Token
from farmtable.table.told.heard import heard as hear
from farmtable.table.told.text import text
from farmtable.table.words import LANGUAGES
from tests.games.farmoony.support import game as farmoony
from tests.games.farmoony.support import given
from tests.support.reading import NAMES, Heard, alike, answers, heard, longest, unheard, words_of
from tests.support.setups import Setup, asked, random_choices, random_game

LETTERS = ".VWFPST"
CALLS = {
    "en": ("hand", "tools", "land", "cards", "scores", "at", "missions", "deck", "phase"),
    "fr": ("main", "outils", "terrain", "cartes", "décompte", "en", "missions", "pioche", "phase"),
}
ROWS = {"en": "{} and {} above, {} and {} below", "fr": "{} et {} en haut, {} et {} en bas"}
TILE = re.compile(r"\b([A-Z]\d+) (\w+)( \(\w+\))?( with a token| by a token| avec un jeton| par un jeton)?")

# ---- A second reading of the view: nothing of the rules is used -----------------------------------------------------


@cache
def printed() -> dict[int, list[int]]:
    """The tiles of each card: upper left, upper right, lower left, lower right."""
    return {row.id: [LETTERS.index(letter) for letter in row.tiles] for row in load().cards}


def tiles_of(laid: Laid) -> dict[str, int]:
    """Place by place. Turned clockwise, what was lower left comes to the upper left."""
    tiles = printed()[laid.card]
    for _ in range(laid.turns):
        tiles = [tiles[2], tiles[0], tiles[3], tiles[1]]
    return {f"{chr(ord('M') + laid.x + k % 2)}{13 + laid.y + k // 2}": tile for k, tile in enumerate(tiles)}


def tokens_of(seen: SeatView) -> dict[str, int]:
    return {f"{chr(ord('M') + token.x)}{13 + token.y}": token.type for token in seen.tokens}


def land_of(seen: SeatView) -> dict[str, tuple[int, bool]]:
    """What is seen on each place, and whether a token lies there: later cards lie on top."""
    land: dict[str, tuple[int, bool]] = {}
    for laid in seen.land:
        land |= {place: (tile, False) for place, tile in tiles_of(laid).items()}
    return land | {place: (tile, True) for place, tile in tokens_of(seen).items()}


def cards_of(seen: SeatView) -> list[dict[str, tuple[int, bool]]]:
    """The cards of a land, the oldest first: of each place the tile, and whether it is covered."""
    tokens = tokens_of(seen)
    found = []
    for k, laid in enumerate(seen.land):
        above = {place for later in seen.land[k + 1 :] for place in tiles_of(later)}
        found.append(
            {
                place: (tile if place in above else tokens.get(place, tile), place in above)
                for place, tile in tiles_of(laid).items()
            }
        )
    return found


# ---- ... compared with what is heard --------------------------------------------------------------------------------


class Ear:
    """What is heard, taken apart again."""

    def __init__(self, told: Heard, v: FarmoonyView) -> None:
        self.told = told
        self.v = v
        self.words = told.words
        self.tile = [self.words.say(Phrase(f"tile-{kind}")) if kind else "" for kind in TYPES]

    def part(self, what: int, seat: int | None = None) -> list[str]:
        call = CALLS[self.words.lang][what]
        return self.told.part[call if seat is None else f"{call} {NAMES[seat]}"]

    def tiles(self, line: str) -> dict[str, tuple[int, bool, bool]]:
        """Place by place: the tile, covered, with a token."""
        found = TILE.findall(line)
        return {
            place: (self.tile.index(tile), bool(covered), bool(token))
            for place, tile, covered, token in found
            if tile in self.tile
        }

    def numbers(self, line: str) -> list[int]:
        return [int(n) for n in re.findall(r"\b\d+\b", line)]

    def tools(self, lines: list[str], key: str = "a-tool") -> list[str]:
        """The tools that begin a line, or follow its first word."""
        said = {self.words.say(Phrase(f"{key}-{name}")): name for name in TOOL_NAMES}
        heads = [re.split(r"\s?:", line)[0].split(", ")[-1] for line in lines]
        return [said[head] for head in heads if head in said]

    def check(self) -> None:
        for seat, seen in enumerate(self.v.seats):
            self.check_land(seat, seen)
            self.check_hand(seat, seen)
            title, *lines = self.part(1, seat)
            assert self.numbers(title) == [len(seen.tools)]
            assert self.tools(lines) == [TOOL_NAMES[kind] for kind in seen.tools if kind != HIDDEN]
            unknown = seen.tools.count(HIDDEN)
            assert [self.numbers(line)[0] for line in lines if line[0].isdigit()] == [unknown] * (unknown > 0)
        title, *lines = self.part(7)
        assert self.tools(lines) == [TOOL_NAMES[kind] for kind in self.v.open_tools]
        used = len(self.v.used_tools)
        assert [n for line in lines for n in self.numbers(line)] == [self.v.deck] * (self.v.deck > 0) + [used] * (
            used > 0
        )
        for number in self.v.missions:
            mission = self.words.say(Phrase(f"mission-{farmoony().box.names[number]}-text"))
            assert any(line.endswith(mission) for line in self.part(6))
        assert any(self.v.undealt in self.numbers(line) for line in self.part(8))

    def check_land(self, seat: int, seen: SeatView) -> None:
        rows: dict[str, tuple[int, bool]] = {}
        for line in self.part(2, seat)[2:]:
            rows |= {place: (tile, token) for place, (tile, covered, token) in self.tiles(line).items() if not covered}
        assert rows == land_of(seen)
        if seen.land:
            cards = [self.tiles(line) for line in self.part(3, seat)[1:]]
            assert [{k: (tile, covered) for k, (tile, covered, _) in card.items()} for card in cards] == cards_of(seen)
        for place, (tile, _) in land_of(seen).items():
            call = CALLS[self.words.lang][5]
            assert self.told.part[f"{call} {place} {NAMES[seat]}"][0].startswith(f"{place} {self.tile[tile]}")
            assert (
                (f"{call} {place}" in self.told.part) == (place in land_of(self.v.seats[self.v.seat]))
                if self.v.seat < 6
                else True
            )

    def check_hand(self, seat: int, seen: SeatView) -> None:
        title, *lines = self.part(0, seat)
        assert self.numbers(title) == [len(seen.hand)]
        faces = [
            ROWS[self.words.lang].format(*(self.tile[tile] for tile in printed()[card]))
            for card in seen.hand
            if card != HIDDEN
        ]
        cards = [line for line in lines if line[0].isdigit()]
        assert len(cards) == len(faces)
        assert all(face in card for face, card in zip(faces, cards, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_all_that_a_seat_sees_is_heard(players: int, lang: str) -> None:
    setup = Setup("farmoony", players)
    game, s, looked = setup.game, setup.new(), 0
    for k, _ in enumerate(random_game(s, Chance(players))):
        if k % 97 == 50 and s.asked:
            for seat in (*range(min(players, 2)), SPECTATOR):
                view = game.view(s, seat)
                assert isinstance(view, FarmoonyView)
                Ear(heard(game, s, seat, lang), view).check()
                looked += 1
    Ear(heard(game, s, 0, lang), msgspec.convert(game.view(s, 0), FarmoonyView)).check()  # the game is over
    assert looked > 5


def changes(v: FarmoonyView) -> dict[str, FarmoonyView]:
    """The same view with one thing different, for each thing that it shows."""
    found: dict[str, FarmoonyView] = {}
    own = v.seats[v.seat]
    for seat, seen in enumerate(v.seats):
        last, token = seen.land[-1], Token(seen.land[-1].x, seen.land[-1].y, 5)
        others: dict[str, dict[str, Any]] = {
            "hand": {"hand": seen.hand[1:]},
            "tools": {"tools": [*seen.tools, 4], "known_tools": [*seen.known_tools, 4]},
            "land": {"land": seen.land[:-1]},
            "turned": {"land": [*seen.land[:-1], Laid(last.card, (last.turns + 1) % 4, last.x, last.y)]},
            "age": {"land": [*seen.land[1:], seen.land[0]]},
            "tokens": {"tokens": [*(t for t in seen.tokens if (t.x, t.y) != (token.x, token.y)), token]},
            "chosen": {"chosen": 0 if seen.chosen else seen.hand[0], "playing": 0},
            "playing": {"playing": 0 if seen.playing else 90, "chosen": 0},
        }
        if seat != v.seat:
            others["has placed"] = {"has_placed": not seen.has_placed, "playing": 90, "chosen": 0}
        for name, other in others.items():
            seats = [*v.seats[:seat], msgspec.structs.replace(seen, **other), *v.seats[seat + 1 :]]
            found[f"{name} of {seat}"] = msgspec.structs.replace(v, seats=seats)

    def with_own(**other: Any) -> FarmoonyView:
        return msgspec.structs.replace(
            v, seats=[*v.seats[: v.seat], msgspec.structs.replace(own, **other), *v.seats[v.seat + 1 :]]
        )

    found["own card"] = with_own(hand=[*own.hand[1:], 90])
    found["own tool"] = with_own(tools=[(own.tools[0] + 1) % 12, *own.tools[1:]])
    found["known"] = with_own(known_tools=[] if own.known_tools else own.tools[:1])
    found["where"] = with_own(playing=90, chosen=0, has_placed=True, placed=Laid(90, 1, 0, 0))
    more: dict[str, dict[str, Any]] = {
        "phase": {"phase": v.phase % 3 + 1},
        "passes": {"passes": v.passes + 1},
        "missions": {"missions": v.missions[:-1]},
        "other mission": {"missions": [25, *v.missions[1:]]},
        "choosers": {"choosers": [*v.choosers[1:], v.choosers[0]]},
        "open": {"open_tools": [(v.open_tools[0] + 1) % 12, *v.open_tools[1:]]},
        "used": {"used_tools": [*v.used_tools, 3]},
        "deck": {"deck": v.deck - 1},
        "undealt": {"undealt": v.undealt - 1},
        "gone": {"gone": [*v.gone, 90]},
    }
    return found | {name: msgspec.structs.replace(v, **other) for name, other in more.items()}


@pytest.mark.parametrize("task", ["ChooseCard", "WorkWithTools"])
def test_whatever_is_different_is_heard(task: str) -> None:
    setup = Setup("farmoony", 3)
    s, looked = setup.new(), 0
    for k, _ in enumerate(random_game(s, Chance(8))):
        if k > 60 and 1 in asked(s) and type(s.task_of(1)).__name__ == task:
            view = setup.game.view(s, 1)
            assert isinstance(view, FarmoonyView)
            if view.seats[1].tools and len(view.seats[1].hand) > 1:
                changed = changes(view)
                assert unheard(setup.game.show, view, changed) == []
                looked = len(changed)
                break
    assert looked > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_choice_is_once_in_the_steps(lang: str) -> None:
    setup, words = Setup("farmoony", 3), words_of("farmoony", lang)
    s, most, long_menus = setup.new(), 0, 0
    for k, _ in enumerate(random_game(s, Chance(5))):
        for seat in [seat for seat in asked(s) if seat < 3 and k % 3 == 0]:
            menu = s.choices(seat)
            step = setup.game.show.steps(s.task_of(seat), menu, setup.game.view(s, seat))
            assert sorted(way.choice for way in answers(step) if way.choice is not None) == menu
            assert not alike(step, words)
            if len(menu) > 40:
                long_menus += 1
                most = max(most, longest(step))
    assert long_menus > 5
    assert most <= 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tools_are_asked_for_one_by_one(lang: str) -> None:
    """Which tool, what the farmer sows, on whose land, which tile or card."""
    lands = [["1 r0 at 0,0", "2 r0 at 1,1"], ["3 r0 at 0,0", "4 r0 at 1,1"]]
    faces = {1: "VW/PF", 2: "SS/FT", 3: "SV/VV", 4: "SV/VV"}
    held = ["farmer", "wheelbarrow", "livestock"]
    table = given(faces=faces, lands=lands, tools=[held, []], missions=(1,), todo=(play.WORK_WITH_TOOLS,))
    menu = table.s.choices(0)
    step = FarmoonyShow(load(), table.s.box).steps(table.s.task_of(0), menu, table.view(1))
    assert sorted(way.choice for way in answers(step) if way.choice is not None) == menu
    assert not alike(step, words_of("farmoony", lang))
    assert [len(way.then.ways) if way.then else 0 for way in step.ways] == [0, 2, 4, 2]  # nothing, lands, types, lands


def test_a_card_that_left_the_game_is_told() -> None:
    table = given(faces={7: "VW/PF"}, missions=(1,))
    table.s.put(GONE, 7)
    told = Heard(FarmoonyShow(load(), table.s.box).text(table.view(1), []), words_of("farmoony", "en"))
    assert "Out of the game: a card with 1 vegetable, 1 water, 1 fertilizer and 1 pest." in told.part["phase"]


def test_a_place_by_itself() -> None:
    """Its card and what it covers, its neighbours, and what it counts for."""
    faces = {1: "VW/PF", 2: "FS/FT"}
    table = given(faces=faces, lands=[["1 r0 at 0,0", "2 r0 at 1,1"], []], tokens=[{(2, 2): "W"}, {}], missions=(1,))
    told = Heard(
        FarmoonyShow(load(), table.s.box).text(table.view(1), farmoony().scores(table.s)),
        words_of("farmoony", "en"),
    )
    assert told.part["at N14"] == [
        "N14 fertilizer, on your land",
        "Card 2, on fertilizer of card 1.",
        "Above N13 water, right O14 soil, below N15 fertilizer, left M14 pest.",
        "It counts. Mixed Bed: a set of 3",
    ]
    assert told.part["at O15"][2] == "No card may cover the token."
    assert told.part["scores"][1:] == ["3 points. Mixed Bed: a set of 3, at M13, N13, N14"]
    assert told.part["land"][2:] == [
        "Row 13: M13 vegetable, N13 water.",
        "Row 14: M14 pest, N14 fertilizer, O14 soil.",
        "Row 15: N15 fertilizer, O15 water with a token.",
    ]
    assert "Ben has no land yet" in told.part["land Ben"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wheelbarrow_on_its_way_is_told(lang: str) -> None:
    """From where, and to where, until the fences are asked."""
    faces = {1: "VW/PF", 2: "SS/FT", 3: "VV/VV"}
    lands = [["1 r0 at 0,0", "2 r0 at 1,1"], ["3 r0 at 0,0"]]
    table = given(faces=faces, lands=lands, tools=[["wheelbarrow"], []], missions=(1,), todo=(play.WORK_WITH_TOOLS,))

    def phase() -> str:
        told = farmoony().show.text(table.view(2), farmoony().scores(table.s))
        return " ".join(Heard(told, words_of("farmoony", lang)).part["phase"])

    assert "N14" not in phase()
    table.play("1 wheelbarrow 2")
    assert "N14" in phase()
    table.play("1 unload r0 on 2 at -1,-1")
    assert re.search(r"Ben.* L12", phase())


def test_a_place_is_told_to_those_who_call_for_it() -> None:
    """Not with all the rest: a land is heard row by row."""
    table = Setup("farmoony", 2).table(1)
    for _ in random_choices(table, Chance(1), 20):
        pass
    words = words_of("farmoony", "en")
    assert "at M13 Ben" in Heard(farmoony().show.text(table.view(0), []), words).part
    assert not [call for call in Heard(text(table, 0).sections, words).part if call.startswith("at ")]
    (place,) = hear(table, 0, "AT m13 ben", words).told
    assert words.say(place.title).endswith("on the land of Ben")
    (land,) = hear(table, 0, "land ben", words).told
    assert land.facts
    assert not land.sections
