"""A real server between two links, with a clock that can be set, and with faults that can be planted in it.

What is planted are faults that servers have had or could have: a checker that does not find them proves nothing.
"""

from __future__ import annotations

from pathlib import Path
from struct import pack

from tests.support.links import Link
from tests.support.server.postgres import Postgres
from tests.support.serving import Serving

WAIT = "2"  # seconds for the database
CLOCK = """
import mmap, struct, sys, time
_file = open({file!r}, "rb")
_jump, _real = mmap.mmap(_file.fileno(), 8, prot=mmap.PROT_READ), time.time
time.time = lambda: _real() + struct.unpack("d", _jump[:8])[0]
for _module in [m for name, m in sys.modules.items() if name.startswith("farmtable")]:  # of a copy, imported before
    if vars(_module).get("time") is _real:
        _module.time = time.time
"""
SERVE = "from farmtable.cli import main; main()"
PLANTED = {
    # The key is looked up first, and the table is made fresh then: what the servers did once.
    "key": """
from farmtable.server.access.grant import Fresh, checked
from farmtable.server.tables import granted, live, live_state
async def authorise(state, who, newest=True):
    await state.ready()
    grant = checked(Fresh(state.record), who)
    await state.newest()
    return granted.Granted(state, grant)
live.authorise = authorise
live_state.TableState.of = lambda self, grant: grant.seat
""",
    # What lies in memory is shown.
    "read": """
from farmtable.server.access.grant import Fresh
from farmtable.server.tables import live_state
async def fresh(self, newest=True):
    await self.ready()
    return Fresh(self.record)
live_state.TableState.fresh = fresh
""",
    # A move is acknowledged before it is on the disk.
    "ack": """
from farmtable.server.storage.store import Store
write = Store.write
async def early(self, job):
    if "add_move" in job.__qualname__:
        self.submit(job)
        return None
    return await write(self, job)
Store.write = early
""",
}


class Front(Serving):
    """A server behind a link, with a link of its own to the database, and a clock that can be set."""

    def __init__(self, folder: Path, number: int, postgres: Postgres, planted: str) -> None:
        self.clock = folder / f"clock-{number}"
        self.clock.write_bytes(pack("d", 0.0))
        self.back = Link(postgres.port)
        super().__init__("", folder / "server.log", "--log-level", "WARNING", "--database-wait", WAIT, quick=True)
        self.front = Link(self.port)
        self.command[2] = CLOCK.format(file=str(self.clock)) + PLANTED.get(planted, "") + SERVE

    async def connect(self) -> None:
        await self.back.start()
        await self.front.start()
        self.command[self.command.index("--database") + 1] = f"postgresql://farm@127.0.0.1:{self.back.port}/postgres"

    @property
    def through(self) -> str:
        return f"127.0.0.1:{self.front.port}"
