"""Work with tools: use one, draw one, or nothing; the wheelbarrow and the fence. (FM-13 to FM-15, FM-30 to FM-43)"""

from __future__ import annotations

from typing import Any, Final

from farmtable.core.rt import i32, i64, vec
from farmtable.core.rules.menu import Menu
from farmtable.core.rules.seats import BIT
from farmtable.core.rules.task import Do, Task, Todo
from farmtable.games.farmoony.rules.declared import (
    DOES_NOTHING,
    DONE,
    DRAW,
    DRAWS,
    EFFECTS,
    FENCE,
    FENCES,
    LANDS,
    LETS_PASS,
    LIFT,
    LIFTS,
    MOVES,
    TAKE,
    TAKES,
    TOOL,
    TURNS_UP,
    UNLOAD,
    UNLOADS,
    USE,
    USES,
)
from farmtable.games.farmoony.rules.state import (
    DECK,
    FARMER,
    FENCE_TOOL,
    KIND_BIT,
    KINDS,
    KNOWN_TOOLS,
    OPEN_TOOLS,
    SECRET_TOOLS,
    WHEELBARROW,
    Farmoony,
)
from farmtable.games.farmoony.rules.tiles import (
    FERTILIZER,
    GRID,
    PEST,
    SIDE,
    SOIL,
    STONE,
    TYPE,
    VEGETABLE,
    WATER,
    card_of,
    cell_of,
)

MOST_TOOLS: Final = 3
OPEN: Final = 2  # tools beside the deck

# By effect: the nine tools that do one thing, then the farmer's four. (FM-31 to FM-40)
TURNS: Final = vec[i64](
    [VEGETABLE, PEST, FERTILIZER, WATER, STONE, SOIL, SOIL, SOIL, SOIL, SOIL, SOIL, SOIL, SOIL],
)
INTO: Final = vec[i64](
    [SOIL, SOIL, SOIL, SOIL, SOIL, WATER, VEGETABLE, FERTILIZER, PEST, VEGETABLE, WATER, FERTILIZER, PEST],
)


def tool_of(effect: i64) -> i64:
    """The kind of tool that does this."""
    return min(effect, FARMER)


