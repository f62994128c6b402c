"""The seats of tables as they are read and written: with the devices of those whose seats they are.

So a record tells by itself who may sit down, and what is as new as the disk is so for devices too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, Select, select

from farmtable.server.storage.schema import DEVICES, SEATS

DEVICE = "device"


class SeatRecord(msgspec.Struct):
    """Who sits where."""

    seat: int
    kind: str
    name: str
    level: str = ""
    token: str = ""
    gone: bool = False
    person: str = ""
    asker: str = ""
    asker_name: str = ""
    devices: tuple[str, ...] = ()  # hashes of the keys of its person's devices: they come from there


def row(seat: SeatRecord) -> dict[str, Any]:
    """Of a seat what is kept with it."""
    found: dict[str, Any] = msgspec.to_builtins(seat)
    del found["devices"]
    return found


def seated() -> Select[Any]:
    """Seats, each once for every device of its person; in order."""
    theirs = (DEVICES.c.person == SEATS.c.person) & (SEATS.c.person != "")
    wanted = select(SEATS, DEVICES.c.key.label(DEVICE)).select_from(SEATS.outerjoin(DEVICES, theirs))
    return wanted.order_by(SEATS.c.seat, DEVICES.c.key)


def by_table(rows: Iterable[RowMapping]) -> dict[str, list[dict[str, Any]]]:
    """The fields of the seats of each table."""
    found: dict[str, dict[int, dict[str, Any]]] = {}
    for one in rows:
        fields = dict(one)
        device, seats = fields.pop(DEVICE), found.setdefault(fields.pop("table_id"), {})
        place = seats.setdefault(fields["seat"], fields | {"devices": ()})
        if device is not None:
            place["devices"] += (device,)
    return {table: list(seats.values()) for table, seats in found.items()}


def with_devices(connection: Connection, seats: Iterable[SeatRecord]) -> None:
    """These seats, as they are written now, get to know the devices of their persons."""
    persons = {seat.person for seat in seats if seat.person}
    wanted = select(DEVICES.c.person, DEVICES.c.key).where(DEVICES.c.person.in_(persons)).order_by(DEVICES.c.key)
    known: dict[str, list[str]] = {}
    if persons:
        for person, key in connection.execute(wanted):
            known.setdefault(person, []).append(key)
    for seat in seats:
        seat.devices = tuple(known.get(seat.person, ()))
