"""The description of the API, in OpenAPI 3.1: the REST doors, and the messages of the socket beside them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from farmtable.server.messages import FromClient, ToClient

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


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """Litestar's description, with our errors for every door, said once, and the socket's types for the client."""
    both, more = msgspec.json.schema_components([FromClient, ToClient], ref_template="#/components/schemas/{name}")
    for name, found in {**more, "FromClient": both[0], "ToClient": both[1]}.items():
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
