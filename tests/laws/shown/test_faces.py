"""Every piece in the box can be drawn and named from the faces of a game.

How many pieces of each kind there are, and which words are made from their names, is for the tests of each game.
"""

from __future__ import annotations

import pytest

from farmtable.games._template.show.show import MarketShow
from tests.support import faces


def test_pieces_of_a_kind_are_told_apart(game: str) -> None:
    found = faces.faces(game)
    assert faces.kinds(game), f"{game} shows no pieces"
    for kind in faces.kinds(game):
        named = faces.names(found[kind])
        assert len(set(named)) == len(named), f"two of the {kind} have one name"


def test_what_the_faces_say_has_words(game: str) -> None:
    assert not faces.unsaid(game, {phrase["key"] for phrase in faces.phrases(faces.faces(game))})


# ---- The law can fail -----------------------------------------------------------------------------------------------


def test_two_pieces_of_one_name_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MarketShow, "faces", lambda self: {"baskets": [{"number": 1}, {"number": 1}]})
    with pytest.raises(AssertionError, match="two of the baskets"):
        test_pieces_of_a_kind_are_told_apart("_template")


def test_a_box_without_pieces_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MarketShow, "faces", lambda self: {"baskets": []})
    with pytest.raises(AssertionError, match="shows no pieces"):
        test_pieces_of_a_kind_are_told_apart("_template")


def test_a_face_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        MarketShow, "faces", lambda self: {"baskets": [{"number": 1, "text": {"key": "no-such-words"}}]}
    )
    with pytest.raises(AssertionError):
        test_what_the_faces_say_has_words("_template")
