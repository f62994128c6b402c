"""Mutated messages, 10,000 of each type: no exception gets out, and a refusal leaves the table as it was.

A fifth of them at a table of each game, the little one too, in the middle of a game. Some mutations tear the text,
others put strange values into fields that are there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from farmtable import games
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access.quotas import QUOTAS, Quotas
from farmtable.server.access.rate_limit import RateLimit
from farmtable.server.ops.metrics import Metrics
from farmtable.server.tables.live import LiveTable
from farmtable.server.tables.lobby import Lobby
from farmtable.server.web.connections import Connections, Line
from farmtable.server.web.door import Door
from farmtable.server.web.socket import Client
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.requests import FromClient
from tests.support.server.inside import state_of
from tests.support.server.people import any_move, run, wish

KINDS = [str(kind.__struct_config__.tag) for kind in get_args(FromClient)]
GAMES = games.names(hidden=True)
COUNT = 10_000 // len(GAMES)  # of each type, at each game
MOVES = 25  # before
SPLICES = [*'"{}[,:', "\\u0000", "-1", "1e999", "null", "true", "99999999999999999999", "é", "\ud800"]
VALUES: list[Any] = [
    *(0, 1, 2, -1, 1 << 31, (1 << 31) + 1, 1 << 40, (1 << 40) + 1, 1 << 63, 1 << 64, 0.5, 1e300),
    *("", "a", "x" * 32, "x" * 65, "x" * 301, "../", "\u0000", "\u202e", "<b>", "NaN", True, None, [], {}, [[]]),
]


class Frames:
    """A socket that says these and hangs up. Before each it looks whether the one before was fair."""

    client = None

    def __init__(self, frames: list[str], live: LiveTable, heard: list[bytes]) -> None:
        self.frames, self.live, self.heard = frames[::-1], live, heard
        self.kept = self.keeps()
        self.changes = 0

    def keeps(self) -> tuple[object, ...]:
        state = state_of(self.live)
        table = state.playing()
        return state.rows, state.chat.pushed, state.record.changes, len(table.log.entries), table.told, table.over

    async def receive_data(self, mode: str) -> str:
        answers = [msgspec.json.decode(data) for data in self.heard]
        self.heard.clear()
        assert not [answer for answer in answers if answer.get("status") == 500]
        if self.keeps() != self.kept:
            refused = [answer["type"] == "problem" or answer.get("done") is False for answer in answers]
            assert not any(refused), answers
            self.changes += 1
        self.kept = self.keeps()
        if not self.frames:
            raise WebSocketDisconnect(detail="done")
        return self.frames.pop()


def torn(text: str, chance: Chance) -> str:
    """A few signs put in, taken out or put in the place of others."""
    for _ in range(1 + chance.below(3)):
        at, length = chance.below(len(text) + 1), chance.below(4)
        text = text[:at] + SPLICES[chance.below(len(SPLICES))] * chance.below(2) + text[at + length :]
    return text


def strange(fields: dict[str, Any], chance: Chance) -> str:
    """One field with another value, left out, or one too many."""
    names = [*fields, "more"]
    name = names[chance.below(len(names))]
    changed = {**fields, name: VALUES[chance.below(len(VALUES))]}
    if chance.below(5) == 0:
        del changed[name]
    return msgspec.json.encode(changed).decode()


def message(kind: str, live: LiveTable, token: str, version: int, choice: int) -> dict[str, Any]:
    """A right one."""
    fields: dict[str, Any] = {"type": kind, "ask": 3}
    if kind != "ping":
        fields |= {"table": live.id, "token": token}
    if kind in ("take", "undo"):
        fields |= {"version": version, "move": "a-move"}
    fields |= {"choice": choice} if kind == "take" else {}
    fields |= {"text": "hello"} if kind == "say" else {}
    return fields | ({"since": 2, "undos": 0, "chat": 0} if kind == "sit" else {})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_mutated_messages(kind: str, game: str, tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        seats = games.load(game).seats[-1]
        live, tokens = await lobby.create(wish(game, "p" * seats))
        chance = Chance(len(kind) + len(game))
        for k in range(MOVES if game != "_template" else 3):
            await any_move(live, chance, f"m{k}")
        sight = next(sight for sight in [await live.look(seat) for seat in range(seats)] if sight.menu)
        good = message(kind, live, tokens[sight.seat].token, sight.version, sight.menu[0].choice)
        text = msgspec.json.encode(good).decode()
        frames = [torn(text, chance) if k % 2 else strange(good, chance) for k in range(COUNT)]
        heard: list[bytes] = []
        socket = Frames(frames, live, heard)
        quotas = Quotas(dict.fromkeys(QUOTAS, 1 << 30))
        house = Connections(quotas)
        client = Client(socket, Door(lobby, quotas), Metrics(), house, Line(""))  # type: ignore[arg-type]
        client.rate = RateLimit(1 << 30, 1.0)
        client.deliver = heard.append  # type: ignore[method-assign, assignment]
        eyes = (*range(seats), SPECTATOR)
        before = [ENCODER.encode(await live.look(eye)) for eye in eyes]
        with pytest.raises(WebSocketDisconnect):
            await client.read()
        after = [ENCODER.encode(await live.look(eye)) for eye in eyes]
        if kind not in ("take", "undo"):
            assert after == before
        if kind in ("sit", "stand", "ping"):
            assert socket.changes == 0
        assert client.metrics.counts["messages"] == COUNT

    run(str(tmp_path / "farm.db"), work)


def test_frames_find_a_change_without_leave(tmp_path: Path) -> None:
    """The test can fail: a refused message that left something behind."""

    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        heard: list[bytes] = []
        socket = Frames(["{}"], live, heard)
        await socket.receive_data("text")
        await any_move(live, Chance(1), "m")
        heard.append(b'{"type":"problem","status":400}')
        with pytest.raises(AssertionError):
            await socket.receive_data("text")

    run(str(tmp_path / "farm.db"), work)
