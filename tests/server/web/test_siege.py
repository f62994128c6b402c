"""The sieges in small: nobody with a key is refused, and the memory comes back. Speed is not looked at."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tools.attack._besiegers import ATTACKS
from tools.attack.siege import Siege

SHORT = ("unread", "lockout")


@pytest.mark.parametrize(
    "what", [pytest.param(name, marks=[] if name in SHORT else [pytest.mark.long]) for name in (*ATTACKS, "crowd")]
)
def test_honest_people_play_on(what: str, tmp_path: Path) -> None:
    run = Siege(what, 3.0, 3)
    asyncio.run(run.run(tmp_path))
    assert [missed for missed in run.missed if "p99" not in missed] == []
    assert sum(person.acknowledged for person in run.people) > 5
