"""Persons and their devices: what is written and read, one function each, to be handed to the store."""

from __future__ import annotations

from collections.abc import Callable
from time import time

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from farmtable.server.storage.records import changed
from farmtable.server.storage.schema import DEVICES, HEADS, LINKS, PERSONS, SEATS, TABLES

DAY = 86_400.0  # seconds
DEVICES_MOST = 20  # of one person; the one that was not seen for longest makes room
LINKS_MOST = 5


class DeviceRecord(msgspec.Struct):
    key: str
    id: str
    name: str
    created: float
    seen: float


class PersonRecord(msgspec.Struct):
    id: str
    name: str
    language: str
    settings: dict[str, str]
    phrase: str
    created: float
    devices: list[DeviceRecord] = []


def add_person(person: PersonRecord) -> Callable[[Connection], None]:
    """With the devices that it begins with."""
    row = msgspec.to_builtins(person) | {"settings": msgspec.json.encode(person.settings).decode()}
    del row["devices"]

    def job(connection: Connection) -> None:
        connection.execute(insert(PERSONS), row)
        for device in person.devices:
            add_device(connection, person.id, device)

    return job


def add_device(connection: Connection, person: str, device: DeviceRecord) -> None:
    connection.execute(insert(DEVICES), {"person": person, **msgspec.to_builtins(device)})
    theirs = select(DEVICES.c.key).where(DEVICES.c.person == person, DEVICES.c.key != device.key)
    old = connection.execute(theirs.order_by(DEVICES.c.seen.desc(), DEVICES.c.created.desc())).scalars().all()
    connection.execute(delete(DEVICES).where(DEVICES.c.key.in_(old[DEVICES_MOST - 1 :])))


def load_person(key: str) -> Callable[[Connection], PersonRecord | None]:
    """By the hash of a device's key."""
    wanted = select(PERSONS).join(DEVICES).where(DEVICES.c.key == key)

    def job(connection: Connection) -> PersonRecord | None:
        row = connection.execute(wanted).mappings().first()
        if row is None:
            return None
        fields = dict(row) | {"settings": msgspec.json.decode(row["settings"], type=dict[str, str])}
        found = connection.execute(
            select(DEVICES).where(DEVICES.c.person == row["id"]).order_by(DEVICES.c.created, DEVICES.c.key)
        )
        names = DeviceRecord.__struct_fields__
        devices = [DeviceRecord(**{name: one[name] for name in names}) for one in found.mappings()]
        return PersonRecord(**fields, devices=devices)

    return job


def save_tastes(person: str, name: str, language: str, settings: dict[str, str]) -> Callable[[Connection], None]:
    values = {"name": name, "language": language, "settings": msgspec.json.encode(settings).decode()}
    return lambda connection: connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(**values)).close()


def save_phrase(person: str, phrase: str) -> Callable[[Connection], None]:
    return lambda connection: connection.execute(
        update(PERSONS).where(PERSONS.c.id == person).values(phrase=phrase)
    ).close()


def see_device(key: str, now: float) -> Callable[[Connection], None]:
    return lambda connection: connection.execute(update(DEVICES).where(DEVICES.c.key == key).values(seen=now)).close()


def add_link(person: str, key: str, until: float, now: float) -> Callable[[Connection], None]:
    """A new one; old ones go, and of one person there are few."""

    def job(connection: Connection) -> None:
        connection.execute(delete(LINKS).where(LINKS.c.until < now))
        theirs = select(LINKS.c.key).where(LINKS.c.person == person).order_by(LINKS.c.until.desc())
        old = connection.execute(theirs).scalars().all()[LINKS_MOST - 1 :]
        connection.execute(delete(LINKS).where(LINKS.c.key.in_(old)))
        connection.execute(insert(LINKS), {"key": key, "person": person, "until": until})

    return job


def enter_by_link(key: str, now: float, device: DeviceRecord, before: str) -> Callable[[Connection], list[str] | None]:
    """A link opens once: the same transaction takes it away and lets the device in. See `enters`."""

    def job(connection: Connection) -> list[str] | None:
        good = (LINKS.c.key == key) & (LINKS.c.until >= now)
        person = connection.execute(select(LINKS.c.person).where(good)).scalar()
        if person is None or connection.execute(delete(LINKS).where(good)).rowcount != 1:
            return None
        return enters(connection, person, device, before)

    return job


def enter_by_phrase(phrase: str, device: DeviceRecord, before: str) -> Callable[[Connection], list[str] | None]:
    def job(connection: Connection) -> list[str] | None:
        known = select(PERSONS.c.id).where(PERSONS.c.phrase == phrase, PERSONS.c.phrase != "")
        person = connection.execute(known).scalar()
        return None if person is None else enters(connection, person, device, before)

    return job


def enters(connection: Connection, person: str, device: DeviceRecord, before: str) -> list[str]:
    """A device more, and the tables that hear of it; those of the person `before` come along."""
    add_device(connection, person, device)
    if before and before != person:
        belong_to(connection, before, person)
    return told(connection, person)


def belong_to(connection: Connection, before: str, person: str) -> None:
    """All seats of one person are another's."""
    for table in tables_of(connection, before):
        next_change(connection, table)
    connection.execute(update(SEATS).where(SEATS.c.person == before).values(person=person))


def next_change(connection: Connection, table: str) -> None:
    """Who changes this table at the same time is too late, and reads it again."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(changes=TABLES.c.changes + 1))


def sign_out(person: str, device: str) -> Callable[[Connection], list[str] | None]:
    """By the device's name; the tables that hear of it. None: there is no such device."""

    def job(connection: Connection) -> list[str] | None:
        place = (DEVICES.c.person == person) & (DEVICES.c.id == device)
        if connection.execute(delete(DEVICES).where(place)).rowcount != 1:
            return None
        return told(connection, person)

    return job


def tables_of(connection: Connection, person: str) -> list[str]:
    wanted = select(SEATS.c.table_id).where(SEATS.c.person == person).distinct()
    return list(connection.execute(wanted).scalars())


def told(connection: Connection, person: str) -> list[str]:
    """Every table where this person sits is changed by this transaction: all servers read its seats again."""
    tables = tables_of(connection, person)
    for table in tables:
        changed(connection, table)
    return tables


def load_mine(person: str, most: int) -> Callable[[Connection], list[tuple[str, float]]]:
    """The tables of a person and when each was last written to, running ones first, then the newest."""
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person, SEATS.c.person != "")
    wanted = select(HEADS.c.table_id, HEADS.c.touched).join(TABLES).where(HEADS.c.table_id.in_(mine))
    newest = wanted.order_by((TABLES.c.status == "over"), HEADS.c.touched.desc()).limit(most)
    return lambda connection: [(row.table_id, row.touched) for row in connection.execute(newest)]


def today(now: float | None = None) -> float:
    """The start of this day: when somebody was seen is nobody's business to the second."""
    now = time() if now is None else now
    return now - now % DAY
