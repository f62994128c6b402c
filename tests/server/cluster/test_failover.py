"""One failover and one rolling restart at every test run; the commands of `tools.attack` do as many as you like."""

from __future__ import annotations

import pytest

from tests.support.server.postgres import program
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
