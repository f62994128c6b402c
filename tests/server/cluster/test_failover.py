"""One failover and one rolling restart at every test run; the commands of `tools.attack` do as many as you like."""

from __future__ import annotations

from contextlib import suppress
from time import sleep

import pytest

from farmtable.server.storage import records
from farmtable.server.storage.store import Store, StoreError, Unclear
from tests.server.storage.test_store import a_table
from tests.support.server.postgres import folder, program
from tools.attack import failover, rolling

pytestmark = pytest.mark.skipif(program("initdb") is None, reason="LEFT OUT: there is no PostgreSQL server here")


def test_a_standby_takes_over_and_nothing_is_lost() -> None:
    test = failover.run(failovers=1, moves=60, tables=4)
    assert test.killed == 1
    assert test.done >= 60


def test_servers_restart_one_after_another_and_play_goes_on() -> None:
    test = rolling.run(rounds=1, moves=60, tables=4)
    assert test.killed == 2
    assert test.done >= 60


def test_what_a_crashed_primary_shows_too_early_is_not_shown() -> None:
    """It was written there, and waited for its standby, when the power went: nobody was told, and nobody is told of it
    after the restart, for a failover would take it back. When the standby has it, all may know."""
    with folder() as base:
        pair = failover.Pair(base)
        store = Store(pair.primary.url, wait=1)
        try:
            store.submit(records.add_table(a_table())).result()
            pair.standby.stop("fast")
            said = store.submit(records.add_chat("t", 0, "too early", 1.0))
            assert isinstance(said.exception(), Unclear)
            pair.primary.kill()
            pair.primary.start()
            for _ in range(2):
                with pytest.raises(StoreError):
                    store.read_now(records.load_chat("t", 0, 9))
                sleep(0.6)  # nobody asks twice in the same moment
            pair.standby.start()
            for _ in range(50):
                with suppress(StoreError):
                    assert [line.text for line in store.read_now(records.load_chat("t", 0, 9))] == ["too early"]
                    return
                sleep(0.2)
            raise AssertionError("the database does not answer any more")
        finally:
            store.close()
            pair.stop()
