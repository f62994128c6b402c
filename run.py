#!/usr/bin/env python3
"""Farmtable's front door, for a machine that has Python and nothing else.

    python3 run.py play [...]      play in the browser: farmtable home ...
    python3 run.py terminal [...]  play at the terminal: farmtable play ...
    python3 run.py test [...]      check style, types and behaviour; arguments go to pytest
    python3 run.py test --long     the same, and random games, kills and power cuts for an hour more
    python3 run.py bench [...]     measure the compiled engine: python -m benchmarks ...

The virtual environments are made in .venv when needed: `play` has the wheel, with the compiled engine and the page for
the browser; `test` has an editable install of this folder.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - before the imports that an older Python fails at
    sys.exit("Farmtable needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = "Scripts" if os.name == "nt" else "bin"
GENERATED = {"__pycache__", "node_modules", "dist"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")  # the first that is installed is used
TYPED = ("src", "tests", "tools", "benchmarks", "run.py", "hatch_build.py")


def main(arguments: list[str]) -> None:
    commands = {"play": play, "terminal": terminal, "test": test, "bench": bench}
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return
    name, *rest = arguments
    if name not in commands:
        sys.exit(f"run.py has no command {name!r}, only {', '.join(commands)}. Try: python3 run.py --help")
    os.environ.setdefault(
        "FARMTABLE_CACHE", str(VENV / "cache")
    )  # shared by `play` and `test`, so that both compile once
    commands[name](rest)


def play(arguments: list[str]) -> None:
    """The working directory stays the caller's: arguments may name files."""
    become(install_wheel() / BIN / "farmtable", "home", *arguments)


def terminal(arguments: list[str]) -> None:
    become(install_wheel() / BIN / "farmtable", "play", *arguments)


def bench(arguments: list[str]) -> None:
    python = install_wheel() / BIN / "python"
    os.chdir(ROOT)
    become(python, "-m", "benchmarks", *arguments)


def test(arguments: list[str]) -> None:
    """The quick checks first; stop at the first that fails."""
    venv = VENV / "test"
    install(venv, fingerprint("pyproject.toml"), "-e", ".[dev]")
    typed = [name for name in TYPED if (ROOT / name).is_file() or any((ROOT / name).rglob("*.py"))]
    python = venv / BIN / "python"
    step("ruff check", python, "-m", "ruff", "check", ".")
    step("ruff format", python, "-m", "ruff", "format", "--check", ".")
    step("mypy", python, "-m", "mypy", "--strict", *typed)
    get_browser()
    covered = ("-p", "tests.support.covered")  # prints the lines that the tests cover
    step("pytest", python, "-m", "pytest", "-n", "2", "-q", *covered, *arguments, show=True)


def get_browser() -> None:
    """Install Chromium for the tests of the page where there is none and apt may be used; else they are skipped."""
    if any(map(shutil.which, BROWSERS)):
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        print(f"NO BROWSER: the tests in the browser are skipped. Install one of {', '.join(BROWSERS)}.")
        return
    print("installing chromium ...", end=" ", flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]):
        done = subprocess.run([apt, "-qq", *command], env=quiet, capture_output=True, text=True)
        if done.returncode:
            print(f"NO BROWSER: apt-get {command[0]} failed, so the browser tests are skipped. {done.stderr[-300:]}")
            return
    print("done", flush=True)


def install_wheel() -> Path:
    """The environment with a wheel built from this folder; warns where it is not compiled or has no page."""
    venv = VENV / "play"
    wish = os.environ.get("FARMTABLE_COMPILE", "")
    if install(venv, fingerprint("pyproject.toml", "hatch_build.py", "run.py", "src/farmtable", "web") + wish, "."):
        note = json.loads(next(venv.rglob("farmtable/_build.json")).read_text())
        if not note["compiled"]:
            print(f"NOT COMPILED, so bots are many times slower: {note['reason']}")
        if not note["page"]["built"]:
            print(f"NO PAGE FOR THE BROWSER, only the terminal game: {note['page']['reason']}")
        if not (note["compiled"] and note["page"]["built"]):
            print("Once that is fixed, remove .venv/play and start again.")
    return venv


def install(venv: Path, wanted: str, *what: str) -> bool:
    """Install into an environment unless its stamp says it is up to date (False). A half-made one is made anew."""
    stamp, python = venv / "installed", venv / BIN / "python"
    whole = stamp.exists() and shutil.which(python) is not None
    if whole and stamp.read_text() == wanted:
        return False
    uv = shutil.which("uv")
    make: list[str | Path] = [sys.executable, "-m", "venv"]
    pip: list[str | Path] = [python, "-m", "pip", "install"]
    if uv:
        make = [uv, "venv", "--seed", "--python", sys.executable]
        pip = [uv, "pip", "install", "--python", python, "--reinstall-package", "farmtable"]
    if not whole:
        shutil.rmtree(venv, ignore_errors=True)
        step(f"making .venv/{venv.name}", *make, venv)
    stamp.unlink(missing_ok=True)
    step(f"installing farmtable in .venv/{venv.name}", *pip, *what)
    stamp.write_text(wanted)
    return True


def fingerprint(*names: str) -> str:
    """A hash of files and of folders with all that is in them."""
    digest = sha256()
    for name in names:
        for file in [ROOT / name] if (ROOT / name).is_file() else sorted(files_in(ROOT / name)):
            digest.update(f"{file.relative_to(ROOT)} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def files_in(folder: Path) -> Iterator[Path]:
    """All files below a folder, without generated ones."""
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in GENERATED]
        yield from (Path(place, name) for name in files)


def step(label: str, *command: str | Path, show: bool = False) -> None:
    """Run a command and print its label and duration on one line; its output with `show`, or if it fails."""
    print(f"{label} ...", end="\n" if show else " ", flush=True)
    start = perf_counter()
    output = None if show else subprocess.PIPE
    done = subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, text=True)
    time = f"{perf_counter() - start:.1f} s"
    if done.returncode:
        print(f"failed, {time}", done.stdout or "", sep="\n", flush=True)
        sys.exit(f"run.py: {label} failed.")
    print(time if not show else f"{label} {time}", flush=True)


def become(*command: str | Path) -> None:
    """Replace this process by the command, so that keys and signals reach it directly."""
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
