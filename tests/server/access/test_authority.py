"""Who may do what: every door and every message of the socket, for everybody who may come with it.

The rows are compared with the app's own description, so that a new door without a row fails here.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy import event

from farmtable.bots.bot import Answer
from farmtable.core.show.view import View
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import FromClient
from tests.support.server.inside import state_of
from tests.support.wire import Wire, WireSocket, wired

# With no token, a made-up one, or that of another table; with no token at a listed table; with the link to watch or the
# invitation; a seat that is asked, another one, one that left, one that a bot plays; a seat at a finished game, nobody
# there; a token of some table at one that is not there; a device of the person whose seat is asked, and one of theirs
# that was signed out. All but `listed` come to a table that is not listed.
WHO = [
    *("nobody", "garbage", "stranger", "listed", "watch", "invite", "seat"),
    *("other", "left", "bot", "over", "later", "missing", "device", "out"),
]

DOORS = """
                        nobody garbage stranger listed watch invite seat other left  bot over later missing device  out
GET /health                200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /health/live           200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /health/ready          200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /metrics               200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /api/games             200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /api/games/{game}      200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /api/lessons/{game}    200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /api/lessons/{game}/{task} 200 200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /api/tables            200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
GET /api/finished          200     200      200    200   200    200  200   200  200  200  200   200     200    200  200
POST /api/tables           201     201      201    201   201    201  201   201  201  201  201   201     201    201  401
POST /api/me               201     201      201    201   201    201  201   201  201  201  201   201     201    201  201
GET /api/me                401     401      401    401   401    401  401   401  401  401  401   401     401    200  401
POST /api/me/settings      401     401      401    401   401    401  401   401  401  401  401   401     401    201  401
GET /api/me/tables         401     401      401    401   401    401  401   401  401  401  401   401     401    200  401
POST /api/me/link          401     401      401    401   401    401  401   401  401  401  401   401     401    201  401
POST /api/me/phrase        401     401      401    401   401    401  401   401  401  401  401   401     401    201  401
POST /api/me/devices/{device}/sign-out 401 401 401 401 401 401 401 401 401 401 401 401 401 404 401
POST /api/enter            404     404      404    404   404    404  404   404  404  404  404   404     404    404  404
POST /api/reports          201     201      201    201   201    201  201   201  201  201  201   201     201    201  201
GET                        404     404      404    200   200    200  200   200  200  200  200   200     404    200  404
GET /sight                 404     404      404    200   200    200  200   200  200  200  200   200     404    200  404
GET /foresee               404     404      404    403   403    403  200   409  409  409  409   403     404    200  404
GET /why                   404     404      404    200   200    200  200   200  200  200  200   200     404    200  404
GET /events                404     404      404    200   200    200  200   200  200  200  200   200     404    200  404
GET /chat                  404     404      404    200   200    200  200   200  200  200  200   200     404    200  404
GET /replay                404     404      404    409   409    409  409   409  409  409  200   200     404    409  404
GET /curve                 404     404      404    409   409    409  409   409  409  409  200   200     404    409  404
GET /log                   404     404      404    409   409    409  409   409  409  409  200   200     404    409  404
POST /moves                404     404      404    403   403    403 done    no   no   no   no   403     404   done  404
POST /undo                 404     404      404    403   403    403   no    no   no   no   no   403     404     no  404
POST /chat                 404     404      404    403   403    403  201   201  201  201  201   403     404    201  404
POST /name                 404     404      404    403   403    403  201   201  201  201  201   403     404    201  404
POST /bot                  404     404      404    403   403    403  201   403  201  201  409   403     404    201  404
POST /leave                404     404      404    403   403    403  201   201  201  201  201   403     404    201  404
POST /return               404     404      404    403   403    403  201   201  201  201  201   403     404    201  404
POST /vacation             404     404      404    403   403    403  409   409  409  409  409   403     404    409  404
POST /rematch              404     404      404    403   403    403  409   409  409  409  201   403     404    409  404
POST /fork                 404     404      404    409   409    409  409   409  409  409  201   201     404    409  404
POST /join                 404     404      404    409   404    409  404   404  404  404  404   404     404    404  404
POST /report               404     404      404    201   201    201  201   201  201  201  201   201     404    201  404
POST /claim                404     404      404    403   403    403  201   201  201  201  201   403     404    201  404
POST /ask                  404     404      404    404   404    201  404   404  404  404  404   404     404    404  404
POST /admit                404     404      404    403   403    403  409   409  409  409  409   403     404    409  404
"""

HOUSE = ("/health", "/metrics", "/api/")  # doors of no table

MESSAGES = """
      nobody garbage stranger listed watch invite seat  other left  bot   over  later missing device  out
