"""What an operator may set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from farmtable.server.tables.presence import GRACE


@dataclass(frozen=True)
class Settings:
    database: str = "farmtable.db"  # an SQLite file, or postgresql://…
    origins: tuple[str, ...] = ()  # pages from elsewhere that may open a socket; our own always may
    processes: int | None = None  # for bots; else one less than there are processors
    hidden: bool = False  # also games that are not listed: for tests
    synchronous: str = "FULL"  # of SQLite; anything else can lose acknowledged moves in a power cut
    quotas: Mapping[str, int] = field(default_factory=dict)  # other figures than those of access/quotas.py
    hosts: tuple[str, ...] = ()  # names under which this server is known; none: any
    proxies: str = "127.0.0.1"  # whose word on where somebody comes from counts
    page: Path | None = None  # the folder of the built browser client; else the package's own
    grace: float = GRACE  # seconds of absence before others may hand a seat to a bot
