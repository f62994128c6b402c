"""The page: the built browser client, read once at the start. What was not there then can't be asked for."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler

OWN = Path(__file__).parents[2] / "page"  # where the wheel has it
INDEX = "index.html"
ASSETS = "assets/"  # their names have a hash of what is in them
VIEWS = ["/", "/t/{id:str}", "/join/{id:str}", "/watch/{id:str}", "/replay/{id:str}"]  # the client's own paths
VIEWS += ["/rules", "/new/{game:str}", "/rules/{game:str}", "/learn", "/learn/{game:str}"]
VIEWS += ["/learn/{game:str}/{task:str}", "/me", "/enter"]
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
TEXTS = ("text/", "image/svg", "application/json", "application/manifest")
MISSING = """\
Farmtable's server is running, but its page for the browser was not built.

python3 run.py play   builds it and starts a server with it (a network is needed once).
python -m tools.record page  builds it from the source tree and says where; farmtable serve --page FOLDER serves that.
"""


@dataclass(frozen=True)
class File:
    """One file of the page, ready to be sent."""

    content: bytes
    zipped: bytes | None  # where that is shorter
    type: str
    headers: dict[str, str]

    def answer(self, accepted: str, known: str, status: int = 200) -> Response[bytes]:
        if status == 200 and known and known == self.headers["etag"]:
            return Response(b"", status_code=304, headers=self.headers)
        if self.zipped is not None and "gzip" in accepted:
            headers = {**self.headers, "content-encoding": "gzip"}
            return Response(self.zipped, status_code=status, media_type=self.type, headers=headers)
        return Response(self.content, status_code=status, media_type=self.type, headers=self.headers)


def page(folder: Path | None) -> File | None:
    """The page itself, if it was built."""
    file = (folder or OWN) / INDEX
    return prepared(INDEX, file.read_bytes()) if file.is_file() else None


def read(folder: Path) -> dict[str, File]:
    """All files of a built page, by their path in it."""
    found = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*")) if file.is_file()}
    return {name: prepared(name, file.read_bytes()) for name, file in found.items() if "{" not in name}


def prepared(name: str, content: bytes) -> File:
    kind = TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith(TEXTS)
    zipped = gzip.compress(content, 9, mtime=0) if text else b""
    headers = {
        "etag": f'"{sha256(content).hexdigest()[:32]}"',
        "cache-control": "public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache",
        "vary": "accept-encoding",
    }
    shorter = 0 < len(zipped) < len(content)
    return File(content, zipped if shorter else None, kind, headers)


def for_people(request: Request[Any, Any, Any]) -> bool:
    """Somebody typed an address into a browser: neither a program that calls the API, nor a part of the page."""
    path = request.url.path
    away = path == "/api" or path.startswith(("/api/", f"/{ASSETS}"))
    return request.method == "GET" and not away and "text/html" in request.headers.get("accept", "")


def page_routes(folder: Path | None) -> list[HTTPRouteHandler]:
    """One handler for the client's own paths, one for its files; without a page, a word on how to get one."""
    files = read(folder or OWN)
    if INDEX not in files:

        @get(VIEWS, include_in_schema=False, media_type=MediaType.TEXT)
        async def missing() -> str:
            return MISSING

        return [missing]

    def answer(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
        headers = request.headers
        return file.answer(headers.get("accept-encoding", ""), headers.get("if-none-match", ""))

    @get(VIEWS, include_in_schema=False)
    async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
        return answer(request, files[INDEX])

    @get([f"/{name}" for name in files], include_in_schema=False)
    async def one(request: Request[Any, Any, Any]) -> Response[bytes]:
        return answer(request, files[request.url.path.removeprefix("/")])

    return [index, one]
