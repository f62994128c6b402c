"""The doors of persons: begin, devices, links to more of them, the recovery phrase; and whose a seat at a table is."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from farmtable.server.access.people import People
from farmtable.server.tables.lobby import Lobby
from farmtable.server.web.door import Door, Place, bearer
from farmtable.server.wire.messages import TableInfo
from farmtable.server.wire.persons import (
    Admit,
    Ask,
    Claim,
    DeviceLink,
    Enter,
    Entered,
    Me,
    MyTable,
    NewPerson,
    RecoveryPhrase,
    Tasted,
)
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import Vacation

Call = Request[Any, Any, Any]
DeviceId = Annotated[str, Parameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]


def host_of(request: Call) -> str:
    return request.client.host if request.client else ""


async def own_key(request: Call, door: NamedDependency[Door]) -> str:
    """A dependency: the key that this request came with. A wrong one counts, as it does at the door of a table."""
    key = bearer(request.headers.get("authorization"))
    await door.person(key, host_of(request))
    return key


# ---- A person --------------------------------------------------------------------------------------------------------


@post("/api/me")
async def begin(
    request: Call, data: JSONBody[NewPerson], door: NamedDependency[Door], people: NamedDependency[People]
) -> Entered:
    """A person begins, without an account: the answer has the key of this device."""
    door.may_begin(host_of(request))
    return await people.begin(data)


@get("/api/me")
async def me(own: NamedDependency[str], people: NamedDependency[People]) -> Me:
    return await people.me(own)


@post("/api/me/settings")
async def taste(own: NamedDependency[str], data: JSONBody[Tasted], people: NamedDependency[People]) -> Me:
    return await people.taste(own, data)


@get("/api/me/tables")
async def my_tables(
    own: NamedDependency[str], people: NamedDependency[People], lobby: NamedDependency[Lobby]
) -> list[MyTable]:
    """The tables where you sit, whatever device you sat down with."""
    return await lobby.mine(await people.sitter(own))


@post("/api/me/link")
async def link(own: NamedDependency[str], people: NamedDependency[People]) -> DeviceLink:
    """For another device: it opens once, for ten minutes."""
    return await people.link(own)


@post("/api/me/phrase")
async def phrase(own: NamedDependency[str], people: NamedDependency[People]) -> RecoveryPhrase:
    """Twelve words to write down; an older phrase of yours opens nothing any more."""
    return await people.phrase(own)


@post("/api/me/devices/{device:str}/sign-out")
async def sign_out(own: NamedDependency[str], device: DeviceId, people: NamedDependency[People]) -> None:
    """From now on that device opens nothing, at no server."""
    await people.sign_out(own, device)


@post("/api/enter")
async def enter(
    request: Call, data: JSONBody[Enter], door: NamedDependency[Door], people: NamedDependency[People]
) -> Entered:
    """Be a person on this device too: with a link, or with the recovery phrase."""
    try:
        return await people.enter(data, bearer(request.headers.get("authorization")))
    except Refused as refused:
        if refused.status in (401, 404):
            await door.wrong(host_of(request))
        raise


# ---- Seats of persons ------------------------------------------------------------------------------------------------


@post("/claim")
async def claim(
    request: Call, place: NamedDependency[Place], data: JSONBody[Claim], door: NamedDependency[Door]
) -> TableInfo:
    """The seat of this token belongs to a person from now on, and all their devices open it; the token no more."""
    token = data.key
    await place.live.info_for(place.token)  # first whether they may be here, then who they are
    await place.live.claim(place.token, await door.person(token, host_of(request)))
    return await place.live.info_for(token)


@post("/ask")
async def ask(
    request: Call,
    place: NamedDependency[Place],
    data: JSONBody[Ask],
    door: NamedDependency[Door],
) -> TableInfo:
    """“I already sit here”: with the invitation, to a table that has begun. Somebody there lets you in."""
    door.may_ask(host_of(request))
    await place.live.info_for(place.token)
    await place.live.ask(place.token, data.seat, await door.person(data.key, host_of(request)))
    return await place.live.info_for(place.token)


@post("/admit")
async def admit(place: NamedDependency[Place], data: JSONBody[Admit]) -> TableInfo:
    """Somebody says that they sit here already: is it so?"""
    await place.live.admit(place.token, data.seat, data.yes)
    return await place.live.info_for(place.token)


@post("/vacation")
async def vacation(place: NamedDependency[Place], data: JSONBody[Vacation]) -> TableInfo:
    """Where a decision has days: your vacation is used first from now on, or no more."""
    await place.live.vacation(place.token, data.away)
    return await place.live.info_for(place.token)


PERSONS = [begin, me, taste, my_tables, link, phrase, sign_out, enter]
SEATS_OF_PERSONS = Router("/api/tables/{table:str}", route_handlers=[claim, ask, admit, vacation])
