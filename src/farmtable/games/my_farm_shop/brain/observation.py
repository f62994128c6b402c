"""What a learner sees of My Farm Shop, where nothing is hidden but chance to come."""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.brain.observation import Observation
from farmtable.core.rt import i16, i64, vec
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.games.my_farm_shop.rules.activation import steps
from farmtable.games.my_farm_shop.rules.box import CARDS, COURSES, DIE_SIDES, FIELDS, STALLS, Box
from farmtable.games.my_farm_shop.rules.declared import CHOICES, DRAW, GOAL, ROLL, SKILL, START
from farmtable.games.my_farm_shop.rules.goods import ITEMS, amount, coins
from farmtable.games.my_farm_shop.rules.modules.goals import BEFORE, FACE_UP, GOAL_POOL, NOW, SHOWN, closed
from farmtable.games.my_farm_shop.rules.modules.jump_start import JUMP_POOL, PAIRS
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES, KINDS, SKILL_NAMES
from farmtable.games.my_farm_shop.rules.modules.tiles import SKILL_OF, SKILL_POOL, USED, tiles
from farmtable.games.my_farm_shop.rules.state import (
    DICE,
    DIE,
    GONE,
    HAS,
    NO_DIE,
    NUMBERS,
    POOL,
    START_PLAYER,
    TURN,
    FarmShop,
)

# Everything that a seat can choose at all: a menu has no choice twice.
MOST_CHOICES: Final = sum(verb.count for verb in CHOICES.verbs if verb.base not in (START, ROLL, DRAW, SKILL, GOAL))
POOLS: Final = 7  # one for each back, and the seedlings
SEAT: Final = ITEMS + 3 + 2 * KINDS
MODULE_NAMES: Final = ("farmer", "goals", "jump_start")
UNSEEN: Final = 1
OUT: Final = 2


