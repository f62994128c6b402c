"""The REST doors: make, find and join tables, look, choose, talk, leave, come back, replay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from time import perf_counter
from typing import Annotated, Any, Literal, cast

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from farmtable import __version__
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access.people import Sitter
from farmtable.server.access.quotas import Left
from farmtable.server.access.rate_limit import network
from farmtable.server.ops.metrics import Metrics
from farmtable.server.tables import replay
from farmtable.server.tables.lobby import Lobby
from farmtable.server.web.door import Door, Place, bearer
from farmtable.server.web.guard import LEFT
from farmtable.server.web.watch import Watch
from farmtable.server.wire.lessons import taught, tried
from farmtable.server.wire.messages import (
    ENCODER,
    Answer,
    ChatLine,
    CurvePoint,
    Foreseen,
    GameFaces,
    Happened,
    Health,
    Offer,
    Readiness,
    Reading,
    Replayed,
    Seated,
    Sight,
    TableInfo,
    Taught,
    Tried,
)
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import Fork, HandOver, Join, NewLine, NewMove, NewTable, NewUndo, Rename
from farmtable.table.words import LANGUAGES

Count = Annotated[int, Parameter(ge=0, le=1 << 31)]
Choice = Annotated[int, Parameter(ge=0, le=1 << 40)]
Choices = Annotated[list[int] | None, Parameter(max_items=100)]
Typed = Annotated[str, Parameter(min_length=1, max_length=100)]
InWords = Annotated[bool, Parameter(description="The table in words, too.")]
Lang = Annotated[str, Parameter(max_length=5)]
Eye = Annotated[int | None, Parameter(ge=0, le=SPECTATOR)]
NextBots = Annotated[Literal["same", "stronger", "weaker"], Parameter()]
Call = Request[Any, Any, Any]
GameName = Annotated[str, Parameter(max_length=40)]
TableId = Annotated[str, Parameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]


def host_of(request: Call) -> str:
    return request.client.host if request.client else ""


async def enter(request: Call, table: TableId, door: NamedDependency[Door]) -> Place:
    """A dependency: the place that this request's token opens. Looks are counted here; moves and the like at theirs."""
    place = await door.enter(table, bearer(request.headers.get("authorization")), host_of(request))
    if request.method == "GET":
        counted(request, door.reads(place, host_of(request)))
    return place


async def sitter_of(request: Call, door: Door) -> Sitter:
    """Who sits down: the person of a device, and else nobody."""
    return await door.sitter(bearer(request.headers.get("authorization")), host_of(request))


def counted(request: Call, left: Left) -> None:
    """The answer tells what is left."""
    cast("dict[str, Any]", request.scope)[LEFT] = left


def made(data: bytes, kind: str = "application/json") -> Any:
    """An answer that is bytes already; in the API's description it is what they stand for."""
    return Response(data, media_type=kind)


async def once(request: Call, lobby: Lobby, key: Hashable, make: Callable[[], Awaitable[object]]) -> bytes:
    """What is finished is made once: beside the event loop, one at a time, by whose turn it is."""
    found = lobby.kept.bytes(key)
    if found is None:
        async with lobby.work.turn(network(host_of(request))):
            found = lobby.kept.bytes(key)
            if found is None:
                whole = await make()
                found = whole.encode() if isinstance(whole, str) else ENCODER.encode(whole)
                lobby.kept.keep(key, found, len(found))
    return found


# ---- The house -------------------------------------------------------------------------------------------------------


@get("/health")
async def health(watch: NamedDependency[Watch]) -> Health:
    """Answers while people can play here: while the store can be written to, and hears of the other servers."""
    await watch.look()
    if not watch.health.ready:
        raise Refused(503, "problem-store")
    return Health("ok", __version__)


@get("/health/live")
async def alive() -> Health:
    """Answers while the process does: if not, it is to be started again."""
    return Health("ok", __version__)


