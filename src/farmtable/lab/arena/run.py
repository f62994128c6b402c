"""Plays rounds through an executor: processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from typing import TypeVar

from farmtable.core.game import SetupError
from farmtable.lab.arena.results import Results
from farmtable.lab.arena.stats import Test, match
from farmtable.match.match import Round, Setting, play_round
from farmtable.thinking.worker import attend

Item = TypeVar("Item")
Found = TypeVar("Found")

IN_FLIGHT = 3  # rounds that wait for each process


@contextmanager
def executor(cluster: str | None, processes: int | None) -> Iterator[tuple[Executor, int]]:
    """Something that plays rounds elsewhere, and how many at a time."""
    if cluster is None:
        count = processes or os.cpu_count() or 1
        with ProcessPoolExecutor(count, get_context("spawn"), attend) as local:
            try:
                yield local, count
            except BaseException:
                local.shutdown(wait=False, cancel_futures=True)
                raise
        return
    try:
        from distributed import Client
    except ImportError:
        raise SetupError("a cluster needs Dask: pip install 'farmtable[cluster]'") from None
    with Client(cluster, timeout="20s") as client:
        count = sum(client.nthreads().values())
        if count == 0:
            raise SetupError(f"the cluster at {cluster} has no workers: start some with `dask worker {cluster}`")
        try:
            yield client.get_executor(pure=False), count
        except CancelledError:
            raise SetupError(
                f"the cluster at {cluster} has gone away; with --out, the same command goes on from its results file"
            ) from None


def each(where: tuple[Executor, int], job: Callable[[Item], Found], items: Iterable[Item]) -> Iterator[Found]:
    """Do a job with each item elsewhere; what is found, as it comes. Who stops listening stops the rest."""
    workers, count = where
    left = iter(items)
    waiting: set[Future[Found]] = set()
    try:
        while True:
            while len(waiting) < count * IN_FLIGHT:
                item = next(left, None)
                if item is None:
                    break
                waiting.add(workers.submit(job, item))
            if not waiting:
                return
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def pairs_of(bots: list[str]) -> list[tuple[str, str]]:
    return list(combinations(bots, 2))


def rounds(bots: list[str], seeds: range) -> Iterator[Round]:
    """Seed by seed, so that all pairs advance together."""
    for seed in seeds:
        for pair in pairs_of(bots):
            yield Round(pair, seed)


def run(
    setting: Setting,
    bots: list[str],
    seeds: range,
    results: Results,
    where: tuple[Executor, int],
    test: Test | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> None:
    """Play what is not in the results yet. With a test, stop as soon as the first pair has a verdict."""
    done = results.done()
    left = (one for one in rounds(bots, seeds) if (one.pair, one.seed) not in done)
    progress(sum(one in done for one in ((r.pair, r.seed) for r in rounds(bots, seeds))))
    for records in each(where, partial(play_round, setting), left):
        results.add(records)
        progress(1)
        if test is not None:
            found = match(results.records, pairs_of(bots)[0], setting.seats)
            if test.verdict(found.per_seed, setting.seats):
                return
