"""Builds the wheel, for tests that look into it or run what is compiled."""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from hatch_build import build_page, digest, page_sources
from hatch_build import c_compiler as c_compiler

ROOT = Path(__file__).resolve().parents[2]
CACHE = Path(os.environ.get("FARMTABLE_CACHE") or ROOT / ".venv" / "cache")


class NotBuiltError(Exception):
    """What the build said."""


def build_wheel(root: Path, out: Path, **environment: str) -> Path:
    """The wheel of the project in `root`, built with the tools of this environment."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(root)]
    environment = os.environ | {"FARMTABLE_CACHE": str(CACHE)} | environment
    build = subprocess.run(
        command, cwd=root, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if build.returncode:
        raise NotBuiltError(build.stdout)
    return next(out.glob("*.whl"))


def fingerprint() -> str:
    """A hash of all that the wheel is made from."""
    files = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted((ROOT / "src" / "farmtable").rglob("*"))]
    files += page_sources(ROOT)
    return digest(ROOT, (file for file in files if file.is_file() and file.suffix != ".pyc"))


def site() -> Path:
    """The unpacked compiled wheel of the tree, built by the first process that asks and kept until a source changes."""
    sources = fingerprint()
    folder = CACHE / f"site-{sysconfig.get_config_var('SOABI')}-{sources[:16]}"
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # closing the file lets go, however this process ends
        if not folder.exists():
            with TemporaryDirectory(dir=CACHE) as work:
                wheel = build_wheel(ROOT, Path(work), FARMTABLE_COMPILE="1")
                if fingerprint() != sources:
                    raise NotBuiltError("The sources changed while the wheel was built. Run the tests again.")
                ZipFile(wheel).extractall(Path(work, "site"))
                Path(work, "site").rename(folder)
        folder.touch()
        forget(CACHE.glob("site-*"))
        forget(CACHE.glob("engine-*"))
    return folder


def page() -> Path:
    """The built page of the tree, built by the first process that asks."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock-page").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = build_page(ROOT, CACHE)
        forget(CACHE.glob("page-????????????????"))
    return folder


def forget(folders: Iterable[Path]) -> None:
    """Remove all but the four used last."""
    for folder in sorted(folders, key=lambda folder: folder.stat().st_mtime)[:-4]:
        shutil.rmtree(folder)
