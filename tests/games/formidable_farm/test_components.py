"""A components file is read and hashed; one with a mistake says which row, which field and what would be right."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from farmtable.core.rules.event import Event
from farmtable.core.show.phrase import phrase
from farmtable.games.formidable_farm.data.components import build, load
from farmtable.games.formidable_farm.game import FormidableFarm
from farmtable.games.formidable_farm.rules.declared import SUPPLIES, SUPPLY
from farmtable.games.rows import ComponentError

Table = dict[str, Any]
TEXT = (files("farmtable.games.formidable_farm.data") / "cards.toml").read_text(encoding="utf-8")

# ---- The hash ------------------------------------------------------------------------------------------------------


def loaded(tmp_path: Path, text: str) -> str:
    (tmp_path / "my.toml").write_text(text, encoding="utf-8")
    return load(tmp_path / "my.toml").hash


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(" = ", "=").replace("  # booklet\n", "\n\n# mine\n"),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace('from = "own", times = 1', 'from = "own"'),
        lambda text: text.replace("{ id = 119, cost", "{ cost").replace(
            "each = true }] },\n]", "each = true }], id = 119 },\n]"
        ),
        lambda text: "\n".join(reversed_cards(text.splitlines())),
    ],
)
def test_the_hash_is_of_what_the_rows_say(change: Callable[[str], str], tmp_path: Path) -> None:
    assert change(TEXT) != TEXT
    assert loaded(tmp_path, change(TEXT)) == load().hash


def reversed_cards(lines: list[str]) -> list[str]:
    start = lines.index("card = [") + 1
    return [*lines[:start], *reversed(lines[start:-1]), lines[-1]]


def test_another_number_is_another_hash(tmp_path: Path) -> None:
    assert loaded(tmp_path, TEXT.replace("{ wheat = 8 }", "{ wheat = 7 }", 1)) != load().hash


def test_another_order_of_the_ring_is_another_hash(tmp_path: Path) -> None:
    sheep, pig = (line for line in TEXT.splitlines() if line.startswith(('    { name = "sheep"', '    { name = "pig"')))
    assert loaded(tmp_path, TEXT.replace(f"{sheep}\n{pig}", f"{pig}\n{sheep}")) != load().hash


def test_spaces_are_named_by_the_ring_of_the_file(tmp_path: Path) -> None:
    """In choices and in events."""
    lines = TEXT.splitlines()
    wheat = next(k for k, line in enumerate(lines) if 'name = "wheat"' in line)
    lines[wheat], lines[wheat + 2] = lines[wheat + 2], lines[wheat]
    file = tmp_path / "ring.toml"
    file.write_text("\n".join(lines))
    game = FormidableFarm(file)
    assert [game.vocabulary.text(SUPPLY + k) for k in range(3)] == ["supply tomato", "supply cucumber", "supply wheat"]
    supplies = Event(SUPPLIES, 0, 0, 0, 0, 0, 0, 0)
    assert game.events.kind(supplies).values(supplies) == {"space": "tomato"}
    assert game.show.event_phrase(supplies).args["space"] == phrase("space-tomato")


def test_rows_may_be_written_as_headed_tables(tmp_path: Path) -> None:
    cards = TEXT[TEXT.index("card = [") :]
    spaces = "".join(
        f'[[space]]\nname = "{name}"\ntake = {{ {name} = {n} }}\n'
        for name, n in (("wheat", 3), ("cucumber", 2), ("tomato", 2), ("sheep", 1), ("pig", 1))
    )
    assert loaded(tmp_path, f'{cards}{spaces}[[space]]\nname = "card"\ndraw = 1\n') == load().hash


# ---- Mistakes ------------------------------------------------------------------------------------------------------


@pytest.fixture
def document() -> Table:
    return tomllib.loads(TEXT)


def mistakes(document: Table) -> list[str]:
    """What is said about these rows, line by line."""
    with pytest.raises(ComponentError) as error:
        build("my.toml", document)
    return str(error.value).split("\n")


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        ({}, "'cost': empty; a table with at least one of wheat, cucumber, tomato"),
        ({"whaet": 1}, "'cost.whaet': unknown; did you mean 'wheat'?"),
        ({"coins": 1}, "'cost.coins': unknown; one of wheat, cucumber, tomato, sheep, pig, any, identical"),
        ({"wheat": 0}, "'cost.wheat': 0 is not allowed; 1 to 9"),
        ({"wheat": 10**30}, "'cost.wheat': a huge number is not allowed; 1 to 9"),
        ({"wheat": "two"}, "'cost.wheat': 'two' is not a whole number; 1 to 9"),
        ({"wheat": True}, "'cost.wheat': true is not a whole number; 1 to 9"),
        ({"wheat": 1.0}, "'cost.wheat': 1.0 is not a whole number; 1 to 9"),
        ({"wheat": [1]}, "'cost.wheat': a list is not a whole number; 1 to 9"),
        ({"identical": 1}, "'cost.identical': 1 is not allowed; 2 to 9"),
        ({"different": 6}, "'cost.different': 6 is not allowed; 2 to 5"),
        ({"fulfilled_below": 2}, "'cost.fulfilled_below': 2 is not allowed; 1"),
        ({"fulfilled_to_hand": 2}, "'cost.fulfilled_to_hand': 2 is not allowed; 1"),
        ({"market_below": 2}, "'cost.market_below': 2 is not allowed; 1 or 3"),
        ({"market_below": 4}, "'cost.market_below': 4 is not allowed; 1 to 3"),
        ({"fulfilled": 2}, "'cost.fulfilled': 2 is not allowed; 3"),
        ({"number_of": []}, "'cost.number_of': empty; a list, at least one: one of pig, sheep"),
        ({"number_of": "pig"}, "'cost.number_of': 'pig' is not allowed; a list, at least one: one of pig, sheep"),
        ({"number_of": ["pigs"]}, "'cost.number_of': 'pigs' is not allowed; did you mean 'pig'?"),
        (
            {"number_of": ["pig", "pig"]},
            "'cost.number_of': not with other costs, no kind twice; number_of = [...] alone",
        ),
        ({"number_of": ["pig"], "any": 1}, "'cost.number_of': not with other costs, no kind twice"),
        ({"number_of": ["pig"]}, "'reward': no reward grows with number_of; each = true in at least one"),
        (3, "'cost': 3 is not allowed; a table with at least one of wheat, cucumber"),
    ],
)
def test_mistakes_in_a_cost(document: Table, cost: object, said: str) -> None:
    document["card"][56]["cost"] = cost
    assert any(line.startswith(f"my.toml: card 57, field {said}") for line in mistakes(document)), mistakes(document)


@pytest.mark.parametrize(
    ("reward", "said"),
    [
        ({"do": "draw", "cards": 7}, ", field 'cards': 7 is not allowed; 1 to 5"),
        ({"do": "draw"}, ", field 'cards': missing; 1 to 5"),
        ({"do": "draw", "card": 1, "cards": 1}, ", field 'card': unknown; did you mean 'cards'?"),
        ({"do": "draw", "cards": 1, "each": 1}, ", field 'each': 1 is not allowed; true or false"),
        (
            {"do": "draw", "cards": 1, "each": True},
            ", field 'each': true is not allowed; only where the cost is number_of",
        ),
        ({"do": "drow", "cards": 1}, ", field 'do': 'drow' is not allowed; did you mean 'draw'?"),
        ({"do": "steal"}, ", field 'do': 'steal' is not allowed; one of take, take_any, take_identical"),
        ({"do": 5}, ", field 'do': 5 is not allowed; one of take, take_any"),
        ({"cards": 1}, ", field 'do': missing; one of take, take_any"),
        ({"do": "take"}, ", field 'crops': missing; a table with at least one of wheat, cucumber, tomato, sheep, pig"),
        ({"do": "take", "crops": {}}, ", field 'crops': empty; a table with at least one of wheat, cucumber"),
        ({"do": "take", "crops": 2}, ", field 'crops': 2 is not allowed; a table with at least one of wheat"),
        (
            {"do": "take", "crops": {"pork": 1}},
            ", field 'crops.pork': unknown; one of wheat, cucumber, tomato, sheep, pig",
        ),
        ({"do": "take", "crops": {"pig": 10}}, ", field 'crops.pig': 10 is not allowed; 1 to 9"),
        ({"do": "take_any", "n": 0}, ", field 'n': 0 is not allowed; 1 to 9"),
        ({"do": "take_identical", "n": 1}, ", field 'n': 1 is not allowed; 2 to 9"),
        ({"do": "take_identical", "n": 2, "each": True}, ", field 'each': unknown; one of do, n"),
        ({"do": "take_different", "n": 6}, ", field 'n': 6 is not allowed; 2 to 5"),
        ({"do": "supplies", "from": "oposite"}, ", field 'from': 'oposite' is not allowed; did you mean 'opposite'?"),
        (
            {"do": "supplies", "from": "zoo"},
            ", field 'from': 'zoo' is not allowed; one of adjacent, any, opposite, own, previous",
        ),
        ({"do": "supplies"}, ", field 'from': missing; one of adjacent, any, opposite, own, previous"),
        ({"do": "supplies", "from": "own", "times": 3}, ", field 'times': 3 is not allowed; 1 to 2"),
        ({"do": "look", "cards": 4}, ", field 'cards': 4 is not allowed; 5"),
        ({"do": "cycle", "cards": 4}, ", field 'cards': 4 is not allowed; 3"),
        ({"do": "draw_and_return", "draw": 4, "give_back": 2}, ", field 'draw': 4 is not allowed; 2 to 3"),
        (
            {"do": "draw_and_return", "draw": 3, "give_back": 1},
            ", field 'give_back': 1 is not allowed; 2 with draw = 3",
        ),
        ({"do": "exchange", "give": {"pig": 1}}, ", field 'take': missing; a table with at least one of wheat"),
        ({"do": "crop_for_card", "times": 10}, ", field 'times': 10 is not allowed; 1 to 9"),
        ({"do": "swap_market", "times": 6}, ", field 'times': 6 is not allowed; 1 to 5"),
        ({"do": "swap_fulfilled", "times": 0}, ", field 'times': 0 is not allowed; 1 to 5"),
        ({"do": "sell_fulfilled", "crops": 1}, ", field 'cards': missing; 1 to 9"),
        ({"do": "another_turn", "times": 2}, ", field 'times': unknown; one of do"),
        ("draw", ": 'draw' is not allowed; a table with one of take, take_any"),
    ],
)
def test_mistakes_in_a_reward(document: Table, reward: object, said: str) -> None:
    document["card"][56]["reward"] = [{"do": "another_turn"}, reward]
    assert mistakes(document)[0].startswith(f"my.toml: card 57, reward 2{said}"), mistakes(document)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"reward": []}, "card 57, field 'reward': empty; a list, at least one: a table with one of take, take_any"),
        ({"reward": {"do": "discount"}}, "card 57, field 'reward': a table is not allowed; a list, at least one: "),
        ({"rewards": []}, "card 57, field 'rewards': unknown; did you mean 'reward'?"),
        ({"id": 120}, "card 120 (row 57), field 'id': 120 is not allowed; 1 to 119"),
        ({"id": "57"}, "card '57' (row 57), field 'id': '57' is not a whole number; 1 to 119"),
        ({"id": None}, "card in row 57, field 'id': missing; 1 to 119"),
        ({"cost": None}, "card 57, field 'cost': missing; a table with at least one of wheat"),
        ({"reward": None}, "card 57, field 'reward': missing; a list, at least one: "),
    ],
)
def test_mistakes_in_a_row(document: Table, row: Table, said: str) -> None:
    changed = document["card"][56] | row
    document["card"][56] = {name: value for name, value in changed.items() if value is not None}
    assert mistakes(document)[0].startswith(f"my.toml: {said}"), mistakes(document)


def test_a_card_may_be_no_table(document: Table) -> None:
    document["card"][56] = 57
    assert mistakes(document)[0].startswith(
        "my.toml: card in row 57: 57 is not allowed; a table with at least one of id"
    )


def test_a_card_is_named_by_id_and_row(document: Table) -> None:
    cards = document["card"]
    cards[11], cards[56] = cards[56], cards[11]
    cards[11]["reward"] = [{"do": "draw", "cards": 7}]
    assert mistakes(document) == ["my.toml: card 57 (row 12), reward 1, field 'cards': 7 is not allowed; 1 to 5"]


def test_all_rows_mistakes_come_at_once(document: Table) -> None:
    document["space"][0]["take"] = {"wheat": "three"}
    document["card"][2]["cost"] = {"wheat": 0, "pigs": 1}
    document["card"][9]["reward"] = [{"do": "draw", "cards": 0}, {"do": "lok"}]
    assert mistakes(document) == [
        "my.toml: space 'wheat' (row 1), field 'take.wheat': 'three' is not a whole number; 1 to 9",
        "my.toml: card 3, field 'cost.wheat': 0 is not allowed; 1 to 9",
        "my.toml: card 3, field 'cost.pigs': unknown; did you mean 'pig'?",
        "my.toml: card 10, reward 1, field 'cards': 0 is not allowed; 1 to 5",
        "my.toml: card 10, reward 2, field 'do': 'lok' is not allowed; did you mean 'look'?",
    ]


def test_twenty_mistakes_are_told(document: Table) -> None:
    for card in document["card"]:
        card["cost"] = {}
    lines = mistakes(document)
    assert len(lines) == 21
    assert lines[19].startswith("my.toml: card 20, field 'cost': empty")
    assert lines[20] == "my.toml: and 99 more"


def test_an_id_is_used_twice(document: Table) -> None:
    document["card"][4]["id"] = 3
    assert mistakes(document) == [
        "my.toml: card 3 (row 5), field 'id': row 3 has it too; each id once",
        "my.toml: table 'card', field 'id': missing 5; each of 1 to 119 once",
    ]


def test_cards_are_missing(document: Table) -> None:
    cards = document["card"]
    document["card"] = cards[:6] + cards[9:29] + cards[30:]
    assert mistakes(document) == [
        "my.toml: table 'card': 115 cards; 119",
        "my.toml: table 'card', field 'id': missing 7 to 9, 30; each of 1 to 119 once",
    ]


def test_there_are_too_many_cards(document: Table) -> None:
    document["card"].append(document["card"][0])
    assert mistakes(document) == [
        "my.toml: table 'card': 120 cards; 119",
        "my.toml: card 1 (row 120), field 'id': row 1 has it too; each id once",
    ]


def test_two_cards_are_alike(document: Table) -> None:
    document["card"][56] = document["card"][11] | {"id": 57}
    assert mistakes(document) == ["my.toml: card 57 (row 57): same cost and reward as card 12; all cards differ"]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"name": "wool"}, "space 'wool' (row 1), field 'name': 'wool' is not allowed; one of card, cucumber, pig"),
        ({"name": "weat"}, "space 'weat' (row 1), field 'name': 'weat' is not allowed; did you mean 'wheat'?"),
        ({"take": {"pig": 1}}, "space 'wheat' (row 1), field 'take': the space gives pig; take = { wheat = ... } and"),
        ({"take": None}, "space 'wheat' (row 1), field 'take': the space gives nothing; take = { wheat = ... } and"),
        ({"draw": 1}, "space 'wheat' (row 1), field 'take': the space gives wheat, card; take = { wheat = ... } and"),
        ({"draw": 2}, "space 'wheat' (row 1), field 'draw': 2 is not allowed; 1"),
        ({"name": "card"}, "space 'card' (row 1), field 'draw': the space gives wheat; draw = 1 and nothing else"),
        ({"takes": {}}, "space 'wheat' (row 1), field 'takes': unknown; did you mean 'take'?"),
        ({"name": None}, "space in row 1, field 'name': missing; one of card, cucumber, pig, sheep, tomato, wheat"),
    ],
)
def test_mistakes_in_a_space(document: Table, row: Table, said: str) -> None:
    changed = document["space"][0] | row
    document["space"][0] = {name: value for name, value in changed.items() if value is not None}
    assert mistakes(document)[0].startswith(f"my.toml: {said}"), mistakes(document)


def test_the_ring_has_each_space_once(document: Table) -> None:
    document["space"][3] = document["space"][4]
    assert mistakes(document) == [
        "my.toml: space 'sheep': missing; one row for each of six",
        "my.toml: space 'pig': 2 rows; one row for each of six",
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cards": []}, "table 'cards': unknown; did you mean 'card'?"),
        ({"rules": 1}, "table 'rules': unknown; one of space, card"),
        ({"space": None}, "table 'space': missing; [[space]] rows"),
        ({"card": {"id": 1}}, "table 'card': a table is not allowed; [[card]] rows"),
    ],
)
def test_mistakes_in_the_tables(document: Table, change: Table, said: str) -> None:
    changed = {name: value for name, value in (document | change).items() if value is not None}
    assert mistakes(changed) == [f"my.toml: {said}"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"space = []\ncard = [\n    { id = 1, cost },\n]\n", "not TOML: .*line 3"),
        (b"space = []\ncard = [\n    { id = 1 },\n", "not TOML: .*line 4, the end of the file"),
        (b"card = []\ncard = []\n", "not TOML: .*line 2"),
        (b"card = " + b"[" * 100_000, "not TOML: nested too deeply"),
        (b"card = " + b"9" * 10_000, "not TOML: "),
        (b"\x89PNG\r\n\x1a\n\x00", "byte 0 is no UTF-8 text; a TOML file is right"),
        (b"", "table 'space': missing; "),
    ],
)
def test_files_that_are_not_toml(content: bytes, said: str, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_bytes(content)
    with pytest.raises(ComponentError, match=rf"my\.toml: {said}"):
        load(tmp_path / "my.toml")


@pytest.mark.parametrize("name", ["nowhere.toml", ".", "a\0b.toml"])
def test_files_that_cant_be_read(name: str, tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"can't be read: .+; a TOML file is right"):
        load(tmp_path / name)
