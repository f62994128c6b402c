"""The vector environment, compiled and interpreted: the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.compiled import ROOT

PLAY = """
import pickle
from hashlib import sha256

import numpy as np

from farmtable import api
from farmtable.rl import FarmVectorEnv, batch

print(batch.__file__)
for name in api.names():
    for chance in ("quick", "dealer"):
        env, digest = FarmVectorEnv(3, name, seat=None, chance=chance), sha256()
        seen, info = env.reset(seed=1)
        for k in range(25):
            for array in (*seen.values(), info["seat"], info["choices"]):
                digest.update(array.tobytes())
            seen, *_, info = env.step((info["choices"].astype(int) * (k % 7)) // 7)
        assert pickle.loads(pickle.dumps(env.layout)).size == env.layout.size
        print(name, chance, digest.hexdigest())
"""


def played(source: Path) -> tuple[str, list[str]]:
    """The file of the batch that ran, and a hash for each game."""
    environment = os.environ | {"PYTHONPATH": str(source)}
    run = subprocess.run([sys.executable, "-c", PLAY], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    file, *hashes = run.stdout.splitlines()
    return file, hashes


def test_compiled_and_interpreted_write_the_same_bytes(compiled_site: Path) -> None:
    plain, want = played(ROOT / "src")
    fast, found = played(compiled_site)
    assert plain.endswith(".py")
    assert not fast.endswith(".py")
    assert len(want) == 8
    assert found == want
