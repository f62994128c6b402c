"""Games played by chance at the server, for tests that want every kind of question to come up in the page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import sleep
from typing import Any

from tests.support.browser.house import House, Seated

TABLES = 8  # that are played at most
EARLY, OLD = 5, 3  # questions that are shown at most
LEAST = {"formidable_farm": 4, "my_farm_shop": 4, "farmoony": 3, "fences": 2}  # kinds that must come
LATE = {"formidable_farm": 25, "my_farm_shop": 30, "farmoony": 25, "fences": 20}  # own choices that make a game late

Sit = Callable[[Seated], None]
Show = Callable[[Seated, str, bool], None]  # the kind of question, and is it late in the game?


def move(house: House, table: Seated, sight: dict[str, Any], choice: int) -> None:
    body = {"version": sight["version"], "move": f"m{sight['version']}", "choice": choice}
    house.call(f"/tables/{table.id}/moves", body, table.token)


def questions(house: House, game: str, seats: int, sit: Sit, show: Show) -> None:
    """Show each kind of question when it comes first, and once more late in a game, until there were enough."""
    random, early, late = Random(7), set[str](), set[str]()
    for _ in range(TABLES):
        table = house.table(game, seats)
        sit(table)
        made = 0
        while len(late) < OLD and made < 2 * LATE[game] and not (sight := house.sight(table))["over"]:
            if not sight["menu"]:
                sleep(0.02)  # asked without a pause, the server has less time for the bots
                continue
            kind, old = sight["question"]["key"], made >= LATE[game]
            made += 1
            kinds = late if old else early
            if kind not in kinds and len(kinds) < (OLD if old else EARLY):
                kinds.add(kind)
                show(table, kind, old)
                if house.sight(table)["version"] != sight["version"]:  # it was answered there
                    continue
            acts = [option for option in sight["menu"] if option["verb"] != "done"]  # who does nothing is asked little
            move(house, table, sight, random.choice(acts or sight["menu"])["choice"])
        if len(early | late) >= LEAST[game]:
            return
    raise AssertionError(f"only {early | late} came in {TABLES} games")
