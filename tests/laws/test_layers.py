"""The layers, read from the imports: core ← games ← table ← {bots, thinking, arena, research, server} ← cli.

The solver knows all cards: it stands beside the table, and only the arena and its commands lead to it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import farmtable

ROOT = Path(farmtable.__file__).parent
ABOVE_TABLE = {"bots", "thinking", "arena", "research", "server"}
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "table": {"core", "games"},
    "bots": {"core", "games", "table", "bots"},
    "thinking": {"core", "games", "table", "bots"},
    "solver": {"core", "games"},
    "arena": {"core", "games", "table", "solver", *ABOVE_TABLE},
    "research": {"core", "games", "table", *ABOVE_TABLE},
    "server": {"core", "games", "table", *ABOVE_TABLE},
    "cli": {"core", "games", "table", "solver", *ABOVE_TABLE},
}
BANNED = {"random", "time", "json"}
FILES = sorted(ROOT.rglob("*.py"))


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, with the names taken from it: `farmtable.core.rt.i64`."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_imports_only_what_is_below(file: Path) -> None:
    place = file.relative_to(ROOT).with_suffix("").parts
    if len(place) == 1:
        assert not [name for name in imports(file) if name.startswith("farmtable") and place[0] != "__main__"]
        return
    layer = place[0]
    assert layer in MAY_IMPORT, f"{layer} is in no layer: say in this test where it belongs"
    for name in imports(file):
        top, *parts = name.split(".")
        if name == "farmtable.__version__":
            continue
        if top == "farmtable":
            below = parts[0]
            assert below == layer or below in MAY_IMPORT[layer], f"{layer} imports {name}"
            if layer == below == "games" and len(place) > 2:
                assert parts[1] == place[1], f"a game imports another: {name}"
        elif layer in ("core", "games", "table"):
            assert top not in BANNED, f"{layer} imports {top}"


def test_nothing_that_people_play_with_leads_to_the_solver() -> None:
    """Neither a bot nor the server, by whatever detour: peeking is for measuring."""
    modules = {".".join(("farmtable", *file.relative_to(ROOT).with_suffix("").parts)): file for file in FILES}
    modules = {name.removesuffix(".__init__"): file for name, file in modules.items()}
    open_to = {name for name in modules if name.split(".")[1:2] in (["server"], ["bots"], ["thinking"], ["table"])}
    left = list(open_to)
    assert left
    while left:
        for name in imports(modules[left.pop()]):
            for found in (name, name.rpartition(".")[0]):
                if found in modules and found not in open_to:
                    open_to.add(found)
                    left.append(found)
    assert not [name for name in open_to if name.startswith(("farmtable.solver", "farmtable.arena.solve"))]
    assert "farmtable.arena.solve" in modules
