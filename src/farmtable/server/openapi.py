"""The description of the API, in OpenAPI 3.1: the REST doors, the messages of the socket, and the games' views."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from farmtable import games
from farmtable.server.messages import FromClient, ToClient

REF = "#/components/schemas/"
PROBLEM_JSON = "application/problem+json"
STATUSES = {
    "400": "Not understood",
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


def views() -> dict[str, Any]:
    """The view of each game, `FencesView`, and what it is made of, `FencesTileView`: names are the game's own."""
    found: dict[str, Any] = {}
    for name in games.names():
        kind = get_type_hints(type(games.load(name)).view)["return"]
        game = "".join(part.title() for part in name.split("_"))
        _, parts = msgspec.json.schema_components([kind], ref_template=f"{REF}{game}{{name}}")
        for part, schema in parts.items():
            found[f"{game}{part}"] = schema
        found[f"{game}View"] = found.pop(f"{game}{kind.__name__}") | {"title": f"{game}View"}
    return found


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """Litestar's description, with our errors for every door, said once, and the types of messages and views."""
    both, more = msgspec.json.schema_components([FromClient, ToClient], ref_template=f"{REF}{{name}}")
    for name, found in {**more, "FromClient": both[0], "ToClient": both[1], **views()}.items():
        schema["components"]["schemas"][name] = found
    problem = {"schema": {"$ref": "#/components/schemas/Problem"}}
    errors = {code: {"description": text, "content": {PROBLEM_JSON: problem}} for code, text in STATUSES.items()}
    schema["components"]["responses"] = errors
    schema["components"]["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer"}}
    for path, doors in schema["paths"].items():
        for method, door in doors.items():
            if method in METHODS:
                door["responses"] |= {code: {"$ref": f"#/components/responses/{code}"} for code in STATUSES}
                if "{table}" in path:
                    door["security"] = [{"seat": []}, {}]
    return schema


class Description(JsonRenderPlugin):
    """In JSON only: the other forms load a script from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(described(openapi_schema))
