"""Information-set Monte-Carlo tree search: a new imagined state (determinisation) for each try.

So nothing guides it that the seat does not know.

One search is a function of view, seed, nodes and settings. Its answer carries a plan: the best choices that follow, as
far as the tree was searched well and as nobody else and no chance comes between.
"""

from __future__ import annotations

from typing import Final

from farmtable.bots.bot import Answer, Bot, Question, view_hash
from farmtable.bots.evaluation import Evaluation
from farmtable.bots.tree import Edge, Node, bound, seen_key
from farmtable.core.brain.instinct import Instinct
from farmtable.core.rt import i64
from farmtable.core.rules.playout import Chance, any_choice, playout
from farmtable.core.rules.seats import BIT, NATURE, NOBODY
from farmtable.core.rules.state import State

RANDOM: Final = 0  # what the other seats do in the tree: anything,
GREEDY: Final = 1  # what looks best to them one choice ahead,
TREES: Final = 2  # or what a tree of their own says
DEFAULTS: Final = {
    "explore": 0.5,  # how much untried choices are preferred
    "prior": 1.0,  # what the judgement one choice ahead counts for, in tries; 0: none is made
    "rollout": 20.0,  # random choices after the tree, before the state is judged; -1: to the end
    "width": 4.0,  # how many different courses of events between two choices are told apart
    "others": 0.0,
    "alone": 0.0,  # 1: of three or more, the others play by instinct, and what counts is what this seat gains
    "plan": 8.0,  # a planned choice had at least this part of all tries; 0: never plan
    "noise": 0.0,  # the largest error in the judgement of each choice
    "turns": 0.0,  # a try is judged this number of turns later, played on one choice ahead; 0: where the tree ends
    "tries": 0.0,  # at most this number of them, whatever they cost; 0: as many as the nodes allow
    "settle": 0.0,  # 1: stop as soon as the nodes that are left can hardly change which choice is tried most
    "longer": 1.0,  # while the second choice was tried nearly as often as the first, up to so many times the nodes
}
DEEPEST: Final = 200  # own choices in one try
LONGEST_TURNS: Final = 100  # choices
A_WHILE: Final = 64  # tries between two looks at whether the choice is settled
NEARLY: Final = 0.6  # of the tries of the first: then it is close
MOST_EDGES: Final = 400_000  # about 60 MB; then the tree grows no more


