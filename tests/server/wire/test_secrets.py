"""Nothing hidden reaches the wrong ear: every byte of whole games, for every seat and onlooker (tools.attack.canary).

A few games of each kind here; the command plays hundreds. And the canary can fail: planted leaks are found.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from logging import getLogger
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farmtable import games
from farmtable.core.rules.event import Event
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.rules.state import State
from farmtable.core.show.phrase import IllegalChoice, phrase
from farmtable.core.show.text import Section, Text
from farmtable.games.fences.rules import board
from farmtable.games.fences.show.show import FencesShow
from farmtable.server.access.grant import Grant
from farmtable.server.storage import records
from farmtable.server.storage.store import Store, StoreError
from farmtable.server.tables import live_state
from farmtable.server.tables.live_state import TableState
from farmtable.server.wire import sight as sight_module
from farmtable.server.wire.messages import ENCODER, Sight, TableInfo
from farmtable.server.wire.sight import reading, sight
from farmtable.table import table as tables
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from farmtable.table.told import text as texts
from tests.support.setups import setups
from tests.support.twins import Leak
from tests.support.wire import wired
from tools.attack import canary


@pytest.mark.parametrize("game", games.names())
def test_every_byte_of_a_game(game: str) -> None:
    """With the fewest seats and no option, and with the most of both."""
    for number in (0, len(setups(game)) - 1):
        counts = asyncio.run(canary.run(game, 1, number))
        assert counts["games"] == 1
        assert counts["messages"] > 100
        assert counts["door answers"] > 20


def test_every_byte_over_tcp() -> None:
    assert asyncio.run(canary.run("fences", 1, real=True))["messages"] > 100


# ---- The canary can fail ---------------------------------------------------------------------------------------------


def spectator_sits(table: Table, name: str, seat: int, *rest: Any) -> Sight:
    """Onlookers see a hand."""
    seen = sight(table, name, seat, *rest)
    return msgspec.structs.replace(seen, view=table.view(0)) if seat == SPECTATOR else seen


def usual_tells(table: Table, name: str, seat: int, *rest: Any) -> Sight:
    """A number that depends on all hands: it names no piece."""
    hands = [sum(table._state.row(board.HAND + other)) for other in range(table.seats)]
    return msgspec.structs.replace(sight(table, name, seat, *rest), usual=sum(hands) % 97)


@pytest.mark.parametrize("leaky", [spectator_sits, usual_tells])
def test_a_leak_in_a_message_is_found(leaky: Callable[..., Sight], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_state, "sight", leaky)
    monkeypatch.setattr(canary, "sight", leaky)
    found()


def test_a_leak_in_the_events_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(event: Event, seat: int) -> Event:
        return event

    monkeypatch.setattr(tables, "seen", everything)
    found()


def test_a_leak_in_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusal(self: FencesShow, s: State, seat: int, choice: int) -> IllegalChoice:
        return IllegalChoice(phrase("refused-not-asked", n=sum(sum(s.row(board.HAND + k)) for k in range(s.players))))

    monkeypatch.setattr(FencesShow, "refusal", refusal)
    found()


@pytest.mark.parametrize("field", ["seed", "invite"])
def test_a_leak_about_the_table_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    info = TableState.info

    def more(self: TableState, grant: Grant) -> TableInfo:
        secret = self.record.seed.hex() if field == "seed" else self.record.invite
        return msgspec.structs.replace(info(self, grant), rematch=secret)

    monkeypatch.setattr(TableState, "info", more)
    found()


def test_a_leak_in_the_servers_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    push = TableState.push

    def loud(self: TableState, info: bool = False) -> None:
        getLogger("farmtable").warning("pushed to %s", self.record.id)
        push(self, info)

    monkeypatch.setattr(TableState, "push", loud)
    found()


def found() -> None:
    """Of a game with hidden hands."""
    assert dict(setups("fences")[0].options) == {"open_hands": 0}
    with pytest.raises(Leak):
        several(8)  # the deals are new each time, and a small leak need not show in every game


def several(most: int) -> None:
    for _ in range(most):
        asyncio.run(canary.run("fences", 1))


# ---- Single doors ----------------------------------------------------------------------------------------------------


def test_who_left_hears_nothing_of_who_came(tmp_path: Path) -> None:
    """A seat that was given up before the game is somebody else's now; the old socket is still open."""

    async def whole() -> None:
        async with wired(str(tmp_path / "farm.db")) as wire:
            wish = {"game": "_template", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]}
            table = (await wire.request("POST", "/api/tables", wish)).json["table"]
            where = f"/api/tables/{table['id']}"
            join = {"invite": table["invite"], "seat": 1}
            left = (await wire.request("POST", f"{where}/join", join)).json["tokens"][0]["token"]
            socket = wire.socket()
            sit = {"type": "sit", "table": table["id"], "token": left}
            assert [message["type"] for message in await socket.ask(sit)] == ["table"]
            assert (await wire.request("POST", f"{where}/leave", token=left)).status == 201
            came = (await wire.request("POST", f"{where}/join", join)).json["tokens"][0]["token"]
            assert (await wire.request("POST", f"{where}/join", {**join, "seat": 2})).json["table"][
                "status"
            ] == "playing"
            assert await socket.ask({"type": "ping", "ask": 1}) == [{"type": "pong", "ask": 1}]
            assert [message["status"] for message in await socket.ask(sit)] == [404]
            assert "sight" in [message["type"] for message in await socket.ask({**sit, "token": came})]
            await socket.close()

    asyncio.run(whole())