sit      404     404      404  shown shown  shown shown shown shown shown shown shown     404  shown  404
stand    404     404      404   pong  pong   pong  pong  pong  pong  pong  pong  pong     404   pong  404
take     404     404      404    403   403    403  done    no    no    no    no   403     404   done  404
undo     404     404      404    403   403    403    no    no    no    no    no   403     404     no  404
say      404     404      404    403   403    403  said  said  said  said  said   403     404   said  404
ping    pong    pong     pong   pong  pong   pong  pong  pong  pong  pong  pong  pong    pong   pong pong
"""


class Asleep:
    """A bot that never chooses: its seat stays as it is."""

    async def choose(self, level: str, game: str, view: View, menu: list[int], seed: int) -> Answer:
        await asyncio.sleep(1 << 20)
        raise AssertionError


@dataclass(frozen=True)
class Caller:
    """Who comes, and to which table."""

    table: str
    token: str
    number: int = 0
    version: int = 1
    choice: int = 0
    key: str = "me" + "k" * 32  # of a person's device


class House:
    """A server with a table of each kind, in which every caller finds what it needs."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.sockets: list[WireSocket] = []

    async def person(self) -> tuple[str, str]:
        """The keys of two devices of one person, of which the second was signed out."""
        ask = self.wire.request
        device = (await ask("POST", "/api/me", {"name": "Ida"})).json["key"]
        link = (await ask("POST", "/api/me/link", token=device)).json["key"]
        entered = (await ask("POST", "/api/enter", {"key": link})).json
        (other,) = [one["id"] for one in entered["me"]["devices"] if one["this"]]
        assert (await ask("POST", f"/api/me/devices/{other}/sign-out", token=device)).status == 201
        return device, entered["key"]

    async def new(self, seats: int = 2, listed: bool = False, key: str = "") -> dict[str, Any]:
        wish = {"game": "_template", "seats": [{"kind": "person"}] * seats, "listed": listed}
        made = (await self.wire.request("POST", "/api/tables", wish, key)).json
        return {**made["table"], "keys": [token["token"] for token in made["tokens"]]}

    async def post(self, table: dict[str, Any], where: str, token: str, body: object = None) -> Any:
        answer = await self.wire.request("POST", f"/api/tables/{table['id']}{where}", body, token)
        assert answer.status == 201, answer.body
        return answer.json

    async def look(self, table: dict[str, Any], token: str) -> Any:
        return (await self.wire.request("GET", f"/api/tables/{table['id']}/sight", token=token)).json

    async def finished(self) -> dict[str, Any]:
        """Each takes the first choice until it is over."""
        table = await self.new()
        for k in range(1000):
            for key in table["keys"]:
                sight = await self.look(table, key)
                if sight["over"]:
                    return table
                if sight["menu"]:
                    move = {"version": sight["version"], "move": f"m{k}", "choice": sight["menu"][0]["choice"]}
                    assert (await self.post(table, "/moves", key, move))["done"]
        raise AssertionError("this game does not end")

    async def callers(self) -> dict[str, Caller]:
        """Fresh tables, so that what one row did is nothing to the next."""
        running, over, left, bot = await self.new(), await self.finished(), await self.new(), await self.new()
        listed, other = await self.new(listed=True), await self.new()
        device, out = await self.person()
        theirs = await self.new(key=device)
        await self.post(left, "/leave", left["keys"][0])
        await self.post(bot, "/bot", bot["keys"][0], {"seat": 0, "level": "random"})
        present = self.wire.socket()  # so that nobody may put a bot in this person's place
        await present.ask({"type": "sit", "table": running["id"], "token": running["keys"][0]})
        self.sockets.append(present)
        found = {
            "nobody": (running, ""),
            "garbage": (running, "g" * 32),
            "stranger": (running, other["keys"][0]),
            "listed": (listed, ""),
            "watch": (running, running["watch"]),
            "invite": (running, running["invite"]),
            "seat": (running, running["keys"][0]),
            "other": (running, running["keys"][1]),
            "left": (left, left["keys"][0]),
            "bot": (bot, bot["keys"][0]),
            "over": (over, over["keys"][0]),
            "later": (over, ""),
            "missing": ({"id": "m" * 32}, other["keys"][0]),
            "device": (theirs, f"{device}-0"),
            "out": (theirs, f"{out}-0"),
        }
        assert theirs["keys"] == [f"{device}-0", f"{device}-1"]
        questions = {table["id"]: await self.question(table) for table in (running, theirs)}
        return {
            who: Caller(table["id"], token, k, *questions.get(table["id"], questions[running["id"]]), key=device)
            for k, (who, (table, token)) in enumerate(found.items())
        }

    async def question(self, table: dict[str, Any]) -> tuple[int, int]:
        """What the first seat is asked: the version, and a choice."""
        sight = await self.look(table, table["keys"][0])
        assert sight["menu"]
        return sight["version"], sight["menu"][0]["choice"]

    async def fingerprint(self, table: str) -> bytes:
        """All that is kept of a table."""
        try:
            live = await self.wire.lobby.find(table)  # the server forgets games that are over
        except Refused:
            return b""
        state = state_of(live)
        entries = state.table.log.entries if state.table else []
        return msgspec.json.encode([entries, state.rows, state.chat.pushed, str(state.record)])

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


