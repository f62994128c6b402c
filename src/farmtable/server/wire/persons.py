"""What a person's devices send and are sent: a person is somebody without an account, known by the keys of devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from farmtable.server.wire.messages import TableInfo
from farmtable.server.wire.requests import Id, Name, SeatNumber

Language = Annotated[str, Meta(max_length=5)]
DeviceName = Annotated[str, Meta(max_length=60)]
Setting = Annotated[str, Meta(max_length=200)]
Tastes = Annotated[dict[Annotated[str, Meta(max_length=40)], Setting], Meta(max_length=40)]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A person begins, with the device that asks."""

    name: Name = ""
    language: Language = "en"
    settings: Tastes = {}
    device: DeviceName = ""


class Tasted(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person is called and likes things, on all devices."""

    name: Name
    language: Language
    settings: Tastes = {}


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """Be a person on this device too: by a link to it, or by the recovery phrase.

    With `along` the tables of the person that this device was until now come along.
    """

    key: Annotated[str, Meta(min_length=1, max_length=300)]
    device: DeviceName = ""
    along: bool = False


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Make the seat of a token a person's: the device's own key."""

    key: Id


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """“I already sit here”: the seat, and the device's key."""

    seat: SeatNumber
    key: Id


class Admit(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether it is so, says another person at the table."""

    seat: SeatNumber
    yes: bool


class DeviceInfo(Struct, frozen=True):
    id: str
    name: str
    created: float
    seen: float  # to the day
    this: bool  # the one that asks


class Me(Struct, frozen=True):
    """A person, to their own devices."""

    name: str
    language: str
    settings: dict[str, str]
    devices: list[DeviceInfo]
    phrase: bool  # is there one to come back with?


class Entered(Struct, frozen=True):
    """The key of a device: it is told once, and kept in the browser."""

    key: str
    me: Me


class DeviceLink(Struct, frozen=True):
    """Opens once, until then."""

    key: str
    until: float


class RecoveryPhrase(Struct, frozen=True):
    """To be written down: it is told once."""

    words: str


class MyTable(Struct, frozen=True):
    """A table where a person sits: their seats, whom it waits for, and since when nothing has happened."""

    table: TableInfo
    seats: list[int]
    asked: list[int]
    turn: int
    since: float


TAKEN = (NewPerson, Tasted, Enter, Claim, Ask, Admit)
SENT = (Me, Entered, DeviceLink, RecoveryPhrase, MyTable)
