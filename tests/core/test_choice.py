"""The vocabulary: choices as text and back, and their place among all."""

import pytest

from farmtable.core.show.choice import Named, Numbered, Verb, Vocabulary

WORDS = Vocabulary([Numbered("play", 100, 5), Verb("done", 0), Named("supply", 50, ("pig", "two sheep"))])


@pytest.mark.parametrize(
    ("choice", "text"), [(0, "done"), (50, "supply pig"), (51, "supply two sheep"), (104, "play 4")]
)
def test_text_and_back(choice: int, text: str) -> None:
    assert WORDS.text(choice) == text
    assert WORDS.parse(text) == choice
    assert WORDS.parse(f"  {text.upper()} ".replace(" ", "   ")) == choice


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 5",
        "play -1",
        "play ²",
        "play 1 2",
        "play 00000000001",
        "supply",
        "supply cow",
        "done 1",
        "eat",
    ],
)
def test_what_means_nothing(text: str) -> None:
    with pytest.raises(ValueError, match="^" + text.replace("²", ".") + "$"):
        WORDS.parse(text)


@pytest.mark.parametrize("choice", [-1, 1, 49, 52, 105])
def test_no_such_choice(choice: int) -> None:
    with pytest.raises(ValueError, match="no choice of this game"):
        WORDS.text(choice)


def test_the_dense_index() -> None:
    assert WORDS.size == 8
    assert [WORDS.choice(k) for k in range(8)] == [0, 50, 51, 100, 101, 102, 103, 104]
    assert [WORDS.index(WORDS.choice(k)) for k in range(8)] == list(range(8))


def test_verb_and_argument() -> None:
    assert (WORDS.verb(51).name, WORDS.argument(51)) == ("supply", 1)


def test_verbs_may_not_overlap() -> None:
    with pytest.raises(ValueError, match="play and draw overlap"):
        Vocabulary([Numbered("play", 0, 5), Numbered("draw", 4, 5)])
