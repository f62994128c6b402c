"""The doors for problems that people report, from any page and from a table."""

from __future__ import annotations

import asyncio
from time import time

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import structs

from farmtable import __version__
from farmtable.server.tables import replay
from farmtable.server.web.door import Door, Place
from farmtable.server.web.reports import Reports
from farmtable.server.web.routes import Call, counted, host_of
from farmtable.server.wire.messages import Report, Reported
from farmtable.server.wire.requests import NewReport


@post("/api/reports")
async def report(
    request: Call, data: JSONBody[NewReport], reports: NamedDependency[Reports], door: NamedDependency[Door]
) -> Reported:
    """Something is wrong, away from any table."""
    counted(request, door.may_report(host_of(request)))
    return await kept(reports, written(data))


@post("/api/tables/{table:str}/report")
async def report_table(
    request: Call,
    place: NamedDependency[Place],
    data: JSONBody[NewReport],
    reports: NamedDependency[Reports],
    door: NamedDependency[Door],
) -> Reported:
    """Something is wrong at this table: with what your seat may know of the game, and all of it when it is over."""
    counted(request, door.may_report(host_of(request)))
    live, token = place.live, place.token
    found = structs.replace(written(data), table=live.id, game=live.game.name, seat=await live.eye(token))
    if live.over():
        found = structs.replace(found, log=await replay.log_text(live, token))
    else:
        found = structs.replace(found, sight=await live.seen(token))
    return await kept(reports, found)


def written(data: NewReport) -> Report:
    return Report(data.what, time(), __version__, data.page, data.screen, data.error)


async def kept(reports: Reports, found: Report) -> Reported:
    return Reported(await asyncio.to_thread(reports.keep, found), found)
