"""Who knows what in My Farm Shop: everything on the table is public, and all seats have the same view."""

from __future__ import annotations

import msgspec

from farmtable.core.rt import u8
from farmtable.core.show.view import View, common, restore, task_classes
from farmtable.games.my_farm_shop.rules import activation, payment, play, production
from farmtable.games.my_farm_shop.rules.box import FIELDS, STALLS, Box
from farmtable.games.my_farm_shop.rules.goods import bundle_of, counted
from farmtable.games.my_farm_shop.rules.modules import farmer, goals, jump_start, skills, tiles
from farmtable.games.my_farm_shop.rules.modules.things import KINDS
from farmtable.games.my_farm_shop.rules.state import (
    DICE,
    DIE,
    GONE,
    HAS,
    NO_DIE,
    NUMBERS,
    POOL,
    TURN,
    FarmShop,
    Module,
    empty,
)

TASKS = task_classes(activation, payment, production, play, farmer, goals, jump_start, skills)
MODULES: dict[str, Module] = {  # in the order of their set-up (MFS-74)
    "farmer": farmer.FARMER_MODULE,
    "goals": goals.GOALS_MODULE,
    "jump_start": jump_start.JUMP_START_MODULE,
}
BACKS = range(1, 7)


class SeatView(msgspec.Struct, frozen=True):
    """A player's farm and shop. Fields are in the farm's order: 2/12, 3, 4, 5, 6, then 7 to 11."""

    goods: list[int]  # honey, egg, wool, milk
    bags: int
    coins: int
    cards: list[int]  # on each field, 0 is none
    sunflowers: list[int]  # on each field
    in_hand: int  # sunflowers to be planted
    activated: int  # this turn: 0 nothing yet, 1 to 10 a field, 11 did without
    followed: int  # 1 to 10: the field to which green arrows led, 0 none
    tiles: list[int]  # transport: sack, tractor, wheelbarrow, barrel
    paid: list[int]  # the kinds of transport paid this turn


class GoalView(msgspec.Struct, frozen=True):
    """A goal that is face up, and who met it."""

    goal: int
    before: list[int]
    now: list[int]
    closed: bool


class FarmShopView(View, frozen=True, kw_only=True):
    """What everybody may know."""

    modules: list[str]
    side: int  # of the farms
    seats: list[SeatView]
    market: list[int]  # the card of each stall, 0 is none, 90 the farmer
    dice: list[int]
    die: int  # the chosen one, 3 is none
    steps: list[int]  # the bags that move the dice sum to each field; none before a die is chosen
    stall: int  # the empty one, 0 is none
    taken: int  # the card taken from it
    deck: list[int]  # the back of each card that is left, from the top
    unseen: list[list[int]]  # for each back from 1 on, the cards that nobody has seen, in the deck or in the box
    seedlings: list[int]  # not yet laid out
    gone: list[int]
    start: int
    turn: int
    skills: list[int]  # of sack, tractor, wheelbarrow, barrel
    goals: list[GoalView]
    pairs: list[int]  # jump-start cards to choose from, two by two
    left: list[list[int]]  # not yet laid out: jump-start cards, goals, skills


def view(s: FarmShop, seat: int) -> FarmShopView:
    """What this seat, like all others, may know."""
    b = s.b
    return FarmShopView(
        **common(s, seat, NUMBERS),
        modules=[module.name for module in s.modules],
        seats=[seat_view(s, other) for other in range(s.players)],
        market=[int(s.stall_card(stall)) for stall in range(1, STALLS + 1)],
        dice=[int(s.die_shows(die)) for die in range(3)],
        steps=[activation.steps(int(s.dice_sum()), field) for field in range(FIELDS)]
        if s.numbers[DIE] != NO_DIE
        else [],
        deck=s.deck()[int(s.numbers[TURN]) :],
        unseen=[sorted(s.row(POOL + back)) for back in BACKS],
        seedlings=sorted(s.row(POOL)),
        gone=s.row(GONE),
        skills=[int(b[tiles.SKILL_OF + kind]) for kind in range(KINDS)],
        goals=[goal_view(s, k) for k in range(goals.FACE_UP)],
        pairs=[int(b[jump_start.PAIRS + k]) for k in range(8)],
        left=[sorted(s.row(pool)) for pool in (jump_start.JUMP_POOL, goals.GOAL_POOL, tiles.SKILL_POOL)],
    )


def seat_view(s: FarmShop, seat: int) -> SeatView:
    has = counted(s.numbers[HAS + seat])
    used = int(s.b[tiles.USED + seat])
    return SeatView(
        goods=has[:4],
        bags=has[4],
        coins=has[5],
        cards=[int(s.card_on(seat, field)) for field in range(FIELDS)],
        sunflowers=[int(s.sunflowers(seat, field)) for field in range(FIELDS)],
        in_hand=int(s.in_hand(seat)),
        activated=int(s.activated(seat)),
        followed=int(s.followed(seat)),
        tiles=[int(tiles.tiles(s, seat, kind)) for kind in range(KINDS)],
        paid=[kind for kind in range(KINDS) if used >> kind & 1],
    )


def goal_view(s: FarmShop, k: int) -> GoalView:
    before, now = int(s.b[goals.BEFORE + k]), int(s.b[goals.NOW + k])
    return GoalView(
        goal=int(s.b[goals.SHOWN + k]),
        before=[seat for seat in range(s.players) if before >> seat & 1],
        now=[seat for seat in range(s.players) if now >> seat & 1],
        closed=goals.closed(s, k),
    )


def imagine(box: Box, v: FarmShopView) -> FarmShop:
    """The real state: nothing is hidden but chance to come."""
    s = empty(box, [MODULES[name] for name in v.modules], v.players)
    for seat, seen in enumerate(v.seats):
        s.numbers[HAS + seat] = bundle_of([*seen.goods, seen.bags, seen.coins])
        for field in range(FIELDS):
            s.put_card(seat, field, seen.cards[field])
            s.add_sunflowers(seat, field, seen.sunflowers[field])
        s.add_in_hand(seat, seen.in_hand)
        s.set_activated(seat, seen.activated)
        s.set_followed(seat, seen.followed)
        for kind in range(KINDS):
            tiles.add_tiles(s, seat, kind, seen.tiles[kind])
        s.b[tiles.USED + seat] = u8(sum(2**kind for kind in seen.paid))
    for stall, card in enumerate(v.market, 1):
        s.lay(stall, card)
    for die, number in enumerate(v.dice):
        s.b[DICE + die] = u8(number)
    pools = (jump_start.JUMP_POOL, goals.GOAL_POOL, tiles.SKILL_POOL)
    rows = [(POOL, v.seedlings), (GONE, v.gone), *zip((POOL + back for back in BACKS), v.unseen, strict=True)]
    for zone, cards in [*rows, *zip(pools, v.left, strict=True)]:
        for card in cards:
            s.put(zone, card)
    for kind, skill in enumerate(v.skills):
        s.b[tiles.SKILL_OF + kind] = u8(skill)
    for k, goal in enumerate(v.goals):
        s.b[goals.SHOWN + k] = u8(goal.goal)
        s.b[goals.BEFORE + k] = u8(sum(2**seat for seat in goal.before))
        s.b[goals.NOW + k] = u8(sum(2**seat for seat in goal.now))
    for k, card in enumerate(v.pairs):
        s.b[jump_start.PAIRS + k] = u8(card)
    NUMBERS.restore(s, v)
    restore(s, v, TASKS)
    return s