class Search:
    """One search, from one question."""

    def __init__(
        self, question: Question, evaluation: Evaluation, settings: dict[str, float], instinct: Instinct | None = None
    ) -> None:
        self.question: Question = question
        self.game = question.game
        self.me: i64 = question.view.seat
        self.chance = Chance(question.seed)
        self.evaluation: Evaluation = evaluation
        self.explore: float = settings["explore"]
        self.prior: float = settings["prior"]
        self.rollout: i64 = i64(int(settings["rollout"]))
        self.width: i64 = i64(int(settings["width"]))
        self.others: i64 = i64(int(settings["others"]))
        self.plan_part: i64 = i64(int(settings["plan"]))
        self.noise: float = settings["noise"]
        self.turns: i64 = i64(int(settings["turns"]))
        self.most_tries: i64 = i64(int(settings["tries"]))
        self.settle: bool = settings["settle"] > 0.0
        self.longer: float = settings["longer"]
        self.nodes: i64 = 0  # choices tried so far
        self.edges: i64 = 0  # in all trees
        self.tries: i64 = 0
        self.state: State = question.imagine(self.chance)
        self.last: int = self.game.turns(self.state) + int(self.turns)
        self.alone: bool = settings["alone"] > 0.0 and self.state.players > 2
        self.instinct: Instinct | None = instinct if self.alone else None
        self.before: float = evaluation.worth(self.state, self.me) if self.alone else 0.0
        players = int(self.state.players)
        self.roots: list[Node] = [Node(0) for _ in range(players)]
        self.at: list[Node | None] = [None] * players
        self.paths: list[list[Edge]] = [[] for _ in range(players)]

    # ---- Searching --------------------------------------------------------------------------------------------------

    def run(self) -> Answer:
        budget: i64 = self.question.nodes
        if self.rollout >= 0:  # else only ends of games are judged
            self.nodes += self.evaluation.calibrate(self.state, self.me, self.chance)
        self.attempt()
        while self.nodes < budget and (self.most_tries == 0 or self.tries < self.most_tries):
            if self.settle and self.tries % A_WHILE == 0 and self.settled(budget):
                break
            self.attempt()
        if self.longer > 1.0:
            self.go_on(i64(int(float(budget) * self.longer)))
        return self.found()

    def go_on(self, until: i64) -> None:
        """The nodes are spent: think longer as long as it is close."""
        first, second = self.most_tried()
        while self.nodes < until and float(second) > NEARLY * float(first):
            for _ in range(A_WHILE):
                self.attempt()
            first, second = self.most_tried()

    def settled(self, budget: i64) -> bool:
        """Is the choice tried most so far ahead of the next that it would stay so, at what a try has cost so far?"""
        first, second = self.most_tried()
        return first - second > (budget - self.nodes) * self.tries // self.nodes

    def most_tried(self) -> tuple[i64, i64]:
        """The tries of the choice that was tried most, and of the next."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.roots[self.me].edges:
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first, second

    def attempt(self) -> None:
        """One try: down the tree, a little beyond it, and back up with the reward."""
        me, paths, at = self.me, self.paths, self.at
        s = self.question.again(self.state, self.chance)
        if s.seat != me:  # several are asked at once
            s.ask(me)
        for seat in range(s.players):
            paths[seat].clear()
            at[seat] = self.roots[seat] if seat == me or self.others == TREES else None
        if self.width > 0:
            s.events = []
        key: i64 = 0
        while True:
            seat = s.seat
            if seat == NOBODY or (self.turns > 0 and self.game.turns(s) >= self.last):
                break
            if seat == NATURE:
                self.question.luck(s, self.chance)
            elif seat == me:
                node = at[me]
                if node is None or len(paths[me]) >= DEEPEST:
                    break
                if len(paths[me]) > 0:
                    node = paths[me][-1].next(key, self.width)
                edge = self.select(node, s)
                key = 0
                self.follow(s, me, edge)
            else:
                self.let(s, seat)
            if s.events is not None and len(s.events) > 0:
                key = seen_key(key, s.events, me)
                s.events = []
            if at[me] is None:
                break
        s.events = None
        self.question.luck(s, self.chance)
        if self.turns > 0:
            self.play_on(s)
        if self.rollout != 0 and s.seat != NOBODY:
            self.nodes += playout(s, self.chance, self.rollout if self.rollout > 0 else 100_000)[0]
        for seat in range(s.players):
            if len(paths[seat]) > 0:
                reward = self.reward(s, seat)
                for edge in paths[seat]:
                    edge.visits += 1
                    edge.total += reward
        self.tries += 1

    def follow(self, s: State, seat: i64, edge: Edge) -> None:
        """Take an edge; a new one is the last in its tree."""
        self.paths[seat].append(edge)
        if edge.visits == 0 or self.edges > MOST_EDGES:
            self.at[seat] = None
        s.take(seat, edge.choice)
        self.nodes += 1

    def let(self, s: State, seat: i64) -> None:
        """Another seat chooses."""
        node = self.at[seat]
        if node is not None:
            path = self.paths[seat]
            if len(path) > 0:
                node = path[-1].next(0, 0)
            self.follow(s, seat, self.select(node, s))
            return
        s.take(seat, self.usual(s, seat))
        self.nodes += 1

    def usual(self, s: State, seat: i64) -> i64:
        """What another seat does."""
        instinct = self.instinct
        if instinct is not None:
            return instinct.choice(s, self.chance)
        return self.sensible(s, seat) if self.others == GREEDY else any_choice(s, self.chance)

    def play_on(self, s: State) -> None:
        """To the end of the turn, or of more: half a turn is hard to judge. Seats choose one choice ahead, or so."""
        choices: i64 = 0
        while s.seat != NOBODY and choices < LONGEST_TURNS and self.game.turns(s) < self.last:
            seat = s.seat
            s.take(seat, self.usual(s, seat) if seat != self.me and self.instinct is not None else self.hasty(s, seat))
            self.nodes += 1
            self.question.luck(s, self.chance)
            choices += 1

    def hasty(self, s: State, seat: i64) -> i64:
        """What looks best for oneself one choice ahead, whatever the others have: half the work of `sensible`."""
        menu = s.menu
        best = menu.at(0)
        most = float("-inf")
        for k in range(menu.size if menu.size > 1 else 0):
            after = s.clone()
            after.take(seat, menu.at(k))
            self.question.luck(after, self.chance)
            self.nodes += 1
            worth = self.evaluation.promise(after, seat)
            if worth > most:
                best, most = menu.at(k), worth
        return best

    def sensible(self, s: State, seat: i64) -> i64:
        """What looks best one choice ahead."""
        choice = any_choice(s, self.chance)
        if s.menu.size > 1:
            best = float("-inf")
            for k in range(s.menu.size):
                worth = self.reward_after(s, seat, s.menu.at(k))
                if worth > best:
                    choice, best = s.menu.at(k), worth
        return choice

    def reward_after(self, s: State, seat: i64, choice: i64) -> float:
        """What a seat may hope for one choice ahead."""
        after = s.clone()
        after.take(seat, choice)
        self.question.luck(after, self.chance)
        self.nodes += 1
        return self.reward(after, seat)

    def reward(self, s: State, seat: i64) -> float:
        """What a seat may hope for, from 0 to 1."""
        if self.alone and seat == self.me:
            return self.evaluation.gain(s, seat, self.before)
        return self.evaluation.reward(s, seat)

    def select(self, node: Node, s: State) -> Edge:
        """The open choice of which most may be hoped; without priors, one that was never tried comes first."""
        menu, edges = s.menu, node.edges
        node.visits += 1
        best: Edge | None = None
        most = float("-inf")
        untried: i64 = 0
        k: i64 = 0
        for m in range(menu.size):
            choice = menu.at(m)
            while k < len(edges) and edges[k].choice < choice:
                k += 1
            if k == len(edges) or edges[k].choice != choice:
                edges.insert(k, self.edge(s, choice))
            edge = edges[k]
            edge.open += 1
            if self.prior == 0.0 and edge.visits == 0:
                untried += 1
                if self.chance.below(untried) == 0:
                    best = edge
            elif untried == 0:
                hope = bound(edge, self.explore, self.prior)
                if hope > most:
                    best, most = edge, hope
        assert best is not None
        return best

    def edge(self, s: State, choice: i64) -> Edge:
        """A new one."""
        self.edges += 1
        edge = Edge(choice, self.reward_after(s, s.seat, choice) if self.prior > 0.0 else 0.5)
        if self.noise > 0.0 and self.tries == 0 and s.seat == self.me:
            edge.bias = self.noise * (float(self.chance.below(2001)) - 1000.0) / 1000.0
        return edge

    # ---- The answer -------------------------------------------------------------------------------------------------

    def found(self) -> Answer:
        """The choice that was tried most, and the plan behind it."""
        me = self.me
        s = self.state.clone()
        s.ask(me)
        node: Node | None = self.roots[me]
        enough = self.tries // self.plan_part + 1 if self.plan_part > 0 else self.tries + 1
        choices: list[int] = []
        plan: list[int] = []
        while node is not None:
            edge = favourite(node, s)
            if edge is None:
                break
            if choices:
                if node.visits < enough:
                    break
                plan.append(view_hash(self.game.view(s, int(me))))
                plan.append(int(edge.choice))
            choices.append(int(edge.choice))
            s.events = []
            s.take(me, edge.choice)
            if s.seat != me or s.asked != BIT[me]:
                break
            node = edge.known(seen_key(0, s.events, me))
        return Answer(choices[0] if choices else self.question.menu[0], plan)


def favourite(node: Node, s: State) -> Edge | None:
    """Of the choices that are open, the one tried most; among equals the better one."""
    best: Edge | None = None
    for k in range(s.menu.size):
        edge = node.edge(s.menu.at(k))
        if edge is None:
            continue
        if best is None or edge.visits > best.visits or (edge.visits == best.visits and edge.mean() > best.mean()):
            best = edge
    return best


class Ismcts(Bot):
    """Thinks for as many nodes as it is given."""

    def __init__(self, evaluations: list[Evaluation], instinct: Instinct | None, settings: dict[str, float]) -> None:
        self.evaluations = evaluations  # by the number of players
        self.instinct: Instinct | None = instinct
        self.settings: dict[str, float] = {**DEFAULTS, **settings}

    def answer(self, question: Question) -> Answer:
        if len(question.menu) == 1:
            return Answer(question.menu[0])
        evaluation = self.evaluations[question.view.players].copy()
        return Search(question, evaluation, self.settings, self.instinct).run()
