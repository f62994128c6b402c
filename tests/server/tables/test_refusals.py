"""Refusals are remembered in memory only. After a restart a copy of a refused move is judged anew, by the same law."""

from __future__ import annotations

from pathlib import Path

import pytest

from farmtable.server.tables import answers
from farmtable.server.tables.lobby import Lobby
from farmtable.server.wire.problem import Refused
from tests.support.server.inside import state_of
from tests.support.server.people import run, wish


def test_a_refused_move_is_refused_again_after_a_restart(tmp_path: Path) -> None:
    """Versions never go down, so what was too late stays too late; and the same question has the same menu."""
    file, name, choice = str(tmp_path / "farm.db"), "", 0
    kept: list[object] = []

    async def first(lobby: Lobby) -> None:
        nonlocal name, choice
        live, _ = await lobby.create(wish())
        name = live.id
        sight = await live.look(0)
        choice = sight.menu[0].choice
        assert (await live.take(0, "done", sight.version, choice)).done
        now = (await live.look(0)).version
        kept.append(await live.take(0, "late", sight.version, choice))
        kept.append(await live.take(0, "closed", now, 1 << 39))

    async def second(lobby: Lobby) -> None:
        live = await lobby.find(name)
        assert not state_of(live).refusals
        sight, rows = await live.look(0), state_of(live).rows
        again = [await live.take(0, "late", sight.version - 1, 0), await live.take(0, "closed", sight.version, 1 << 39)]
        assert again == kept
        assert [answer.done for answer in again] == [False, False]
        assert (await live.look(0), state_of(live).rows) == (sight, rows)
        assert (await live.take(0, "done", 0, choice)).done  # an answer that was kept is the same for ever
        with pytest.raises(Refused, match="problem-move-again"):
            await live.take(0, "done", 0, choice + 1)

    run(file, first)
    run(file, second)


def test_only_so_many_are_remembered(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish())
        for k in range(answers.REFUSALS + 50):
            assert not (await live.take(0, f"m{k}", 0, 0)).done
        assert len(state_of(live).refusals) == answers.REFUSALS

    run(str(tmp_path / "farm.db"), work)
