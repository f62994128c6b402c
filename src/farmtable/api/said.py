"""Phrases in words: why a choice was refused, what a score line is for."""

from __future__ import annotations

from functools import cache

from farmtable.core.game import Game
from farmtable.core.show.phrase import Phrase
from farmtable.table.words import Words

words = cache(Words)


def said(game: Game, phrase: Phrase, lang: str = "en") -> str:
    """A phrase of a game in English or French ("fr")."""
    return words(lang, game.name).say(phrase)
