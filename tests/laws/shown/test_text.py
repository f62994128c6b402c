"""The table in words: every choice is in the steps once, all has words, calls are understood, and the text tells all
that the view shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.show.phrase import Phrase, phrase
from farmtable.core.show.text import Section, Step, Text
from farmtable.core.show.view import View
from farmtable.games.fences.show.show import FencesShow
from farmtable.table.table import Table
from farmtable.table.told.heard import GENERIC, heard, readers, walk
from farmtable.table.told.notation import notation, parsed, plain, translations, written
from farmtable.table.told.text import sections, text
from farmtable.table.words import LANGUAGES, Words
from tests.laws.shown.test_words import Strict
from tests.support.setups import Setup, load, random_choices, setups

EVERY = 37  # steps between two looks
STEPS = 300
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo")
MOST = 40  # leaves of a view that are changed, one at a time


def looks(setup: Setup) -> Iterator[tuple[Table, int]]:
    """Some moments of a game and its end, each with who is asked there, and with an onlooker."""
    table = setup.table(11)
    for k, (seat, _) in enumerate(random_choices(table, Chance(11), STEPS)):
        if k % EVERY == 0:
            yield table, seat
    yield table, setup.eyes[-1]


def leaves(step: Step | None) -> Iterator[int]:
    for way in step.ways if step else ():
        assert (way.choice is None) is not (way.then is None)
        if way.choice is not None:
            yield way.choice
        yield from leaves(way.then)


def spoken(found: Text) -> Iterator[Phrase]:
    """Every phrase of a text."""
    for section in walk(found.sections):
        yield from (section.title, *section.facts, *section.calls)
    yield from asked(found.step)


def asked(step: Step | None) -> Iterator[Phrase]:
    if step:
        yield step.ask
        for way in step.ways:
            yield from (way.label, *way.effects)
            yield from asked(way.then)


@pytest.mark.parametrize("edge", [0, -1])
def test_what_is_told_has_words_and_what_is_called_is_understood(game: str, edge: int) -> None:
    setup, said = setups(game)[edge], 0
    strict = [Strict(lang, setup.name) for lang in LANGUAGES]
    for table, seat in looks(setup):
        found = text(table, seat)
        assert sorted(leaves(found.step)) == table.menu(seat)
        for told in {repr(one): one for one in spoken(found)}.values():
            said += 1
            for words in strict:
                assert words.say(told).strip(), told.key
        for lang in LANGUAGES:
            calls_are_understood(table, seat, sections(table, seat), Words(lang, setup.name, NAMES[: setup.seats]))
    assert said > 20
    assert not [words.faults for words in strict if words.faults]


def calls_are_understood(table: Table, seat: int, found: Iterable[Section], words: Words) -> None:
    """No two sections have a call in common, none is a choice or something else; and some are tried at the table."""
    calls = [(plain(words.say(call)), section) for section in walk(found) for call in section.calls]
    twice = [call for call, n in Counter(call for call, _ in calls).items() if n > 1]
    assert not twice
    taken = {plain(one.say(phrase(f"command-{name}"))) for one in readers(words) for name in (*GENERIC, "why")}
    assert not taken & {call for call, _ in calls}
    assert not [call for call, _ in calls if parsed(table.game, call, words) is not None]
    for call, section in calls[:: max(1, len(calls) // 4)]:
        assert [one.title for one in heard(table, seat, f" {call.upper()} ", words).told] == [section.title]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_is_read_in_the_words_of_the_language(game: str, lang: str) -> None:
    """Any choice of the game, open or not, typed as the language writes it, or in the notation of the logs."""
    rules, words, chance = load(game), Words(lang, game), Chance(3)
    for _ in range(200):
        choice = rules.vocabulary.choice(chance.below(rules.vocabulary.size))
        assert parsed(rules, notation(rules, choice, words), words) == choice
        assert parsed(rules, rules.vocabulary.text(choice), words) == choice


def test_every_word_of_the_notation_is_put_into_french(game: str) -> None:
    vocabulary = load(game).vocabulary
    assert set(translations(vocabulary, "fr", game)) == written(vocabulary)
    assert not [word for word in translations(vocabulary, "fr", game).values() if " " in word]


# ---- All that the view shows ----------------------------------------------------------------------------------------

# What stands in a view for the program alone: where in the turn it is, which the question says; and counters for bots.
UNTOLD = {"agenda", "lanes", "asked", "seat", "players", "player"}


# ... and what means something only at times; a change that no table can have meets it at other times.
ELSEWHERE = {
    "fences": {"board.owner"},  # of a tile without a barn; with one it is who set the tile
    "formidable_farm": {"turn"},  # its round is told, and whose turn it is
    "farmoony": {
        "seats.has_placed",  # without a card to place
        "seats.known_tools",  # a kind that the seat has none of
        "seats.playing",  # two cards with the same tiles
    },
    # Before the roll, the dice of the last turn; when the game is over, its last turn.
    "my_farm_shop": {"dice", "die", "stall", "goals.closed", "steps", "turn"},
}


def fields(found: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each number of a view."""
    if isinstance(found, dict | list):
        for key, part in found.items() if isinstance(found, dict) else enumerate(found):
            if path or key not in UNTOLD:
                yield from fields(part, (*path, key))
    elif isinstance(found, int):
        yield path


def changed(view: View, path: tuple[Any, ...], by: int) -> View | None:
    """The same view, but for one number; None: that can't be."""
    whole = msgspec.to_builtins(view)
    part = whole
    for key in path[:-1]:
        part = part[key]
    old = part[path[-1]]
    part[path[-1]] = not old if isinstance(old, bool) else old + by
    try:
        return msgspec.convert(whole, type(view))
    except msgspec.ValidationError:
        return None


def untold(table: Table, seat: int, chance: Chance) -> Iterator[tuple[Any, ...]]:
    """Numbers of a seat's view that may change, and the text does not."""
    view, show = table.view(seat), table.game.show
    scores = table.scores() if table.game.open_scores else []
    real = show.text(view, scores)
    paths = list(fields(msgspec.to_builtins(view)))
    for _ in range(min(MOST, len(paths))):
        path = paths[chance.below(len(paths))]
        others = [other for by in (1, -1) if (other := changed(view, path, by)) is not None]
        try:
            if all(show.text(other, scores) == real for other in others):
                yield path
        except (IndexError, KeyError, ValueError, AssertionError, StopIteration):
            continue  # no such table can be: it would be noticed


def test_the_text_tells_all_that_the_view_shows(game: str) -> None:
    """Another number anywhere in the view makes another text."""
    chance, tried, found = Chance(5), 0, set[str]()
    for setup in (setups(game)[0], setups(game)[-1]):
        for table, seat in looks(setup):
            tried += 1
            found |= {
                ".".join(str(key) for key in path if isinstance(key, str)) for path in untold(table, seat, chance)
            }
    assert tried > 3
    assert found <= ELSEWHERE.get(game, set())


def test_a_text_that_leaves_something_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = FencesShow.text
    monkeypatch.setattr(FencesShow, "text", lambda self, v, scores: tell(self, v, scores)[:2])
    table, seat = next(iter(looks(setups("fences")[0])))
    chance = Chance(5)
    assert any(list(untold(table, seat, chance)) for _ in range(5))
