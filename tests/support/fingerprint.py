"""Plays games of every kind and prints a hash of every state on the way: `python -m tests.support.fingerprint`.

With a number it plays that many games of each, over all numbers of seats and all options; without, a few, and it asks
bots too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import cycle, islice
from typing import Any

import msgspec

from farmtable.bots.tree import Edge, Node
from farmtable.core.brain.candidates import Candidates
from farmtable.core.rules import state
from farmtable.core.rules.event import Event, Handed
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.state import State
from farmtable.games.formidable_farm.game import FormidableFarm
from farmtable.lab.solver.foreknown import Foreknown
from farmtable.lab.solver.outlook import Outlook, Thumb
from farmtable.lab.solver.solo import Search
from farmtable.table.dealer import Dealer, seed_from
from farmtable.thinking.registry import make
from tests.support.setups import GAMES, Setup, asked, random_game, setups

STEPS = 1500
SEEDS = 2
BOTS = (
    "greedy",
    "ismcts@300",
    "ismcts@300+others=2+width=9+rollout=0",
    "ismcts@300+rollout=0+turns=1+others=1+alone=1",
    "flat@200+among=1",
    "flat@200+settle=1+longer=2",
    "ismcts@100+rollout=0+settle=1+longer=2",
)


def values(event: Event) -> tuple[int, ...]:
    secrets = event.secrets if isinstance(event, Handed) else [event.secret]
    return event.kind, event.seat, event.a, event.b, event.c, *secrets, event.knows, event.news


class Learner:
    """What learners see, as bytes."""

    def __init__(self, setup: Setup) -> None:
        assert setup.game.brain.observation is not None
        self.seats = setup.seats
        self.observation = setup.game.brain.observation(setup.seats)
        self.candidates = Candidates(setup.game.vocabulary, setup.seats)

    def sees(self, s: State) -> bytes:
        """The row of every seat, and the candidates of the one that is asked."""
        packed: list[Any] = [self.observation.row(s, seat) for seat in range(self.seats)]
        if s.seat < self.seats:
            packed.append(self.candidates.rows(s.menu, int(s.seat)))
        return b"".join(memoryview(row).tobytes() for row in packed)


def fingerprint(setup: Setup, seed: int) -> str:
    """A hash of facts, menus, events, views, values and scores, after every step of a random game."""
    game, chance, print_of = setup.game, Chance(seed), sha256()
    learner = Learner(setup) if game.brain.observation is not None else None
    s = setup.new()
    for k, step in enumerate(random_game(s, chance, STEPS)):
        told = [values(event) for event in s.events or []]
        s.events = []
        worth = [game.brain.value(s, seat) for seat in range(setup.seats)]
        menus = [s.choices(seat) for seat in asked(s)]
        print_of.update(repr((step, s.facts(), menus, told, worth)).encode())
        if k % 20 == 0:
            eye = setup.eyes[chance.below(len(setup.eyes))]
            view = game.view(s, eye)
            print_of.update(msgspec.json.encode(view))
            print_of.update(repr(game.scores(s)).encode())
            if game.brain.odds is not None:
                print_of.update(repr(game.brain.odds.chances(s)).encode())
            print_of.update(repr(game.imagine(view, chance).facts()).encode())
            if learner is not None:
                print_of.update(learner.sees(s))
    print_of.update(repr((s.facts(), game.scores(s))).encode())
    return print_of.hexdigest()


def answers(setup: Setup) -> str:
    """A hash of what bots answer at some places of a random game, with their plans."""
    game, chance, print_of = setup.game, Chance(3), sha256()
    s = setup.new()
    for k, _ in enumerate(random_game(s, chance, 200)):
        if k % 40 == 30 and s.seat < setup.seats:
            for bot in BOTS:
                view, menu = game.view(s, int(s.seat)), s.choices(s.seat)
                answer = make(bot, game).answer(game, view, menu, k)
                print_of.update(repr((answer.choice, answer.plan)).encode())
    return print_of.hexdigest()


def solution() -> str:
    """What the solver finds in a narrow search of one deal."""
    game = FormidableFarm()
    foreknown = Foreknown(Dealer(seed_from(1)).rank)
    s = game.new(1, {})
    s.settle()
    foreknown.speak(s)
    search = Search(foreknown, Outlook(game.deck, s, foreknown, Thumb()), 3, 10, 5000, False, 18)
    search.run(s)
    return repr((int(search.nodes), int(search.reached), search.win and search.win.whole()))


def deep_trees() -> int:
    """Trees far deeper than those of long plans come and go; freed wrongly, they spoil what lies beside them.

    Frees that nest too deep are put off, and which kind of object is put off depends on how deep the root lies.
    """
    choices = 0
    for k in range(100):
        root = node = Node(0)
        for choice in range(1000):
            edge = Edge(choice, 0.5)
            node.edges.append(edge)
            node = edge.next(choice, 1)
        node = root
        while node.edges:
            choices += int(node.edges[0].choice)
            node = node.edges[0].nodes[0]
        box: list[object] = [root]
        for _ in range(k % 4):
            box = [box]
        del root, node, edge, box
    return choices


def some() -> Iterator[str]:
    """For the tests."""
    for name in GAMES:
        for setup in setups(name):
            for seed in range(SEEDS):
                yield f"{setup} {seed} {fingerprint(setup, seed)}"
            yield f"{setup} bots {answers(setup)}"
    yield f"solver {solution()}"
    yield f"trees {deep_trees()}"


def many(number: int) -> Iterator[str]:
    """A number of games of each kind, for `python -m tools.attack equal`."""
    for name in GAMES:
        for seed, setup in enumerate(islice(cycle(setups(name, number)), number)):
            yield f"{setup} {seed} {fingerprint(setup, seed)}"


if __name__ == "__main__":
    print(state.__file__)
    for line in many(int(sys.argv[1])) if len(sys.argv) > 1 else some():
        print(line, flush=True)
