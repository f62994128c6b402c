"""A task is its name and ints: it can be written down and read back. So an agenda is plain public data."""

import gc
from typing import Any

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.task import Task, decoded, encoded
from tests.support.setups import load, random_game, setups


def only_ints(data: object) -> bool:
    """A name, then ints and further tasks."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        return False
    return all(type(part) is int or only_ints(part) for part in data[1:])


def test_tasks_are_data(game: str) -> None:
    """Every task that is met in play, and every one that is alive besides: those built at load among them."""
    classes = load(game).tasks
    found: list[Task[Any]] = []
    for setup in setups(game):
        s = setup.new()
        for _ in random_game(s, Chance(5), 500):
            found.append(s.task_of(s.seat))
    found += [thing for thing in gc.get_objects() if isinstance(thing, Task) and type(thing) in classes.values()]
    for task in found:
        data = encoded(task)
        assert only_ints(data), data
        again = decoded(data, classes)
        assert type(again) is type(task)
        assert encoded(again) == data
        assert vars(again).keys() == vars(task).keys()


def test_agendas_are_tasks_of_the_game(game: str) -> None:
    classes = load(game).tasks
    for setup in setups(game):
        s = setup.new()
        for _ in random_game(s, Chance(6), 300):
            for agenda in (s.agenda, *s.lanes):
                assert all(classes[type(task).__name__] is type(task) for task in agenda.rows())
