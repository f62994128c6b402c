"""The API as it describes itself: whatever is said at its doors, the answers are as described and nothing breaks.

schemathesis makes requests out of the description, right ones and wrong ones; here they go to a table that is there, by
somebody who sits at it, watches it, or has no business there. FARMTABLE_EXAMPLES says how many of each; 12 unless told.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from litestar.routes import HTTPRoute
from schemathesis.checks import CHECKS

from farmtable import games
from farmtable.server.settings import Settings
from farmtable.server.web.app import make_app
from farmtable.server.wire.messages import ToClient
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import FromClient
from tests.server.access.test_authority import Asleep
from tests.support.server.inside import state_of
from tests.support.wire import Reply, Wire, wired

EXAMPLES = int(os.environ.get("FARMTABLE_EXAMPLES", "12"))
DOORS = ("/api/", "/health", "/metrics")
CHECKED = [
    check
    for check in CHECKS.get_all()
    if check.__name__
    in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
    )
]


class House:
    """A server in a loop of its own, with a running table and a finished one."""

    def __init__(self, loop: asyncio.AbstractEventLoop, wire: Wire) -> None:
        self.loop, self.wire = loop, wire
        self.tables: list[dict[str, Any]] = []

    def ask(self, method: str, where: str, body: object = None, token: str = "", **headers: str) -> Reply:
        return self.loop.run_until_complete(self.wire.request(method, where, body, token, **headers))

    def new(self, game: str = "_template", seats: int = 2) -> dict[str, Any]:
        wish = {"game": game, "seats": [{"kind": "person"}] * seats}
        made = self.ask("POST", "/api/tables", wish).json
        table = {**made["table"], "keys": [token["token"] for token in made["tokens"]]}
        self.tables.append(table)
        return table

    def finish(self, table: dict[str, Any]) -> None:
        where = f"/api/tables/{table['id']}"
        for k in range(1000):
            for key in table["keys"]:
                sight = self.ask("GET", f"{where}/sight", token=key).json
                if sight["over"]:
                    return
                if sight["menu"]:
                    move = {"version": sight["version"], "move": f"m{k}", "choice": sight["menu"][0]["choice"]}
                    assert self.ask("POST", f"{where}/moves", move, key).json["done"]

    def fingerprint(self, table: str) -> bytes:
        """All that is kept of a table."""
        try:
            live = self.loop.run_until_complete(self.wire.lobby.find(table))  # the server forgets games that are over
        except Refused:
            return b""
        state = state_of(live)
        assert state.table is not None
        kept = (state.table.log.entries, state.rows, state.chat.pushed, str(state.record))
        return msgspec.json.encode([*kept, str(state.table._state.facts())])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    loop = asyncio.new_event_loop()
    life = wired(str(tmp_path_factory.mktemp("schema") / "farm.db"), Asleep(), synchronous="OFF")
    found = House(loop, loop.run_until_complete(life.__aenter__()))
    found.new()
    found.finish(found.new())
    yield found
    loop.run_until_complete(life.__aexit__(None, None, None))
    loop.close()


def doors() -> list[str]:
    """From the app's own routes; all but the page, and what describes them."""
    routes = make_app(Settings()).routes
    found = {(route.path_format, name) for route in routes if isinstance(route, HTTPRoute) for name in route.methods}
    return sorted(f"{name} {path}" for path, name in found if name != "OPTIONS" and path.startswith(DOORS))


@pytest.fixture(scope="module")
def schema(house: House) -> Any:
    return schemathesis.openapi.from_dict(house.ask("GET", "/openapi.json").json)


