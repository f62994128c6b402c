"""A vector of games over several processes: each has a batch of its own and writes into memory that all share."""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from farmtable.rl.layout import Seen
from farmtable.rl.vector import FarmVectorEnv

Shapes = dict[str, tuple[tuple[int, ...], str]]  # by name: shape and kind of number
SEEN = ("observation", "candidates", "action_mask")


class Shared:
    """Arrays in one piece of shared memory."""

    def __init__(self, shapes: Shapes, name: str = "") -> None:
        sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in shapes.items()}
        sizes = {
            key: -(-size // 64) * 64 for key, size in sizes.items()
        }  # none shares a line of the cache with another
        self.memory = SharedMemory(name) if name else SharedMemory(create=True, size=sum(sizes.values()))
        self.arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for key, (shape, kind) in shapes.items():
            self.arrays[key] = np.ndarray(shape, kind, self.memory.buf, at)
            at += sizes[key]

    def close(self, unlink: bool) -> None:
        self.arrays.clear()
        self.memory.close()
        if unlink:
            self.memory.unlink()


def shapes_of(env: FarmVectorEnv, count: int) -> Shapes:
    found: Shapes = {name: ((count, *array.shape[1:]), array.dtype.str) for name, array in env.seen.items()}
    one: Shapes = {"reward": ((count,), "<f4"), "over": ((count,), "|b1"), "cut_off": ((count,), "|b1")}
    return (
        found
        | one
        | {
            "seat": ((count,), "|u1"),
            "choices": ((count,), "<i2"),
            "returns": ((count, env.seats), "<f4"),
            "_returns": ((count,), "|b1"),
        }
    )


def work(pipe: Connection, settings: dict[str, Any], start: int, count: int, shapes: Shapes, name: str) -> None:
    """In a process of its own: its part of the games, until the pipe says stop."""
    shared = Shared(shapes, name)
    env = FarmVectorEnv(count, **settings, copy=False, final_obs=False)
    part = {key: array[start : start + count] for key, array in shared.arrays.items()}
    try:
        while (message := pipe.recv()) is not None:
            try:
                kind, what = message
                if kind == "reset":
                    seen, info = env.reset(seed=what)
                else:
                    seen, part["reward"][:], part["over"][:], part["cut_off"][:], info = env.step(what)
                for key in seen:
                    np.copyto(part[key], seen[key])
                part["seat"][:] = info["seat"]
                part["choices"][:] = info["choices"]
                part["_returns"][:] = info.get("_returns", False)
                if "returns" in info:
                    part["returns"][:] = info["returns"]
                pipe.send(None)
            except Exception as error:  # told to who asked, who raises it
                pipe.send(error)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        part.clear()
        shared.close(unlink=False)


class SharedVectorEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """As FarmVectorEnv, in several processes. Close it when you are done, or use it in a `with`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's own form

    def __init__(self, num_envs: int, processes: int = 2, copy: bool = True, **settings: Any) -> None:
        if not 1 <= processes <= num_envs:
            raise ValueError(f"{num_envs} games need 1 to {num_envs} processes, not {processes}")
        env = FarmVectorEnv(1, **settings)
        self.num_envs = num_envs
        self.layout = env.layout
        self.copy = copy
        self.single_observation_space = env.single_observation_space
        self.single_action_space = env.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        shapes = shapes_of(env, num_envs)
        self.shared = Shared(shapes)
        context = multiprocessing.get_context("spawn")
        edges = [num_envs * k // processes for k in range(processes + 1)]
        self.parts = list(pairwise(edges))
        self.pipes: list[Connection] = []
        self.workers = []
        for start, end in self.parts:
            mine, theirs = context.Pipe()
            arguments = (theirs, settings, start, end - start, shapes, self.shared.memory.name)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(mine)
            self.workers.append(worker)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """The deals are seed, seed + 1 and so on, however many processes there are."""
        seeds = seed if isinstance(seed, list) else None
        for pipe, (start, end) in zip(self.pipes, self.parts, strict=True):
            part: Any = seeds[start:end] if seeds is not None else seed + start if isinstance(seed, int) else None
            pipe.send(("reset", part))
        self._wait()
        return self._shown(), {name: self.shared.arrays[name].copy() for name in ("seat", "choices")}

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        for pipe, (start, end) in zip(self.pipes, self.parts, strict=True):
            pipe.send(("step", np.asarray(actions[start:end])))
        self._wait()
        arrays = self.shared.arrays
        info = {name: arrays[name].copy() for name in ("seat", "choices", "returns", "_returns")}
        return self._shown(), *(arrays[name].copy() for name in ("reward", "over", "cut_off")), info  # type: ignore[return-value]

    def _wait(self) -> None:
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if answer is not None:
                raise answer

    def _shown(self) -> Seen:
        found = {name: self.shared.arrays[name] for name in SEEN if name in self.shared.arrays}
        return {name: array.copy() for name, array in found.items()} if self.copy else found

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self.pipes:
            pipe.send(None)
        for worker in self.workers:
            worker.join(5)
        self.shared.close(unlink=True)

    def __enter__(self) -> SharedVectorEnv:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()
