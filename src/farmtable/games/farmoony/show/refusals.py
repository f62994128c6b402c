"""Why a choice is not open: the reason and the rule, from nothing but what the seat itself may know."""

from __future__ import annotations

from typing import Any

from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import Argument, IllegalChoice, phrase, seat_phrase
from farmtable.games.farmoony.rules import play, tools
from farmtable.games.farmoony.rules.declared import (
    CHOOSE,
    CHOOSER,
    DRAW,
    FENCE,
    LANDS,
    LIFT,
    MISSION,
    PLACE,
    TAKE,
    TOOL,
    UNLOAD,
    USE,
    VERB,
)
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.state import CHOSEN_MISSIONS, PHASE, WHEELBARROW, Farmoony
from farmtable.games.farmoony.rules.tiles import GRID, OFFSET, STONE, TYPES, card_of, cell_of, rotation_of
from farmtable.games.farmoony.show.phrases import mission_phrase, tool_phrase

# The rule behind each question, for choices that do not answer it.
RULES: dict[type[Task[Any]], str] = {
    play.ChooseMission: "FM-03",
    play.ChooseCard: "FM-10",
    play.PlaceCard: "FM-12",
    tools.WorkWithTools: "FM-13",
    tools.Unload: "FM-42",
    tools.MayFence: "FM-43",
}


def refused(key: str, rule: str, **args: Argument) -> IllegalChoice:
    return IllegalChoice(phrase(key, **args), rule)


def refusal(s: Farmoony, seat: int, choice: int) -> IllegalChoice:
    """The reason and the rule."""
    task = s.task_of(seat)
    if isinstance(task, play.ChooseMission) and MISSION <= choice < CHOOSE:
        return mission_refusal(s, choice - MISSION)
    if isinstance(task, play.ChooseCard) and CHOOSE <= choice < LIFT:
        return refused("refused-not-in-hand", "FM-10")
    if isinstance(task, play.PlaceCard) and choice >= PLACE:
        place = choice - PLACE
        card = int(s.playing(seat))
        if card_of(place) != card:
            return refused("refused-other-card", "FM-12")
        return place_refusal(s.lands[seat], place)
    if isinstance(task, tools.WorkWithTools):
        return tool_refusal(s, seat, choice)
    if isinstance(task, tools.Unload) and UNLOAD <= choice < PLACE:
        return unload_refusal(s, int(task.card), choice - UNLOAD)
    if isinstance(task, tools.MayFence) and choice == FENCE:
        return refused("refused-no-fence", "FM-43")
    if CHOOSER <= choice < USE:
        return refused("refused-chance", RULES.get(type(task), "FM-01"))
    return refused("refused-not-the-question", RULES.get(type(task), "FM-01"))


# ---- Missions -------------------------------------------------------------------------------------------------------


def mission_refusal(s: Farmoony, number: int) -> IllegalChoice:
    """Why this mission can't be chosen. (FM-02, FM-03)"""
    if number == 0:
        return refused("refused-no-mission", "FM-03")
    mission = mission_phrase(s.box, number)
    if s.holds(CHOSEN_MISSIONS, number):
        return refused("refused-mission-used", "FM-03", mission=mission)
    if s.numbers[PHASE] == 3 and s.box.missions[number].star:
        return refused("refused-star", "FM-02", mission=mission)
    return refused("refused-cover", "FM-02", mission=mission)


# ---- Placing --------------------------------------------------------------------------------------------------------


