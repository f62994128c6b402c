"""Live tables: exactly once, only what is on the disk, and after a restart everything as it was."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access.tokens import seat_of
from farmtable.server.storage import lists, records
from farmtable.server.storage.store import StoreError
from farmtable.server.tables import chat
from farmtable.server.tables.lobby import Lobby
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.problem import Refused
from farmtable.server.wire.requests import HandOver, Join
from tests.support.server.inside import bots_think, info, record_of, state_of
from tests.support.server.people import any_move, listen, run, until, wish

EVERYTHING = (0, 1, SPECTATOR)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "farm.db")


def test_a_table_starts_when_the_last_seat_is_taken(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, tokens = await lobby.create(wish(seats="po"))
        assert record_of(live).status == "waiting"
        assert [token.seat for token in tokens] == [0]
        heard = listen(live, 0)
        with pytest.raises(Refused, match="problem-no-table"):
            await live.join(Join("wrong", "Eve"))
        seat = await live.join(Join(record_of(live).invite, " Bob\n\u200bby "))
        assert seat.seat == 1
        assert record_of(live).status == "playing"
        assert info(live, 0).seats[1].name == "Bob by"
        assert seat_of(record_of(live), seat.token) == 1
        assert seat_of(record_of(live), record_of(live).watch) == SPECTATOR
        assert seat_of(record_of(live), "") is None
        assert len(heard.of("sight")) == 1
        assert heard.of("table")[-1]["status"] == "playing"
        with pytest.raises(Refused, match="problem-full"):
            await live.join(Join(record_of(live).invite))
        kept = await lobby.store.read(records.load_table(live.id))
        assert kept is not None
        assert seat.token not in repr(kept)

    run(url, work)


def test_a_copy_of_a_move_gets_the_same_answer(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        sight = await live.look(0)
        choice = sight.menu[0].choice
        heard = listen(live, 1)
        first = await live.take(0, "m", sight.version, choice)
        assert first.done
        assert first.version > sight.version
        again = await asyncio.gather(*(live.take(0, "m", sight.version, choice) for _ in range(5)))
        assert all(answer == first for answer in again)
        assert len(heard.of("sight")) == 1
        stale = await live.take(0, "n", sight.version, choice)
        assert stale.problem
        assert (stale.done, stale.version, stale.problem.key) == (False, first.version, "problem-stale")
        assert await live.take(0, "n", sight.version, choice) == stale

    run(url, work)


def test_refusals_change_nothing_and_name_the_rule(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        sight = await live.look(0)
        words = live.game.vocabulary
        closed = [c for c in map(words.choice, range(words.size)) if c not in [o.choice for o in sight.menu]]
        answer = await live.take(0, "a", sight.version, closed[0])
        assert answer.problem
        assert answer.problem.rule
        unknown = await live.take(0, "b", sight.version, 1 << 39)
        assert unknown.problem
        assert unknown.problem.key == "refused-unknown"
        undo = await live.undo(1, "c", (await live.look(1)).version)
        assert undo.problem
        assert undo.problem.key == "refused-undo"
        assert await live.look(0) == sight
        assert await lobby.store.read(records.load_rows(live.id)) == state_of(live).playing().log.entries

    run(url, work)


def test_ten_thousand_duplicated_and_reordered_messages(file: str) -> None:
    """Two tabs a seat, every message sent several times, in any order: each choice counts once."""

    async def work(lobby: Lobby) -> None:
        chance, sent, done = Chance(3), 0, 0
        while sent < 10_000:
            live, _ = await lobby.create(wish(seats="ppp"))
            old: list[tuple[int, str, int, int]] = []
            while not state_of(live).playing().over:
                rows = state_of(live).rows
                made = []
                for seat in state_of(live).playing().asked():
                    sight = await live.look(seat)
                    for tab in "ab":
                        option = sight.menu[chance.below(len(sight.menu))]
                        made.append((seat, f"{tab}{len(old)}-{seat}", sight.version, option.choice))
                copies = [made[chance.below(len(made))] for _ in range(24)] + made
                copies += [old[chance.below(len(old))] for _ in range(4) if old]
                answers = await asyncio.gather(*(live.take(*message) for message in copies))
                sent += len(copies)
                by_id: dict[tuple[int, str], Any] = {}
                for message, answer in zip(copies, answers, strict=True):
                    assert by_id.setdefault(message[:2], answer) == answer
                new = {message[:2] for message in made}
                wins = [key for key, answer in by_id.items() if answer.done and key in new]
                assert len({seat for seat, _ in wins}) == len(wins)  # one tab of a seat, never both
                chosen = [row for row in state_of(live).playing().log.entries[rows:] if row % 8 != 7]
                assert len(chosen) == len(wins)
                done += len(wins)
                old += made
            assert await lobby.store.read(records.load_rows(live.id)) == state_of(live).playing().log.entries
        assert done > 150

    run(file, work)


def test_after_a_restart_all_is_as_it_was(url: str) -> None:
    """State, versions, events, undo and answers; with steps back in the log."""
    before: dict[str, list[bytes]] = {}
    first_moves: dict[str, tuple[int, int]] = {}

    async def sights(lobby: Lobby, name: str) -> list[bytes]:
        live = await lobby.find(name)
        return [ENCODER.encode(await live.look(seat)) for seat in EVERYTHING]

    async def first(lobby: Lobby) -> None:
        for game in ("_template", "formidable_farm"):
            live, _ = await lobby.create(wish(game))
            chance = Chance(5)
            for k in range(60 if game == "formidable_farm" else 8):
                moved = await any_move(live, chance, f"m{k}")
                first_moves.setdefault(live.id, moved)
                for seat in (0, 1):
                    sight = await live.look(seat)
                    if sight.can_undo and chance.below(2):
                        assert (await live.undo(seat, f"u{k}", sight.version)).done
            assert game == "_template" or state_of(live).undos
            before[live.id] = await sights(lobby, live.id)

    async def second(lobby: Lobby) -> None:
        await lobby.go_on()
        assert not lobby.live  # no bot is asked: they sleep until somebody comes
        for name, seen in before.items():
            assert await sights(lobby, name) == seen
            live = lobby.live[name]
            rows = state_of(live).rows
            seat, choice = first_moves[name]
            assert (await live.take(seat, "m0", 0, choice)).done
            for other in (choice + 1, None):  # under the same id, but something else
                with pytest.raises(Refused, match="problem-move-again"):
                    await (live.undo(seat, "m0", 0) if other is None else live.take(seat, "m0", 0, other))
            assert state_of(live).rows == rows
            await any_move(live, Chance(1), "next")

    run(url, first)
    run(url, second)


def test_events_resume_by_number_over_an_undo(file: str) -> None:
    """Whenever a client comes back, what it kept and what it gets are the events of one who was there all the time."""

    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm"))
        chance = Chance(8)
        seen: list[tuple[int, int, list[Any]]] = []
        for k in range(120):
            await any_move(live, chance, f"m{k}")
            sight = await live.look(1)
            if k % 3 == 0:
                seen.append((sight.told, sight.undos, msgspec.to_builtins(sight.events)))
            for seat in (0, 1):
                mine = await live.look(seat)
                if mine.can_undo and chance.below(2):
                    await live.undo(seat, f"u{k}", mine.version)
        whole = msgspec.to_builtins((await live.look(1)).events)
        assert state_of(live).undos
        for told, undos, events in seen:
            sight = await live.look(1, told, undos)
            assert events[: sight.since] + msgspec.to_builtins(sight.events) == whole

    run(file, work)


def test_a_push_gives_the_same_as_a_look(file: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm"))
        heard, events = listen(live, 0), list[Any]()
        state_of(live).audience.subscriptions[0].since = 0
        for k in range(30):
            await any_move(live, Chance(k), f"m{k}")
        for sight in heard.of("sight"):
            events = events[: sight["since"]] + sight["events"]
        now = msgspec.to_builtins(await live.look(0))
        assert events == now["events"]
        assert heard.of("sight")[-1]["view"] == now["view"]

    run(file, work)


def test_nobody_hears_what_the_disk_does_not_hold(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store fails: no answer, no push; and the table is as it was, for the same move to be tried again."""

    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        before = await live.look(0)
        choice = before.menu[0].choice
        heard = listen(live, 1)

        async def fails(job: object) -> None:
            raise StoreError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(lobby.store, "write", fails)
            with pytest.raises(Refused, match="problem-store"):
                await live.take(0, "m", before.version, choice)
        assert not heard.data
        assert await live.look(0) == before
        assert (await live.take(0, "m", before.version, choice)).done
        assert heard.of("sight")

    run(file, work)


