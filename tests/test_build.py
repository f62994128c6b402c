"""The engine is compiled into the wheel, from these sources, and nowhere else."""

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import compiled_sources, digest, engine_sources
from tests.support.compiled import ROOT, NotBuiltError, build_wheel, c_compiler

SRC = ROOT / "src"
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]["custom"]
SOURCES = engine_sources(SRC, CONFIG["read"])
COMPILED = compiled_sources(SRC, CONFIG["compiled"])


def name(source: Path) -> str:
    """A source's module."""
    return ".".join(source.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def note_in(wheel: Path) -> dict[str, object]:
    return dict(json.loads(ZipFile(wheel).read("farmtable/_build.json")))


def test_each_engine_module_runs_as_it_should(compiled_site: Path) -> None:
    show = "import importlib, sys; [print(importlib.import_module(name).__file__) for name in sys.argv[1:]]"
    command = [sys.executable, "-c", show, *map(name, SOURCES)]
    environment = os.environ | {"PYTHONPATH": str(compiled_site)}
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()
    assert all(Path(file).is_relative_to(compiled_site) for file in found)
    interpreted = {source for source, file in zip(SOURCES, found, strict=True) if file.endswith(".py")}
    assert interpreted == set(SOURCES) - set(COMPILED)


def test_the_core_is_compiled(compiled_site: Path) -> None:
    assert list(compiled_site.glob("farmtable/core/rules/state.*.so"))


def test_the_version_tells_which_engine_runs(compiled_site: Path) -> None:
    for source, engine in ((compiled_site, "compiled"), (SRC, "interpreted")):
        command = [sys.executable, "-m", "farmtable", "--version"]
        environment = os.environ | {"PYTHONPATH": str(source)}
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        assert f"({engine} engine, " in said


def test_the_wheel_is_made_from_these_sources(compiled_site: Path) -> None:
    note = json.loads((compiled_site / "farmtable" / "_build.json").read_text())
    assert note.pop("page") is not None
    assert note == {"compiled": True, "sources": digest(SRC, SOURCES)}
    for file in (SRC / "farmtable").rglob("*.py"):
        assert (compiled_site / file.relative_to(SRC)).read_bytes() == file.read_bytes()


def test_the_source_tree_holds_no_library() -> None:
    assert not [file for suffix in ("so", "pyd") for file in SRC.rglob(f"*.{suffix}")]
    assert not (SRC / "farmtable" / "_build.json").exists()


def test_an_editable_install_is_interpreted() -> None:
    for source in SOURCES:
        spec = importlib.util.find_spec(name(source))
        assert spec is not None
        assert spec.origin == str(source)


def test_interpreted_on_wish(tmp_path: Path) -> None:
    wheel = build_wheel(ROOT, tmp_path, FARMTABLE_COMPILE="0", FARMTABLE_BUILD_PAGE="0")
    assert wheel.name.endswith("-py3-none-any.whl")
    page = {"built": False, "reason": "FARMTABLE_BUILD_PAGE=0"}
    assert note_in(wheel) == {"compiled": False, "reason": "FARMTABLE_COMPILE=0", "page": page}
    assert not [file for file in ZipFile(wheel).namelist() if file.startswith("farmtable/page/")]


def test_interpreted_without_a_compiler(tmp_path: Path) -> None:
    wheel = build_wheel(ROOT, tmp_path, FARMTABLE_COMPILE="", FARMTABLE_BUILD_PAGE="0", CC="no-such-compiler")
    note = note_in(wheel)
    assert (note["compiled"], note["reason"]) == (False, "there is no C compiler")
    with pytest.raises(NotBuiltError, match="there is no C compiler"):
        build_wheel(ROOT, tmp_path, FARMTABLE_COMPILE="1", CC="no-such-compiler")


@pytest.mark.skipif(c_compiler() is None, reason="there is no C compiler")
def test_interpreted_with_the_reason_when_mypyc_fails(tmp_path: Path) -> None:
    for file in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / file, tmp_path)
    core = tmp_path / "src" / "farmtable" / "core" / "rules"
    core.mkdir(parents=True)
    (core.parent.parent / "__init__.py").touch()
    (core.parent / "__init__.py").touch()
    (core / "__init__.py").touch()
    (core / "wrong.py").write_text('ONE: int = "one"\n')
    note = note_in(build_wheel(tmp_path, tmp_path, FARMTABLE_COMPILE=""))
    assert note["compiled"] is False
    assert "core/rules/wrong.py:1: error: Incompatible types" in str(note["reason"])
    assert note["page"] == {"built": False, "reason": "there is no folder web with a package-lock.json"}


def imports(source: Path) -> set[str]:
    """The modules that a source names; of `from a.b import c` both a.b and a.b.c, since c may be one."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_the_build_installs_what_the_compiler_reads() -> None:
    """An isolated build has only what the build system names; a type that is missing there fails the compile."""
    required = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    there = {re.split(r"[^\w-]", requirement)[0] for requirement in required} | {
        "librt",
        "mypy_extensions",
        "farmtable",
    }
    named = {name(source): source for source in SOURCES}
    left = list(COMPILED)
    read: set[Path] = set()
    while left:
        source = left.pop()
        read.add(source)
        left += [named[module] for module in imports(source) if module in named and named[module] not in read]
    found = {module.split(".")[0] for source in read for module in imports(source)}
    assert found - set(sys.stdlib_module_names) <= there
