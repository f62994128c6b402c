"""The table for a terminal: market and dice, then each farm and shop, in a small code that the last line explains."""

from __future__ import annotations

from collections.abc import Callable

from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.games.my_farm_shop.rules.area import Area
from farmtable.games.my_farm_shop.rules.box import (
    FIELD_NAMES,
    FIELDS,
    NO_ARROW,
    PRINTED,
    ROW,
    SHOP_ROOM,
    SUNFLOWER_PLACES,
    UP,
    Box,
)
from farmtable.games.my_farm_shop.rules.goods import GOODS_NAMES, counted
from farmtable.games.my_farm_shop.rules.modules.farmer import FARMER_CARD
from farmtable.games.my_farm_shop.rules.modules.things import SHOP_ICONS
from farmtable.games.my_farm_shop.rules.state import NO_DIE
from farmtable.games.my_farm_shop.show.phrases import goal_phrase, skill_phrase, transport_phrase
from farmtable.games.my_farm_shop.show.view import FarmShopView, SeatView

Say = Callable[[Phrase], str]


def draw(box: Box, v: FarmShopView, say: Say) -> str:
    """The whole table."""
    letters = [say(phrase(f"letter-{name}")) for name in (*GOODS_NAMES, "bag", "coin")]
    letters.append("⌂" if any(goal.goal == SHOP_ICONS for goal in v.goals) else "")  # shown where it counts
    lines = head(box, v, say, letters)
    codes = [[field_code(box, v, seen, field, letters) for field in range(FIELDS)] for seen in v.seats]
    widths = [max(len(row[field]) for row in codes) for field in range(FIELDS)]
    widths = [max(widths[field % ROW], widths[field % ROW + ROW]) for field in range(FIELDS)]
    for seat, seen in enumerate(v.seats):
        lines += ["", owned(v, seat, seen, say, letters)]
        cells = [cell(seen, field, codes[seat][field], widths[field]) for field in range(FIELDS)]
        lines += [f"  │ {'│ '.join(row)}│" for row in (cells[:ROW], cells[ROW:])]
    return "\n".join([*lines, "", f"[dim]{legend(say, letters)}[/dim]"])


def head(box: Box, v: FarmShopView, say: Say, letters: list[str]) -> list[str]:
    """The market, the dice, the deck, and what the modules have laid out."""
    turns = v.turn + len(v.deck) + (1 if v.asked else 0)
    final = any(row[0] == "End" for row in v.agenda)  # no turn any more (MFS-51)
    turn = phrase("table-turn", n=min(v.turn + 1, turns), turns=turns, deck=len(v.deck))
    lines = [f"[bold]{say(phrase('table-final') if final else turn)}[/bold]"]
    stalls = [f"{stall} {code(box, card, letters) or '–'}" for stall, card in enumerate(v.market, 1)]
    lines.append(say(phrase("table-market", stalls=" │ ".join(stalls))))
    if any(v.dice):
        shown = " ".join(f"({n})" if die == v.die else str(n) for die, n in enumerate(v.dice))
        rest = sum(n for die, n in enumerate(v.dice) if die != v.die)
        lines.append(say(phrase("table-dice", dice=shown if v.die == NO_DIE else f"{shown} = {rest}")))
    if v.taken and v.taken != FARMER_CARD:
        lines.append(say(phrase("table-taken", card=code(box, v.taken, letters))))
    return lines + modules(box, v, say, letters)


def modules(box: Box, v: FarmShopView, say: Say, letters: list[str]) -> list[str]:
    """Skills with their transport, goals with those who met them, pairs to choose from."""
    lines = [
        say(phrase("table-skill", transport=transport_phrase(kind), skill=skill_phrase(skill)))
        for kind, skill in enumerate(v.skills)
        if skill
    ]
    for goal in v.goals:
        if goal.goal:
            who = [say(seat_phrase(seat)) for seat in [*goal.before, *goal.now]]
            who += [say(phrase("table-closed"))] * goal.closed
            lines.append(" │ ".join([say(goal_phrase(goal.goal)), *who]))
    for pair in range(4):
        cards = [code(box, card, letters) for card in v.pairs[2 * pair : 2 * pair + 2] if card]
        if cards:
            lines.append(say(phrase("table-pair", n=pair + 1, cards="  ".join(cards))))
    return lines


