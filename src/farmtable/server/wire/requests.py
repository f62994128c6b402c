"""What clients send: the bodies of requests, and the messages of a socket. What is too long or unknown is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from farmtable.server.wire.pace import Level, Pace

Id = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
ChoiceNumber = Annotated[int, Meta(ge=0, le=1 << 40)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`person`: on the device that makes the table; `open`: for whoever has the link; `bot`."""

    kind: Literal["person", "open", "bot"]
    name: Name = ""
    level: Level = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: Annotated[dict[str, int], Meta(max_length=20)] = {}
    language: Annotated[str, Meta(max_length=5)] = "en"
    listed: bool = False
    takebacks: bool = True  # where you play against bots only; with other people never
    pace: Pace = Pace()


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Id = ""  # not needed where the table is listed
    name: Name = ""
    seat: SeatNumber | None = None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=30)]


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play a seat: your own, one whose person is gone, or before the game a free one ("": free it again)."""

    seat: SeatNumber
    level: Level


class Vacation(Struct, frozen=True, forbid_unknown_fields=True):
    """Where each decision has days: use your vacation first from now on; or keep the rest of it."""

    away: bool


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game: you in a seat, bots in the others."""

    step: Number
    seat: SeatNumber
    level: Level


class NewMove(Struct, frozen=True, forbid_unknown_fields=True):
    version: Number
    move: MoveId
    choice: ChoiceNumber


class NewUndo(Struct, frozen=True, forbid_unknown_fields=True):
    version: Number
    move: MoveId
    whole: bool = False  # as far as it goes, to the start of your turn


class NewLine(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Something is wrong: what was seen, where, and the error of the page if there was one."""

    what: Annotated[str, Meta(max_length=2000)]
    page: Annotated[str, Meta(max_length=200)] = ""
    screen: Annotated[str, Meta(max_length=200)] = ""
    error: Annotated[str, Meta(max_length=4000)] = ""


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Hear of a table from now on. A client that comes back says what it knows and gets what is new."""

    table: Id
    token: Id = ""
    since: Number = 0
    undos: Number = 0
    chat: Number = 0
    text: bool = False  # the table in words, too
    ask: Number = 0


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Hear no more of it."""

    table: Id
    token: Id = ""
    ask: Number = 0


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    table: Id
    token: Id
    version: Number
    move: MoveId
    choice: ChoiceNumber
    ask: Number = 0


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """One decision back; or `whole`, as far as it goes: to the start of your turn."""

    table: Id
    token: Id
    version: Number
    move: MoveId
    whole: bool = False
    ask: Number = 0


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    table: Id
    token: Id
    text: Text
    ask: Number = 0


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    ask: Number = 0


FromClient = Sit | Stand | Take | Undo | Say | Ping
FROM_CLIENT = msgspec.json.Decoder(FromClient)
