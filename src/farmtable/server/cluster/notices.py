"""What servers say to each other: which table was written to, and who is at it."""

from __future__ import annotations

CHANNEL = "farmtable"


def presence_notice(table: str, server: str, seats: set[int]) -> str:
    """At which seats of a table a server has people. The notice of a commit is the table's name alone."""
    return f"{table} {server} {''.join(map(str, sorted(seats)))}"


def parsed(notice: str) -> tuple[str, str, set[int]]:
    """Table, server and seats; without a server it tells of a commit."""
    table, server, seats = (*notice.split(" "), "", "")[:3]
    return table, server, set(map(int, seats))
