"""Authority by construction, read from the sources: no door of the server leads to a table's contents but by the check.

A door knows a key. `LiveTable` hands the key to `authorise`, which makes the table fresh, looks the key up and gives a
`Granted`; what that shows, it shows from the place of its `Grant`, and a `Grant` is made by the check alone.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import farmtable
from farmtable.server.access.grant import Grant, Seat, Spectator

ROOT = Path(farmtable.__file__).parent / "server"
FILES = sorted(ROOT.rglob("*.py"))
WEB = sorted((ROOT / "web").glob("*.py"))
CHECK, LIVE, STATE, GRANTED = (
    *(ROOT / "access" / "grant.py", ROOT / "tables" / "live.py"),
    *(ROOT / "tables" / "live_state.py", ROOT / "tables" / "granted.py"),
)
KEYS = {
    "place.token",
    "message.token",
    "data.invite",
    "token.token",
    "tokens[0].token",
    "token",
}  # what somebody came with
# Of a live table without the lock and without a key: nothing of these tells what a seat sees.
OPEN = {"close", "catch_up", "hang_up", "open", "outside", "present", "repeat_presence", "seat_of", "settled"}
OPEN |= {"stay", "sleeps", "may_sleep", "tell_presence", "think", "bot_asked", "bot_question", "bot_chooses"}
OPEN |= {"expire"}  # the house's own: time is out
OPEN |= {"over", "join"}  # who joins brings an invitation
CONTENTS = {"table", "playing", "sight", "info", "chat", "answers", "undos", "record", "places", "rows"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def functions(where: ast.AST) -> dict[str, Function]:
    return {node.name: node for node in ast.walk(where) if isinstance(node, Function)}


def methods(file: Path, name: str) -> dict[str, Function]:
    (found,) = [node for node in tree(file).body if isinstance(node, ast.ClassDef) and node.name == name]
    return {node.name: node for node in found.body if isinstance(node, Function)}


def calls(where: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(where) if isinstance(node, ast.Call)]


def commands() -> set[str]:
    """What can be asked of a live table by somebody: the first thing is who asks."""
    found = {name for name, method in methods(LIVE, "LiveTable").items() if not name.startswith("_")}
    return found - OPEN


# ---- Only the check makes a grant ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Grant, Seat, Spectator])
def test_nobody_else_can_make_one(kind: type[Grant]) -> None:
    with pytest.raises(TypeError, match="by the check alone"):
        kind("table", 0, "", object())


def makers(where: ast.AST) -> set[str]:
    return {
        name
        for name, function in functions(where).items()
        for call in calls(function)
        if isinstance(call.func, ast.Name) and call.func.id in ("Grant", "Seat", "Spectator", "Granted", "Fresh")
    }


def test_grants_are_made_in_one_place() -> None:
    found = {(file.name, name) for file in FILES for name in makers(tree(file))}
    assert found == {("grant.py", "checked"), ("granted.py", "authorise"), ("live_state.py", "fresh")}
    for file in FILES:
        if file != CHECK:
            assert not re.search(r"\bCHECK\b", file.read_text(encoding="utf-8")), file


def test_the_check_comes_after_freshness() -> None:
    """Nothing is waited for between the last look at the disk and the look at the key."""
    text = ast.unparse(functions(tree(GRANTED))["authorise"])
    assert text.count("await") == 1
    assert "checked(await state.fresh(newest), who)" in text
    steps = ast.unparse(methods(STATE, "TableState")["fresh"])
    assert steps.index("self.ready()") < steps.index("self.newest()") < steps.index("Fresh(self.record)")
    assert "await" not in steps[steps.index("Fresh(") :]
    assert not isinstance(functions(tree(CHECK))["checked"], ast.AsyncFunctionDef)


# ---- All that is shown is shown to a grant ---------------------------------------------------------------------------


def test_what_a_seat_is_shown_needs_a_grant() -> None:
    shown = methods(STATE, "TableState")
    for name in ("info", "sight", "shown", "of", "holds"):
        assert ast.unparse(shown[name].args.args[1]) == "grant: Grant", name
        assert re.search(r"self\.of\(grant\)|grant\.holds\(self\.record\)", ast.unparse(shown[name])), name
    assert ast.unparse(shown["move"].args.args[1]) == "by: Seat"
    assert ast.unparse(shown["change"].args.args[2]) == "by: Grant"
    for name in ("push", "push_info", "show"):  # told later: by the grant with which one subscribed, if it still holds
        assert not re.search(r"self\.(sight|shown|info)\((?!one\.grant|new\.grant)", ast.unparse(shown[name])), name
    assert "self.holds(one.grant)" in (ROOT / "tables" / "audience.py").read_text(encoding="utf-8")


def test_a_command_sees_a_table_through_its_grant_alone() -> None:
    """Behind the lock a command has a `Granted`; those that hold the table itself are no doors."""
    found = methods(LIVE, "LiveTable")
    holders = {name for name, method in found.items() if "self._fresh()" in ast.unparse(method)}
    assert holders == {"open", "may_sleep", "expire", "bot_question", "_authorised", "_move", "_tried"}
    for name in ("_authorised", "_move", "_tried"):
        assert re.findall(r"\bstate\b[.,]?\w*", ast.unparse(found[name]).partition("\n")[2]) == ["state", "state,"], (
            name
        )
    for name in commands():
        assert not re.search(r"\bstate\.", ast.unparse(found[name])), name


def test_a_grant_shows_nothing_before_it_is_compared() -> None:
    """Every method of `Granted` that touches the table does so by its grant."""
    for name, method in methods(GRANTED, "Granted").items():
        text = ast.unparse(method)
        if any(f"state.{what}" in text for what in CONTENTS):
            assert re.search(r"\.(of|info|sight|shown|show|move|change)\((self\.grant|new|work, self\.grant)", text), (
                name
            )


# ---- Every door ------------------------------------------------------------------------------------------------------


def around(where: ast.AST) -> list[str]:
    """Calls of a live table that do not bring a key, or that a door has no business with."""
    found = []
    for call in calls(where):
        if not isinstance(call.func, ast.Attribute) or not re.search(r"\blive$", ast.unparse(call.func.value)):
            continue
        name = call.func.attr
        if ast.unparse(call) == "self.lobby.live.get(table)":  # the lobby's tables, by name
            continue
        keyed = bool(call.args) and ast.unparse(call.args[0]) in KEYS
        if not (name in commands() and keyed) and name not in ("outside", "over", "hang_up", "join", "seat_of"):
            found.append(ast.unparse(call))
    return found


def test_the_doors_bring_keys() -> None:
    asked = [call for file in WEB for call in calls(tree(file)) if re.search(r"live\.\w+$", ast.unparse(call.func))]
    assert len(asked) > 20
    for file in WEB:
        assert around(tree(file)) == [], file
        names = {ast.unparse(node) for node in ast.walk(tree(file)) if isinstance(node, ast.ImportFrom)}
        assert not [
            name for name in names if re.search("live_state|granted|grant|load_rows|farmtable.table.table", name)
        ], file


@pytest.mark.parametrize("line", ["live.look(0)", "place.live.info_for(seat)", "place.live.bot_question()"])
def test_a_way_around_is_found(line: str) -> None:
    assert around(ast.parse(line))


def test_every_command_is_told_who_asks() -> None:
    found = methods(LIVE, "LiveTable")
    assert len(commands()) > 14
    for name in commands():
        assert ast.unparse(found[name].args.args[1]) == "who: Who", name


def test_the_lobby_shows_tables_from_outside() -> None:
    """`outside` is what a spectator gets, and has no way to a seat."""
    assert ast.unparse(methods(STATE, "TableState")["outside"].body[-1]) == "return self._info(SPECTATOR)"
    users = {file.name for file in FILES if "._info(" in file.read_text(encoding="utf-8")}
    assert users == {STATE.name}
