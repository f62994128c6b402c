"""The arena on a real, small Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from click.testing import CliRunner
from distributed import LocalCluster

from farmtable.cli import cli
from farmtable.core.game import SetupError
from farmtable.lab.arena.results import read
from farmtable.lab.arena.run import executor

ARENA = ["lab", "arena", "_template", "--bots", "greedy,random", "--seats", "2", "--pairs", "3", "--seed", "5"]


@contextmanager
def cluster(workers: int) -> Iterator[Any]:
    here = {"processes": False, "protocol": "tcp", "dashboard_address": None}
    with LocalCluster(n_workers=workers, threads_per_worker=1, **here) as found:
        yield found


def played(file: Path) -> list[tuple[int, list[str], list[int], str]]:
    return sorted((one.seed, one.bots, one.points, one.log) for one in read(file)[1])


def test_it_plays_the_same_games(tmp_path: Path) -> None:
    there, here = tmp_path / "there.jsonl", tmp_path / "here.jsonl"
    with cluster(1) as found:
        done = CliRunner().invoke(cli, [*ARENA, "--cluster", found.scheduler_address, "--out", str(there)])
    assert done.exit_code == 0, done.output
    assert CliRunner().invoke(cli, [*ARENA, "--processes", "1", "--out", str(here)]).exit_code == 0
    assert len(played(there)) == 6
    assert played(there) == played(here)


def test_one_without_workers_is_refused() -> None:
    with (
        cluster(0) as found,
        pytest.raises(SetupError, match="no workers"),
        executor(found.scheduler_address, None),
    ):
        pass


def test_one_that_goes_away_says_how_to_go_on() -> None:
    def play_while_it_closes() -> None:
        with cluster(1) as found, executor(found.scheduler_address, None) as (where, _):
            waiting = where.submit(sleep, 30)
            found.close()
            waiting.result(20)

    with pytest.raises(SetupError, match="goes on from its results file"):
        play_while_it_closes()
