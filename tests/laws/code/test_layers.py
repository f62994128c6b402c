"""The layers, read from the imports: law 9 of docs/architecture.md, word for word.

Below the package, the same holds for the rooms of a game and for tests, tools and benchmarks.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import farmtable

ROOT = Path(farmtable.__file__).parent
PROJECT = Path(__file__).parents[3]
LAW = "core ← games ← table ← bots ← thinking ← match ← coach ← api ← {client, lab, rl, server} ← cli"
TO_COME = {"client"}  # other people's bots over a network
BANNED = {"random", "time", "json"}  # below the bots: chance, the clock and files come from outside
FILES = sorted(ROOT.rglob("*.py"))

ROOMS = {"rules": set(), "brain": {"rules"}, "data": {"rules"}, "show": {"rules", "data"}}  # of a game, and of the core
OUTSIDE = {"tests.support": set(), "tools": {"tests.support"}, "benchmarks": {"tests.support"}}


def below(law: str) -> dict[str, set[str]]:
    """By layer, what it may import: all to its left. Those in one pair of braces do not know each other."""
    found: dict[str, set[str]] = {}
    for part in law.split(" ← "):
        layers = re.findall(r"\w+", part)
        found |= {layer: set(found) for layer in layers}
    return found


MAY_IMPORT = below(LAW)


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, with the names taken from it: `farmtable.core.rt.i64`."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_the_law_says_the_same() -> None:
    assert f"`{LAW}`" in (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
    layers = {folder.name for folder in ROOT.iterdir() if (folder / "__init__.py").exists()}
    assert layers == set(MAY_IMPORT) - (TO_COME - layers)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_imports_only_what_is_below(file: Path) -> None:
    place = file.relative_to(ROOT).with_suffix("").parts
    if len(place) == 1:
        assert not [name for name in imports(file) if name.startswith("farmtable") and place[0] != "__main__"]
        return
    layer = place[0]
    for name in imports(file):
        top, *parts = name.split(".")
        assert top not in ("tests", "tools", "benchmarks"), f"the package imports {name}"
        if name == "farmtable.__version__":
            continue
        if top == "farmtable":
            assert parts[0] in {layer} | MAY_IMPORT[layer], f"{layer} imports {name}"
            if layer == parts[0] == "games" and len(place) > 2:
                assert parts[1] in (place[1], "rows", "odds"), f"a game imports another: {name}"
            assert_room(file, place, parts)
        elif layer in ("core", "games", "table"):
            assert top not in BANNED, f"{layer} imports {top}"


def assert_room(file: Path, place: tuple[str, ...], parts: list[str]) -> None:
    """Rules know neither how they are shown nor how they are played well."""
    mine, theirs = (next((part for part in path if part in ROOMS), None) for path in (place[1:-1], parts[1:3]))
    if place[0] in ("core", "games") and parts[0] in ("core", "games") and mine and theirs:
        assert theirs in {mine} | ROOMS[mine], f"{file}: {mine} imports {'.'.join(parts)}"


@pytest.mark.parametrize("place", OUTSIDE)
def test_support_knows_nobody_and_tools_know_support(place: str) -> None:
    files = sorted(PROJECT.joinpath(*place.split(".")).rglob("*.py"))
    assert files
    for file in files:
        for name in imports(file):
            if name.split(".")[0] in ("tests", "tools", "benchmarks"):
                assert name.startswith((place, *OUTSIDE[place])), f"{file} imports {name}"


def test_nothing_that_people_play_with_leads_to_the_solver() -> None:
    """Neither a bot nor the server, by whatever detour: peeking is for measuring."""
    modules = {".".join(("farmtable", *file.relative_to(ROOT).with_suffix("").parts)): file for file in FILES}
    modules = {name.removesuffix(".__init__"): file for name, file in modules.items()}
    played_with = ("server", "bots", "thinking", "table", "match")
    open_to = {name for name in modules if name.split(".")[1:2] and name.split(".")[1] in played_with}
    left = list(open_to)
    assert left
    while left:
        for name in imports(modules[left.pop()]):
            for found in (name, name.rpartition(".")[0]):
                if found in modules and found not in open_to:
                    open_to.add(found)
                    left.append(found)
    assert not [name for name in open_to if name.startswith("farmtable.lab")]
    assert "farmtable.lab.solver.solo" in modules