def body_of(door: str, who: Caller) -> object:
    """What is said at a door; it would be right if the right one said it."""
    move = {"version": who.version, "move": f"m{who.number}"}
    return {
        "POST /api/tables": {"game": "_template", "seats": [{"kind": "person"}] * 2},
        "POST /moves": {**move, "choice": who.choice},
        "POST /undo": move,
        "POST /chat": {"text": "hello"},
        "POST /name": {"name": "Eve"},
        "POST /bot": {"seat": 0, "level": "random"},
        "POST /vacation": {"away": True},
        "POST /join": {"invite": who.token},
        "POST /report": {"what": "x"},
        "POST /api/reports": {"what": "x"},
        "POST /api/me": {},
        "POST /api/me/settings": {"name": "Ida", "language": "fr"},
        "POST /api/enter": {"key": "k" * 32},
        "POST /claim": {"key": who.key},
        "POST /ask": {"seat": 1, "key": who.key},
        "POST /admit": {"seat": 1, "yes": True},
        "POST /fork": {"step": 1, "seat": 0, "level": "random"},
    }.get(door)


def path_of(door: str, who: Caller) -> str:
    """Where a door is; what it needs to be asked is part of that."""
    path = door.partition(" ")[2].replace("{game}", "fences").replace("{task}", "close").replace("{device}", "none")
    if path.startswith(HOUSE):
        return path
    query = {"/foresee": f"?version={who.version}&choice={who.choice}", "/why": "?text=lay+1"}.get(path, "")
    return f"/api/tables/{who.table}{path}{query}"


def message_of(kind: str, who: Caller) -> dict[str, Any]:
    fields: dict[str, Any] = {"type": kind, "ask": 5}
    if kind != "ping":
        fields |= {"table": who.table, "token": who.token}
    if kind in ("take", "undo"):
        fields |= {"version": who.version, "move": f"w{who.number}"}
    return fields | ({"choice": who.choice} if kind == "take" else {"text": "hi"} if kind == "say" else {})


def cell_of(message: dict[str, Any]) -> str:
    """An answer in a word."""
    if message["type"] == "problem":
        assert message["ask"] == 5
        return str(message["status"])
    if message["type"] == "answer":
        assert message["done"] or message["problem"]["key"]
        return "done" if message["done"] else "no"
    return {"table": "shown", "pong": "pong"}[message["type"]]


def rows_of(text: str) -> dict[str, list[str]]:
    """By the first words of a row: its cells. The head has to name all who come."""
    head, *rows = text.strip("\n").split("\n")
    assert head.split() == WHO
    cells = [row.rsplit(maxsplit=len(WHO)) for row in rows]
    return {row[0].strip(): row[1:] for row in cells}


