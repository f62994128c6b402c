#!/usr/bin/env python3
"""Farmtable's front door, for a machine that has Python and nothing else.

    python3 run.py play [...]      play in the browser: farmtable home ...
    python3 run.py terminal [...]  play at the terminal: farmtable play ...
    python3 run.py test [...]      check style, types and behaviour; arguments go to pytest
    python3 run.py test --long     the same, and random games, kills and power cuts for an hour more
    python3 run.py bench [...]     measure the compiled engine: python -m benchmarks ...

The virtual environments are made in .venv when needed: `play` has the wheel, with the compiled engine and the page for
the browser; `build` what makes it; `test` has an editable install of this folder.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - before the imports that an older Python fails at
    sys.exit("Farmtable needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import json
import os
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import IO, Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = "Scripts" if os.name == "nt" else "bin"
GENERATED = {"__pycache__", "node_modules", "dist"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")  # the first that is installed is used
TYPED = ("src", "tests", "tools", "benchmarks", "run.py", "hatch_build.py")


def main(arguments: list[str]) -> None:
    commands = {"play": play, "terminal": terminal, "test": test, "bench": bench, "finish": finish}
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return
    name, *rest = arguments
    if name not in commands:
        sys.exit(f"run.py has no command {name!r}, only {', '.join(list(commands)[:-1])}. Try: python3 run.py --help")
    os.environ.setdefault(
        "FARMTABLE_CACHE", str(VENV / "cache")
    )  # shared by `play` and `test`, so that both compile once
    commands[name](rest)


def play(arguments: list[str]) -> None:
    """The working directory stays the caller's: arguments may name files."""
    venv = VENV / "play"
    if is_installed(venv, play_fingerprint()):
        become(venv / BIN / "farmtable", "home", *arguments)
    page = first_start(with_page=True)
    become(venv / BIN / "python", "-m", "farmtable", "home", *(["--page", page] if page else []), *arguments)


def terminal(arguments: list[str]) -> None:
    venv = VENV / "play"
    if is_installed(venv, play_fingerprint()):
        become(venv / BIN / "farmtable", "play", *arguments)
    first_start(with_page=False)
    become(venv / BIN / "python", "-m", "farmtable", "play", *arguments)


def bench(arguments: list[str]) -> None:
    python = install_wheel() / BIN / "python"
    os.chdir(ROOT)
    become(python, "-m", "benchmarks", *arguments)


# ---- The first start ------------------------------------------------------------------------------------------------
#
# Compiling takes longer than anybody wants to wait for a game. So the first game runs from this folder as it is, while
# the compiler works beside it: the processes in which bots think change over to the compiled engine as soon as it is
# installed (farmtable/thinking/engine.py), everything else does with the next start.


def first_start(with_page: bool) -> str:
    """Get ready to run from this folder, and go on building behind; the folder of the built page, "" without one."""
    print("The first start: packages and page are set up side by side; then you can play.", flush=True)
    with ThreadPoolExecutor() as pool:
        built = pool.submit(build_tools)
        page = pool.submit(build_page, built) if with_page else None
        packages()
        found = page.result() if page else ""
        built.result()
    stamp = VENV / "play" / "installed"
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    os.environ["FARMTABLE_SOON"] = str(stamp)  # until it is there, bots think with what is in PYTHONPATH
    told = [] if with_page else ["silently"]  # a terminal game has the screen to itself
    subprocess.Popen([VENV / "build" / BIN / "python", ROOT / "run.py", "finish", *told], cwd=ROOT)
    return found


def packages() -> None:
    """The environment to play in, with all that Farmtable needs and not yet Farmtable itself."""
    venv = VENV / "play"
    needed = read_project()["project"]["dependencies"]
    wanted = sha256(repr(needed).encode()).hexdigest()
    (venv / "installed").unlink(missing_ok=True)
    install(venv, wanted, *needed, stamp="packages")


def build_tools() -> Path:
    """The environment to build in."""
    venv = VENV / "build"
    needed = read_project()["build-system"]["requires"]
    install(venv, sha256(repr(needed).encode()).hexdigest(), *needed)
    return venv / BIN / "python"


