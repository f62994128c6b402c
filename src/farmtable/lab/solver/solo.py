"""Formidable Farm alone, with all cards known: is there a way to win within the countdown?

A beam search, turn by turn, and within a turn action by action (supplies, a card with its payment and reward, a rule
breaker). Of positions with the same cards, one is dropped if another has at least as many of every crop and coin
(Pareto dominance); of what is then left in a layer, the best `width` are kept. Where nothing had to be cut, finding no
win proves that there is none.
"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i64
from farmtable.core.rules.task import Task
from farmtable.games.formidable_farm.rules import payment, rewards
from farmtable.games.formidable_farm.rules.crops import covers
from farmtable.games.formidable_farm.rules.declared import CARDS, DONE, VERB
from farmtable.games.formidable_farm.rules.play import TURN
from farmtable.games.formidable_farm.rules.state import (
    ANOTHER,
    DISCARD,
    DISCOUNT,
    FULFILLED,
    HAND,
    MARKET,
    MARKET_LIMIT,
    PLAYED,
    RESHUFFLES,
    SHUFFLED,
    STACK,
    SUPPLIED,
    TURNS,
    Farm,
)
from farmtable.lab.solver.foreknown import Foreknown
from farmtable.lab.solver.outlook import Outlook

PLACES: Final = 1 << 24  # positions of a layer at most


class Trail:
    """The player's choices that led to a position."""

    def __init__(self, before: Trail | None, choices: list[int]) -> None:
        self.before: Trail | None = before
        self.choices: list[int] = choices

    def whole(self) -> list[int]:
        parts: list[list[int]] = []
        trail: Trail | None = self
        while trail is not None:
            parts.append(trail.choices)
            trail = trail.before
        return [choice for part in reversed(parts) for choice in part]


class Node:
    """A position in which the player is free to choose the next thing of the turn."""

    def __init__(self, state: Farm, trail: Trail, worth: i64) -> None:
        self.state: Farm = state
        self.trail: Trail = trail
        self.worth: i64 = worth
        self.crops: i64 = state.crops[0]
        self.coins: i64 = state.count(FULFILLED)
        self.alive: bool = True  # no other position dominates it


class Half:
    """A position in the middle of a payment or a reward."""

    def __init__(self, state: Farm, choices: list[int], family: i64) -> None:
        self.state: Farm = state
        self.choices: list[int] = choices
        self.family: i64 = family  # of the task that was answered last


def family(task: Task[Any]) -> i64:
    """Tasks whose answers may come in any order: several of one family in a row are tried in one order only."""
    if isinstance(task, payment.PayAny):
        return 1
    if isinstance(task, payment.PayDifferent):
        return 2
    if isinstance(task, rewards.CropOfChoice):
        return 3
    if isinstance(task, rewards.TakeDifferent):
        return 4
    return 0


def free(task: Task[Any]) -> bool:
    """Is this a reward that adds crops and nothing else? To leave it is never better."""
    return isinstance(
        task, (rewards.Take, rewards.CropOfChoice, rewards.TakeAnyEach, rewards.TakeIdentical, rewards.TakeDifferent)
    )


