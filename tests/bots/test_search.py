"""The tree search: it finds what is there to be found, keeps to its budget, and depends on its question alone."""

from __future__ import annotations

import pytest

from farmtable.bots.bot import Question, planned, view_hash
from farmtable.bots.evaluation import Evaluation
from farmtable.bots.ismcts import DEFAULTS, Search
from farmtable.bots.tree import REST, Edge, Node, bound, log2, mixed
from farmtable.core.brain.instinct import Instinct
from farmtable.core.game import Game
from farmtable.core.rt import i64
from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.core.rules.state import State
from farmtable.games import load
from farmtable.games._template.rules import play
from farmtable.games._template.rules.declared import BASKETS, LAY
from farmtable.games._template.rules.state import CRATE, HAND, TAKEN, Market
from farmtable.games.my_farm_shop.rules.goods import COIN
from farmtable.games.my_farm_shop.rules.state import HAS, FarmShop
from farmtable.thinking.registry import evaluations, make
from tests.support.setups import GAMES


def position(game: Game, seats: int, choices: int, seed: int = 1) -> State:
    """After so many random choices, at one with something to choose."""
    chance = Chance(seed)
    s = game.new(seats, game.settled(seats, {}))
    s.settle()
    nature(s, chance)
    while choices > 0 or s.menu.size < 2:
        s.take(s.seat, any_choice(s, chance))
        nature(s, chance)
        choices -= 1
    return s


def last_round(mine: list[int], theirs: list[int]) -> Market:
    """Two seats, two baskets each, nothing left to draw: the biggest basket takes the lot."""
    game = load("_template")
    s = play.empty(game.box, 2, False)  # type: ignore[attr-defined]
    for zone, baskets in ((HAND, mine), (HAND + 1, theirs)):
        for basket in baskets:
            s.sort_in(zone, basket)
    for basket in range(1, BASKETS + 1):
        if basket not in mine + theirs:
            s.put(TAKEN, basket) if basket % 2 else s.put(TAKEN + 1, basket)
    s.agenda.then((play.ROUND,))
    s.settle()
    return s


@pytest.mark.parametrize(
    "settings",
    [
        "",
        "+prior=0+rollout=-1",
        "+others=1",
        "+others=2+width=0",
        "+rollout=0+width=9",
        "+rollout=0+turns=1",
        "+rollout=0+turns=1+others=1+alone=1",
        "+rollout=0+settle=1+longer=2",
    ],
)
def test_the_same_question_gets_the_same_answer(settings: str) -> None:
    for name in GAMES:
        game = load(name)
        s = position(game, 3, 25) if name != "_template" else position(game, 3, 3)
        player, view, menu = make(f"ismcts@400{settings}", game), game.view(s, int(s.seat)), s.choices(s.seat)
        one, two = (player.answer(game, view, menu, 5) for _ in range(2))
        assert one.choice in menu
        assert (one.choice, one.plan) == (two.choice, two.plan)


def test_it_sees_what_wins() -> None:
    """All is known: who lays well in the last two rounds takes both lots."""
    game = load("_template")
    s = last_round([1, 12], [5, 6])
    assert s.count(CRATE) == 0
    choice = make("ismcts@4000+rollout=-1", game).answer(game, game.view(s, 0), s.choices(0), 1).choice
    worth = {}
    for mine in s.choices(0):
        wins = 0
        for theirs in s.choices(1):
            after = s.clone()
            after.take(0, mine)
            after.take(1, theirs)
            while not after.over():
                after.take(after.seat, after.choices(after.seat)[0])
            wins += game.scores(after)[0].points > game.scores(after)[1].points
        worth[mine] = wins
    assert worth[choice] == max(worth.values())
    assert choice in (LAY + 1, LAY + 12)