def place_refusal(land: Land, place: int) -> IllegalChoice:
    """Why a card can't lie there. (FM-21 to FM-24)"""
    cells = [int(cell_of(place) + OFFSET[quarter]) for quarter in range(4)]
    if not len(land.laid):
        return refused("refused-first-card", "FM-21")
    covered = [quarter for quarter in range(4) if cells[quarter] < GRID and land.tile(cells[quarter])]
    if not covered:
        return refused("refused-no-overlap", "FM-21")
    if any(land.token(cells[quarter]) for quarter in covered):
        return refused("refused-token", "FM-24")
    cards = [int(land.cards[cells[quarter]]) for quarter in covered]
    twice = [card for card in cards if cards.count(card) > 1]
    if twice:
        return refused("refused-two-tiles", "FM-22")
    card, turns = card_of(place), rotation_of(place)
    for quarter in covered:
        if land.tile(cells[quarter]) == STONE and land.faces.tile(card, turns, quarter) != STONE:
            return refused(
                "refused-stone", "FM-23", tile=phrase(f"tile-{TYPES[land.faces.tile(card, turns, quarter)]}")
            )
    return refused("refused-not-the-question", "FM-20")


# ---- Tools ----------------------------------------------------------------------------------------------------------


def tool_refusal(s: Farmoony, seat: int, choice: int) -> IllegalChoice:
    """Why this can't be done with tools now. (FM-13 to FM-15)"""
    if choice == DRAW or TAKE <= choice < MISSION:
        if s.tools(seat) >= tools.MOST_TOOLS:
            return refused("refused-full", "FM-14", n=tools.MOST_TOOLS)
        if choice == DRAW:
            return refused("refused-deck-empty", "FM-14")
        return refused("refused-not-open", "FM-14", tool=tool_phrase(choice - TAKE))
    if choice == FENCE:
        return refused("refused-fence-now", "FM-43")
    if LIFT <= choice < LIFT + VERB:
        return lift_refusal(s, seat, choice - LIFT)
    if USE <= choice < UNLOAD:
        return tile_refusal(s, seat, (choice - USE) // LANDS, (choice - USE) % LANDS)
    if CHOOSER <= choice <= TOOL + VERB:
        return refused("refused-chance", "FM-13")
    return refused("refused-not-the-question", "FM-13")


def tile_refusal(s: Farmoony, seat: int, effect: int, where: int) -> IllegalChoice:
    """Why this tool can't be used on this tile. (FM-30 to FM-40)"""
    kind = int(tools.tool_of(effect))
    rule = f"FM-{31 + kind}"  # the tools are numbered in the order of their rules
    if not s.has_tool(seat, kind):
        return refused("refused-no-tool", "FM-15", tool=tool_phrase(kind))
    player, cell = divmod(where, GRID)
    if player >= s.players:
        return refused("refused-no-land", "FM-30", n=player + 1)
    tile = int(s.lands[player].tile(cell))
    if tile == 0:
        return refused("refused-no-tile", "FM-30", owner=seat_phrase(player))
    need = phrase(f"tile-{TYPES[tools.TURNS[effect]]}")
    return refused("refused-wrong-tile", rule, tool=tool_phrase(kind), need=need, tile=phrase(f"tile-{TYPES[tile]}"))


def lift_refusal(s: Farmoony, seat: int, card: int) -> IllegalChoice:
    """Why a wheelbarrow can't take this card. (FM-42)"""
    if not s.has_tool(seat, WHEELBARROW):
        return refused("refused-no-tool", "FM-15", tool=tool_phrase(WHEELBARROW))
    home = int(tools.owner(s, card)) if card else -1
    if home < 0:
        return refused("refused-not-on-a-land", "FM-42")
    land = s.lands[home]
    if not land.open_card(card):
        return refused("refused-covered", "FM-42")
    if len(land.laid) == 1:
        return refused("refused-only-card", "FM-42")
    if not land.without(card).whole():
        return refused("refused-parts-land", "FM-42")
    return refused("refused-nowhere-to-go", "FM-42")


def unload_refusal(s: Farmoony, card: int, argument: int) -> IllegalChoice:
    """Why the lifted card can't go there. (FM-42)"""
    player, rest = divmod(argument, 4 * GRID)
    if player >= s.players:
        return refused("refused-no-land", "FM-30", n=player + 1)
    land = s.lands[player]
    home = land.place_of(card)
    if home and cell_of(home) == rest % GRID:
        return refused("refused-same-place", "FM-42")
    return place_refusal(land.without(card) if home else land, card * 4 * GRID + rest)
