"""The page: its files and nothing else, each with its type, kept as long as it may be."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.support.server.house import house

Client = TestClient[Any]
SCRIPT = "export const words = 'supply pig'; // " + "farm " * 200


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "dist" / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text("not of the page")
    (folder / "dist" / "index.html").write_text("<!doctype html><title>Farmtable</title>")
    (folder / "dist" / "logo.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "dist" / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "dist" / "assets" / "index-def456.css").write_text("p { color: green }")
    (folder / "dist" / "assets" / "farm-789abc.woff2").write_bytes(bytes(100))
    with house(str(folder / "farm.db"), page=folder / "dist") as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/rules",
        "/new/fences",
        "/t/abc",
        "/join/a_b-c",
        "/watch/x",
        "/replay/x",
        "/rules/fences",
        "/learn",
        "/learn/farmoony",
        "/learn/farmoony/tool",
        "/index.html",
    ],
)
def test_the_clients_own_paths_give_the_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "<title>Farmtable</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8"),
        ("/assets/index-def456.css", "text/css; charset=utf-8"),
        ("/assets/farm-789abc.woff2", "font/woff2"),
        ("/logo.svg", "image/svg+xml"),
    ],
)
def test_files_have_their_types(client: Client, path: str, kind: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert ("immutable" in answer.headers["cache-control"]) is path.startswith("/assets/")


def test_texts_are_sent_compressed_to_those_who_can_read_that(client: Client) -> None:
    path = "/assets/index-abc123.js"
    with client.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
    assert gzip.decompress(raw).decode() == SCRIPT
    assert len(raw) < len(SCRIPT) // 5
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.text) == (False, SCRIPT)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/",
        "/assets",
        "/assets/index-000000.js",
        "/assets/../../secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets//etc/passwd",
        "/t/",
        "/t/a/b",
        "/.env",
        "/api/nothing",
    ],
)
def test_nothing_else_is_there(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
    assert "not of the page" not in answer.text


@pytest.mark.parametrize("path", ["/nothing", "/t/", "/t/a/b", "/.env", "/apian"])
def test_an_address_that_there_is_not_shows_the_page(client: Client, path: str) -> None:
    """To people, that is: a browser says that it wants a page."""
    answer = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<title>Farmtable</title>" in answer.text
    known = {"accept": "text/html", "if-none-match": answer.headers["etag"]}
    assert client.get(path, headers=known).status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/none", "/assets/index-000000.js"])
def test_programs_and_parts_of_the_page_are_told_by_a_problem(client: Client, path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")


def test_only_our_own_scripts_styles_and_sockets(client: Client) -> None:
    policy = dict(rule.split(" ", 1) for rule in client.get("/").headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    for kind in ("script-src", "style-src", "img-src", "font-src", "connect-src"):
        assert policy[kind] == "'self'"


def test_without_a_page_the_server_says_how_to_get_one(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with house(str(tmp_path / "farm.db"), page=empty) as client:
        for path in ("/", "/t/abc"):
            answer = client.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
            assert "run.py play" in answer.text
        assert client.get("/nothing").status_code == 404
