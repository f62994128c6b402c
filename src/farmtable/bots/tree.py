"""The tree of one seat: nodes are what the seat knows, edges are its own choices.

Nothing that the seat does not see is in its tree. What it sees between two of its choices (chance, others' deeds) is
one number, a key; an edge tells a few different keys apart (`width`), all others share a node. So hidden choices and
choices made at once need no care of their own: they are simply not in the tree of another seat.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from farmtable.core.rt import i64, vec
from farmtable.core.rules.event import Event, Handed
from farmtable.core.rules.seats import BIT

REST: Final = -1  # the key of the node that all others share
MASK: Final = 2147483647


class Edge:
    """A choice at a node: how often it was open, how often tried, and with how much reward in all."""

    def __init__(self, choice: i64, prior: float) -> None:
        self.choice: i64 = choice
        self.prior: float = prior  # the reward that one choice ahead promises
        self.open: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.bias: float = 0.0  # for levels that err a little: added wherever choices are compared
        self.nodes: list[Node] = NO_NODES

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else self.prior

    def next(self, key: i64, width: i64) -> Node:
        """The node after this choice for what was seen since; a new one where there is room for it."""
        nodes = self.nodes
        for k in range(len(nodes)):
            if nodes[k].key == key:
                return nodes[k]
        if len(nodes) >= width:
            key = REST
            for k in range(len(nodes)):
                if nodes[k].key == REST:
                    return nodes[k]
        if len(nodes) == 0:
            self.nodes = []
        node = Node(key)
        self.nodes.append(node)
        return node

    def known(self, key: i64) -> Node | None:
        """The same, but only one that is there."""
        rest: Node | None = None
        for node in self.nodes:
            if node.key == key:
                return node
            if node.key == REST:
                rest = node
        return rest


class Node:
    """A question that the seat will be asked; its edges are in the order of their choices, as menus are."""

    def __init__(self, key: i64) -> None:
        self.key: i64 = key
        self.visits: i64 = 0
        self.edges: list[Edge] = []

    def edge(self, choice: i64) -> Edge | None:
        for edge in self.edges:
            if edge.choice == choice:
                return edge
        return None


NO_NODES: Final[list[Node]] = []


def mixed(key: i64, number: i64) -> i64:
    """Another key from a key and a number, the same interpreted and compiled."""
    number = (number ^ number >> 31) & MASK
    return (key ^ number) * 48271 % MASK


def seen_key(key: i64, events: list[Event], seat: i64) -> i64:
    """The key after these events, as the seat is told of them."""
    for event in events:
        key = mixed(mixed(mixed(key, event.kind * 8 + event.seat), event.a), event.b)
        if event.c != 0:
            key = mixed(key, event.c)
        if event.knows & BIT[seat] != 0:
            key = mixed(key, event.secret)
            if isinstance(event, Handed):
                for number in event.secrets:
                    key = mixed(key, number)
    return key


def binary_logs(size: int) -> list[float]:
    """Logarithms to the base of 2, straight lines between the powers: no library's rounding is in them."""
    found = [0.0, 0.0]
    for n in range(2, size):
        power = n.bit_length() - 1
        found.append(power + (n - 2**power) / 2**power)
    return found


LOG: Final = vec[float](binary_logs(4096))


def log2(n: i64) -> float:
    steps = 0.0
    while n >= 4096:
        n = n // 64
        steps += 6.0
    return steps + LOG[n]


def bound(edge: Edge, explore: float, weight: float) -> float:
    """What may be hoped of a choice: the mean, in which the prior has a weight in tries; more the less it was tried."""
    tries = float(edge.visits) + weight
    return (edge.total + weight * edge.prior) / tries + edge.bias + explore * sqrt(log2(edge.open) / tries)
