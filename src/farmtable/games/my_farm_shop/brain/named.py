"""The features of My Farm Shop: each has a name and a place."""

from __future__ import annotations

from typing import Final

VALUE: Final = 0  # the simple value, so that the weights start from what is known already
COINS: Final = 1
PLAN: Final = 2  # what farm and stock can still earn at their prices
PLAN_EARLY: Final = 3  # the same, weighed by how much of the game is left
A_TURN: Final = 4  # what a turn earns at these prices
A_TURN_EARLY: Final = 5
NEXT: Final = 6  # the activation that is about to come
PROMISED: Final = 7  # what is half done will give and take
GOODS: Final = 8
GOODS_EARLY: Final = 9
GOODS_BEYOND: Final = 10  # goods beyond ten
ALIKE_BEYOND: Final = 11  # goods beyond four of a kind
KINDS: Final = 12
BAGS: Final = 13
BAGS_EARLY: Final = 14
BAGS_BEYOND: Final = 15  # bags beyond six
SUNFLOWERS: Final = 16
SUNFLOWERS_EARLY: Final = 17
CARDS: Final = 18
BEST_FIELD: Final = 19
MADE: Final = 20  # goods in a turn, each field by its chance
SOLD: Final = 21  # goods that could be sold in a turn
SALES: Final = 22  # what these would bring
SHORT: Final = 23  # goods that could be sold but are not made
OVER: Final = 24  # goods that are made but can't be sold
ARROWS: Final = 25
ONCE: Final = 26  # 1× cards
CHOICE: Final = 27  # what the free choice of a die adds in the player's turns
IDLE: Final = 28  # how often a turn would earn next to nothing without bags
GOALS: Final = 29  # progress to goals that are open, by what they pay
GOALS_NEAR: Final = 30
TILES: Final = 31
TILES_EARLY: Final = 32
