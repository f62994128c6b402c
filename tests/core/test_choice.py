"""The vocabulary: choices as text and back, and their place among all."""

import pytest

from farmtable.core.rules.choice import Verb, Vocabulary
from farmtable.core.rules.kind import Amount, Kind, Names, QuarterTurns, Seats

SPACE = Names("space", ["pig", "two sheep"])
CARD = Kind("card", 5)
WORDS = Vocabulary([Verb(100, "play", card=CARD), Verb(0, "done"), Verb(50, "supply", space=SPACE)])
LAY = Verb(0, "lay", "{card} r{turn} for {seat}", seat=Seats(4), card=Kind("card", 3, first=1), turn=QuarterTurns())


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
        Vocabulary([Verb(0, "play", card=CARD), Verb(4, "draw", card=CARD)])


def test_several_arguments_make_one_number() -> None:
    assert LAY.count == 48
    argument = (2 * 3 + 1) * 4 + 3  # seat 3, the second card, three quarters
    assert LAY.arguments(argument) == {"seat": 2, "card": 1, "turn": 3}
    assert LAY.argument({"seat": 2, "card": 1, "turn": 3}) == argument
    assert LAY.values(argument) == {"seat": 2, "card": 2, "turn": 3}
    assert LAY.write(argument) == "2 r270 for 3"
    assert all(LAY.read(LAY.write(k)) == k for k in range(LAY.count))


@pytest.mark.parametrize(
    "words", ["0 r0 for 1", "4 r0 for 1", "1 r45 for 1", "1 r0 for 0", "1 r0 for 5", "1 r0", "1r0 for 1"]
)
def test_an_argument_that_is_not_there(words: str) -> None:
    assert LAY.read(words) is None


def test_a_verb_is_described_for_other_programs() -> None:
    verb = WORDS.verb(50)
    assert verb.schema("#/Toy")["properties"] == {
        "verb": {"const": "supply"},
        "args": {
            "type": "object",
            "properties": {"space": {"$ref": "#/ToySpace"}},
            "required": ["space"],
            "additionalProperties": False,
        },
    }
    assert verb.kinds["space"].schema() == {"enum": ["pig", "two sheep"]}


def test_a_kind_is_described_under_a_name_of_its_own_where_its_name_is_taken() -> None:
    assert Kind("card number", 4).reference("#/Toy") == {"$ref": "#/ToyCardNumber"}
    assert Kind("card", 4, first=1, described="card to place").reference("#/Toy") == {"$ref": "#/ToyCardToPlace"}
    assert Amount().reference("#/Toy") == {"type": "integer"}
