"""What every request meets first: is this server meant, may a page from there do this, and whose turn is it?

It stands before the app, so that what is turned away costs next to nothing, paths that there are not among it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from farmtable.core.show.phrase import phrase
from farmtable.server.access.quotas import PATIENCE, Left, Quotas
from farmtable.server.access.rate_limit import network
from farmtable.server.access.turns import Turns
from farmtable.server.settings import Settings
from farmtable.server.web.door import our_host, same_origin
from farmtable.server.web.openapi import PROBLEM_JSON
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.problem import Refused, problem

BODY = 16 * 1024  # bytes of a request
LEFT = "farmtable.left"  # where in the scope it stands what is left of a quota
READS = ("GET", "HEAD", "OPTIONS")
EAGER = 0.2  # of its reads an address may have at once
WATCHING = ("/health", "/metrics")  # never wait behind others


class Guard:
    """Around the app."""

    def __init__(self, app: ASGIApp, settings: Settings, quotas: Quotas) -> None:
        self.app = app
        self.settings = settings
        self.quotas = quotas
        self.turns = Turns(each=quotas.most("at_once"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        about: Any = scope  # litestar's types know one kind of scope at a time
        headers = {name: value.decode("latin-1") for name, value in about["headers"] if name in ASKED}
        host, known = headers.get(b"host", ""), self.settings.hosts
        if not our_host(host, known):
            await self.refuse(about, send, Refused(421, phrase("problem-request", detail="unknown host")))
        elif about["type"] != "http" or about["path"].startswith(WATCHING):
            await self.app(scope, receive, send)
        else:
            refused = None if about["method"] in READS else self.foreign(headers)
            if refused is None:
                reads = about["method"] in READS
                whole = receive if reads else await complete(receive)  # nobody waits for half a body of others
                if whole is not None:
                    await self.in_turn(about, headers.get(b"authorization", ""), whole, send)
            else:
                await self.refuse(about, send, refused)

    def foreign(self, headers: dict[bytes, str]) -> Refused | None:
        """What changes something comes from our own pages, and as JSON: other pages can't send that unasked."""
        origin, host = headers.get(b"origin"), headers.get(b"host", "")
        if not same_origin(origin, host, self.settings.origins):
            return Refused(403, phrase("problem-request", detail="foreign origin"))
        empty = headers.get(b"content-length", "0") == "0" and b"transfer-encoding" not in headers
        kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
        if kind == "application/json" or (empty and not kind):
            return None
        return Refused(415, phrase("problem-request", detail="application/json"))

    async def in_turn(self, scope: Any, key: str, receive: Receive, send: Send) -> None:
        """So many of one address at a time, and in it by keys in turn; other addresses don't wait for them."""
        address = network(scope["client"][0] if scope.get("client") else "")
        turn = await self.turns.begin(address, key)

        async def later(message: Message) -> None:
            if message["type"] == "http.response.start":
                wait = PATIENCE if message["status"] == 429 else self.slower(scope.get(LEFT))
                if wait:
                    turn.end()
                    await asyncio.sleep(wait)
            await send(message)

        try:
            if scope["method"] in READS and self.without_table(scope["path"]):
                scope[LEFT] = self.quotas.spend("requests", address)
            await self.app(scope, receive, later)
        except Refused as refused:
            await self.refuse(scope, later, refused)
        finally:
            turn.end()

    def slower(self, left: Left | None) -> float:
        """Seconds that an answer waits: who reads very much without a seat reads more and more slowly, then no more."""
        if left is None or left.name != "requests":
            return 0.0
        share = 1 - left.left / self.quotas.most("requests")
        return PATIENCE / 4 * share if share > EAGER else 0.0

    def without_table(self, path: str) -> bool:
        """Who has a key is seen at the door of the table; here they are counted who look at anything else."""
        return path.startswith("/api/") and not path.startswith("/api/tables/")

    async def refuse(self, scope: Any, send: Send, refused: Refused) -> None:
        if scope["type"] == "websocket":
            close: Any = {"type": "websocket.close", "code": 4403, "reason": ""}
            await send(close)
            return
        body = ENCODER.encode(problem(refused))
        headers = [(b"content-type", PROBLEM_JSON.encode()), (b"content-length", b"%d" % len(body))]
        headers += [(name.encode(), value.encode()) for name, value in told(refused).items()]
        start: Any = {"type": "http.response.start", "status": refused.status, "headers": headers}
        end: Any = {"type": "http.response.body", "body": body, "more_body": False}
        await send(start)
        await send(end)


async def complete(receive: Receive) -> Receive | None:
    """All of a body, or as much as is too much; the app gets it as it came. None: they went away before."""
    came: deque[Any] = deque()
    size, more = 0, True
    while more and size <= BODY:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return None
        came.append(message)
        size += len(message.get("body", b""))
        more = bool(message.get("more_body", False))

    async def replayed() -> Any:
        return came.popleft() if came else await receive()

    return replayed


ASKED = (b"host", b"origin", b"content-type", b"content-length", b"transfer-encoding", b"authorization")


def told(refused: Refused) -> dict[str, str]:
    """The headers that say when to come again."""
    found = {"retry-after": str(refused.wait)} if refused.wait else {}
    return found | ({"ratelimit": refused.quota} if refused.quota else {})


def few(left: Left | None, most: int) -> bool:
    """Is it time to tell that not much is left? Who is far from it need not hear of it with every answer."""
    return left is not None and left.left < most / 2