def test_an_error_of_the_store_does_not_say_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "farm.db"))
    record = records.TableRecord("name", "_template", {}, "en", False, "INVITATION", "WATCH", b"SEED", 0.0, [])
    store.submit(records.add_table(record)).result()
    with pytest.raises(StoreError) as error:
        store.submit(records.add_table(record)).result()
    store.close()
    assert not [secret for secret in ("INVITATION", "WATCH", "SEED") if secret in str(error.value)]


@pytest.mark.parametrize("game", games.names(hidden=True))
def test_what_a_seat_cant_tell_apart_gives_the_same_bytes(game: str) -> None:
    """An imagined state in place of the real one: view, menu, question, undo and the table in words come out the same,
    to the byte, and so does what is typed."""
    rules = games.load(game)
    seats = rules.seats[-1]
    for seed in range(4):
        table = Table(rules, seats, {}, Dealer(seed_from(seed)))
        chance = Chance(seed)
        for k in range(120):
            if table.over:
                break
            asked = table.asked()
            seat = asked[chance.below(len(asked))]
            menu = table.menu(seat)
            table.take(seat, menu[chance.below(len(menu))], table.version(seat))
            if k % 20 or table.over:
                continue
            for eye in (*range(seats), SPECTATOR):
                real = all_that_is_told(table, eye)
                state = table._state
                table._state = rules.imagine(table.view(eye), chance)
                other = all_that_is_told(table, eye)
                table._state = state
                assert other == real


def all_that_is_told(table: Table, eye: int) -> list[bytes]:
    """The whole sight, in words too, and the answers to what can be typed."""
    typed = ("since", "repeat", "choices", "help", "points", "where", "nonsense")
    answers = [reading(table, eye, words, "en", ["Ada"] * table.seats) for words in typed]
    return [ENCODER.encode(sight(table, "t", eye, 0, [], 0, None, True)), *map(ENCODER.encode, answers)]


def test_a_leak_in_the_table_in_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader's text counts what is in all hands."""
    tell = texts.text

    def leaky(table: Table, seat: int) -> Text:
        hands = sum(sum(table._state.row(board.HAND + other)) for other in range(table.seats))
        more = Section(phrase("text-hand"), (phrase("text-none", n=hands),))
        return replace(tell(table, seat), sections=(more,))

    monkeypatch.setattr(sight_module, "text", leaky)
    found()