class Search:
    """One search; afterwards `win` has the player's choices, or `cut` says whether anything was left out."""

    def __init__(
        self, foreknown: Foreknown, outlook: Outlook, width: i64, branches: i64, most: i64, exact: bool, within: i64
    ) -> None:
        self.foreknown: Foreknown = foreknown
        self.outlook: Outlook = outlook
        self.width: i64 = width  # of the beam: positions of a layer that are kept
        self.branches: i64 = branches  # ... of the ways to pay for one card and to use its reward
        self.most: i64 = most  # nodes
        self.exact: bool = exact  # the faces of fulfilled cards count; else only their number
        self.within: i64 = within  # turns
        self.nodes: i64 = 0  # choices tried
        self.cut: bool = False  # was anything left out that might have won?
        self.win: Trail | None = None
        self.turn: i64 = 0
        self.reached: i64 = 0  # the turn of the win, or the last one that was looked at
        self.halves: list[Half] = []
        self.next: list[Node] = []  # the next layer of this turn
        self.later: list[Node] = []  # starts of the next turn
        self.seen: dict[bytes, list[Node]] = {}  # positions of this turn
        self.seen_later: dict[bytes, list[Node]] = {}

    def run(self, start: Farm) -> None:
        """From a position in which the player is free to choose."""
        s = start.clone()
        self.foreknown.speak(s)
        if s.over():
            return
        assert s.task_of(0) is TURN
        self.turn = s.numbers[TURNS]
        layer = [Node(s, Trail(None, []), 0)]
        while len(layer) > 0 and self.turn < self.within and not self.ended():
            while len(layer) > 0 and not self.ended():
                self.next = []
                for node in layer:
                    if node.alive and not self.ended():
                        self.expand(node)
                    node.state = start
                layer = self.best(self.next, start)
            self.reached = self.turn
            layer = self.best(self.later, start)
            self.seen = self.seen_later
            self.later = []
            self.seen_later = {}
            self.turn += 1
        self.next = []

    def ended(self) -> bool:
        if self.win is not None:
            return True
        if self.nodes >= self.most:
            self.cut = True
            return True
        return False

    def best(self, nodes: list[Node], start: Farm) -> list[Node]:
        """The layer that is kept, the best first. Positions compete with those that have as many cards left.

        Else one judgement of what a card is worth would choose for all: to hoard crops, or to play cards at any price.
        """
        ranked: list[int] = []
        for k in range(len(nodes)):
            if nodes[k].alive:
                ranked.append(-int(nodes[k].worth) * PLACES + k)
        ranked.sort()
        if len(ranked) > self.width:
            self.cut = True
            placed = [0] * (CARDS + 1)  # how many are better, by the number of cards that are left
            fair: list[int] = []
            for k in range(len(ranked)):
                left = int(nodes[ranked[k] % PLACES].state.left(0))
                fair.append(placed[left] * PLACES + k)
                placed[left] += 1
            fair.sort()
            for place in fair[self.width :]:
                nodes[ranked[place % PLACES] % PLACES].state = start
            kept = sorted([place % PLACES for place in fair[: self.width]])
            ranked = [ranked[k] for k in kept]
        return [nodes[place % PLACES] for place in ranked]

    # ---- One thing of a turn ---------------------------------------------------------------------------------------

    def expand(self, node: Node) -> None:
        """All that the player can do next, each to its end."""
        s = node.state
        for k in range(s.menu.size):
            self.halves = []
            self.step(s, s.menu.at(k), [], 0, node.trail)
            while len(self.halves) > 0 and self.win is None:
                halves = self.fewer(self.halves)
                self.halves = []
                for half in halves:
                    self.go_on(half, node.trail)
            if self.win is not None:
                return

    def go_on(self, half: Half, trail: Trail) -> None:
        """Every answer to the question in the middle of a payment or a reward."""
        s = half.state
        task = s.task_of(0)
        kind = family(task)
        last = half.choices[-1] if kind == half.family and kind != 0 else 0
        skip = free(task)
        for k in range(s.menu.size):
            choice = s.menu.at(k)
            if choice == DONE:
                if skip:
                    continue
            elif choice < last and choice & -VERB == last & -VERB:
                continue
            self.step(s, choice, half.choices, kind, trail)

    def step(self, s: Farm, choice: i64, before: list[int], kind: i64, trail: Trail) -> None:
        after = s.clone()
        after.take(0, choice)
        self.foreknown.speak(after)
        self.nodes += 1
        choices = [*before, int(choice)]
        if after.over():
            if after.left(0) == 0:
                self.win = Trail(trail, choices)
                self.reached = after.numbers[TURNS]
        elif after.agenda.tasks[after.agenda.depth - 1] is TURN:
            self.offer(after, choices, trail)
        else:
            self.halves.append(Half(after, choices, kind))

    def fewer(self, halves: list[Half]) -> list[Half]:
        """At most `branches` ways to pay for one card and to use its reward."""
        if len(halves) <= self.branches:
            return halves
        self.cut = True
        ranked: list[int] = []
        for k in range(len(halves)):
            ranked.append(-int(self.outlook.worth(halves[k].state)) * PLACES + k)
        ranked.sort()
        return [halves[place % PLACES] for place in ranked[: self.branches]]

    # ---- Which positions are worth keeping -------------------------------------------------------------------------

    def offer(self, s: Farm, choices: list[int], trail: Trail) -> None:
        """Keep a position unless another one with the same cards dominates it: no fewer coins, no fewer of any crop."""
        later = s.numbers[TURNS] > self.turn
        seen = self.seen_later if later else self.seen
        key = self.key(s)
        found = Node(s, Trail(trail, choices), self.outlook.worth(s))
        others = seen.get(key)
        if others is None:
            seen[key] = [found]
        else:
            for other in others:
                if other.coins >= found.coins and covers(other.crops, found.crops):
                    return
            kept = [found]
            for other in others:
                if found.coins >= other.coins and covers(found.crops, other.crops):
                    other.alive = False
                else:
                    kept.append(other)
            seen[key] = kept
        if later:
            self.later.append(found)
        else:
            self.next.append(found)

    def key(self, s: Farm) -> bytes:
        """The cards and the flags of the turn. Not exact: fulfilled cards are coins, their faces don't matter."""
        flags = 8 * int(s.numbers[SUPPLIED]) + 4 * int(s.numbers[DISCOUNT]) + 2 * int(s.numbers[ANOTHER])
        row = [int(s.disc[0]), flags, int(s.numbers[MARKET_LIMIT]), int(s.market_stack)]
        for zone in (HAND, STACK, MARKET):
            add_zone(row, s, zone)
        if self.exact:
            for zone in (FULFILLED, PLAYED):
                add_zone(row, s, zone)
            row += sorted(s.row(DISCARD))
            row.append(0)
            row += sorted(s.row(SHUFFLED))
            row.append(int(s.numbers[RESHUFFLES]))
        else:
            row.append(int(s.count(PLAYED)))
        return bytes(row)


def add_zone(row: list[int], s: Farm, zone: i64) -> None:
    n = s.count(zone)
    row.append(int(n))
    for k in range(n):
        row.append(int(s.card(zone, k)))
