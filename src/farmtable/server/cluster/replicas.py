"""Copies of the database elsewhere: a failover to one that is not waited for loses what was acknowledged last."""

from __future__ import annotations

from logging import getLogger

import msgspec
from sqlalchemy import Connection, text

LOGGER = getLogger("farmtable")
QUESTION = text(
    "SELECT count(*) FILTER (WHERE sync_state IN ('sync', 'quorum')),"
    " count(*) FILTER (WHERE sync_state IN ('async', 'potential')),"
    " count(*) FILTER (WHERE sync_state IS NULL),"
    " current_setting('synchronous_standby_names') <> ''"
    " FROM pg_stat_replication WHERE coalesce(state, '') <> 'backup'"
)


class Replicas(msgspec.Struct, frozen=True):
    """How many there are of each kind."""

    synchronous: int = 0
    asynchronous: int = 0
    unknown: int = 0  # only somebody with the role pg_monitor is told
    wanted: bool = False  # a commit waits for one

    def warnings(self) -> list[str]:
        """What an operator should know."""
        found = []
        if self.asynchronous and not self.synchronous:
            found.append("a replica is asynchronous: a failover to it can lose acknowledged moves")
        if self.unknown:
            found.append("whether a replica is synchronous can't be seen: GRANT pg_monitor to this user")
        if self.wanted and not self.synchronous and not self.unknown:
            found.append("no synchronous standby is there: every write waits for one")
        return found


def load_replicas(connection: Connection) -> Replicas:
    return Replicas(*connection.execute(QUESTION).one())


def warn(before: Replicas | None, now: Replicas) -> None:
    """Once, when it is new."""
    known = before.warnings() if before else []
    for warning in now.warnings():
        if warning not in known:
            LOGGER.warning(warning, extra={"replicas": msgspec.structs.asdict(now)})