def test_it_keeps_to_its_budget() -> None:
    game = load("formidable_farm")
    s = position(game, 2, 30)
    question = Question(game, game.view(s, int(s.seat)), s.choices(s.seat), 1, 3000)
    search = Search(question, Evaluation(game, None), DEFAULTS)
    search.run()
    assert 3000 <= search.nodes < 3000 + 300  # one try more than that at most
    few = Search(question, Evaluation(game, None), {**DEFAULTS, "tries": 7.0})
    few.run()
    assert few.tries == 7


def test_it_stops_when_more_nodes_would_change_nothing() -> None:
    """100 tries have cost 1,000 nodes: of the 500 that are left, 50 more can be made."""
    game = load("my_farm_shop")
    s = position(game, 2, 30)
    question = Question(game, game.view(s, int(s.seat)), s.choices(s.seat), 1, 3000)
    search = Search(question, evaluations(game, 1)[2], {**DEFAULTS, "settle": 1.0})
    edges = [Edge(choice, 0.5) for choice in range(3)]
    search.roots[search.me].edges = edges
    search.nodes, search.tries = 1000, 100
    for visits, settled in (([60, 9, 0], True), ([60, 10, 0], False), ([9, 60, 10], False), ([0, 9, 60], True)):
        for edge, tried in zip(edges, visits, strict=True):
            edge.visits = tried
        assert search.settled(1500) == settled, visits
    settings = {**DEFAULTS, "rollout": 0.0, "turns": 1.0, "explore": 0.03}
    whole, brief = (Search(question, evaluations(game, 1)[2], {**settings, "settle": x}) for x in (0.0, 1.0))
    assert whole.run().choice == brief.run().choice
    assert brief.nodes < 3000 <= whole.nodes


def test_it_thinks_longer_while_it_is_close() -> None:
    game = load("my_farm_shop")
    s = position(game, 2, 30)
    question = Question(game, game.view(s, int(s.seat)), s.choices(s.seat), 1, 400)
    settings = {**DEFAULTS, "rollout": 0.0, "explore": 50.0, "longer": 3.0}  # so much exploring keeps all close
    close = Search(question, evaluations(game, 1)[2], settings)
    close.run()
    assert close.nodes >= 1200
    clear = Search(question, evaluations(game, 1)[2], {**settings, "explore": 0.0})
    clear.run()
    assert clear.nodes < 600


def test_turns_are_played_on_before_a_state_is_judged() -> None:
    """From the middle of a turn to the end of it, or of the next ones; no further."""
    game = load("formidable_farm")
    s = position(game, 2, 30)
    question = Question(game, game.view(s, int(s.seat)), s.choices(s.seat), 1, 1000)
    for turns in (1, 2, 3):
        search = Search(question, Evaluation(game, None), {**DEFAULTS, "turns": float(turns)})
        later = s.clone()
        search.play_on(later)
        assert later.over() or game.turns(later) == game.turns(s) + turns
        assert search.nodes > 0


