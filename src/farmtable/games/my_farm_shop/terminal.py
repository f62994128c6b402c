"""The table for a terminal: market and dice, then each farm and shop, in a small code that the last line explains."""

from __future__ import annotations

from collections.abc import Callable

from farmtable.core.phrase import Phrase, phrase, seat_phrase
from farmtable.games.my_farm_shop.area import Area
from farmtable.games.my_farm_shop.goods import GOODS_NAMES, counted
from farmtable.games.my_farm_shop.modules.farmer import FARMER_CARD
from farmtable.games.my_farm_shop.modules.tiles import KIND_NAMES
from farmtable.games.my_farm_shop.phrases import goal_phrase, skill_phrase
from farmtable.games.my_farm_shop.state import (
    FIELD_NAMES,
    FIELDS,
    NO_ARROW,
    NO_DIE,
    PRINTED,
    ROW,
    SHOP_ROOM,
    SUNFLOWER_PLACES,
    UP,
    Box,
)
from farmtable.games.my_farm_shop.view import FarmShopView, SeatView

Say = Callable[[Phrase], str]
WIDTH = 16


def draw(box: Box, v: FarmShopView, say: Say) -> str:
    """The whole table."""
    letters = [say(phrase(f"letter-{name}")) for name in (*GOODS_NAMES, "bag", "coin")]
    lines = head(box, v, say, letters)
    for seat, seen in enumerate(v.seats):
        lines += ["", *farm(box, v, seat, seen, say, letters)]
    return "\n".join([*lines, "", f"[dim]{legend(say, letters)}[/dim]"])


def head(box: Box, v: FarmShopView, say: Say, letters: list[str]) -> list[str]:
    """The market, the dice, the deck, and what the modules have laid out."""
    turns = v.turn + len(v.deck) + (1 if v.asked else 0)
    lines = [f"[bold]{say(phrase('table-turn', n=min(v.turn + 1, turns), turns=turns, deck=len(v.deck)))}[/bold]"]
    stalls = [f"{stall} {code(box, card, letters) or '–':<{WIDTH}}" for stall, card in enumerate(v.market, 1)]
    lines.append(f"{say(phrase('table-market'))}: {'│ '.join(stalls).rstrip()}")
    if v.die != NO_DIE or any(v.dice):
        shown = [f"({n})" if die == v.die else str(n) for die, n in enumerate(v.dice)]
        rest = sum(n for die, n in enumerate(v.dice) if die != v.die)
        lines.append(f"{say(phrase('table-dice'))}: {' '.join(shown)}" + (f" = {rest}" if v.die != NO_DIE else ""))
    if v.taken and v.taken != FARMER_CARD:
        lines.append(f"{say(phrase('table-taken'))}: {code(box, v.taken, letters)}")
    for kind, skill in enumerate(v.skills):
        if skill:
            lines.append(f"{say(phrase(f'transport-{KIND_NAMES[kind]}'))}: {say(skill_phrase(skill))}")
    for goal in v.goals:
        if goal.goal:
            who = ", ".join(say(seat_phrase(seat)) for seat in [*goal.before, *goal.now])
            closed = f" ({say(phrase('table-closed'))})" if goal.closed else ""
            lines.append(f"{say(goal_phrase(goal.goal))}{closed}{': ' if who else ''}{who}")
    pairs = [
        f"{k // 2 + 1}: {' + '.join(code(box, card, letters) for card in v.pairs[k : k + 2])}" for k in (0, 2, 4, 6)
    ]
    if any(v.pairs):
        lines.append(" │ ".join(pair for k, pair in enumerate(pairs) if v.pairs[2 * k]))
    return lines


def farm(box: Box, v: FarmShopView, seat: int, seen: SeatView, say: Say, letters: list[str]) -> list[str]:
    """A player's goods and the two rows of fields; ■ is a card, without it the field is as printed."""
    stored = sum(seen.goods) + sum(seen.tiles)
    goods = "  ".join(f"{letter} {n}" for letter, n in zip(letters, seen.goods, strict=False))
    tiles = [f"{say(phrase(f'transport-{KIND_NAMES[kind]}'))} {n}" for kind, n in enumerate(seen.tiles) if n]
    mark = "►" if seat == v.player else " "
    name = say(seat_phrase(seat))
    numbers = f"{letters[5]} {seen.coins}  {letters[4]} {seen.bags}  │ {goods}  ({stored}/{SHOP_ROOM})"
    lines = [f"{mark} [bold]{name}[/bold]  {'  '.join([numbers, *tiles])}"]
    for first in (0, ROW):
        cells = [cell(box, v, seen, field, letters) for field in range(first, first + ROW)]
        lines.append("  │ " + "│ ".join(text for text in cells) + "│")
    return lines


def cell(box: Box, v: FarmShopView, seen: SeatView, field: int, letters: list[str]) -> str:
    """`4 ■E+W→5 ☼·`: number, what the field does, its sunflowers and free places."""
    card = seen.cards[field]
    face = card or PRINTED + v.side * FIELDS + field
    text = ("■" if card else " ") + (code(box, face, letters) or "–")
    n = seen.sunflowers[field]
    flowers = "☼" * n + "·" * (int(SUNFLOWER_PLACES[field]) - n)
    padded = f"{text:<{WIDTH}}"
    return f"{FIELD_NAMES[field]:>4} {f'[bold]{padded}[/bold]' if card else padded}{flowers:<2} "


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
    return f"{text} 1×" if box.once[face] else text


def area_code(area: Area, letters: list[str]) -> str:
    """`2E→4¢`"""
    pay = bundle_code(int(area.cost), letters)
    pay += [f"{area.pay_any}?"] * bool(area.pay_any) + [f"{area.pay_identical}="] * bool(area.pay_identical)
    pay += [f"{area.pay_other}="] * bool(area.pay_other) + [f"{area.pay_sunflowers}☼"] * bool(area.pay_sunflowers)
    pay += ["■"] * area.pay_card
    gain = bundle_code(int(area.gain), letters)
    gain += [f"{area.gain_any}?"] * bool(area.gain_any) + [f"{area.gain_identical}="] * bool(area.gain_identical)
    gain += [f"{area.gain_sunflowers}☼"] * bool(area.gain_sunflowers)
    return f"{'+'.join(pay)}→{'+'.join(gain)}" if pay else "+".join(gain)


def bundle_code(bundle: int, letters: list[str]) -> list[str]:
    return [f"{n if n > 1 or kind == 5 else ''}{letters[kind]}" for kind, n in enumerate(counted(bundle)) if n]


def legend(say: Say, letters: list[str]) -> str:
    """What the letters mean."""
    names = [say(phrase(f"kind-{name}")) for name in (*GOODS_NAMES, "bag", "coin")]
    known = ", ".join(f"{letter} {name}" for letter, name in zip(letters, names, strict=True))
    return say(phrase("table-legend", letters=known))
