"""Mutated messages: no exception gets out, and a refusal leaves the table as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from farmtable.core.playout import Chance
from farmtable.core.seats import SPECTATOR
from farmtable.server.door import Door
from farmtable.server.lobby import Lobby
from farmtable.server.messages import ENCODER
from farmtable.server.metrics import Metrics
from farmtable.server.pace import Pace
from farmtable.server.socket import Client
from tests.server.people import run, wish

COUNT = 10_000  # of each type
SPLICES = [*'"{}[,:', "\\u0000", "-1", "1e999", "null", "true", "99999999999999999999", "é", "\ud800"]


class Frames:
    """A socket that says these and hangs up."""

    client = None

    def __init__(self, frames: list[str]) -> None:
        self.frames = frames[::-1]

    async def receive_data(self, mode: str) -> str:
        if not self.frames:
            raise WebSocketDisconnect(detail="done")
        return self.frames.pop()


def mutated(text: str, chance: Chance) -> str:
    """A few signs put in, taken out or put in the place of others."""
    for _ in range(1 + chance.below(3)):
        at, length = chance.below(len(text) + 1), chance.below(4)
        text = text[:at] + SPLICES[chance.below(len(SPLICES))] * chance.below(2) + text[at + length :]
    return text


@pytest.mark.parametrize("kind", ["sit", "stand", "take", "undo", "say", "ping"])
def test_mutated_messages(kind: str, tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        live, tokens = await lobby.create(wish())
        sight = await live.look(0)
        fields: dict[str, Any] = {"type": kind, "ask": 3}
        if kind != "ping":
            fields |= {"table": live.record.id, "token": tokens[0].token}
        if kind in ("take", "undo"):
            fields |= {"version": sight.version, "move": "a-move"}
        fields |= {"choice": sight.menu[0].choice} if kind == "take" else {}
        fields |= {"text": "hello"} if kind == "say" else {}
        fields |= {"since": 2, "undos": 0, "chat": 0} if kind == "sit" else {}
        chance = Chance(len(kind))
        good = msgspec.json.encode(fields).decode()
        frames = [mutated(good, chance) for _ in range(COUNT)]
        client = Client(Frames(frames), Door(lobby, failures=1 << 30), Metrics())  # type: ignore[arg-type]
        client.pace = Pace(1 << 30, 1.0)
        heard: list[bytes] = []
        client.hear = heard.append  # type: ignore[method-assign, assignment]
        before = [ENCODER.encode(await live.look(eye)) for eye in (0, 1, SPECTATOR)]
        with pytest.raises(WebSocketDisconnect):
            await client.read()
        answers = [msgspec.json.decode(data) for data in heard]
        assert not [answer for answer in answers if answer.get("status") == 500]
        if not [answer for answer in answers if answer.get("done")]:
            assert [ENCODER.encode(await live.look(eye)) for eye in (0, 1, SPECTATOR)] == before
        assert len([answer for answer in answers if answer["type"] == "problem"]) > COUNT // 3

    run(str(tmp_path / "farm.db"), work)
