"""Is the box balanced? Bots that look one choice ahead play: what they earn, who wins, which cards they take.

Aims: most scores between 50 and 110 coins, the start seat within three points of its fair share, no card that nobody
wants. If one is missed, the card data change, not the rules.
"""

from __future__ import annotations

from typing import Final

from farmtable.bots.greedy import best_choice
from farmtable.core.rules.loop import play
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.games.my_farm_shop.brain.value import value
from farmtable.games.my_farm_shop.rules.box import FIELD_CARDS, Box
from farmtable.games.my_farm_shop.rules.declared import PLACE, STALL
from farmtable.games.my_farm_shop.rules.goods import bags, coins, goods
from farmtable.games.my_farm_shop.rules.play import ChooseDie, new
from farmtable.games.my_farm_shop.rules.state import HAS, START_PLAYER, FarmShop, Module

LOW: Final = 50
HIGH: Final = 110


class Count:
    """By card: how often it could be taken, how often it was, and what its takers earned."""

    def __init__(self) -> None:
        self.open: list[int] = [0] * (FIELD_CARDS + 1)
        self.taken: list[int] = [0] * (FIELD_CARDS + 1)
        self.more: list[float] = [0.0] * (FIELD_CARDS + 1)  # coins above the table's mean


def best(s: FarmShop, chance: Chance) -> int:
    """The choice after which the seat stands best; among equals any."""
    seat = s.seat

    def worth(after: State) -> float:
        assert isinstance(after, FarmShop)
        return value(after, seat) + float(chance.below(1000)) * 1e-6

    return best_choice(s, seat, s.choices(seat), chance, worth)


def played(s: FarmShop, chance: Chance, count: Count) -> list[int]:
    """One game; what everybody earned."""
    cards: list[list[int]] = [[] for _ in range(s.players)]

    def choose(s: FarmShop) -> int:
        seat = int(s.seat)
        choice = best(s, chance)
        if isinstance(s.task_of(seat), ChooseDie) and choice < PLACE:  # else a skill comes first
            menu = [other for other in s.choices(seat) if STALL <= other < PLACE]
            for stall in {(other - STALL) // 6 + 1 for other in menu}:
                if s.stall_card(stall) <= FIELD_CARDS:
                    count.open[s.stall_card(stall)] += 1
            card = int(s.stall_card((choice - STALL) // 6 + 1))
            if card <= FIELD_CARDS:
                cards[seat].append(card)
        return choice

    play(s, choose, lambda s: any_choice(s, chance))
    earned = [int(coins(s.numbers[HAS + seat]) + points(s, seat)) for seat in range(s.players)]
    for seat in range(s.players):
        for card in cards[seat]:
            count.taken[card] += 1
            count.more[card] += earned[seat] - sum(earned) / len(earned)
    return earned


def points(s: FarmShop, seat: int) -> int:
    """Coins for what is left at the end."""
    return sum(int(module.points(s, seat)) for module in s.modules)


def winners(s: FarmShop, earned: list[int]) -> list[int]:
    """Who has the most coins; of those, who has the most goods and bags. (MFS-52)"""
    rich = [seat for seat in range(s.players) if earned[seat] == max(earned)]
    left = [int(goods(s.numbers[HAS + seat]) + bags(s.numbers[HAS + seat])) for seat in rich]
    return [seat for seat, n in zip(rich, left, strict=True) if n == max(left)]


def table(box: Box, players: int, modules: list[Module], games: int, chance: Chance, count: Count) -> str:
    """A line for a number of players."""
    earned: list[int] = []
    wins = 0.0
    for _ in range(games):
        s = new(box, players, modules)
        s.settle()
        found = played(s, chance, count)
        first = winners(s, found)
        wins += 1.0 / len(first) if int(s.numbers[START_PLAYER]) in first else 0.0
        earned += found
    earned.sort()
    mean = sum(earned) / len(earned)
    inside = sum(LOW <= n <= HIGH for n in earned) / len(earned)
    part = len(earned) // 20
    return (
        f"{players} players, {games} games: mean {mean:.1f} coins, nine of ten {earned[part]} to {earned[-1 - part]}, "
        f"{inside:.0%} within {LOW} to {HIGH}; the start seat wins {wins / games:.1%}, fair is {1 / players:.1%}"
    )


def balance(box: Box, names: list[str], games: int, seed: int, modules: list[Module]) -> str:
    """The whole report, the cards that are taken least first."""
    count = Count()
    chance = Chance(seed)
    lines = [table(box, players, modules, games, chance, count) for players in (2, 3, 4)]
    rows = [
        (count.taken[card] / max(count.open[card], 1), card)
        for card in range(1, FIELD_CARDS + 1)
        if count.open[card] > 0
    ]
    lines += ["", "card  back  taken, of the times it could be   coins above the mean   what it does"]
    for share, card in sorted(rows):
        more = count.more[card] / max(count.taken[card], 1)
        lines.append(f"{card:4}  {box.backs[card]:4}  {share:33.1%}   {more:+20.1f}   {names[card]}")
    return "\n".join(lines)