class WorkWithTools(Task[Farmoony]):
    """One of: use a tool, draw a tool, nothing. All are asked, whatever they hold. (FM-13)"""

    quiet = True

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        out.add(DONE)
        if s.tools(seat) < MOST_TOOLS:  # FM-14, FM-15
            if s.count(DECK) > 0:
                out.add(DRAW)
            to_take = s.kinds_in(OPEN_TOOLS)
            for kind in range(KINDS):
                if to_take & KIND_BIT[kind]:
                    out.add(TAKE + kind)
        own = s.kinds_in(KNOWN_TOOLS + seat) | s.kinds_in(SECRET_TOOLS + seat)
        if own & KIND_BIT[WHEELBARROW]:
            offer_cards(s, out)
        for effect in range(EFFECTS):
            if own & KIND_BIT[tool_of(effect)]:
                offer_tiles(s, effect, out)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        if choice == DONE:
            s.tell(DOES_NOTHING, seat)
            return ()
        if choice == DRAW:
            return (DRAW_TOOL,)
        if choice < LIFT:
            kind = choice - TAKE
            s.sort_in(KNOWN_TOOLS + seat, s.pop(OPEN_TOOLS, s.find_tool(OPEN_TOOLS, kind)))
            s.tell(TAKES, seat, kind)
            return (OPEN_TWO,)
        if choice < USE:
            card = choice - LIFT
            s.use_up(LIFTS, seat, WHEELBARROW, owner(s, card), card)
            return (Unload(card),)
        change_tile(s, seat, (choice - USE) // LANDS, (choice - USE) % LANDS)
        return ()


# ---- Drawing (FM-14) ------------------------------------------------------------------------------------------------


class DrawTool(Task[Farmoony]):
    """The top of the tool deck. (FM-14)"""

    chance = True

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        out.any_of(TOOL, s, DECK)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        s.pick_card(DECK, choice - TOOL)
        s.sort_in(SECRET_TOOLS + s.player, choice - TOOL)
        s.whisper(DRAWS, s.player, s.box.kinds[choice - TOOL])
        return ()

    def purpose(self, s: Farmoony) -> str:
        return "tool deck"


class OpenTools(Task[Farmoony]):
    """Two tools lie face up; an empty deck replaces nothing. (FM-04, FM-14)"""

    chance = True

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        if s.count(OPEN_TOOLS) < OPEN:
            out.any_of(TOOL, s, DECK)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        s.pick_card(DECK, choice - TOOL)
        s.sort_in(OPEN_TOOLS, choice - TOOL)
        s.tell(TURNS_UP, s.player, s.box.kinds[choice - TOOL])
        return (self,)

    def purpose(self, s: Farmoony) -> str:
        return "tool deck"


# ---- Tools that change a tile (FM-30 to FM-41) ----------------------------------------------------------------------


def offer_tiles(s: Farmoony, effect: i64, out: Menu) -> None:
    """Every tile that fits, on every land, ascending."""
    turns = TURNS[effect]
    for player in range(s.players):
        land = s.lands[player]
        tiles = land.tiles
        verb = USE + effect * LANDS + player * GRID
        for y in range(land.top, land.bottom + 1):
            for cell in range(y * SIDE + land.left, y * SIDE + land.right + 1):
                if i64(tiles[cell]) & TYPE == turns:
                    out.add(verb + cell)


def change_tile(s: Farmoony, seat: i64, effect: i64, where: i64) -> None:
    """The tile becomes the new type and gets that token, in place of an older one. (FM-30, FM-41)"""
    player = where // GRID
    s.lands[player] = s.lands[player].with_token(where % GRID, INTO[effect])
    s.use_up(USES, seat, tool_of(effect), effect, player, where % GRID)


# ---- The wheelbarrow and the fence (FM-42, FM-43) -------------------------------------------------------------------


def owner(s: Farmoony, card: i64) -> i64:
    """On whose land a card lies."""
    for player in range(s.players):
        if s.lands[player].place_of(card) != 0:
            return player
    return -1


def offer_cards(s: Farmoony, out: Menu) -> None:
    """Every card that can be lifted and has another place to go to, ascending. (FM-42)"""
    start = out.size
    for player in range(s.players):
        loose = s.lands[player].loose()
        for k in range(len(loose)):
            if movable(s, player, loose[k]):
                out.add(LIFT + loose[k])
                at = out.size - 1
                while at > start and i64(out.choices[at - 1]) > LIFT + loose[k]:
                    out.choices[at] = out.choices[at - 1]
                    at -= 1
                out.choices[at] = i32(LIFT + loose[k])


def movable(s: Farmoony, player: i64, card: i64) -> bool:
    """Does any land take this card?"""
    for other in range(s.players):
        if other != player and s.lands[other].takes(card):
            return True
    land = s.lands[player]
    return land.without(card).takes(card, cell_of(land.place_of(card)))


class Unload(Task[Farmoony]):
    """The lifted card goes to any land, turned at will, but not to the four places it came from. (FM-42)"""

    quiet = True

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def parts(self) -> list[Any]:
        return [int(self.card)]

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        home = owner(s, self.card)
        for player in range(s.players):
            base = UNLOAD + player * 4 * GRID
            land = s.lands[player]
            if player == home:
                land.without(self.card).offer(self.card, cell_of(land.place_of(self.card)), base, out)
            else:
                land.offer(self.card, -1, base, out)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        """The whole move is announced; then each other player whose land it touches is asked, clockwise. (FM-43)"""
        home = owner(s, self.card)
        goal = (choice - UNLOAD) // (4 * GRID)
        place = self.card * 4 * GRID + (choice - UNLOAD) % (4 * GRID)
        s.tell(UNLOADS, seat, goal, place)
        then: Task[Farmoony] = Move(place, goal)
        for back in range(s.players - 1):
            player = (seat + s.players - 1 - back) % s.players
            if player in (home, goal):
                then = MayFence(player, then)
        return (then,)


class MayFence(Task[Farmoony]):
    """Each is asked in the same way, fence in hand or not; the first fence ends the move. (FM-43)"""

    quiet = True

    def __init__(self, seat: i64, then: Task[Farmoony]) -> None:
        self.seat: i64 = seat
        self.then: Task[Farmoony] = then

    def parts(self) -> list[Any]:
        return [int(self.seat), self.then]

    def seats(self, s: Farmoony) -> i64:
        return BIT[self.seat]

    def menu(self, s: Farmoony, seat: i64, out: Menu) -> None:
        out.add(DONE)
        if s.has_tool(seat, FENCE_TOOL):
            out.add(FENCE)

    def take(self, s: Farmoony, seat: i64, choice: i64) -> Todo:
        if choice == FENCE:
            s.use_up(FENCES, seat, FENCE_TOOL)
            return ()
        s.tell(LETS_PASS, seat)
        return (self.then,)


class Move(Do[Farmoony]):
    """The card goes to its new place with its tokens, and belongs to that land now. (FM-42)"""

    def __init__(self, place: i64, goal: i64) -> None:
        self.place: i64 = place
        self.goal: i64 = goal

    def parts(self) -> list[Any]:
        return [int(self.place), int(self.goal)]

    def otherwise(self, s: Farmoony, seat: i64) -> Todo:
        card = card_of(self.place)
        home = owner(s, card)
        tokens = s.lands[home].tokens_on(card)
        s.lands[home] = s.lands[home].without(card)
        s.lands[self.goal] = s.lands[self.goal].with_moved(self.place, tokens)
        s.tell(MOVES, s.player, self.goal, self.place)
        return ()


DRAW_TOOL: Final = DrawTool()
OPEN_TWO: Final = OpenTools()
