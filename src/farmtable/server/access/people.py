"""Persons without an account: the keys of their devices, links to more of them, and the phrase to come back with.

All keys have 128 bits or more and are kept as hashes. Whatever changes which devices open a person's seats is told to
all tables where the person sits, before it is answered: from then on a device that was signed out opens nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import time

from sqlalchemy import Connection

from farmtable.server.access import phrases
from farmtable.server.access.tokens import ME, device_key, hashed_key, new_token
from farmtable.server.storage import persons
from farmtable.server.storage.persons import DeviceRecord, PersonRecord
from farmtable.server.storage.store import Store
from farmtable.server.wire.persons import DeviceInfo, DeviceLink, Enter, Entered, Me, NewPerson, RecoveryPhrase, Tasted
from farmtable.server.wire.problem import Refused

LINK_SECONDS = 600.0
Tell = Callable[[str], Awaitable[None]]  # a table: its seats are read again


@dataclass(frozen=True)
class Sitter:
    """Who sits down: a person with the key of the device, or nobody, who gets a token for the seat."""

    person: str = ""
    key: str = ""
    name: str = ""


NOBODY = Sitter()


def no_person() -> Refused:
    return Refused(401, "problem-no-person")


class People:
    """All persons of a database."""

    def __init__(self, store: Store, tell: Tell) -> None:
        self.store = store
        self.tell = tell

    async def found(self, token: str) -> PersonRecord:
        """The person of a device; refused if it has been signed out, or is none."""
        key = device_key(token)
        person = await self.store.read(persons.load_person(hashed_key(key)))
        if person is None or not key:
            raise no_person()
        return person

    async def sitter(self, token: str) -> Sitter:
        """The same, as one who sits down."""
        person = await self.found(token)
        return Sitter(person.id, device_key(token), person.name)

    async def begin(self, wish: NewPerson) -> Entered:
        """A new person, on the device that asks."""
        key, now = new_token(), time()
        device = new_device(key, wish.device, now)
        person = PersonRecord(new_token(), wish.name, wish.language, wish.settings, "", now, [device])
        await self.store.write(persons.add_person(person))
        return Entered(ME + key, shown(person, device.key))

    async def me(self, token: str) -> Me:
        person, proof = await self.found(token), hashed_key(device_key(token))
        day = persons.today()
        if any(device.key == proof and device.seen < day for device in person.devices):
            await self.store.write(persons.see_device(proof, day))
        return shown(person, proof)

    async def taste(self, token: str, wish: Tasted) -> Me:
        person = await self.found(token)
        await self.store.write(persons.save_tastes(person.id, wish.name, wish.language, wish.settings))
        return await self.me(token)

    async def link(self, token: str) -> DeviceLink:
        """For one more device, once."""
        person, key, now = await self.found(token), new_token(), time()
        until = now + LINK_SECONDS
        await self.store.write(persons.add_link(person.id, hashed_key(f"link {key}"), until, now))
        return DeviceLink(key, until)

    async def phrase(self, token: str) -> RecoveryPhrase:
        """A new one; one that was written down before opens nothing from now on."""
        person = await self.found(token)
        words = phrases.new_phrase(person.language)
        await self.store.write(persons.save_phrase(person.id, hashed_key(f"phrase {phrases.read(words)}")))
        return RecoveryPhrase(words)

    async def enter(self, wish: Enter, token: str) -> Entered:
        """Be the person of a link, or of a phrase, on this device too."""
        before = await self.sitter(token) if wish.along and device_key(token) else NOBODY
        key, now = new_token(), time()
        device = new_device(key, wish.device, now)
        job: Callable[[Connection], list[str] | None]
        if " " in wish.key.strip():
            phrase = hashed_key(f"phrase {phrases.read(wish.key)}")
            job = persons.enter_by_phrase(phrase, device, before.person)
        else:
            link = hashed_key(f"link {wish.key.strip()}")
            job = persons.enter_by_link(link, now, device, before.person)
        tables = await self.store.write(job)
        if tables is None:
            raise Refused(404, "problem-no-way-in")
        await self.tell_all(tables)
        return Entered(ME + key, await self.me(ME + key))

    async def sign_out(self, token: str, device: str) -> None:
        """One of a person's devices opens nothing from now on: every table here has heard of it when this returns."""
        person = await self.found(token)
        tables = await self.store.write(persons.sign_out(person.id, device))
        if tables is None:
            raise Refused(404, "problem-no-device")
        await self.tell_all(tables)

    async def tell_all(self, tables: list[str]) -> None:
        for table in tables:
            await self.tell(table)


def new_device(key: str, name: str, now: float) -> DeviceRecord:
    return DeviceRecord(hashed_key(key), new_token()[:11], name, now, persons.today(now))


def shown(person: PersonRecord, proof: str) -> Me:
    devices = [DeviceInfo(one.id, one.name, one.created, one.seen, one.key == proof) for one in person.devices]
    return Me(person.name, person.language, person.settings, devices, bool(person.phrase))
