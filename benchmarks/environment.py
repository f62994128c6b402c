"""Where things are measured: the peers' own environment, and the machine, without its name or its folders."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

from benchmarks.worker import ROOT
from farmtable import __version__

PEERS = ROOT / ".venv" / "peers"


def peers_python() -> Path:
    return PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install_peers() -> dict[str, str]:
    """Make the peers' environment, once; by distribution, why it is not there. The list is the extra `peers`."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    python, failed = peers_python(), {}
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
    for requirement in extras["peers"]:
        name = requirement.partition("[")[0].partition(">")[0].partition("=")[0].strip()
        if not installed(python, name):
            print(f"installing {requirement} ...", file=sys.stderr, flush=True)
            done = subprocess.run(
                [python, "-m", "pip", "install", "-q", requirement],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            if done.returncode:
                errors = [line for line in done.stdout.splitlines() if line.startswith("ERROR")]
                failed[name] = "; ".join(errors) or "pip failed"
    return failed


def install_learners() -> str:
    """What environments for learners need, into the environment of this process; why not, empty if all is there."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    if all(installed(Path(sys.executable), requirement.partition(">")[0]) for requirement in extras["rl"]):
        return ""
    command = [sys.executable, "-m", "pip", "install", "-q", *extras["rl"]]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return (done.stdout.strip() or "pip failed").splitlines()[-1] if done.returncode else ""


def installed(python: Path, distribution: str) -> str:
    """The version that an environment has, empty where it has none."""
    ask = f"from importlib.metadata import version; print(version({distribution!r}))"
    return subprocess.run([python, "-c", ask], capture_output=True, text=True).stdout.strip()


def machine() -> list[str]:
    """What the figures depend on."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    said = subprocess.run([compiler, "-dumpfullversion"], capture_output=True, text=True).stdout if compiler else ""
    return [
        f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}, compiler {said.strip() or 'unknown'}",
        f"Farmtable {__version__}, librt {version('librt')}",
        f"{busy():.1f} processes wanted a core, on average of the last quarter of an hour; 1 of them is this",
    ]


def busy() -> float:
    """The load average, on which the spread depends; 0 where the system does not tell."""
    return os.getloadavg()[2] if hasattr(os, "getloadavg") else 0.0


def processor() -> str:
    """Its maker's name for it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"
