"""The description of the API: the file that the client's types are made from is the server's own, and says it all."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from jsonschema_rs import validator_for

from farmtable import games
from farmtable.core.rules.kind import Amount
from farmtable.core.rules.playout import Chance
from farmtable.server.settings import Settings
from farmtable.server.web.app import make_app
from farmtable.server.web.openapi import declared_kinds, declared_schemas, face_schemas, prefix, view_schemas
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from tests.support.faces import faces
from tests.support.setups import random_choices
from tools.record.openapi import FILE, current, laid_out

SCHEMA: dict[str, Any] = msgspec.json.decode(current())
TYPES: dict[str, Any] = SCHEMA["components"]["schemas"]
VIEWS = {
    "farmoony": "FarmoonyView",
    "fences": "FencesView",
    "formidable_farm": "FormidableFarmView",
    "my_farm_shop": "MyFarmShopView",
}


def test_the_file_is_current() -> None:
    assert FILE.read_bytes() == current(), "python -m tools.record openapi writes it anew"
    assert current() == current()


def test_the_file_says_what_the_server_says() -> None:
    """Only its lines are others."""
    app = make_app(Settings(page=FILE.parent / "no page"))
    assert msgspec.json.decode(FILE.read_bytes()) == msgspec.json.decode(app.state.description.of(app))


@pytest.mark.parametrize("data", [{}, [], 1, {"a": []}, {"a": {"b": ["c" * 50] * 4, "": None}, "d": ["e"] * 90}])
def test_other_lines_mean_the_same(data: Any) -> None:
    assert msgspec.json.decode(laid_out(data)) == data


def references(data: Any) -> set[str]:
    if isinstance(data, list):
        return {found for part in data for found in references(part)}
    if not isinstance(data, dict):
        return set()
    return {found for part in data.values() for found in references(part)} | (
        {data["$ref"]} if "$ref" in data else set()
    )


def test_every_reference_is_there() -> None:
    for name in references(SCHEMA):
        kind, _, part = name.removeprefix("#/components/").partition("/")
        assert part in SCHEMA["components"][kind]


def test_messages_and_views_have_names() -> None:
    assert {"FromClient", "ToClient", "Sight", "Take", "Problem", "Foreseen", "Reading", "CurvePoint"} <= TYPES.keys()
    assert sorted(VIEWS) == games.names()
    assert set(VIEWS.values()) | {"FencesTileView", "FencesSeatView", "MyFarmShopSeatView"} <= TYPES.keys()


@pytest.mark.parametrize("game", sorted(VIEWS))
def test_every_kind_of_thing_is_described_once(game: str) -> None:
    rules = games.load(game)
    kinds = [kind for kind in declared_kinds(rules) if not isinstance(kind, Amount)]
    assert kinds
    for kind in kinds:
        assert TYPES[prefix(rules) + kind.title] == kind.schema(), f"{kind.title} is two kinds: give one a `described`"
    assert not view_schemas(rules).keys() & declared_schemas(rules).keys()
    assert not face_schemas(rules).keys() & (view_schemas(rules).keys() | declared_schemas(rules).keys())


def fits(data: Any, schema: dict[str, Any], where: str = "") -> None:
    """The part of JSON Schema that views, choices, events and pieces need."""
    if "$ref" in schema:
        fits(data, TYPES[schema["$ref"].rpartition("/")[2]], where)
    elif "anyOf" in schema:
        kinds = [one for one in schema["anyOf"] if (one.get("type") == "null") is (data is None)]
        assert kinds, where
        fits(data, kinds[0], where)
    elif "oneOf" in schema:
        tag = "verb" if "verb" in data else "kind"
        kinds = [one for one in schema["oneOf"] if one["properties"][tag]["const"] == data[tag]]
        assert len(kinds) == 1, where
        fits(data, kinds[0], f"{where} {data[tag]}")
    elif "enum" in schema or "const" in schema:
        assert data in schema.get("enum", [schema.get("const")]), where
    elif schema.get("type") == "object":
        assert isinstance(data, dict), where
        assert set(schema.get("required", [])) <= data.keys() <= schema["properties"].keys(), where
        for name, value in data.items():
            fits(value, schema["properties"][name], f"{where}.{name}")
    elif schema.get("type") == "array":
        assert isinstance(data, list), where
        parts = schema.get("prefixItems")
        for k, value in enumerate(data):
            fits(value, parts[k] if parts else schema.get("items") or {}, f"{where}[{k}]")
    elif "type" in schema:
        kind = {"integer": int, "string": str, "boolean": bool, "null": type(None)}[schema["type"]]
        assert type(data) is kind, where
        if kind is int:
            assert schema.get("minimum", data) <= data <= schema.get("maximum", data), where


@pytest.mark.parametrize("game", sorted(VIEWS))
def test_views_are_as_described(game: str) -> None:
    rules = games.load(game)
    table = Table(rules, rules.seats[-1], {}, Dealer(seed_from(1)))
    for k, _ in enumerate(random_choices(table, Chance(1), 150)):
        if k % 15 == 0:
            fits(msgspec.to_builtins(table.view(k // 15 % table.seats)), TYPES[VIEWS[game]], game)
    assert TYPES[VIEWS[game]]["type"] == "object"
    assert set(TYPES[VIEWS[game]]["required"]) == TYPES[VIEWS[game]]["properties"].keys()


@pytest.mark.parametrize("game", sorted(VIEWS))
def test_choices_and_events_are_as_described(game: str) -> None:
    rules = games.load(game)
    table = Table(rules, rules.seats[-1], {}, Dealer(seed_from(1)))
    verbs, kinds = set(), set()
    for _, choice in random_choices(table, Chance(1), 150):
        verb = rules.vocabulary.verb(choice)
        fits({"verb": verb.name, "args": verb.values(choice - verb.base)}, TYPES[f"{prefix(rules)}Choice"], game)
        verbs.add(verb.name)
    for seat in range(table.seats):
        for event in table.events(seat):
            kind = rules.events.kind(event)
            fits({"kind": kind.name, "fields": kind.values(event)}, TYPES[f"{prefix(rules)}Event"], game)
            kinds.add(kind.name)
    assert len(verbs) > 2
    assert len(kinds) > 4


@pytest.mark.parametrize("game", sorted(VIEWS))
def test_pieces_are_as_described(game: str) -> None:
    """By a validator of its own: rows have choices of kinds that `fits` does not know."""
    top = f"{prefix(games.load(game))}Faces"
    described = validator_for({"$ref": f"#/components/schemas/{top}", "components": SCHEMA["components"]})
    found = faces(game)
    described.validate(found)
    assert found.keys() == TYPES[top]["properties"].keys()
    kind = next(name for name, rows in found.items() if isinstance(rows, list) and isinstance(rows[0], dict))
    del found[kind][0]["id" if "id" in found[kind][0] else "name"]
    assert not described.is_valid(found)
