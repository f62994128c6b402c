"""Recovery phrases: twelve words of a list that others use too (BIP 39), 128 bits by chance.

They are compared by their plain letters, so that capitals, accents and spaces need not be typed as they were written.
"""

from __future__ import annotations

from functools import cache
from secrets import token_bytes
from unicodedata import combining, normalize

from mnemonic import Mnemonic

from farmtable.core.show.phrase import phrase
from farmtable.server.wire.problem import Refused

BYTES = 16  # 128 bits
WORDS = 12
LISTS = {"en": "english", "fr": "french"}


@cache
def words_of(language: str) -> Mnemonic:
    return Mnemonic(LISTS.get(language, LISTS["en"]))


def new_phrase(language: str) -> str:
    return normalize("NFC", words_of(language).to_mnemonic(token_bytes(BYTES)))


def plain(text: str) -> str:
    letters = "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
    return " ".join("".join(sign if sign.isalpha() else " " for sign in letters).split())


@cache
def known() -> frozenset[str]:
    return frozenset(plain(word) for language in LISTS for word in words_of(language).wordlist)


def read(text: str) -> str:
    """A typed phrase in plain letters; refused, with what is wrong, if it can't be one."""
    words = plain(text).split()
    for word in words:
        if word not in known():
            raise Refused(422, phrase("problem-phrase-word", word=word[:30]))
    if len(words) != WORDS:
        raise Refused(422, phrase("problem-phrase-length", n=len(words), words=WORDS))
    return " ".join(words)
