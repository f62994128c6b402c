"""What the modules bring, by number and name: the Farmer's transport and skills, and goals. (MFS-65, MFS-70, MFS-71)"""

from __future__ import annotations

from typing import Final

# ---- Transport ------------------------------------------------------------------------------------------------------

KINDS: Final = 4  # of transport
TRANSPORT_NAMES: Final = ("sack", "tractor", "wheelbarrow", "barrel")

# ---- The skills, in the booklet's order; 0 is none -------------------------------------------------------------------

A_GOOD: Final = 1
TWO_BAGS: Final = 2
BARTER: Final = 3
EXCHANGE: Final = 4
SUNNY_SEVEN: Final = 5
SWAP_CARDS: Final = 6
ABOVE_OR_BELOW: Final = 7
SKILLS: Final = 7
SKILL_NAMES: Final = ("", "good", "bags", "barter", "exchange", "seven", "swap", "opposite")

# The ways to use them, but for the last skill; the exchange goes both ways.
USE_GOOD: Final = 0
USE_BAGS: Final = 1
USE_BARTER: Final = 2
USE_BAGS_FOR_GOODS: Final = 3
USE_GOODS_FOR_BAGS: Final = 4
USE_SEVEN: Final = 5
USE_SWAP: Final = 6
WAY_NAMES: Final = ("good", "bags", "barter", "bags-for-goods", "goods-for-bags", "seven", "swap")

# ---- Goals; 0 is none -----------------------------------------------------------------------------------------------

SHOP_ICONS: Final = 1
IDENTICAL_GOODS: Final = 2
BAGS: Final = 3
SUNFLOWERS: Final = 4
UPPER_ROW: Final = 5
FULL_SHOP: Final = 6
GOAL_NAMES: Final = ("", "icons", "identical", "bags", "sunflowers", "upper-row", "full-shop")
