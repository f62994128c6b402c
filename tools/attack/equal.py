"""Are compiled and interpreted games the same? `python -m tools.attack.equal [GAMES [SITE]]`, 1,000 games each.

Two processes play the same games, over all numbers of seats and all options, under different hash seeds; every state,
menu, event, view and score on the way is in a game's hash. The first game that differs ends it. SITE is a folder with
the compiled package; without it, that of the tests is used, and built where needed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from tests.support.compiled import ROOT, site


def start(source: Path, hash_seed: str, games: int) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.support.fingerprint", str(games)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def main(games: int, compiled: Path) -> None:
    begun = perf_counter()
    plain, fast = start(ROOT / "src", "1", games), start(compiled, "2", games)
    assert plain.stdout is not None
    assert fast.stdout is not None
    engines = plain.stdout.readline().strip(), fast.stdout.readline().strip()
    if not engines[0].endswith(".py") or engines[1].endswith(".py"):
        sys.exit(f"These are not an interpreted and a compiled engine: {engines}")
    counts: dict[str, int] = {}
    whole = sha256()
    for one, other in zip(plain.stdout, fast.stdout, strict=True):
        if one != other:
            plain.kill()
            fast.kill()
            sys.exit(f"NOT THE SAME:\n  interpreted {one}  compiled    {other}")
        whole.update(one.encode())
        name = one.partition("-")[0]
        counts[name] = counts.get(name, 0) + 1
    if plain.wait() or fast.wait():
        sys.exit("One of the two ended with an error.")
    for name, count in counts.items():
        print(f"{name}: {count} games the same")
    print(f"hash of all {whole.hexdigest()[:16]}, {perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, Path(sys.argv[2]) if len(sys.argv) > 2 else site())
