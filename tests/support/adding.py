"""A copy of the project to which a game was added by the very commands of docs/adding-a-game.md."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.support.compiled import CACHE, ROOT, build_wheel

DOCUMENT = ROOT / "docs" / "adding-a-game.md"
NAME = "my_game"  # as in the document
NEW = (
    f"src/farmtable/games/{NAME}/",
    f"tests/games/{NAME}/",
    f"tests/golden/{NAME}/",
    f"tests/golden/bots/{NAME}.json",
)


def commands() -> list[str]:
    """The blocks of shell commands in the document, in order."""
    return re.findall(r"^```sh\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.M | re.S)


class Copy:
    """A repository of its own in a folder, with all that git knows or would add here."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "farmtable"
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, self.root / name)
        self.git("init", "-q")
        self.git("add", "-A")
        self.git("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "-q", "-m", "before")
        programs = folder / "bin"
        programs.mkdir()
        python = programs / "python"  # as in an active virtual environment
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        python.chmod(0o755)
        self.path = f"{programs}{os.pathsep}{os.environ['PATH']}"

    def git(self, *arguments: str) -> str:
        done = subprocess.run(["git", *arguments], cwd=self.root, capture_output=True, text=True, check=True)
        return done.stdout

    def changed(self) -> list[str]:
        """What git sees as changed or new, file by file."""
        lines = self.git("status", "--porcelain", "--untracked-files=all").splitlines()
        return [line[3:] for line in lines]

    def environment(self, source: Path | None = None) -> dict[str, str]:
        """For a process that imports the package from `source`, by default from the copy's sources."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "FARMTABLE"))}
        place = {"PATH": self.path, "HOME": str(self.home), "XDG_CONFIG_HOME": str(self.home)}
        return kept | place | {"PYTHONPATH": str(source or self.root / "src"), "FARMTABLE_CACHE": str(CACHE)}

    def follow(self, block: str) -> str:
        """Run a block of the document; what it printed."""
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block],
            cwd=self.root,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, f"{block}\n{done.stdout}"
        return done.stdout

    def install(self, folder: Path, **environment: str) -> Path:
        """The unpacked wheel of the copy, interpreted unless asked otherwise: put it first on PYTHONPATH.

        With FARMTABLE_BUILD_PAGE="1" it has the page, for a browser.
        """
        folder.mkdir(parents=True)
        wheel = build_wheel(self.root, folder, **{"FARMTABLE_COMPILE": "0", "FARMTABLE_BUILD_PAGE": "0", **environment})
        ZipFile(wheel).extractall(folder / "site")
        return folder / "site"


def add_game(folder: Path) -> Copy:
    """A copy with the new game, its records made and its laws run: every command of the document."""
    copy = Copy(folder)
    for block in commands():
        copy.follow(block)
    return copy
