"""The description of the API, in OpenAPI 3.1: the REST doors, and for the client all messages and views."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
from litestar import Litestar, MediaType, Request, get
from litestar.openapi.plugins import JsonRenderPlugin

from farmtable.core.game import Game
from farmtable.core.rules.kind import Amount, Kind
from farmtable.core.show.phrase import Phrase
from farmtable.server.wire import persons
from farmtable.server.wire.messages import (
    CurvePoint,
    Foreseen,
    GameFaces,
    Health,
    Offer,
    Reading,
    Replayed,
    Seated,
    Taught,
    ToClient,
)
from farmtable.server.wire.requests import Fork, FromClient, HandOver, Join, NewLine, NewMove, NewTable, NewUndo, Rename
from farmtable.table.words import LANGUAGES
from farmtable.thinking.registry import levels

PROBLEM_JSON = "application/problem+json"
STATUSES = {
    "400": "Not understood",
    "401": "This device is not signed in",
    "403": "Not for you",
    "404": "No such table, or not for you",
    "405": "No such method",
    "409": "Not now",
    "413": "Too long",
    "422": "Not possible like this",
    "429": "Too often",
    "500": "A fault of the server",
    "503": "Not saved, try again",
}
METHODS = {"get", "post"}
TAKEN = (FromClient, NewTable, Join, Rename, HandOver, Fork, NewMove, NewUndo, NewLine, *persons.TAKEN)
SENT = (ToClient, Seated, Replayed, Taught, Foreseen, Reading, CurvePoint, GameFaces, Offer, Health, *persons.SENT)
REF = "#/components/schemas/"

Schema = dict[str, Any]


def described(schema: Schema, games: list[Game]) -> Schema:
    """Litestar's description, with our errors for every door, said once, and our own of all that goes over the wire."""
    schemas = schema["components"]["schemas"]
    _, more = msgspec.json.schema_components(TAKEN, ref_template=REF + "{name}")
    both, sent = msgspec.json.schema_components((FromClient, *SENT), ref_template=REF + "{name}")
    schemas |= {**more, **{name: whole(found) for name, found in sent.items() if name not in more}}
    schemas |= {"FromClient": both[0], "ToClient": both[1]}
    views, faces = [], []
    for game in games:
        schemas |= view_schemas(game) | declared_schemas(game) | face_schemas(game)
        views.append({"$ref": f"{REF}{prefix(game)}View"})
        faces.append({"$ref": f"{REF}{prefix(game)}Faces"})
    schemas["Sight"]["properties"]["view"] = {"anyOf": views}
    schemas["GameFaces"]["properties"]["faces"] = {"anyOf": faces}
    offer(schemas, [game.name for game in games])
    problem = {"schema": {"$ref": f"{REF}Problem"}}
    errors = {code: {"description": text, "content": {PROBLEM_JSON: problem}} for code, text in STATUSES.items()}
    schema["components"]["responses"] = errors
    schema["components"]["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer"}}
    for path, doors in schema["paths"].items():
        for method, door in doors.items():
            if method in METHODS:
                door["responses"] |= {code: {"$ref": f"#/components/responses/{code}"} for code in STATUSES}
                if "{table}" in path or path.startswith("/api/me"):
                    door["security"] = [{"seat": []}, {}]
    return schema


def offer(schemas: dict[str, Schema], games: list[str]) -> None:
    """What can be wished for here."""
    schemas["NewTable"]["properties"]["game"] = {"enum": games}
    schemas["NewTable"]["properties"]["language"] = {"enum": list(LANGUAGES), "default": LANGUAGES[0]}
    every = list(dict.fromkeys(level for game in games for level in levels(game)))
    schemas["NewSeat"]["properties"]["level"] = {"enum": ["", *every], "default": ""}
    schemas["HandOver"]["properties"]["level"] = {"enum": ["", *every]}  # "" frees a seat before the game


def prefix(game: Game) -> str:
    """What the names of a game's own types begin with: FormidableFarm."""
    return "".join(word.capitalize() for word in game.name.split("_"))


def declared_schemas(game: Game) -> dict[str, Schema]:
    """Every choice and event that a game declares, and once each kind of thing in them: FencesChoice, FencesPlace."""
    own = prefix(game)
    choices = [verb.schema(REF + own) for verb in game.vocabulary.verbs]
    events = [kind.schema(REF + own) for kind in game.events.kinds]
    kinds = {f"{own}{kind.title}": kind.schema() for kind in declared_kinds(game) if not isinstance(kind, Amount)}
    return {f"{own}Choice": {"oneOf": choices}, f"{own}Event": {"oneOf": events}, **kinds}


def declared_kinds(game: Game) -> list[Kind]:
    """The kinds of thing that the choices and events of a game name."""
    arguments = [kind for verb in game.vocabulary.verbs for kind in verb.kinds.values()]
    return arguments + [field.kind for kind in game.events.kinds for field in kind.fields.values()]


def view_schemas(game: Game) -> dict[str, Schema]:
    """What a game shows, under names of its own: FencesView, FencesSeatView, ..."""
    found = own_schemas(get_type_hints(type(game).view)["return"], prefix(game), f"{prefix(game)}View")
    return {name: whole(schema) for name, schema in found.items()}


def face_schemas(game: Game) -> dict[str, Schema]:
    """The pieces of a game: FencesFaces, FencesFaceTile, ... Rows leave out what is usual, and so does what we send."""
    kind = get_type_hints(type(game.show).faces)["return"]
    found = own_schemas(kind, f"{prefix(game)}Face", f"{prefix(game)}Faces")
    for schema in found.values():
        for part in schema.get("properties", {}).values():
            part.pop("default", None)
    return found


def own_schemas(kind: type, own: str, top: str) -> dict[str, Schema]:
    """A type of a game, to be called `top`, and those that it is made of, whose names begin with `own`."""
    _, found = msgspec.json.schema_components((kind,), ref_template=f"{REF}{own}{{name}}")
    other = {kind.__name__: top, Phrase.__name__: Phrase.__name__}  # a phrase is the same in all games
    text = msgspec.json.encode({other.get(name, f"{own}{name}"): schema for name, schema in found.items()})
    for old, new in other.items():
        text = text.replace(f'"{REF}{own}{old}"'.encode(), f'"{REF}{new}"'.encode())
    every: dict[str, Schema] = msgspec.json.decode(text)
    return every


def whole(schema: Schema) -> Schema:
    """What we send has all its fields, also those that have a default."""
    if schema.get("type") == "object" and "properties" in schema:
        return {**schema, "required": list(schema["properties"])}
    return schema


class Description(JsonRenderPlugin):
    """In JSON only: other forms load a script from elsewhere. Made once, for it takes long; always the same bytes."""

    def __init__(self, games: list[Game]) -> None:
        super().__init__()
        self.games = games
        self.data = b""

    def of(self, app: Litestar) -> bytes:
        if not self.data:
            schema = described(app.openapi_schema.to_schema(), self.games)
            self.data = msgspec.json.format(msgspec.json.encode(schema, order="deterministic"), indent=1) + b"\n"
        return self.data

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return self.of(request.app)


@get("/openapi.json", include_in_schema=False, media_type=MediaType.JSON)
async def openapi(request: Request[Any, Any, Any]) -> bytes:
    found: Description = request.app.state.description
    return found.of(request.app)
