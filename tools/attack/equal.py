"""`python -m tools.attack equal [--games 1000] [--site FOLDER]`: are compiled and interpreted games the same?

Two processes play the same games, over all numbers of seats and all options, under different hash seeds; every state,
menu, event, view and score on the way is in a game's hash. The first game that differs ends it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from time import perf_counter

import click

from tests.support.compiled import ROOT
from tests.support.compiled import site as compiled_site


def start(source: Path, hash_seed: str, games: int) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.support.fingerprint", str(games)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


@click.command()
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Games of each kind.")
@click.option("--site", type=click.Path(path_type=Path), help="The compiled package; by default it is built.")
def equal(games: int, site: Path | None) -> None:
    """Play the same games compiled and interpreted and compare every state."""
    compiled = site or compiled_site()
    begun = perf_counter()
    plain, fast = start(ROOT / "src", "1", games), start(compiled, "2", games)
    assert plain.stdout is not None
    assert fast.stdout is not None
    engines = plain.stdout.readline().strip(), fast.stdout.readline().strip()
    if not engines[0].endswith(".py") or engines[1].endswith(".py"):
        raise click.ClickException(f"These are not an interpreted and a compiled engine: {engines}")
    counts: dict[str, int] = {}
    whole = sha256()
    for one, other in zip(plain.stdout, fast.stdout, strict=True):
        if one != other:
            plain.kill()
            fast.kill()
            raise click.ClickException(f"NOT THE SAME:\n  interpreted {one}  compiled    {other}")
        whole.update(one.encode())
        name = one.partition("-")[0]
        counts[name] = counts.get(name, 0) + 1
    if plain.wait() or fast.wait():
        raise click.ClickException("One of the two ended with an error.")
    for name, count in counts.items():
        click.echo(f"{name}: {count} games the same")
    click.echo(f"hash of all {whole.hexdigest()[:16]}, {perf_counter() - begun:.0f} s")