class ShopObservation(Observation):
    """Seats with their fields; market, dice, deck and modules."""

    def __init__(self, box: Box, players: int, tasks: dict[str, type[Task[Any]]]) -> None:
        super().__init__(players, tasks, MOST_CHOICES, depth=12, parts=5, digits=1, lane_depth=8)
        self.deck_size: i64 = len(box.decks[players])
        self.seats: i64 = self.block(
            "seats",
            "of each seat: honey, egg, wool, milk, bags, coins; sunflowers in hand; what it activated this turn (0"
            " nothing"
            " yet, 1 to 10 a field, 11 did without); the field + 1 to which arrows led; tiles of sack, tractor,"
            " wheelbarrow,"
            " barrel; 1 for each of these that was paid this turn",
            players,
            SEAT,
        )
        self.fields: i64 = self.block(
            "fields",
            "of each seat and field (2/12, 3 to 11): its card, 0 is none; its sunflowers",
            players,
            FIELDS,
            2,
            high=CARDS,
        )
        self.market: i64 = self.block(
            "market", "the card of each stall, 0 is none, 90 the farmer", STALLS, high=COURSES
        )
        self.dice: i64 = self.block("dice", "what each die shows", 3, high=DIE_SIDES)
        self.steps: i64 = self.block(
            "steps", "bags that move the dice to each field; 0 before a die is chosen", FIELDS, high=12
        )
        names = ", ".join(NUMBERS.names[k] for k in sorted(NUMBERS.names))
        self.singles: i64 = self.block(
            "numbers", f"{names} (die 3 is none); the start player counted from the seat that looks", len(NUMBERS.names)
        )
        self.deck: i64 = self.block(
            "deck",
            "the back of each card that is left, from the top; 0 where there is none",
            int(self.deck_size),
            high=POOLS,
        )
        self.cards: i64 = self.block(
            "cards", "for each card: 1 nobody has seen it, 2 it is out of the game, else 0", CARDS, high=2
        )
        self.modules: i64 = self.block(
            "modules", "1 for each of farmer, goals, jump-start that is used", len(MODULE_NAMES), high=1
        )
        self.skills: i64 = self.block(
            "skills", "of sack, tractor, wheelbarrow, barrel, 0 is none", KINDS, high=len(SKILL_NAMES)
        )
        self.skills_left: i64 = self.block("skills left", "1 for each skill not laid out", len(SKILL_NAMES), high=1)
        self.goals: i64 = self.block(
            "goals",
            "of each goal that is face up: which, 0 is none; 1 if it is closed; 1 for each seat that met it in an"
            " earlier turn,"
            " then 1 for each that met it in this one",
            FACE_UP,
            2 + 2 * players,
            high=len(GOAL_NAMES),
        )
        self.goals_left: i64 = self.block("goals left", "1 for each goal not laid out", len(GOAL_NAMES), high=1)
        self.pairs: i64 = self.block("pairs", "jump-start cards to choose from, two by two, 0 is none", 8, high=CARDS)

    def write_more(self, s: State, seat: i64, cells: vec[i16], start: i64) -> None:
        assert isinstance(s, FarmShop)
        players = self.players
        for k in range(players):
            self.write_seat(s, (seat + k) % players, k, cells, start)
        for stall in range(STALLS):
            cells[start + self.market + stall] = i16(s.stall_card(stall + 1))
        for die in range(3):
            cells[start + self.dice + die] = i16(s.b[DICE + die])
        if s.numbers[DIE] != NO_DIE:
            dice = int(s.dice_sum())
            for field in range(FIELDS):
                cells[start + self.steps + field] = i16(steps(dice, int(field)))
        at = start + self.singles
        for k in range(HAS):
            cells[at + k] = i16(s.numbers[k])
        cells[at + START_PLAYER] = i16((s.numbers[START_PLAYER] - seat + players) % players)
        self.write_cards(s, cells, start)
        self.write_modules(s, seat, cells, start)

    def write_seat(self, s: FarmShop, seat: i64, k: i64, cells: vec[i16], start: i64) -> None:
        at = start + self.seats + SEAT * k
        has = s.numbers[HAS + seat]
        for item in range(ITEMS - 1):
            cells[at + item] = i16(amount(has, item))
        cells[at + ITEMS - 1] = i16(coins(has))
        cells[at + ITEMS] = i16(s.in_hand(seat))
        cells[at + ITEMS + 1] = i16(s.activated(seat))
        cells[at + ITEMS + 2] = i16(s.followed(seat))
        used = i64(s.b[USED + seat])
        at += ITEMS + 3
        for kind in range(KINDS):
            cells[at + kind] = i16(tiles(s, seat, kind))
            if used & BIT[kind]:
                cells[at + KINDS + kind] = 1
        at = start + self.fields + 2 * FIELDS * k
        for field in range(FIELDS):
            cells[at + 2 * field] = i16(s.card_on(seat, field))
            cells[at + 2 * field + 1] = i16(s.sunflowers(seat, field))

    def write_cards(self, s: FarmShop, cells: vec[i16], start: i64) -> None:
        """Decks and bags: which cards are left, never in which order they lie in a bag."""
        backs = s.box.decks[self.players]
        turn = s.numbers[TURN]
        for k in range(turn, self.deck_size):
            cells[start + self.deck + k - turn] = i16(backs[k])
        at = start + self.cards - 1
        for pool in range(POOL, POOL + POOLS):
            for k in range(s.count(pool)):
                cells[at + s.card(pool, k)] = UNSEEN
        for k in range(s.count(JUMP_POOL)):
            cells[at + s.card(JUMP_POOL, k)] = UNSEEN
        for k in range(s.count(GONE)):
            cells[at + s.card(GONE, k)] = OUT

    def write_modules(self, s: FarmShop, seat: i64, cells: vec[i16], start: i64) -> None:
        if len(s.modules) == 0:
            return
        players = self.players
        for module in s.modules:
            cells[start + self.modules + MODULE_NAMES.index(module.name)] = 1
        for kind in range(KINDS):
            cells[start + self.skills + kind] = i16(s.b[SKILL_OF + kind])
        for k in range(s.count(SKILL_POOL)):
            cells[start + self.skills_left + s.card(SKILL_POOL, k)] = 1
        for k in range(s.count(GOAL_POOL)):
            cells[start + self.goals_left + s.card(GOAL_POOL, k)] = 1
        for k in range(8):
            cells[start + self.pairs + k] = i16(s.b[PAIRS + k])
        for goal in range(FACE_UP):
            at = start + self.goals + goal * (2 + 2 * players)
            cells[at] = i16(s.b[SHOWN + goal])
            if closed(s, goal):
                cells[at + 1] = 1
            before = i64(s.b[BEFORE + goal])
            now = i64(s.b[NOW + goal])
            for k in range(players):
                if before & BIT[(seat + k) % players]:
                    cells[at + 2 + k] = 1
                if now & BIT[(seat + k) % players]:
                    cells[at + 2 + players + k] = 1
