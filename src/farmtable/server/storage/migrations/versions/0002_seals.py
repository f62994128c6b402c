"""Seals, sleep and archives: a head for every log, finished games in small, and a row to try the disk with.

Every log that has no gap is sealed as it is found. One with a gap was damaged before: it stays unsealed, and is named
when somebody asks for it. Nobody wrote down when a table was last used, so as far as we know that is now.
"""

from collections.abc import Sequence
from logging import getLogger
from time import time

import sqlalchemy as sa
from alembic import op

from farmtable.server.storage import seals

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

LOGGER = getLogger("farmtable")
ROWS = sa.text("SELECT number, entry FROM log WHERE table_id = :table ORDER BY number")
SEATS = sa.text("SELECT * FROM seats WHERE table_id = :table ORDER BY seat")


def key(*more: sa.Column[object]) -> list[sa.Column[object]]:
    return [sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True), *more]


def column(name: str, kind: object) -> sa.Column[object]:
    return sa.Column(name, kind, nullable=False)  # type: ignore[arg-type] # any type


def upgrade() -> None:
    heads = op.create_table(
        "heads",
        *key(column("rows", sa.Integer), column("seal", sa.LargeBinary), column("record", sa.LargeBinary)),
        column("touched", sa.Double),
        column("due", sa.Double),
    )
    op.create_index("heads_due", "heads", ["due"])
    op.create_table("archive", *key(column("data", sa.LargeBinary)))
    one = sa.Column("id", sa.Integer, primary_key=True)
    pulse = op.create_table("pulse", one, column("at", sa.Double), column("data", sa.LargeBinary))
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0, "data": b""}])
    seal_all(op.get_bind(), heads)


def seal_all(connection: sa.Connection, heads: sa.Table) -> None:
    now, count = time(), 0
    for row in connection.execute(sa.text("SELECT * FROM tables")).mappings().all():
        place = {"table": row["id"]}
        log = connection.execute(
            sa.text("SELECT number, entry FROM log WHERE table_id = :table ORDER BY number"), place
        )
        found = connection.execute(sa.text("SELECT * FROM seats WHERE table_id = :table ORDER BY seat"), place)
        seats = [dict(seat) | {"gone": bool(seat["gone"])} for seat in found.mappings()]
        head = {
            "table_id": row["id"],
            **sealed(row["id"], [(number, entry) for number, entry in log]),
            "record": record_seal(dict(row) | {"listed": bool(row["listed"])}, seats),
            "touched": now,
            "due": now if must_wake(row["status"], seats) else 0.0,
        }
        connection.execute(sa.insert(heads), head)
        if head["seal"] and head["record"]:
            count += 1
        else:
            LOGGER.error("damaged table", extra={"table": row["id"][:8], "error": "it was before there were seals"})
    if count:
        LOGGER.warning("sealed", extra={"tables": count})


def sealed(table: str, log: Sequence[tuple[int, int]]) -> dict[str, object]:
    whole = [number for number, _ in log] == list(range(len(log)))
    seal = seals.chained(seals.first(table), [entry for _, entry in log]) if whole else b""
    return {"rows": len(log), "seal": seal}


def record_seal(row: dict[str, object], seats: list[dict[str, object]]) -> bytes:
    try:
        return seals.of_record(row, seats)
    except (ValueError, TypeError, KeyError):  # not even readable
        return b""


def must_wake(status: str, seats: list[dict[str, object]]) -> bool:
    """A finished game, to be archived; a running one where it may be a bot's turn."""
    return status == "over" or (status == "playing" and any(seat["level"] for seat in seats))
