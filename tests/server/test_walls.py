"""The walls in the server, read from the sources: which room may import which, and that tables are used by commands."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import farmtable
from farmtable.server.tables.lobby import Lobby
from tests.support.server.inside import held, state_of
from tests.support.server.people import Heard, run, wish

PACKAGE = Path(farmtable.__file__).parent
ROOT = PACKAGE / "server"
LAW = "{ops, storage, wire} ← {access, cluster, pace} ← tables ← settings ← web"
FILES = sorted(file for file in ROOT.rglob("*.py") if file.parent != ROOT or file.stem != "__init__")
USERS = [*FILES, *sorted(file for file in (PACKAGE / "cli").rglob("*.py") if "farmtable.server" in file.read_text())]
LIVE = ROOT / "tables" / "live.py"
STATE = ROOT / "tables" / "live_state.py"
GRANTED = ROOT / "tables" / "granted.py"
PUBLIC = {"id", "game"}  # what anybody may read of a live table; they never change


def below(law: str) -> dict[str, set[str]]:
    """By room, what it may import: all to its left. Those in one pair of braces do not know each other."""
    found: dict[str, set[str]] = {}
    for part in law.split(" ← "):
        found |= {room: set(found) for room in re.findall(r"\w+", part)}
    return found


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(file: Path) -> str:
    return file.relative_to(ROOT).with_suffix("").parts[0]


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def class_in(file: Path, name: str) -> ast.ClassDef:
    return next(node for node in parsed(file).body if isinstance(node, ast.ClassDef) and node.name == name)


def fields_of(kind: ast.ClassDef) -> set[str]:
    """What is ever assigned to `self`."""
    stores = [node for node in ast.walk(kind) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return {node.attr for node in stores if isinstance(node.value, ast.Name) and node.value.id == "self"}


def methods_of(kind: ast.ClassDef) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
    return {node.name: node for node in kind.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}


# ---- Rooms -----------------------------------------------------------------------------------------------------------


def test_the_law_of_the_rooms_is_in_the_architecture() -> None:
    text = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert f"`{LAW}`" in text
    assert {room_of(file) for file in FILES} == set(below(LAW))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_room_imports_only_what_is_below(file: Path) -> None:
    room = room_of(file)
    for name in imports(parsed(file)):
        if name.startswith("farmtable.server."):
            assert name.split(".")[2] in {room} | below(LAW)[room], f"{room} imports {name}"


def test_what_several_servers_need_is_in_one_room() -> None:
    """The others know of a cluster only what its protocol says; who is elsewhere; and which one there is, the app."""
    for file in FILES:
        if room_of(file) == "cluster":
            continue
        text = file.read_text(encoding="utf-8").lower()
        assert not re.search(r"pg_notify|\blisten \{|\bnotify\b", text), file
        known = {name for name in imports(parsed(file)) if name.startswith("farmtable.server.cluster")}
        allowed = {"farmtable.server.cluster.cluster.Cluster", "farmtable.server.cluster.elsewhere.Elsewhere"}
        if file == ROOT / "web" / "app.py":
            allowed = {"farmtable.server.cluster.postgres.cluster_of"}
        assert known <= allowed, file


def test_rooms_and_files_are_small() -> None:
    for file in FILES:
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 400, file
    for folder in {file.parent for file in FILES}:
        assert len([file for file in folder.glob("*.py") if file.stem != "__init__"]) <= 14, folder


# ---- A live table ----------------------------------------------------------------------------------------------------


def test_a_live_table_has_no_open_fields() -> None:
    fields = fields_of(class_in(LIVE, "LiveTable"))
    assert {field for field in fields if not field.startswith("_")} == PUBLIC
    assert len(fields) > len(PUBLIC) + 3


def trespasses(tree: ast.AST) -> list[str]:
    """Where somebody reaches for what an object of another class keeps to itself, or sets an open field of it."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
        private = node.attr.startswith("_") and not node.attr.startswith("__")
        if private and not own:
            found.append(ast.unparse(node))
        if isinstance(node.ctx, ast.Store) and node.attr in PUBLIC and not own:
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("file", USERS, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_nobody_reaches_behind_the_wall(file: Path) -> None:
    assert trespasses(parsed(file)) == []


@pytest.mark.parametrize("line", ["live._guarded", "place.live._committed.record = 1", "live.id = 'x'"])
def test_a_reach_is_found(line: str) -> None:
    assert trespasses(ast.parse(line))


def test_only_the_live_table_knows_its_state() -> None:
    """Nobody else can name it, and no command gives it away."""
    assert len(USERS) > len(FILES)
    for file in USERS:
        if file not in (LIVE, GRANTED, STATE):
            assert not [name for name in imports(parsed(file)) if "live_state" in name], file
    for name, method in methods_of(class_in(LIVE, "LiveTable")).items():
        given = ast.unparse(method.returns) if method.returns else ""
        assert name.startswith("_") or not re.search("TableState|Committed|Guarded|Granted|Audience|Any", given), name


def test_the_state_is_reached_with_the_lock_held() -> None:
    """Only the context manager of all commands, and catching up, which is freshness itself, take the lock."""
    holders = set()
    for name, method in methods_of(class_in(LIVE, "LiveTable")).items():
        text = ast.unparse(method)
        if "self._guarded" in text:
            holders.add(name)
        if name != "__init__":
            assert not re.search(r"_guarded\.(?!held\(\)|busy\(\))", text), name
    assert holders == {"__init__", "_fresh", "catch_up", "sleeps"}
    (fresh,) = [call for call in calls_of("_fresh") if "held" in call]
    assert fresh == "self._guarded.held()"
    assert "self._committed: Committed = state" in LIVE.read_text(encoding="utf-8")  # mypy sees no more of it than that


def calls_of(method: str) -> list[str]:
    found = methods_of(class_in(LIVE, "LiveTable"))[method]
    return [ast.unparse(node) for node in ast.walk(found) if isinstance(node, ast.Call)]


def test_every_command_of_a_person_asks_who_it_is() -> None:
    """A command that is told who asks looks the seat up with the lock held: by itself, or by what it hands `who` to."""
    methods = methods_of(class_in(LIVE, "LiveTable"))
    named = {name for name, method in methods.items() if "who" in [argument.arg for argument in method.args.args]}
    good = {"_authorised"}
    for name in named:
        if any(call.startswith("authorise(state, who") for call in calls_of(name)):
            good.add(name)
    while more := {
        name for name in named - good if any(f"self.{known}(who" in call for call in calls_of(name) for known in good)
    }:
        good |= more
    assert named - good == set()
    assert len(named) > 12


# ---- And with a table ------------------------------------------------------------------------------------------------


def test_a_subscription_that_fails_leaves_nobody_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        chat = state_of(live).chat

        async def fails(since: int) -> None:
            raise OSError("the disk is gone")

        monkeypatch.setattr(chat, "lines", fails)
        with pytest.raises(OSError, match="gone"):
            await live.subscribe(0, Heard())
        assert live.outside().seats[0].here is False

        async def waits(since: int) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(chat, "lines", waits)
        waiting = asyncio.ensure_future(live.subscribe(0, Heard()))
        await asyncio.sleep(0.05)
        assert live.outside().seats[0].here is True
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert live.outside().seats[0].here is False
        async with held(live) as state:
            assert state.audience.subscriptions == []

    run(str(tmp_path / "farm.db"), work)
