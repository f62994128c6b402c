"""What the documents say of the tree is so: files that they name are there, links lead somewhere, commands exist."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from farmtable.cli import cli
from tools.attack.__main__ import attack
from tools.record.__main__ import record

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *sorted((ROOT / "docs").glob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
]
A_DOZEN_OR_SO = 13
ARCHITECTURE = ROOT / "docs" / "architecture.md"
GROUPS: dict[str, click.Group] = {
    "python -m tools.record": record,
    "python -m tools.attack": attack,
    "farmtable": cli,
}


def section(text: str, title: str) -> str:
    """From a heading to the next one of its kind."""
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", text, re.M | re.S)
    assert found, f"there is no section {title!r}"
    return found[1]


def tree(text: str) -> Iterator[str]:
    """The paths of the tree: folders end with a slash, what belongs to a folder is indented by two more."""
    block = section(text, "The tree").split("```")[1]
    folders: list[str] = []
    for line in block.splitlines()[1:]:
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // 2
        folders[depth:] = [name]
        yield "".join(folders)


def walks(text: str) -> dict[str, list[str]]:
    """By walk, the files it names in order."""
    found = re.findall(r"^### (.*?)\n(.*?)(?=^### |\Z)", section(text, "A stranger's walk"), re.M | re.S)
    return {title: re.findall(r"`((?:src|web)/[^`\s]+)`", body) for title, body in found}


def test_the_tree_is_there() -> None:
    paths = list(tree(ARCHITECTURE.read_text(encoding="utf-8")))
    assert len(paths) > 40
    assert not [path for path in paths if not (ROOT / path).exists() or path.endswith("/") != (ROOT / path).is_dir()]


def test_the_tree_names_every_layer_and_every_room_of_the_server() -> None:
    paths = set(tree(ARCHITECTURE.read_text(encoding="utf-8")))
    package = ROOT / "src" / "farmtable"
    folders = [
        path for place in (package, package / "server") for path in place.iterdir() if (path / "__init__.py").exists()
    ]
    assert not [path for path in folders if f"{path.relative_to(ROOT).as_posix()}/" not in paths]


def test_the_files_of_the_walks_are_there() -> None:
    found = walks(ARCHITECTURE.read_text(encoding="utf-8"))
    assert list(found) == ["A click", "A drawn card", "A bot's turn"]
    for title, files in found.items():
        assert len(files) >= 8, title
        assert not [file for file in files if not (ROOT / file).is_file()], title


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_files_and_links_are_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|web|tests|tools|docs|benchmarks|deploy)/[^`\s<>*{…]+)`", text)
    assert not [path for path in named if "my_game" not in path and not (ROOT / path).exists()]
    links = re.findall(r"\]\(([^)#\s]+)", text)
    assert not [link for link in links if "://" not in link and not (document.parent / link).exists()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_commands_are_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for start, group in GROUPS.items():
        known = group.list_commands(click.Context(group))
        for found in re.findall(rf"(?<![\w/]){re.escape(start)} ([a-z_]+)", text):
            assert found in known, f"{start} {found}"


def test_a_folder_with_many_files_says_why() -> None:
    reasons = section((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), "A good change")
    files = [file for place in ("src", "tests", "tools", "benchmarks") for file in (ROOT / place).rglob("*.py")]
    many = {folder for folder, count in Counter(file.parent for file in files).items() if count > A_DOZEN_OR_SO}
    named = {path.rstrip("/") for path in re.findall(r"`((?:src|tests|tools|benchmarks)(?:/[^`\s]+)?)`", reasons)}
    assert many
    for folder in sorted(many):
        path = folder.relative_to(ROOT).as_posix()
        assert named & {path, f"{path.rpartition('/')[0]}/<game>"}, f"{path} has more than {A_DOZEN_OR_SO} files"


def test_the_glossary_is_linked() -> None:
    for document in (ROOT / "README.md", ARCHITECTURE):
        assert "glossary.md)" in document.read_text(encoding="utf-8")
