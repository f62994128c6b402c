"""PostgreSQL as it is in the world: it restarts, freezes, loses its network, and another one takes its place.

A frozen server says nothing, and its kernel answers for it; so whoever waits has a watch beside them that cuts the
connection when the time is over. What was under way is then unclear, and said to be so: a move that comes again gets
its answer. The database's own time-outs end what hangs over there.
"""

from __future__ import annotations

import os
import re
import socket as sockets
import threading
from logging import getLogger
from time import monotonic
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import ExceptionContext
from sqlalchemy.exc import DBAPIError, InvalidatePoolError

LOGGER = getLogger("farmtable")
WAIT = 5.0  # seconds for the database to do one thing
IDLE = 1.0  # seconds after which a connection is asked whether it is still there
TELL = 10.0  # seconds between two lines of the log about the same
REST = 0.5  # seconds without a new try, after the database did not answer
READ_ONLY, TOO_LONG = "25006", "57014"  # PostgreSQL's words for: this one does not write; it took too long
LINK = {  # of libpq: how a broken link is noticed
    "connect_timeout": "3",  # seconds, for each host
    "tcp_user_timeout": "5000",  # milliseconds until what was sent has to have arrived
    "keepalives_idle": "5",  # seconds of silence
    "keepalives_interval": "2",
    "keepalives_count": "3",
}
SEVERAL = re.compile(r"(?P<scheme>[\w+]+)://(?:(?P<user>[^@/]*)@)?(?P<hosts>[^/?]*,[^/?]*)(?P<rest>[/?].*)?")


class Silent(RuntimeError):
    """The database did not answer a moment ago; nobody asks again before it had a rest."""


def postgres_url(text: str) -> URL:
    """A URL in libpq's own form, `host:port,host:port` too; of several hosts the one that writes is meant."""
    found = SEVERAL.fullmatch(text)
    if found is None:
        where = make_url(text)
    else:
        user = f"{found['user']}@" if found["user"] else ""
        where = make_url(f"{found['scheme']}://{user}{found['rest'] or ''}")
        where = where.update_query_dict({"host": found["hosts"].split(",")})
    hosts = where.query.get("host", "")
    several = not isinstance(hosts, str) or "," in hosts
    wanted = {**LINK, "target_session_attrs": "read-write"} if several else LINK
    more = {name: value for name, value in wanted.items() if name not in where.query}  # an operator's word counts
    return where.set(drivername="postgresql+psycopg").update_query_dict(more)


def postgres_engine(text: str) -> Engine:
    engine = create_engine(postgres_url(text), hide_parameters=True, pool_timeout=WAIT)
    event.listen(engine, "connect", wait_for_the_disk)
    event.listen(engine, "handle_error", leave_a_standby)
    return engine


def broken(error: BaseException) -> bool:
    """Is it the database that fails, and not what it was asked to do?"""
    if isinstance(error, Silent):
        return True
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or getattr(error.orig, "sqlstate", None) == TOO_LONG
    )


def wait_for_the_disk(connection: Any, _: object) -> None:
    """A PostgreSQL that was set up to commit before its disk, or its standby's, has it does not do so for us."""
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )
    connection.commit()


def leave_a_standby(context: ExceptionContext) -> None:
    """After a switch-over a connection may end at one that only reads: then all of them are made anew."""
    if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


class Watch:
    """Beside all who wait for the database: after so many seconds their connection is cut, and they get an error."""

    def __init__(self, engine: Engine, seconds: float = WAIT) -> None:
        self.seconds = seconds
        self.waiting: dict[int, tuple[float, Any]] = {}  # until when, on which connection
        self.lock = threading.Lock()
        self.ended = threading.Event()
        self.closing = False  # nobody begins anything more
        self.rest = 0.0  # nobody asks before that
        self.cuts = 0
        self.told = -TELL  # when an operator was
        event.listen(engine, "connect", self.limit)
        event.listen(engine, "checkout", self.begin)
        event.listen(engine, "checkin", self.end)
        event.listen(engine, "handle_error", self.failed)
        engine.dispose()  # what was made before has no limits
        threading.Thread(target=self._watch, name="watch", daemon=True).start()

    def ask(self) -> None:
        """Before anybody asks for a connection."""
        if self.closing or monotonic() < self.rest:
            raise Silent("the database does not answer")

    def limit(self, connection: Any, _: object) -> None:
        """What the database itself ends: a statement, waiting for a lock, a transaction that nobody goes on with."""
        wait = int(self.seconds * 1000)
        limits = {
            "statement_timeout": wait,
            "lock_timeout": wait * 4 // 5,
            "idle_in_transaction_session_timeout": 4 * wait,
        }
        for name, value in limits.items():
            connection.execute("SELECT set_config(%s, %s, false)", (name, str(value)))
        connection.commit()

    def begin(self, connection: Any, record: Any, _: object) -> None:
        """From now on the time counts. A connection that lay idle is asked first; if it is gone, so are the others."""
        with self.lock:
            self.waiting[id(connection)] = (monotonic() + self.seconds, connection)
        try:
            if "sure" not in record.info:
                sure(connection)
                record.info["sure"] = True
            elif monotonic() - record.info.get("used", 0.0) > IDLE:
                connection.execute("SELECT 1")
                connection.rollback()
        except Exception as error:
            self.end(connection, record)
            self.ask()  # if it was cut just now, a new one would hang too
            raise InvalidatePoolError from error

    def end(self, connection: Any, record: Any) -> None:
        with self.lock:
            self.waiting.pop(id(connection), None)
        record.info["used"] = monotonic()

    def failed(self, context: ExceptionContext) -> None:
        """Who can't connect has asked for nothing yet; the others need not try in the same moment."""
        if context.connection is None:
            self.rest = monotonic() + REST
            self.tell(str(context.original_exception))

    def cut(self, late: float) -> None:
        """All connections whose time was over by then."""
        with self.lock:
            for key, (until, connection) in list(self.waiting.items()):
                if until <= late:
                    del self.waiting[key]
                    self.cuts += 1
                    self.rest = monotonic() + REST
                    hang_up(connection)
                    self.tell(f"nothing in {self.seconds:g} s")

    def tell(self, error: str) -> None:
        """An operator, not too often."""
        now = monotonic()
        if now > self.told + TELL and not self.closing:
            self.told = now
            LOGGER.warning("the database does not answer", extra={"error": error[:300]})

    def close(self) -> None:
        """Who still waits gets an error now."""
        self.closing = True
        self.cut(float("inf"))

    def _watch(self) -> None:
        while not self.ended.wait(min(0.25, self.seconds / 4)):
            self.cut(monotonic())


def sure(connection: Any) -> None:
    """All that can be seen is where a commit has to be: a server that crashed while it waited for its standby shows
    what it had not acknowledged, and a failover would take it back. A commit of one's own waits for all before it."""
    connection.execute("SELECT pg_logical_emit_message(true, 'farmtable', '')")
    connection.commit()


def hang_up(connection: Any) -> None:
    """Both ways, whoever waits for it: they see it as closed by the other side."""
    try:
        with sockets.socket(fileno=os.dup(connection.pgconn.socket)) as link:
            link.shutdown(sockets.SHUT_RDWR)
    except Exception:
        pass
