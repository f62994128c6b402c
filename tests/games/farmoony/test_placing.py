"""Where a farm card may lie: rotations, overlap, stone and tokens."""

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.games.farmoony.rules import play
from farmtable.games.farmoony.rules.land import no_land
from farmtable.games.farmoony.rules.tiles import LETTERS, cell_at
from tests.games.farmoony.support import Table, drawn, game, given, land, place_of, places

FACES = {1: "VW/PF", 2: "SS/SV", 3: "WW/SS", 4: "TS/SS", 5: "SS/SS", 6: "TT/SF"}
PLACING = (play.PLACE_CARD, play.LAY)


def placing(card: int, laid: list[str], tokens: dict[tuple[int, int], str] | None = None) -> Table:
    """Player 1 has to place this card; player 2 has placed already."""
    return given(faces=FACES, lands=[laid, []], tokens=[tokens or {}, {}], playing=[card], todo=PLACING)


@pytest.mark.rule("FM-20")
@pytest.mark.parametrize(("turn", "shown"), [("r0", "VW/PF"), ("r90", "PV/FW"), ("r180", "FP/WV"), ("r270", "WF/VP")])
def test_a_card_is_turned_clockwise(turn: str, shown: str) -> None:
    assert drawn(land(FACES, [f"1 {turn} at 0,0"])) == shown


@pytest.mark.rule("FM-20")
def test_a_card_is_never_mirrored() -> None:
    shown = {drawn(land(FACES, [f"1 r{turn} at 0,0"])) for turn in (0, 90, 180, 270)}
    assert "WV/FP" not in shown
    assert len(shown) == 4


@pytest.mark.rule("FM-21")
def test_the_first_card_lies_in_any_rotation() -> None:
    assert places(land(FACES, []), 1) == {"r0 at 0,0", "r90 at 0,0", "r180 at 0,0", "r270 at 0,0"}


@pytest.mark.rule("FM-21")
def test_the_first_card_has_one_place() -> None:
    assert placing(1, []).refused("1 place 1 r0 at 1,0") == "refused-first-card FM-21"


@pytest.mark.rule("FM-21", "FM-22")
def test_over_a_single_card_only_corners_are_open() -> None:
    corners = ("-1,-1", "1,-1", "-1,1", "1,1")
    assert places(land(FACES, ["5 r0 at 0,0"]), 1) == {
        f"r{turn} at {at}" for turn in (0, 90, 180, 270) for at in corners
    }


@pytest.mark.rule("FM-21")
@pytest.mark.parametrize("at", ["2,0", "0,2", "-2,1", "5,5"])
def test_beside_the_land_is_refused(at: str) -> None:
    assert placing(1, ["5 r0 at 0,0"]).refused(f"1 place 1 r0 at {at}") == "refused-no-overlap FM-21"


@pytest.mark.rule("FM-22")
def test_one_tile_of_each_of_two_cards_is_legal() -> None:
    laid = ["1 r0 at 0,0", "2 r0 at 1,1", "3 r0 at 2,0"]
    assert "place 5 r0 at 1,-1" in placing(5, laid).menu(1)


@pytest.mark.rule("FM-22")
def test_one_tile_of_each_of_four_cards_is_legal_and_what_lies_below_does_not_count() -> None:
    laid = ["1 r0 at 0,0", "2 r0 at 1,1", "3 r0 at 2,-1", "5 r0 at 2,1"]  # card 1 lies below card 2 at 1,1
    assert "place 6 r0 at 1,0" in placing(6, laid).menu(1)


@pytest.mark.rule("FM-22")
@pytest.mark.parametrize("at", ["1,0", "0,1", "0,0", "-1,0"])
def test_two_tiles_of_one_card_are_refused(at: str) -> None:
    assert placing(5, ["1 r0 at 0,0"]).refused(f"1 place 5 r0 at {at}") == "refused-two-tiles FM-22"


@pytest.mark.rule("FM-23")
def test_soil_on_stone_is_refused() -> None:
    assert placing(5, ["4 r0 at 0,0"]).refused("1 place 5 r0 at -1,-1") == "refused-stone FM-23"


@pytest.mark.rule("FM-23")
def test_stone_on_stone_is_legal() -> None:
    menu = placing(6, ["4 r0 at 0,0"]).menu(1)
    over = [words for words in menu if words.endswith("at -1,-1")]
    assert over == ["place 6 r90 at -1,-1", "place 6 r180 at -1,-1"]  # TT/SF has stone below right when turned so


@pytest.mark.rule("FM-23")
def test_stone_on_anything_is_legal() -> None:
    assert "place 4 r180 at -1,-1" in placing(4, ["1 r0 at 0,0"]).menu(1)


@pytest.mark.rule("FM-24")
def test_a_token_is_not_covered() -> None:
    table = placing(5, ["1 r0 at 0,0"], {(0, 0): "S"})
    assert table.refused("1 place 5 r0 at -1,-1") == "refused-token FM-24"
    assert "place 5 r0 at 1,1" in table.menu(1)


