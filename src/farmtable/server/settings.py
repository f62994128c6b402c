"""What an operator may set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from farmtable.server.pace.presence import GRACE
from farmtable.server.storage.postgres import WAIT
from farmtable.server.storage.retention import FOR_EVER, Rules
from farmtable.server.tables.lobby import SLEEP


@dataclass(frozen=True)
class Settings:
    database: str = "farmtable.db"  # an SQLite file, or postgresql://…
    origins: tuple[str, ...] = ()  # pages from elsewhere that may open a socket; our own always may
    processes: int | None = None  # for bots; else one less than there are processors, at least two
    hidden: bool = False  # also games that are not listed: for tests
    synchronous: str = "FULL"  # of SQLite; anything else can lose acknowledged moves in a power cut
    quotas: Mapping[str, int] = field(default_factory=dict)  # other figures than those of access/quotas.py
    hosts: tuple[str, ...] = ()  # names under which this server is known; none: any
    proxies: str = "127.0.0.1"  # whose word on where somebody comes from counts
    page: Path | None = None  # the folder of the built browser client; else the package's own
    grace: float = GRACE  # seconds of absence before others may hand a seat to a bot
    sleep: float = SLEEP  # seconds without use after which a table sleeps, and a finished game is put away
    rules: Rules = FOR_EVER  # what is removed after how many days; nothing, if the operator does not say so
    reports: Path | None = None  # the folder for reported problems; else beside an SQLite file
    database_wait: float = WAIT  # seconds for PostgreSQL to do one thing
