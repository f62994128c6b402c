"""Choices as people type them: in the notation, or with its words in the reader's language.

The words are those of the declaration: verbs, what stands between their arguments, and things with names. Each is put
into another language alone, `typed-` and the word is its key: so a choice that is not open is understood too.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import islice, product

from farmtable.core.game import Game
from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.kind import Names
from farmtable.core.show.phrase import phrase
from farmtable.table.words import Words

READINGS = 32  # that are tried, where a word means several things


def plain(text: str) -> str:
    """As it is compared: without capitals, accents and needless spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def parsed(game: Game, typed: str, words: Words) -> int | None:
    """The choice that was typed, open or not; None if it is none. The reader's language goes first, then English."""
    known = meanings(game.vocabulary, words.lang, game.name)
    parts = [dict.fromkeys((*known.get(word, ()), word, game.show.canonical(word))) for word in plain(typed).split()]
    for reading in islice(product(*parts), READINGS):
        try:
            return game.vocabulary.parse(" ".join(reading))
        except ValueError:
            continue
    return None


def notation(game: Game, choice: int, words: Words) -> str:
    """A choice as a reader of this language would type it."""
    known = translations(game.vocabulary, words.lang, game.name)
    return " ".join(game.show.readable(known.get(word, word)) for word in game.vocabulary.text(choice).split())


@lru_cache(maxsize=100)
def translations(vocabulary: Vocabulary, lang: str, game: str) -> dict[str, str]:
    """The words of the notation in a language, as far as there are any."""
    words = Words(lang, game)
    found = sorted(written(vocabulary))
    return {word: words.say(phrase(f"typed-{word}")) for word in found if words.has(f"typed-{word}")}


@lru_cache(maxsize=100)
def meanings(vocabulary: Vocabulary, lang: str, game: str) -> dict[str, tuple[str, ...]]:
    """The other way round, as they are compared."""
    found: dict[str, tuple[str, ...]] = {}
    for word, other in translations(vocabulary, lang, game).items():
        found[plain(other)] = (*found.get(plain(other), ()), word)
    return found


def written(vocabulary: Vocabulary) -> set[str]:
    """Every word of letters that the notation has."""
    found = set[str]()
    for verb in vocabulary.verbs:
        found |= {verb.name, *(word for word in verb.form.split() if "{" not in word)}
        for kind in verb.kinds.values():
            if isinstance(kind, Names):
                found |= set(kind.names)
    return {word for word in found if re.fullmatch("[a-z][a-z-]*", word)}