def whole(path: Path, work: Any) -> None:
    async def run() -> None:
        async with wired(str(path / "farm.db"), Asleep(), synchronous="OFF") as wire:
            house = House(wire)
            await work(house)
            await house.close()

    asyncio.run(run())


def test_every_door(tmp_path: Path) -> None:
    wanted = rows_of(DOORS)

    async def work(house: House) -> None:
        schema = (await house.wire.request("GET", "/openapi.json")).json
        at_a_table = "/api/tables/{table}"
        doors = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
        assert {door.replace(at_a_table, "").strip().rstrip("/") for door in doors} == set(wanted)
        found: dict[str, list[str]] = {}
        for door in wanted:
            method = door.partition(" ")[0]
            callers, cells, alike = await house.callers(), [], set[bytes]()
            for who, caller in callers.items():
                before = await house.fingerprint(caller.table)
                answer = await house.wire.request(method, path_of(door, caller), body_of(door, caller), caller.token)
                cell = str(answer.status)
                if door in ("POST /moves", "POST /undo") and answer.status == 201:
                    cell = cell_of(answer.json)
                if answer.status >= 400:
                    assert answer.header("content-type") == "application/problem+json", (door, who)
                if answer.status >= 400 or cell == "no":
                    assert await house.fingerprint(caller.table) == before, (door, who)
                if answer.status == 404:
                    alike.add(answer.raw.replace(caller.table.encode(), b"ID"))
                cells.append(cell)
            assert len(alike) <= 1, f"{door}: a missing table and a forbidden one differ: {alike}"
            found[door] = cells
        assert found == wanted

    whole(tmp_path, work)


def test_every_message(tmp_path: Path) -> None:
    wanted = rows_of(MESSAGES)
    assert {str(kind.__struct_config__.tag) for kind in get_args(FromClient)} == set(wanted)

    async def work(house: House) -> None:
        found: dict[str, list[str]] = {}
        for kind in wanted:
            callers, cells, alike = await house.callers(), [], set[bytes]()
            for who, caller in callers.items():
                before = await house.fingerprint(caller.table)
                socket = house.wire.socket()
                answers = await socket.ask(message_of(kind, caller))
                await socket.close()
                cell = cell_of(answers[0]) if answers else "said"
                if kind == "sit" and cell == "shown":
                    seats = {"seat": 0, "other": 1, "left": 0, "bot": 0, "over": 0, "device": 0}
                    assert [answer["seat"] for answer in answers[:2]] == [seats.get(who, 6)] * 2
                if cell.isdigit() or cell in ("no", "pong", "shown"):
                    assert await house.fingerprint(caller.table) == before, (kind, who)
                if cell == "404":
                    assert len(answers) == 1
                    alike.add(socket.heard[0].replace(caller.table.encode(), b"ID"))
                cells.append(cell)
            assert len(alike) <= 1, f"{kind}: a missing table and a forbidden one differ: {alike}"
            found[kind] = cells
        assert found == wanted

    whole(tmp_path, work)


def test_a_wrong_token_asks_the_store_the_same_wherever(tmp_path: Path) -> None:
    """At a table in memory, at one that lies in the store, and at one that is not there: time tells nothing."""

    async def work(house: House) -> None:
        lobby, said = house.wire.lobby, list[str]()

        def hear(_c: object, _k: object, statement: str, *_: object) -> None:
            said.append(statement)

        known, asleep = await house.new(), await house.new()
        del lobby.live[asleep["id"]]
        event.listen(lobby.store.engine, "before_cursor_execute", hear)
        asked = []
        for table in (known["id"], asleep["id"], "m" * 32):
            said.clear()
            assert (await house.wire.request("GET", f"/api/tables/{table}", token="g" * 32)).status == 404
            asked.append(said[:])
        assert asked[0] == asked[1] == asked[2] != []
        assert asleep["id"] not in lobby.live

    whole(tmp_path, work)


@pytest.mark.parametrize("text", [DOORS, MESSAGES])
def test_the_tables_are_whole(text: str) -> None:
    assert all(len(cells) == len(WHO) for cells in rows_of(text).values())
