"""Write the description of the API to web/openapi.json, from which the client's types are made."""

from __future__ import annotations

from pathlib import Path

from farmtable.server.settings import Settings
from farmtable.server.web.app import make_app

FILE = Path(__file__).resolve().parents[2] / "web" / "openapi.json"


def current() -> bytes:
    app = make_app(Settings(page=FILE.parent / "no page"))
    found: bytes = app.state.description.of(app)
    return found


def main() -> None:
    FILE.write_bytes(current())
    print(FILE)


if __name__ == "__main__":
    main()
