"""Every rule has a test: ids come from the rule index in each game's README.md, marks from tests/games/<game>."""

import ast
import re
from pathlib import Path

import pytest

import farmtable

TESTS = Path(__file__).parents[2] / "games"
ROW = re.compile(r"^\| ([A-Z]{2,3}-\d+) \|", re.MULTILINE)


def rule_ids(game: str) -> list[str]:
    """The ids in the first column of the rule index."""
    readme = Path(farmtable.__file__).parent / "games" / game / "README.md"
    assert readme.exists(), f"{game} has no README.md with its rule index"
    ids = ROW.findall(readme.read_text(encoding="utf-8"))
    assert ids, f"{readme} has no rule index: rows like | {game[:2].upper()}-01 | the rule | where |"
    assert len(ids) == len(set(ids)), "an id twice"
    return ids


def marks(file: Path) -> list[tuple[str, str]]:
    """Each id with the test that carries it, as decorator, in `pytestmark` or at a parameter."""
    found: list[tuple[str, str]] = []

    def visit(node: ast.AST, test: str) -> None:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            test = node.name
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{file}:{node.lineno}: write the id itself"
                found.append((str(argument.value), f"{file.name}::{test}"))
        for child in ast.iter_child_nodes(node):
            visit(child, test)

    visit(ast.parse(file.read_text(encoding="utf-8")), "all")
    return found


def test_every_rule_has_a_test(game: str) -> None:
    """Run with -s to see the table."""
    ids = rule_ids(game)
    table: dict[str, list[str]] = {rule: [] for rule in ids}
    unknown = []
    for file in sorted((TESTS / game).rglob("*.py")):
        for rule, test in marks(file):
            if rule in table:
                table[rule].append(test)
            else:
                unknown.append(f"{rule} in {test}")
    for rule, tests in table.items():
        print(f"{rule}  {', '.join(tests) or '-'}")
    missing = [rule for rule, tests in table.items() if not tests]
    if missing or unknown:
        pytest.fail(f"{game}: rules without a test: {missing}; marks of unknown rules: {unknown}", pytrace=False)


def test_marks_are_found(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text('import pytest\n@pytest.mark.rule("AB-01", "AB-02")\ndef test_it(): pass\n')
    assert marks(file) == [("AB-01", "test_it.py::test_it"), ("AB-02", "test_it.py::test_it")]