def owned(v: FarmShopView, seat: int, seen: SeatView, say: Say, letters: list[str]) -> str:
    """A player's coins, bags, goods and transport tiles."""
    stored = sum(seen.goods) + sum(seen.tiles)
    goods = "  ".join(f"{letter} {n}" for letter, n in zip(letters, seen.goods, strict=False))
    tiles = [f"{say(transport_phrase(kind))} {n}" for kind, n in enumerate(seen.tiles) if n]
    mark = "►" if seat == v.player else " "
    numbers = f"{letters[5]} {seen.coins}  {letters[4]} {seen.bags}  │ {goods}  ({stored}/{SHOP_ROOM})"
    return f"{mark} [bold]{say(seat_phrase(seat))}[/bold]  {'  '.join([numbers, *tiles])}"


def field_code(box: Box, v: FarmShopView, seen: SeatView, field: int, letters: list[str]) -> str:
    """What a field does; ■ is a card, without it the field is as printed."""
    card = seen.cards[field]
    return ("■" if card else " ") + (code(box, card or PRINTED + v.side * FIELDS + field, letters) or "–")


def cell(seen: SeatView, field: int, text: str, width: int) -> str:
    """`4 ■E+W→5¢ ☼·`: number, what the field does, its sunflowers and free places."""
    n = seen.sunflowers[field]
    flowers = "☼" * n + "·" * (int(SUNFLOWER_PLACES[field]) - n)
    padded = f"{text:<{width}}"
    name = f"{FIELD_NAMES[field]:>{4 if field % ROW == 0 else 2}}"
    return f"{name} {f'[bold]{padded}[/bold]' if seen.cards[field] else padded} {flowers:<2}"


# ---- The small code -------------------------------------------------------------------------------------------------


def code(box: Box, face: int, letters: list[str]) -> str:
    """What a card or field does, in a few signs."""
    if face == 0:
        return ""
    if face == FARMER_CARD:
        return "☺"
    if box.arrow[face] != NO_ARROW:
        text = "▲" if box.arrow[face] == UP else "◄►"
    else:
        text = "/".join(area_code(area, letters) for area in box.areas[face])
    if box.icon[face]:
        text += letters[6]
    return f"{text} 1×" if box.once[face] else text


def area_code(area: Area, letters: list[str]) -> str:
    """`2E→4¢`"""
    pay = bundle_code(int(area.cost), letters)
    pay += signs((area.pay_any, "?"), (area.pay_identical, "="), (area.pay_other, "="), (area.pay_sunflowers, "☼"))
    pay += ["■"] * area.pay_card
    gain = bundle_code(int(area.gain), letters)
    gain += signs((area.gain_any, "?"), (area.gain_identical, "="), (area.gain_sunflowers, "☼"))
    return f"{'+'.join(pay)}→{'+'.join(gain)}" if pay else "+".join(gain)


def signs(*parts: tuple[int, str]) -> list[str]:
    return [f"{n if n > 1 else ''}{sign}" for n, sign in parts if n]


def bundle_code(bundle: int, letters: list[str]) -> list[str]:
    return [f"{n if n > 1 or kind == 5 else ''}{letters[kind]}" for kind, n in enumerate(counted(bundle)) if n]


def legend(say: Say, letters: list[str]) -> str:
    """What the letters mean."""
    names = [say(phrase(f"kind-{name}")) for name in (*GOODS_NAMES, "bag", "coin")]
    known = ", ".join(f"{letter} {name}" for letter, name in zip(letters, names, strict=False))
    return say(phrase("table-legend", letters=known))