def test_all_doors_are_described(schema: Any) -> None:
    described = {f"{method.upper()} {path}" for path, found in schema.raw_schema["paths"].items() for method in found}
    assert described == set(doors())


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("door", doors())
def test_whatever_is_said_at_a_door(door: str, mode: str, house: House, schema: Any) -> None:
    method, path = door.split()
    said = "requestBody" in schema.raw_schema["paths"][path][method.lower()]
    if mode == "negative" and not ("{table}" in path or said):
        mode = "positive"  # there is nothing to be wrong in
    operation = schema[path][method]
    cases = operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode))
    statuses: Counter[int] = Counter()

    @seed(6)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, who=st.integers(0, 4), which=st.integers(0, 3))
    def ask(case: Any, who: int, which: int) -> None:
        table = house.tables[which % 2]
        if "{table}" in path and which < 3:
            case.path_parameters["table"] = table["id"]
            tokens = [*table["keys"], table["watch"], "x" * 32, ""]
            case.headers["authorization"] = f"Bearer {tokens[who % len(tokens)]}"
        name = str(case.path_parameters.get("table", ""))
        sent = requests.Request(**case.as_transport_kwargs(base_url="http://farm.test")).prepare()
        before = house.fingerprint(name)
        body = sent.body.encode() if isinstance(sent.body, str) else sent.body
        headers = {key.lower(): str(v, "latin-1") if isinstance(v, bytes) else v for key, v in sent.headers.items()}
        assert sent.url is not None
        got = house.ask(sent.method or method, sent.url.removeprefix("http://farm.test"), body or None, "", **headers)
        statuses[got.status] += 1
        if got.status >= 400:
            assert got.header("content-type") == "application/problem+json"
            assert house.fingerprint(name) == before
        case.validate_response(answer(sent, got), checks=CHECKED)

    ask()
    print(door, mode, dict(statuses))
    assert statuses


def answer(sent: requests.PreparedRequest, got: Reply) -> requests.Response:
    """As schemathesis wants it."""
    found = requests.Response()
    found.status_code, found._content, found.request, found.url = got.status, got.body, sent, sent.url or ""
    found.headers.update({name.decode(): value.decode() for name, value in got.headers})
    return found


# ---- What the client makes its types of ------------------------------------------------------------------------------


def test_every_message_and_view_has_a_name(schema: Any) -> None:
    names = schema.raw_schema["components"]["schemas"]
    for union, wanted in ((FromClient, "FromClient"), (ToClient, "ToClient")):
        tags = {kind.__struct_config__.tag: kind.__name__ for kind in union.__args__}
        mapping = names[wanted]["discriminator"]["mapping"]
        assert mapping == {tag: f"#/components/schemas/{name}" for tag, name in tags.items()}
        for tag, name in tags.items():
            assert names[name]["properties"]["type"] == {"enum": [tag]}
            assert "type" in names[name]["required"]
    views = {row["$ref"].rsplit("/")[-1] for row in names["Sight"]["properties"]["view"]["anyOf"]}
    assert views == {"".join(map(str.capitalize, name.split("_"))) + "View" for name in games.names(hidden=True)}
    for name in ("Option", "Happened", "Said", "SeatScore", "Line", *views):
        assert set(names[name]["required"]) == set(names[name]["properties"])


def test_every_reference_leads_somewhere(schema: Any) -> None:
    names = schema.raw_schema["components"]
    for ref in refs(schema.raw_schema):
        _, _, kind, name = ref.split("/")
        assert name in names[kind]


def refs(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key == "$ref":
                yield value
            else:
                yield from refs(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from refs(value)


@pytest.mark.parametrize("game", games.names(hidden=True))
def test_sights_are_as_described(game: str, house: House, schema: Any) -> None:
    """A seat's and an onlooker's, in the middle and at the end."""
    import jsonschema_rs

    table = house.new(game, games.load(game).seats[-1])
    house.tables.pop()
    where = f"/api/tables/{table['id']}"
    view = "".join(map(str.capitalize, game.split("_"))) + "View"
    parts = schema.raw_schema["components"]
    sights = jsonschema_rs.validator_for({"$ref": "#/components/schemas/Sight", "components": parts})
    views = jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{view}", "components": parts})
    for k in range(33):
        for token in (*table["keys"], table["watch"]):
            look = k % 16 == 0
            sight = house.ask("GET", f"{where}/sight?since={0 if look else 1 << 30}", token=token).json
            if look or sight["over"]:
                sights.validate(sight)
                views.validate(sight["view"])
            if sight["menu"]:
                menu = sight["menu"]
                move = {"version": sight["version"], "move": f"m{k}", "choice": menu[k % len(menu)]["choice"]}
                assert house.ask("POST", f"{where}/moves", move, token).json["done"]


def test_the_description_is_made_once(house: House) -> None:
    first = house.wire.app.state.description.of(house.wire.app)
    assert house.wire.app.state.description.of(house.wire.app) is first
    assert house.ask("GET", "/schema").body == first
