"""`python -m tools.record promises`: what fields of My Farm Shop bring by the rules, for the page's own look ahead.

A field shows what it would bring before the server can be asked: while a die is looked at, the card is still to be
placed. The page reads that off the card; here the engine says, for fields as they lie in random games, whether they can
be activated and what comes of it, whatever is chosen then. A test of the page compares.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import click
import msgspec

from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.games import load
from farmtable.games.my_farm_shop.rules.activation import Activate
from farmtable.games.my_farm_shop.rules.declared import ACTIVATE, DONE
from tests.support.setups import Setup, any_step
from tools.record.openapi import laid_out

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "my_farm_shop" / "farm" / "promises.json"
GAME = "my_farm_shop"
GAMES, STEPS = 6, 2_000
EACH = 2  # of one face with as many sunflowers, that can be activated or can't


def current() -> bytes:
    game = load(GAME)
    faces = msgspec.to_builtins(game.show.faces())
    rows = {name: faces[name] for name in ("fields", "sides", "farmer", "cards", "jump_start", "printed", "shop_room")}
    for kind in ("cards", "jump_start", "printed"):
        rows[kind] = [{name: value for name, value in row.items() if name != "words"} for row in rows[kind]]
    rows["farmer"] = {"id": rows["farmer"]["id"]}
    cases, seen = list[Any](), Counter[Any]()
    for number in range(GAMES):
        collect(game, Setup(GAME, 2), Chance(number), cases, seen)
    return laid_out({"rows": rows, "cases": cases}).encode() + b"\n"


def collect(game: Game, setup: Setup, chance: Chance, cases: list[Any], seen: Counter[Any]) -> None:
    """All fields of seats that are asked which to activate, while another is asked, too: so nothing follows."""
    s = setup.new()
    for _ in range(STEPS):
        if s.over():
            return
        asked = [seat for seat in range(s.players) if s.asked >> seat & 1]
        if len(asked) == s.players:
            for seat in (one for one in asked if type(s.task_of(one)) is Activate):
                view = game.view(s, seat)
                for field, steps in enumerate(view.steps):  # type: ignore[attr-defined]
                    own = view.seats[seat]  # type: ignore[attr-defined]
                    offered = ACTIVATE + field in s.choices(seat)
                    kind = (own.cards[field], field, own.sunflowers[field], offered)
                    if own.bags >= steps and seen[kind] < EACH:
                        seen[kind] += 1
                        cases.append(case(game, s, seat, field, steps, offered))
        seat, choice = any_step(s, chance)
        if choice == DONE and len(s.choices(seat)) > 1:  # who does nothing has nothing
            choice = s.choices(seat)[-1]
        s.take(seat, choice)


def case(game: Game, s: State, seat: int, field: int, steps: int, offered: bool) -> dict[str, Any]:
    before = game.view(s, seat)
    own = msgspec.to_builtins(before)["seats"][seat]
    names = ("goods", "bags", "cards", "sunflowers", "tiles")
    ends = sorted(brought(game, s, seat, field, steps)) if offered else []
    return {
        "side": before.side,  # type: ignore[attr-defined]
        "seat": {name: own[name] for name in names},
        "field": field,
        "bags": steps,
        "ends": ends,  # coins, bags without those of the way, sunflowers, then each good: for each way to choose
    }


def brought(game: Game, s: State, seat: int, field: int, steps: int) -> set[tuple[int, ...]]:
    """What the seat may have more, or less, when all that the field asks is answered."""

    def has(state: State) -> list[int]:
        own = game.view(state, seat).seats[seat]  # type: ignore[attr-defined]
        return [own.coins, own.bags, sum(own.sunflowers), *own.goods]

    start, ends, todo, been = has(s), set[tuple[int, ...]](), [s.clone()], set[str]()
    todo[0].events = None
    todo[0].take(seat, ACTIVATE + field)
    while todo:
        state = todo.pop()
        if not state.asked >> seat & 1:
            more = [then - now for now, then in zip(start, has(state), strict=True)]
            ends.add((more[0], more[1] + steps, *more[2:]))
            continue
        for choice in state.choices(seat):
            after = state.clone()
            after.events = None
            after.take(seat, choice)
            if (key := str(after.facts())) not in been:
                been.add(key)
                todo.append(after)
    return ends


@click.command()
def promises() -> None:
    """Write what fields of My Farm Shop bring, by the engine: the page's tests compare with it."""
    FILE.write_bytes(current())
    click.echo(FILE)