def build_page(tools: Future[Path]) -> str:
    """The page for the browser; what is missing is said, and the terminal game goes on without it."""
    python = tools.result()
    start = perf_counter()
    done = subprocess.run([python, "hatch_build.py", "page"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        print(f"NO PAGE FOR THE BROWSER: {done.stderr.strip().splitlines()[-1]}")
        sys.exit("The terminal game works all the same: python3 run.py terminal")
    print(f"building the page ... {perf_counter() - start:.1f} s", flush=True)
    return done.stdout.strip()


def finish(arguments: list[str]) -> None:
    """Behind the first game: compile, and install the whole. Ctrl-C there ends it here too; the next start goes on."""
    with suppress(KeyboardInterrupt), (VENV / "finishing").open("w") as file:
        if not locked(file):
            return  # another one is at it
        if hasattr(os, "nice"):
            os.nice(10)  # people come first
        install_wheel(quiet=True)
        if not arguments:
            print("Everything is installed now. Bots think with the compiled engine from here on.", flush=True)


def locked(file: IO[str]) -> bool:
    """Is it ours alone, until this process ends, however it does?"""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


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
    # Three at a time on two processors: tests in the browser mostly wait.
    step("pytest", python, "-m", "pytest", "-n", "3", "-q", "--durations", "10", *covered, *arguments, show=True)


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


def install_wheel(quiet: bool = False) -> Path:
    """The environment with a wheel built from this folder; warns where it is not compiled or has no page."""
    venv = VENV / "play"
    wanted = play_fingerprint()
    if is_installed(venv, wanted):
        return venv
    packages()
    python = build_tools()
    with TemporaryDirectory(dir=VENV) as folder:
        wheel: list[str | Path] = [
            python,
            "-m",
            "pip",
            "wheel",
            "--no-deps",
            "--no-build-isolation",
            "--wheel-dir",
            folder,
            ROOT,
        ]
        step("compiling the engine and building the page", *wheel, quiet=quiet)
        made = next(Path(folder).glob("*.whl"))
        pip: list[str | Path] = [venv / BIN / "python", "-m", "pip", "install", "--no-deps", "--force-reinstall", made]
        step("installing farmtable in .venv/play", *pip, quiet=quiet)
    (venv / "installed").write_text(wanted)
    note = json.loads(next(venv.rglob("farmtable/_build.json")).read_text())
    if not note["compiled"]:
        print(f"NOT COMPILED, so bots are many times slower: {note['reason']}")
    if not note["page"]["built"]:
        print(f"NO PAGE FOR THE BROWSER, only the terminal game: {note['page']['reason']}")
    if not (note["compiled"] and note["page"]["built"]):
        print("Once that is fixed, remove .venv/play and start again.")
    return venv


def play_fingerprint() -> str:
    """All that the wheel is made from."""
    return fingerprint("pyproject.toml", "hatch_build.py", "run.py", "src/farmtable", "web") + os.environ.get(
        "FARMTABLE_COMPILE", ""
    )


def read_project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def is_installed(venv: Path, wanted: str, stamp: str = "installed") -> bool:
    file = venv / stamp
    return file.exists() and shutil.which(venv / BIN / "python") is not None and file.read_text() == wanted


def install(venv: Path, wanted: str, *what: str, stamp: str = "installed") -> bool:
    """Install into an environment unless its stamp says it is up to date (False). A half-made one is made anew."""
    if is_installed(venv, wanted, stamp):
        return False
    python = venv / BIN / "python"
    uv = shutil.which("uv")
    make: list[str | Path] = [sys.executable, "-m", "venv"]
    pip: list[str | Path] = [python, "-m", "pip", "install"]
    if uv:
        make = [uv, "venv", "--seed", "--python", sys.executable]
        pip = [uv, "pip", "install", "--python", python, "--reinstall-package", "farmtable"]
    if not ((venv / stamp).exists() and shutil.which(python)):
        shutil.rmtree(venv, ignore_errors=True)
        step(f"making .venv/{venv.name}", *make, venv)
    (venv / stamp).unlink(missing_ok=True)
    step(f"installing what .venv/{venv.name} needs", *pip, *what)
    (venv / stamp).write_text(wanted)
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


def step(label: str, *command: str | Path, show: bool = False, quiet: bool = False) -> None:
    """Run a command and print its label and duration in one line; its output with `show`, or if it fails.

    With `quiet` nothing is printed unless it fails: somebody plays meanwhile.
    """
    if show:
        print(f"{label} ...", flush=True)
    start = perf_counter()
    output = None if show else subprocess.PIPE
    done = subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, text=True)
    line = f"{label} ... {perf_counter() - start:.1f} s"
    if done.returncode:
        print(f"{line}, failed", done.stdout or "", sep="\n", flush=True)
        sys.exit(f"run.py: {label} failed.")
    if not quiet:
        print(line, flush=True)


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
