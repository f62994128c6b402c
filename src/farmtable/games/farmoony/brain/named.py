"""The features of Farmoony: each has a name and a place."""

from __future__ import annotations

from typing import Final

VALUE: Final = 0  # the simple value, so that the weights start from what is known already
POINTS: Final = 1  # of the land, the chosen card at its best place
POINTS_EARLY: Final = 2  # ... the more time is left
LEAST: Final = 3  # points of the mission that brings least
MOST: Final = 4
TILES: Final = 5  # what the tiles are worth by the missions' wishes
TILES_EARLY: Final = 6
SIDES: Final = 7  # ... and neighbours
SIDES_EARLY: Final = 8
CORNERS: Final = 9
CORNERS_EARLY: Final = 10
FREE: Final = 11  # ... and free sides
FREE_EARLY: Final = 12
WANTED: Final = 13  # tiles that some mission wishes for, fairly
UNWANTED: Final = 14  # vegetable, water, fertilizer, pest that none does
SOIL: Final = 15
STONE: Final = 16
SIZE: Final = 17  # tiles
SIZE_EARLY: Final = 18
WIDTH: Final = 19  # of the longer side of the rectangle around the land
PLACES: Final = 20  # where a card may lie
TOKENS: Final = 21
TOOLS: Final = 22
TOOLS_EARLY: Final = 23
HELPS: Final = 24  # what the best tool in hand would win on its own land
HELPS_EARLY: Final = 25
HARMS: Final = 26  # ... or take from the best other
SECOND_HELP: Final = 27  # what the second best tool would win
FARMER: Final = 28
WHEELBARROW: Final = 29
FENCE: Final = 30
NEXT_BEST: Final = 31  # the best card of the hand that comes next, by its tiles
NEXT_SECOND: Final = 32
NEXT_ALL: Final = 33