@pytest.mark.rule("FM-24")
def test_not_even_stone_covers_a_stone_token() -> None:
    assert placing(6, ["4 r0 at 0,0"], {(0, 0): "T"}).refused("1 place 6 r180 at -1,-1") == "refused-token FM-24"


@pytest.mark.rule("FM-25")
def test_the_new_card_lies_on_top() -> None:
    table = placing(3, ["1 r0 at 0,0"]).play("1 place 3 r0 at 1,1")
    assert table.land(1) == "VW./PWW/.SS"


@pytest.mark.rule("FM-26")
def test_a_card_without_a_place_leaves_the_game() -> None:
    blocked = {(0, 0): "S", (1, 0): "S", (0, 1): "S", (1, 1): "S"}
    table = given(
        faces=FACES,
        lands=[["5 r0 at 0,0"], ["1 r0 at 0,0"]],
        tokens=[blocked, {}],
        hands=[[2, 7], [3, 8]],
        todo=(play.TURN,),
    ).play("1 choose 2", "2 choose 3")
    assert table.view(1).gone == [2]
    assert table.asked() == [2]
    table.play("2 place 3 r0 at 1,1", "1 done", "2 done")
    assert table.cards(1) == [5]
    assert table.cards(2) == [1, 3]


@pytest.mark.rule("FM-12")
def test_another_card_is_refused() -> None:
    assert placing(5, ["1 r0 at 0,0"]).refused("1 place 3 r0 at 1,1") == "refused-other-card FM-12"


def slow_places(laid: dict[tuple[int, int], tuple[int, str]], face: str) -> set[str]:
    """All legal placements by the sentences of the rules, tried cell by cell; a token is a small letter."""
    found = set()
    a, b, c, d = list(face.replace("/", ""))
    for turn, (ul, ur, ll, lr) in {0: (a, b, c, d), 90: (c, a, d, b), 180: (d, c, b, a), 270: (b, d, a, c)}.items():
        for x in range(-12, 13):
            for y in range(-12, 13):
                new = {(x, y): ul, (x + 1, y): ur, (x, y + 1): ll, (x + 1, y + 1): lr}
                under = {place: laid[place] for place in new if place in laid}
                cards = [card for card, _ in under.values()]
                fits = all(tile != "T" or new[place] == "T" for place, (_, tile) in under.items())
                if under and len(set(cards)) == len(cards) and fits and not any(t.islower() for _, t in under.values()):
                    found.add(f"r{turn} at {x},{y}")
    return found


@pytest.mark.rule("FM-21", "FM-22", "FM-23", "FM-24")
def test_every_illegal_place_is_refused_with_a_rule_that_it_breaks() -> None:
    laid = ["1 r0 at 0,0", "6 r0 at 1,1", "4 r90 at 2,0", "2 r0 at 0,2"]
    table = placing(6, laid, {(0, 0): "S", (3, 1): "V"})
    here = table.s.lands[0]
    menu = set(table.menu(1))
    rules_met = set()
    for turn in (0, 90, 180, 270):
        for x in range(-4, 7):
            for y in range(-4, 7):
                words = f"place 6 r{turn} at {x},{y}"
                if words in menu:
                    continue
                cells = [cell_at(x + dx, y + dy) for dy in (0, 1) for dx in (0, 1)]
                new = drawn(land(FACES, [f"6 r{turn} at 0,0"])).replace("/", "")
                under = [(cell, tile) for cell, tile in zip(cells, new, strict=True) if here.tile(cell)]
                cards = [here.cards[cell] for cell, _ in under]
                broken = {
                    "FM-21": not under,
                    "FM-22": len(set(cards)) < len(cards),
                    "FM-23": any(LETTERS[here.tile(cell)] == "T" != tile for cell, tile in under),
                    "FM-24": any(here.token(cell) for cell, _ in under),
                }
                rule = table.refused(f"1 {words}").split()[1]
                assert broken[rule], words
                rules_met.add(rule)
    assert rules_met == {"FM-21", "FM-22", "FM-23", "FM-24"}


@pytest.mark.rule("FM-20", "FM-21", "FM-22", "FM-23", "FM-24")
@pytest.mark.parametrize("seed", range(20))
def test_all_legal_places_of_random_lands(seed: int) -> None:
    """Lands grown at random with real cards: the fast way finds what the sentences allow, and nothing else."""
    faces, chance = game().box.faces, Chance(seed + 1)
    here = no_land(faces)
    shown: dict[tuple[int, int], tuple[int, str]] = {}
    for card in range(1 + 5 * seed, 11 + 5 * seed):
        face = "".join(LETTERS[faces.tile(card, 0, quarter)] for quarter in range(4))
        open_now = sorted(places(here, card))
        if shown:
            assert set(open_now) == slow_places(shown, face)
        words = open_now[chance.below(len(open_now))]
        here = here.with_card(place_of(f"{card} {words}"))
        x, y = map(int, words.split()[2].split(","))
        for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
            cell = cell_at(x + dx, y + dy)
            shown[x + dx, y + dy] = (card, LETTERS[here.tile(cell)])
        if card % 4 == 0:
            here = here.with_token(cell_at(x, y), 1)
            shown[x, y] = (card, "v")
