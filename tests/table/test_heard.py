"""What can be typed beside choices: parts of the table, what happened, what is asked; in both languages."""

from __future__ import annotations

import pytest

from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import seat_phrase
from farmtable.core.show.places import place_at, place_name
from farmtable.games import load
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from farmtable.table.told.heard import Heard, heard
from farmtable.table.words import Words, all_lines
from tests.support.setups import Setup

NAMES = ("Ada", "Ben")


def table(game: str = "fences", choices: int = 0, names: tuple[str, ...] = NAMES) -> Table:
    found = Table(load(game), len(names), {}, Dealer(seed_from(5)), names)
    for _ in range(choices):
        play(found)
    return found


def play(found: Table) -> None:
    seat = found.asked()[0]
    found.take(seat, found.menu(seat)[0], found.version(seat))


def typed(found: Table, line: str, lang: str = "en", seat: int | None = None) -> Heard:
    seat = found.asked()[0] if seat is None else seat
    return heard(found, seat, line, Words(lang, found.game.name, NAMES))


def read(found: Table, line: str, lang: str = "en", seat: int | None = None) -> list[str]:
    """What is told to who types this."""
    words = Words(lang, found.game.name, NAMES)
    return [told.strip() for told in all_lines(typed(found, line, lang, seat).told, words)]


@pytest.mark.parametrize(
    ("lang", "line", "title"),
    [
        ("en", "hand", "Your hand"),
        ("en", "  HAND ", "Your hand"),
        ("fr", "main", "Votre main"),
        ("fr", "hand", "Votre main"),  # English is always understood
        ("en", "player ben", "Ben, 0 points"),
        ("en", "player 2", "Ben, 0 points"),
        ("fr", "joueur BEN", "Ben, 0 point"),
        ("fr", "ou", "Où en est la partie"),  # accents need not be typed
        ("fr", "où", "Où en est la partie"),
        ("en", "points", "Points"),
        ("en", "at m13", "M13"),
        ("fr", "en M13", "M13"),
        ("en", "farm 1", "Farm 1: "),
        ("en", "why fe-21", "Rule FE-21"),
        ("fr", "pourquoi FE-21", "Règle FE-21"),
        ("en", "help", "What you can type"),
        ("fr", "répéter", "Encore une fois"),
    ],
)
def test_a_part_of_the_table(lang: str, line: str, title: str) -> None:
    assert read(table(choices=4), line, lang)[0].startswith(title)


def test_two_players_of_one_name_are_both_told() -> None:
    found = table(names=("Ada", "Ada"))
    both = heard(found, found.asked()[0], "player ada", Words("en", "fences", ("Ada", "Ada")))
    assert {repr(seat_phrase(0)), repr(seat_phrase(1))} == {repr(one.title.args["player"]) for one in both.told}


def test_what_happened_since_the_last_own_decision_the_oldest_first() -> None:
    found = table(choices=1)
    me, other = found.asked()[0], 1 - found.asked()[0]
    first = found.told
    play(found)  # no barn: my turn ends, and I draw
    while found.asked() == [other]:
        play(found)
    words = Words("en", "fences", NAMES)
    wanted = words.story([found.game.show.event_phrase(event) for event in found.events(me, first)])
    assert read(found, "since", seat=me)[1:] == wanted
    assert len(wanted) > 2
    assert read(found, "repeat", seat=me)[1:] == [*wanted[-3:], f"You are asked: {words.say(found.question(me))}"]  # type: ignore[arg-type]
    assert read(found, "since", seat=SPECTATOR)[0] == "What happened last"


def test_a_step_back_takes_away_what_happened() -> None:
    found = table("formidable_farm")
    me = found.asked()[0]
    before = read(found, "since", seat=me)
    play(found)  # supplies, which tell nothing new
    assert read(found, "since", seat=me) != before
    found.undo(me)
    assert read(found, "since", seat=me) == before


def test_a_choice_in_the_readers_language_is_refused_with_its_rule() -> None:
    found = table(choices=2)
    tile = next(tile for tile in range(1, 60) if tile not in found.view(found.asked()[0]).seats[found.asked()[0]].hand)  # type: ignore[attr-defined]
    for lang, line in (
        ("en", f"set {tile} r90 at N12"),
        ("fr", f"poser {tile} r90 en N12"),
        ("fr", f"set {tile} r90 at 1,-1"),
    ):
        answer = typed(found, line, lang)
        assert answer.choice == found.game.vocabulary.parse(f"set {tile} r90 at 1,-1")
        assert answer.refused is not None
        assert answer.refused.rule.startswith("FE-")
    closed = typed(found, f"pourquoi poser {tile} r90 en N12", "fr")
    assert closed.refused is not None
    watching = typed(found, f"set {tile} r90 at N12", seat=SPECTATOR)
    assert watching.refused is not None
    assert watching.refused.reason.key == "refused-not-asked"


def test_what_is_not_understood_names_what_can_be_typed() -> None:
    found = table(choices=2)
    answer = typed(found, "dance", "fr")
    assert answer.unknown is not None
    told = Words("fr", "fences", NAMES).say(answer.unknown)
    for word in ("« dance »".replace(" ", "\u00a0"), "main", "où", "depuis", "aide", "poser"):
        assert word in told


def test_all_choices_each_with_what_to_type() -> None:
    found = table(choices=2)
    lines = read(found, "choix", "fr")
    typed_lines = [line.rpartition("taper\u00a0: ")[2] for line in lines if "taper" in line]
    assert sorted(filter(None, (typed(found, line, "fr").choice for line in typed_lines))) == found.menu(
        found.asked()[0]
    )


def test_when_the_game_is_over() -> None:
    found = Setup("_template", 2).table(1)
    while not found.over:
        play(found)
    words = Words("en", "_template", NAMES)
    winners = [seat for seat, place in enumerate(found.places()) if place == 1]
    lines = [told.strip() for told in all_lines(heard(found, 0, "points", words).told, words)]
    assert all(NAMES[seat] in lines[1] for seat in winners)
    assert "won" in lines[1]
    assert words.say(heard(found, 0, "choices", words).told[0].facts[0]) == "The game is over."
    assert words.say(heard(found, SPECTATOR, "where", words).told[0].facts[0]) == "The game is over."


def test_places_are_found_by_their_names() -> None:
    assert place_at("m13") == (0, 0)
    assert place_at("N12") == (1, -1)
    for x in range(-128, 128, 5):
        for y in range(-128, 128, 17):
            assert place_at(place_name(x, y)) == (x, y)
    assert [place_at(word) for word in ("13", "mmm1", "m", "")] == [None] * 4