class First(Instinct):
    """Takes what comes first, and remembers for whom."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def choice(self, s: State, chance: Chance) -> i64:
        self.asked.add(int(s.seat))
        return s.menu.at(0)


def test_of_three_the_others_may_play_by_instinct() -> None:
    """The seat that searches never does, and with two nobody does."""
    game = load("my_farm_shop")
    for seats, alone in ((3, 1.0), (3, 0.0), (2, 1.0)):
        s = position(game, seats, 30)
        seat = int(s.seat)
        question, instinct = Question(game, game.view(s, seat), s.choices(seat), 1, 2000), First()
        settings = {**DEFAULTS, "others": 1.0, "alone": alone, "turns": 1.0, "rollout": 0.0}
        Search(question, evaluations(game, 1)[seats], settings, instinct).run()
        assert instinct.asked == ({0, 1, 2} - {seat} if (seats, alone) == (3, 1.0) else set())


def test_of_three_only_what_the_own_seat_gains_may_count() -> None:
    """Then what happens to another does not change what a state is worth to the one who searches; with two it does."""
    game = load("my_farm_shop")
    for seats, alone in ((3, True), (2, False)):
        s = position(game, seats, 30)
        seat = int(s.seat)
        question = Question(game, game.view(s, seat), s.choices(seat), 1, 500)
        evaluation = evaluations(game, 1)[seats]
        search = Search(question, evaluation, {**DEFAULTS, "alone": 1.0})
        richer = s.clone()
        assert isinstance(richer, FarmShop)
        for other in range(seats):
            if other != seat:
                richer.numbers[HAS + other] += 20 * COIN
        assert (search.reward(richer, seat) == search.reward(s, seat)) == alone
        assert evaluation.reward(richer, seat) < evaluation.reward(s, seat)
        assert not alone or search.reward(s, seat) == 0.5  # nothing gained, nothing lost


def test_a_plan_is_followed_while_nothing_unforeseen_happens() -> None:
    """In a long turn many choices come from the plan, and they are always open."""
    game = load("formidable_farm")
    player, chance = make("ismcts@1500", game), Chance(2)
    s = position(game, 2, 0)
    plans: list[list[int]] = [[], []]
    from_plan = asked = 0
    for _ in range(60):
        seat, view, menu = int(s.seat), game.view(s, int(s.seat)), s.choices(s.seat)
        answer = planned(plans[seat], view, menu)
        from_plan += answer is not None
        if answer is None:
            asked += 1
            answer = player.answer(game, view, menu, asked)
        assert answer.choice in menu
        plans[seat] = answer.plan
        s.take(seat, answer.choice)
        nature(s, chance)
        if s.over():
            break
    assert from_plan > 5
    assert asked > 5


def test_a_plan_stops_at_what_it_did_not_foresee() -> None:
    game = load("_template")
    view = game.view(position(game, 2, 0), 0)
    other = game.view(position(game, 2, 2), 0)
    plan = [view_hash(view), 17, view_hash(other), 18]
    found = planned(plan, view, [16, 17])
    assert found is not None
    assert (found.choice, found.plan) == (17, plan[2:])
    assert planned(plan, view, [16]) is None
    assert planned(plan, other, [16, 17, 18]) is None
    assert planned([], view, [17]) is None


def test_an_edge_tells_so_many_sights_apart() -> None:
    edge = Edge(1, 0.5)
    nodes = [edge.next(key, 2) for key in (10, 20, 30, 40, 10)]
    assert [node.key for node in nodes] == [10, 20, REST, REST, 10]
    assert nodes[2] is nodes[3]
    assert edge.known(20) is nodes[1]
    assert edge.known(99) is nodes[2]
    assert Edge(1, 0.5).known(1) is None
    assert Node(0).edge(3) is None


def test_numbers_are_the_same_everywhere() -> None:
    assert [log2(n) for n in (1, 2, 3, 4, 4096, 8192)] == [0.0, 1.0, 1.5, 2.0, 12.0, 13.0]
    assert 0 <= mixed(5, -(1 << 60)) < 2**31
    assert mixed(5, 1 << 40) != mixed(5, 1 << 41)
    tried, untried = Edge(1, 0.5), Edge(2, 0.5)
    tried.open = untried.open = 16
    tried.visits, tried.total = 3, 1.5
    assert bound(untried, 0.5, 1.0) == 0.5 + 0.5 * 2.0  # the square root of log2(16) / 1
    assert bound(tried, 0.5, 1.0) == 0.5 + 0.5 * 1.0


@pytest.mark.parametrize("name", ["formidable_farm", "fences"])
def test_a_standing_is_the_order_of_the_places(name: str) -> None:
    from farmtable.core.show.score import places

    game = load(name)
    features = game.brain.features
    assert features is not None
    assert len(set(features.names)) == len(features.names)
    for seed in range(6):
        chance = Chance(seed)
        s = position(game, 3, 0, seed)
        while not s.over():
            s.take(s.seat, any_choice(s, chance))
            nature(s, chance)
        standings = [features.standing(s, seat) for seat in range(3)]
        assert [1 + sum(other > one for other in standings) for one in standings] == places(game.scores(s))
        assert all(-10 < x < 100 for seat in range(3) for x in features.row(s, seat))
