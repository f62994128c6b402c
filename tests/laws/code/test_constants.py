"""In compiled code every constant is `Final`: any other name of a module is looked up in a dict whenever it is read."""

import ast

from tests.laws.code.test_shift import COMPILED


def loose(tree: ast.Module) -> list[int]:
    """The lines that give a name in capitals a value without saying that it is final."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            if any(name.isupper() and len(name) > 1 for name in names):
                found.append(node.lineno)
    return found


def test_constants_are_final() -> None:
    wrong = [f"{file}:{line}" for file in COMPILED for line in loose(ast.parse(file.read_text()))]
    assert not wrong, "write NAME: Final = …"


def test_the_lint_finds_one() -> None:
    assert loose(ast.parse("A: Final = 1\nS = TypeVar('S')\nDRAWS, LAYS = range(2)\nMANY = 3\nname = 4")) == [3, 4]
