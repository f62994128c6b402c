"""No literal is shifted by a variable in compiled code: mypyc 2.4.1 shifts in 32 bits, silently wrong from 31 on."""

import ast
import tomllib
from pathlib import Path

import farmtable
from hatch_build import compiled_sources
from tests.support.compiled import ROOT

CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]["custom"]
COMPILED = compiled_sources(Path(farmtable.__file__).parents[1], CONFIG["compiled"])


def shifts(tree: ast.AST) -> list[int]:
    """The lines that shift a literal by something that is none."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            if isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant):
                found.append(node.lineno)
    return found


def test_no_literal_is_shifted_by_a_variable() -> None:
    assert len(COMPILED) > 10
    wrong = [f"{file}:{line}" for file in COMPILED for line in shifts(ast.parse(file.read_text()))]
    assert not wrong, "use a table, as core/rules/seats.py does"


def test_the_lint_finds_one() -> None:
    assert shifts(ast.parse("a = 1 << 30\nb = x << 2\nc = 1 << x")) == [3]