def test_what_is_only_about_to_be_is_not_seen(file: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        before = await live.look(0)
        release = threading.Event()

        def slow(connection: Connection) -> None:
            release.wait(5)

        lobby.store.submit(slow)
        heard = listen(live, 1)
        moving = asyncio.ensure_future(live.take(0, "m", before.version, before.menu[0].choice))
        await asyncio.sleep(0.05)
        looking = asyncio.ensure_future(live.look(1))
        await asyncio.sleep(0.05)
        assert not moving.done()
        assert not looking.done()
        assert not heard.of("sight")
        moving.cancel()  # the one who asked went away: it still counts, and the others hear of it
        release.set()
        assert (await looking).told >= before.told
        assert heard.of("sight")
        assert (await live.take(0, "m", before.version, before.menu[0].choice)).done

    run(file, work)


def test_bots_play_and_go_on_after_a_restart(file: str) -> None:
    name = ""

    async def first(lobby: Lobby) -> None:
        nonlocal name
        live, _ = await lobby.create(wish("formidable_farm", "bb"))
        name = live.id
        await until(lambda: state_of(live).rows > 60)

    async def second(lobby: Lobby) -> None:
        await lobby.go_on()
        live = lobby.live[name]
        rows = state_of(live).rows
        assert rows > 60
        await until(lambda: state_of(live).rows > rows + 60)

    run(file, first)
    run(file, second)


def test_a_seat_is_handed_to_a_bot_and_back(file: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish("formidable_farm", "pp"))
        listen(live, 1)
        with pytest.raises(Refused, match="problem-not-yours"):
            await live.hand_over(0, HandOver(1, "random"))
        with pytest.raises(Refused, match="problem-no-level"):
            await live.hand_over(0, HandOver(0, "genius"))
        await live.leave(1)
        sight = await live.look(1)
        refused = await live.take(1, "x", sight.version, 0)
        assert refused.problem
        assert refused.problem.key == "problem-seat-gone"
        await live.hand_over(0, HandOver(1, "random"))
        await live.hand_over(0, HandOver(0, "random"))
        await until(lambda: state_of(live).rows > 80)
        await live.come_back(1)
        await until(lambda: not bots_think(live))
        sight = await live.look(1)
        assert (await live.take(1, "y", sight.version, sight.menu[0].choice)).done

    run(file, work)


def test_a_rematch_has_the_same_people_and_tokens(url: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, tokens = await lobby.create(wish(seats="pb"))
        with pytest.raises(Refused, match="problem-not-over"):
            await lobby.rematch(live, 0)
        for k in range(200):
            if record_of(live).status == "over":
                break
            await until(lambda: state_of(live).playing().over or 0 in state_of(live).playing().asked())
            if not state_of(live).playing().over:
                await any_move(live, Chance(k), f"m{k}")
        await until(lambda: record_of(live).status == "over")
        assert live.outside().seed == record_of(live).seed.hex()
        assert info(live, 0).places == state_of(live).playing().places()
        (again, _), (same, _) = await asyncio.gather(lobby.rematch(live, 0), lobby.rematch(live, 0))
        assert again is same
        assert record_of(again).seed != record_of(live).seed
        assert seat_of(record_of(again), tokens[0].token) == 0
        end = await lobby.store.read(records.load_end(live.id))
        assert end is not None
        assert len(msgspec.json.decode(end[1])) == state_of(live).playing().told

    run(url, work)


def test_chat_is_plain_short_and_slow(file: str) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        heard = listen(live, SPECTATOR)
        assert (await live.say(0, " <b>hi\u0007</b> ")).text == "<b>hi</b>"
        for text in ("", " \n ", "x" * 301):
            with pytest.raises(Refused, match="problem-chat-length"):
                await live.say(0, text)
        for _ in range(chat.LINES - 1):
            await live.say(0, "again")
        with pytest.raises(Refused, match="problem-too-many"):
            await live.say(0, "again")
        await live.say(1, "me too")
        assert [line["number"] for line in heard.of("chat")] == list(range(6))
        assert [line.text for line in await live.lines(0, 5)] == ["me too"]

    run(file, work)


def test_a_table_of_other_rules_waits(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first(lobby: Lobby) -> None:
        await lobby.create(wish())

    async def second(lobby: Lobby) -> None:
        (name,) = await lobby.store.read(lists.load_ids("playing"))
        live = await lobby.find(name)
        with pytest.raises(Refused, match="log-other-rules"):
            await live.look(0)

    run(file, first)
    from farmtable.server.tables.lobby import load

    monkeypatch.setattr(type(load("_template")), "version", 99)
    run(file, second)
