"""What went wrong with a database, in one word: for health, metrics, the log and those who read them."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

FULL, READ_ONLY, IO, CORRUPT, GONE, SLOW, OTHER = "full", "readonly", "io", "corrupt", "gone", "slow", "other"
SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_IOERR: IO,
    sqlite3.SQLITE_CORRUPT: CORRUPT,
    sqlite3.SQLITE_NOTADB: CORRUPT,
    sqlite3.SQLITE_CANTOPEN: GONE,
    sqlite3.SQLITE_BUSY: SLOW,
    sqlite3.SQLITE_LOCKED: SLOW,
}
POSTGRES = {  # by the class or the whole of its error codes
    "53100": FULL,
    "25006": READ_ONLY,
    "58": IO,
    "XX": CORRUPT,
    "08": GONE,
    "57P": GONE,
    "57014": SLOW,
    "55P03": SLOW,
}


def kind(error: BaseException) -> str:
    """One of the words above; "" for what is no fault of the database, such as a row that is there already."""
    if isinstance(error, IntegrityError) or not isinstance(error, DBAPIError):
        return ""
    cause = error.orig
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF, OTHER)
    state = getattr(cause, "sqlstate", None) or ""
    for start, word in POSTGRES.items():
        if state.startswith(start):
            return word
    if "Could not decode" in str(cause):  # SQLite's driver on letters that are none
        return CORRUPT
    return GONE if isinstance(error, (OperationalError, InterfaceError)) and not state else OTHER
