"""The features of Fences: each has a name and a place."""

from __future__ import annotations

from typing import Final

VALUE: Final = 0  # the simple value, so that the weights start from what is known already
POINTS: Final = 1
STOCK: Final = 2  # barns that can be built
STOCK_EARLY: Final = 3  # ... the more tiles are left
STOCK_NONE: Final = 4
SHARE: Final = 5  # what its barns would bring, if all their farms were completed now
SHARE_EARLY: Final = 6
SHARE_NEAR: Final = 7  # ... weighed by how few ends are open
SHARE_NEAR_EARLY: Final = 8
SHARE_HOPE: Final = 9  # ... by how likely every place gets a tile
SHARE_NEAR_HOPE: Final = 10
NEAR: Final = 11  # its barns, by how few ends are open
NEAR_EARLY: Final = 12
HOPE: Final = 13
HOPE_EARLY: Final = 14
NEAR_HOPE: Final = 15
PLACES: Final = 16  # where its farms go on
ENDS: Final = 17
STUCK: Final = 18  # barns in farms that can't be completed any more
RARE: Final = 19  # ... that wait for one of two tiles
ONE_PLACE: Final = 20  # barns in farms that one tile may complete
ONE_KIND: Final = 21  # farms with one kind of animal, which count double
NO_ANIMAL: Final = 22
ANIMALS: Final = 23
SHARED: Final = 24  # farms in which others have barns too
OUTVOTED: Final = 25  # ... and more than this seat
PIECES: Final = 26  # of its farms
CLOSES: Final = 27  # what the best tile in its hand would bring by completing a farm
CLOSES_MORE: Final = 28  # ... and all others
CLOSES_DRAW: Final = 29  # what a tile that may be drawn would bring
BONUS: Final = 30  # its profile's points for the farms that one tile may complete
FREE: Final = 31  # what the best open farm without a barn would bring
TWO_PLACES: Final = 32  # what farms would bring that two tiles may complete, by the hope for them
MORE_PLACES: Final = 33
ITS_TURN: Final = 34
WAITS: Final = 35  # seats before it
