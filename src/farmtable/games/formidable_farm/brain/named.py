"""The features of Formidable Farm: each has a name and a place."""

from __future__ import annotations

from typing import Final

ONE: Final = 0  # for the solo game, where there is nobody to compare with
LEFT: Final = 1  # cards still to be fulfilled
LEFT_SQUARED: Final = 2
DONE: Final = 3
HAND: Final = 4
HAND_EMPTY: Final = 5
KNOWN_IN_STACK: Final = 6
WHEAT: Final = 7
CUCUMBER: Final = 8
TOMATO: Final = 9
SHEEP: Final = 10
PIG: Final = 11
CROPS_BEYOND: Final = 12  # of a kind, beyond four
CROP_KINDS: Final = 13
FULFILLED: Final = 14
FULFILLED_BEYOND: Final = 15  # five
PLAYED: Final = 16  # in this turn
PAYABLE: Final = 17  # hand cards that could be paid now
NEAREST: Final = 18  # crops that the nearest hand card is short of
SHORT: Final = 19  # crops that the hand cards are short of, on average
HAND_COST: Final = 20  # crops that the hand cards cost
COSTS_CARDS: Final = 21  # hand cards that bring cards back
COSTS_FULFILLED: Final = 22
MARKET_PAYABLE: Final = 23
MARKET_NEAREST: Final = 24
TO_SUPPLY: Final = 25  # its turn, and the disc not moved yet
TO_PLAY: Final = 26  # cards that may still be played in its turn
ANOTHER: Final = 27  # an extra turn
DISCOUNT: Final = 28
WAITS: Final = 29  # turns of others before its next one
TURNS: Final = 30  # played so far; for the solo game
CHAIN: Final = 31  # hand cards that could be paid one after the other, with what they bring
CHAIN_SUPPLIED: Final = 32  # ... after the best supply
COMING_CROPS: Final = 33  # half done: what waits on the agenda
COMING_CARDS: Final = 34
COMING_UNSEEN: Final = 35
COMING_SUPPLIES: Final = 36
COMING_DEALS: Final = 37
COMING_CONTROL: Final = 38
TO_PAY: Final = 39
TO_COME_BACK: Final = 40
VALUE: Final = 41  # the simple value, so that the weights start from what is known already
