"""What an operator may set."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from farmtable.server.storage.postgres import WAIT
from farmtable.server.storage.retention import FOR_EVER, Rules
from farmtable.server.tables.lobby import SLEEP
from farmtable.server.tables.presence import GRACE


@dataclass(frozen=True)
class Settings:
    database: str = "farmtable.db"  # an SQLite file, or postgresql://…
    origins: tuple[str, ...] = ()  # pages from elsewhere that may open a socket; our own always may
    processes: int | None = None  # for bots; else one less than there are processors
    hidden: bool = False  # also games that are not listed: for tests
    synchronous: str = "FULL"  # of SQLite; anything else can lose acknowledged moves in a power cut
    failures: int = 20  # wrong tokens of a host in a minute
    tables: int = 60  # new tables of a host in a minute
    previews: int = 3000  # choices that a seat may try out in a minute
    page: Path | None = None  # the folder of the built browser client; else the package's own
    grace: float = GRACE  # seconds of absence before others may hand a seat to a bot
    sleep: float = SLEEP  # seconds without use after which a table sleeps, and a finished game is put away
    rules: Rules = FOR_EVER  # what is removed after how many days; nothing, if the operator does not say so
    database_wait: float = WAIT  # seconds for PostgreSQL to do one thing