@get("/health/ready")
async def ready(watch: NamedDependency[Watch]) -> Response[Readiness]:
    """May people be sent here? Each part has its own state: writing, hearing of other servers, and bots."""
    await watch.look()
    found = Readiness(watch.health.status, __version__, watch.health.states)
    return Response(found, status_code=200 if watch.health.ready else 503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics_text(
    lobby: NamedDependency[Lobby], metrics: NamedDependency[Metrics], watch: NamedDependency[Watch]
) -> str:
    metrics.bots_waiting, metrics.bot_seconds = lobby.bots.waiting, lobby.bots.seconds
    whole = metrics.text(len(lobby.live), lobby.store.commits, lobby.cluster.gauges())
    return whole + lobby.figures() + watch.health.text()


@get("/api/games")
async def offer(lobby: NamedDependency[Lobby]) -> Offer:
    """What can be played here, and against whom."""
    return lobby.offer()


@get("/api/games/{game:str}")
async def faces(request: Call, game: GameName, lobby: NamedDependency[Lobby]) -> Response[GameFaces]:
    """Every piece of a game, to be drawn and named. A browser keeps it, and asks whether it is still the same."""
    found = lobby.faces(game)
    kept = {"etag": f'"{found.components}-{__version__}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == kept["etag"]:
        return cast("Response[GameFaces]", Response(None, status_code=304, headers=kept))  # and no body
    return Response(found, headers=kept)


@get("/api/lessons/{game:str}")
async def lesson(
    request: Call, game: GameName, lobby: NamedDependency[Lobby], step: Count = 0, text: InWords = False
) -> Taught:
    """A guided first game after so many choices, with what to say and what to choose. No table is needed."""
    lobby.faces(game)  # an unknown game is refused here
    async with lobby.work.turn(network(host_of(request))):
        return await asyncio.to_thread(taught, game, step, text)


@get("/api/lessons/{game:str}/{task:str}")
async def lesson_scenario(
    request: Call,
    game: GameName,
    task: GameName,
    lobby: NamedDependency[Lobby],
    choices: Choices = None,
    text: InWords = False,
) -> Tried:
    """A short task after these choices of the learner's. No table is needed, and the same choices lead to the same."""
    lobby.faces(game)
    async with lobby.work.turn(network(host_of(request))):
        return await asyncio.to_thread(tried, game, task, tuple(choices or ()), text)


@get("/api/tables")
async def listed(lobby: NamedDependency[Lobby]) -> list[TableInfo]:
    """The lobby."""
    return await lobby.listed()


@get("/api/finished")
async def finished(lobby: NamedDependency[Lobby]) -> list[TableInfo]:
    """Public games that are over, the last one first: each can be replayed."""
    return await lobby.finished()


@post("/api/tables")
async def create(
    request: Call,
    data: JSONBody[NewTable],
    lobby: NamedDependency[Lobby],
    door: NamedDependency[Door],
) -> Seated:
    """With a device's key the seats are its person's; else each has a token of its own."""
    counted(request, door.may_create(host_of(request)))
    home, sitter = network(host_of(request)), await sitter_of(request, door)
    async with lobby.work.turn(home):
        live, tokens = await lobby.create(data, home, sitter)
    return Seated(await live.info_for(tokens[0].token) if tokens else live.outside(), tokens)


# ---- A table ---------------------------------------------------------------------------------------------------------


@post("/join")
async def join(
    request: Call,
    table: TableId,
    data: JSONBody[Join],
    door: NamedDependency[Door],
) -> Seated:
    """Take an open seat, with the invitation or at a listed table; as a person, if you come with a device's key."""
    place = await door.enter(table, data.invite, host_of(request))
    counted(request, door.reads(place, host_of(request)))
    token = await place.live.join(data, await sitter_of(request, door))
    return Seated(await place.live.info_for(token.token), [token])


@get("/")
async def info(place: NamedDependency[Place]) -> TableInfo:
    return await place.live.info_for(place.token)


@get("/sight")
async def look(
    place: NamedDependency[Place], since: Count = 0, undos: Count = 0, text: InWords = False
) -> Response[Sight]:
    """All that your seat sees, with the events since a number."""
    return cast("Response[Sight]", made(await place.live.shown(place.token, since, undos, text)))


@get("/foresee")
async def foresee(
    place: NamedDependency[Place], door: NamedDependency[Door], version: Count, choice: Choice
) -> Foreseen:
    """What the table would look like for you just after this choice, from what you can see now."""
    return await place.live.foresee(place.token, choice, version, door.may_preview)


@get("/why")
async def why(
    place: NamedDependency[Place], door: NamedDependency[Door], text: Typed, lang: Lang = LANGUAGES[0]
) -> Reading:
    """Typed words: a part of the table to be told, or a choice: can you choose it now, and if not why?

    Those of this language are understood, and English.
    """
    return await place.live.reads(place.token, text, lang, door.may_preview)


@post("/moves")
async def move(
    request: Call,
    place: NamedDependency[Place],
    data: JSONBody[NewMove],
    metrics: NamedDependency[Metrics],
    door: NamedDependency[Door],
) -> Answer:
    """Choose, exactly once: the answer comes when it is on the disk. A copy of it gets the same answer."""
    counted(request, door.may_move(place.live.id, place.token))
    start = perf_counter()
    answer = await place.live.take(place.token, data.move, data.version, data.choice)
    metrics.answered(answer.done, perf_counter() - start)
    return answer


@post("/undo")
async def undo(
    request: Call, place: NamedDependency[Place], data: JSONBody[NewUndo], door: NamedDependency[Door]
) -> Answer:
    """One decision back, or as far as it goes."""
    counted(request, door.may_move(place.live.id, place.token))
    return await place.live.undo(place.token, data.move, data.version, data.whole)


@post("/chat")
async def say(place: NamedDependency[Place], data: JSONBody[NewLine]) -> ChatLine:
    return await place.live.say(place.token, data.text)


@get("/chat")
async def chat(place: NamedDependency[Place], since: Count = 0) -> list[ChatLine]:
    return await place.live.lines(place.token, since)


@post("/name")
async def rename(place: NamedDependency[Place], data: JSONBody[Rename]) -> TableInfo:
    await place.live.rename(place.token, data.name)
    return await place.live.info_for(place.token)


@post("/leave")
async def leave(place: NamedDependency[Place]) -> TableInfo:
    await place.live.leave(place.token)
    return place.live.outside()


@post("/return")
async def come_back(place: NamedDependency[Place]) -> TableInfo:
    """Play again, after you left or let a bot play."""
    await place.live.come_back(place.token)
    return await place.live.info_for(place.token)


@post("/bot")
async def hand_over(place: NamedDependency[Place], data: JSONBody[HandOver]) -> TableInfo:
    await place.live.hand_over(place.token, data)
    return await place.live.info_for(place.token)


@post("/rematch")
async def rematch(place: NamedDependency[Place], lobby: NamedDependency[Lobby], bots: NextBots = "same") -> TableInfo:
    """The same people again; your token opens that table too. If somebody else asked first, it is that one."""
    live, _ = await lobby.rematch(place.live, place.token, bots)
    return await live.info_for(place.token)


@get("/events")
async def events(
    request: Call, place: NamedDependency[Place], lobby: NamedDependency[Lobby]
) -> Response[list[Happened]]:
    """What all may know, from the start."""
    live, token = place.live, place.token
    await live.eye(token)
    if not live.over():
        return Response(await live.public_events(token))
    found = await once(request, lobby, (live.id, "events"), lambda: live.public_events(token))
    return cast("Response[list[Happened]]", made(found))


@get("/replay")
async def stepped(
    request: Call,
    place: NamedDependency[Place],
    lobby: NamedDependency[Lobby],
    step: Count = 0,
    seat: Eye = None,
    text: InWords = False,
) -> Response[Replayed]:
    """A finished game after so many choices, as a seat saw it: your own, if you don't say another one."""
    live, token = place.live, place.token
    own = await live.eye(token)
    eye = own if seat is None else seat
    key = (live.id, "replay", step, eye, text)
    found = await once(request, lobby, key, lambda: replay.replayed(live, token, step, eye, text))
    return cast("Response[Replayed]", made(found))


@get("/curve")
async def curve(
    request: Call, place: NamedDependency[Place], lobby: NamedDependency[Lobby]
) -> Response[list[CurvePoint]]:
    """How far each seat of a finished game had come at the end of each turn."""
    live, token = place.live, place.token
    await live.eye(token)
    found = await once(request, lobby, (live.id, "curve"), lambda: replay.curve(live, token))
    return cast("Response[list[CurvePoint]]", made(found))


@post("/fork")
async def fork(
    request: Call,
    place: NamedDependency[Place],
    data: JSONBody[Fork],
    lobby: NamedDependency[Lobby],
    door: NamedDependency[Door],
) -> Seated:
    """Play on from a moment of a finished game, against bots, at a table of your own."""
    log = await place.live.log(place.token)
    counted(request, door.may_create(host_of(request)))
    home, sitter = network(host_of(request)), await sitter_of(request, door)
    async with lobby.work.turn(home):
        live, token = await lobby.fork(place.live, log, data, home, sitter)
    return Seated(await live.info_for(token.token), [token])


@get("/log", media_type="text/plain")
async def log(request: Call, place: NamedDependency[Place], lobby: NamedDependency[Lobby]) -> Response[str]:
    """The log of a finished game, with its seed: `farmtable verify` checks it."""
    live, token = place.live, place.token
    await live.eye(token)
    found = await once(request, lobby, (live.id, "log"), lambda: replay.log_text(live, token))
    return cast("Response[str]", made(found, "text/plain"))


HOUSE = [health, alive, ready, metrics_text, offer, faces, lesson, lesson_scenario, listed, finished, create]
AT_A_TABLE = Router(
    "/api/tables/{table:str}",
    route_handlers=[
        *(join, info, look, foresee, why, move, undo, say, chat, rename, leave),
        *(come_back, hand_over, rematch, events, stepped, curve, fork, log),
    ],
)
