"""Games between equal simple bots, to balance the farmer profiles: what each brings its player in a game. (FE-60)"""

from __future__ import annotations

from typing import Final

from farmtable.core.rt import i64
from farmtable.core.rules.loop import play as play_on
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.games.fences.brain.value import value
from farmtable.games.fences.rules.box import Box
from farmtable.games.fences.rules.play import new
from farmtable.games.fences.rules.profiles import holds
from farmtable.games.fences.rules.scoring import completed
from farmtable.games.fences.rules.state import Fences

LOOKS: Final = 48  # choices that a bot weighs, any of the menu


def choose(s: Fences, chance: Chance) -> i64:
    """The one of some choices after which the seat stands best, before chance deals what comes next."""
    count = s.menu.size
    best = s.menu.at(chance.below(count))
    if count == 1:
        return best
    most = -1000000.0
    for k in range(min(count, LOOKS)):
        choice = s.menu.at(k if count <= LOOKS else chance.below(count))
        tried = s.clone()
        tried.take(s.seat, choice)
        worth = value(tried, s.seat)
        if worth > most:
            best = choice
            most = worth
    return best


def play(box: Box, players: int, seed: int) -> Fences:
    """One game to its end."""
    chance = Chance(seed)
    s = new(box, players, False)
    s.settle()
    play_on(s, lambda s: choose(s, chance), lambda s: any_choice(s, chance))
    return s


def gains(s: Fences, seat: int) -> list[int]:
    """What each of the two bonuses of a seat's profile has brought."""
    farmer = s.box.farmers[s.farmer(seat) - 1]
    found = [0] * len(farmer.conditions)
    for farm in completed(s):
        if s.setter_of(farm.tile) == seat:
            for k in range(len(found)):
                if holds(s, farmer.conditions[k], seat, farm.root, farm.before):
                    found[k] += farmer.points[k]
    return found
