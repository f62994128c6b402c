"""Farms in words: what each field does, and what it would give its owner now."""

from __future__ import annotations

from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.text import Section, calls_of, whose
from farmtable.games.my_farm_shop.rules.activation import leads
from farmtable.games.my_farm_shop.rules.area import BONUS_NAMES, Area
from farmtable.games.my_farm_shop.rules.box import (
    FIELD_BIT,
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
from farmtable.games.my_farm_shop.rules.goods import GOODS_NAMES
from farmtable.games.my_farm_shop.rules.modules.farmer import FARMER_CARD
from farmtable.games.my_farm_shop.rules.modules.things import SHOP_ICONS, TRANSPORT_NAMES
from farmtable.games.my_farm_shop.rules.payment import payable
from farmtable.games.my_farm_shop.rules.state import HAS
from farmtable.games.my_farm_shop.show.phrases import gain_phrase, kind_phrase, pay_phrase, transport_phrase
from farmtable.games.my_farm_shop.show.view import FarmShopView, SeatView, imagine

OR_ELSE = "tell-or-else"
RESTED = FIELDS + 1  # instead of a field that was activated

# ---- What cards and fields show -------------------------------------------------------------------------------------


def alternatives(parts: list[Phrase], key: str = "tell-or") -> Phrase:
    """a or b or c; areas with a stop between them"""
    return phrase(key, first=parts[0], rest=alternatives(parts[1:], key)) if len(parts) > 1 else parts[0]


def area_said(area: Area) -> Phrase:
    """pay 1 honey, gain 3 coins: an arrow would be read out as a sign"""
    pay, gain = pay_phrase(area), gain_phrase(area)
    return phrase("tell-pay", pay=pay, gain=gain) if pay else phrase("tell-gain", gain=gain)


def face_said(box: Box, face: int) -> Phrase:
    """What a card or a printed field does, without its signs."""
    if face == FARMER_CARD:
        return phrase("face-farmer")
    if box.arrow[face] != NO_ARROW:
        return phrase("tell-arrow-up" if box.arrow[face] == UP else "tell-arrow-sideways")
    areas = box.areas[face]
    return alternatives([area_said(area) for area in areas], OR_ELSE) if areas else phrase("face-empty")


# ---- A farm ---------------------------------------------------------------------------------------------------------


class Farms:
    """The farms of a view. Nothing is hidden in this game, so what they would give now follows from it."""

    def __init__(self, box: Box, v: FarmShopView) -> None:
        self.box = box
        self.v = v
        self.s = imagine(box, v)
        self.icons_count = any(goal.goal == SHOP_ICONS for goal in v.goals)  # they are told where they count

    def face(self, seat: int, field: int) -> int:
        """What is to be seen on a field."""
        return self.v.seats[seat].cards[field] or self.printed(field)

    def printed(self, field: int) -> int:
        return PRINTED + self.v.side * FIELDS + field

    def signs(self, face: int) -> list[Phrase]:
        """1×, the crossed sunflower, the farm shop icon."""
        box = self.box
        if face >= FARMER_CARD:
            return []
        shown = [("once", box.once[face]), ("nosun", box.no_bonus[face]), ("shop", self.icons_count and box.icon[face])]
        return [phrase(f"tell-sign-{name}") for name, there in shown if there]

    def card(self, face: int) -> Phrase:
        """What a card or field shows with its signs, in one sentence."""
        found, shows = self.signs(face), face_said(self.box, face)
        return phrase("tell-signs", shows=shows, signs=found) if found else shows

    def owner(self, seat: int) -> Section:
        """A player's coins and bags, goods, and the ten fields."""
        seen = self.v.seats[seat]
        fields = [self.field(seat, field) for field in range(FIELDS)]
        return Section(
            whose(self.v, seat, "tell-owner"),
            (phrase("tell-coins", n=seen.coins), phrase("tell-bags", n=seen.bags), *self.moment(seat, seen)),
            (self.goods(seat, seen), *fields),
            calls_of(self.v, seat, phrase("call-farm")),
        )

    def moment(self, seat: int, seen: SeatView) -> list[Phrase]:
        """What a player is about, and has done last."""
        v, facts = self.v, [phrase("tell-in-all", n=sum(seen.sunflowers))]
        if v.taken and seat == v.player:
            facts.append(phrase("tell-taken", card=self.card(v.taken)))
        if seen.in_hand:
            facts.append(phrase("tell-in-hand", n=seen.in_hand))
        if seen.activated == RESTED:
            facts.append(phrase("tell-rested"))
        elif seen.activated:
            facts.append(phrase("tell-activated", field=FIELD_NAMES[seen.activated - 1]))
        if seen.followed:
            facts.append(phrase("tell-followed", field=FIELD_NAMES[seen.followed - 1]))
        return facts

    def goods(self, seat: int, seen: SeatView) -> Section:
        """The shop: goods, and transport with the module Farmer."""
        goods = [phrase(f"item-{name}", n=n) for name, n in zip(GOODS_NAMES, seen.goods, strict=True)]
        facts = [phrase("tell-goods", goods=goods)]
        tiles = [transport_count(kind, n) for kind, n in enumerate(seen.tiles) if n]
        if tiles:
            facts.append(phrase("tell-transport", tiles=tiles))
        if seen.paid:
            facts.append(phrase("tell-paid", tiles=[transport_phrase(kind) for kind in seen.paid]))
        stored = sum(seen.goods) + sum(seen.tiles)
        title = whose(self.v, seat, "tell-shop", n=stored, room=SHOP_ROOM)
        return Section(title, tuple(facts), calls=calls_of(self.v, seat, phrase("call-goods")))

    # ---- A field -------------------------------------------------------------------------------------------------

    def field(self, seat: int, field: int) -> Section:
        """What it does and would give now, its card, signs and sunflowers, and where it lies."""
        box, face, name = self.box, self.face(seat, field), FIELD_NAMES[field]
        now, shows, n = self.now(seat, field), face_said(box, face), self.v.seats[seat].sunflowers[field]
        facts = [phrase("tell-now", now=now)] if now != shows else []
        if seat == self.v.seat and self.v.steps:
            facts.append(phrase("tell-away", n=self.v.steps[field]))
        if self.v.seats[seat].cards[field]:
            facts.append(phrase("tell-card", printed=face_said(box, self.printed(field))))
        else:
            facts.append(phrase("tell-printed"))
        facts += [phrase("tell-sign", sign=sign) for sign in self.signs(face)]
        if n:
            facts.append(phrase("tell-sunflowers", n=n, places=max(n, int(SUNFLOWER_PLACES[field]))))
        calls = [phrase("call-field", field=part) for part in dict.fromkeys([name, *name.split("/")])]
        title = whose(self.v, seat, "tell-field", field=name, shows=shows)
        return Section(title, tuple(facts), calls=calls_of(self.v, seat, *calls))

    def now(self, seat: int, field: int) -> Phrase:
        """What its owner would have of it just now, with the goods that are there; bags on the way are not counted."""
        s, face = self.s, self.face(seat, field)
        have = s.numbers[HAS + seat]
        if self.box.arrow[face] != NO_ARROW:
            ways = [FIELD_NAMES[to] for to in self.ways(face, field) if leads(s, seat, to, have, FIELD_BIT[field])]
            if not ways:
                return phrase("tell-leads-nowhere")
            return phrase("tell-leads", fields=alternatives([phrase("tell-field-name", field=way) for way in ways]))
        if not self.box.areas[face]:
            return phrase("face-empty")
        open_areas = [area for area in self.box.areas[face] if payable(s, seat, field, area, have)]
        if not open_areas:
            return phrase("tell-cannot-pay")
        return alternatives([self.gains(seat, field, face, area) for area in open_areas], OR_ELSE)

    def ways(self, face: int, field: int) -> list[int]:
        """The fields that a green arrow points to."""
        if self.box.arrow[face] == UP:
            return [field - ROW] if field >= ROW else []
        return [to for to in (field - 1, field + 1) if 0 <= to < FIELDS and to // ROW == field // ROW]

    def gains(self, seat: int, field: int, face: int, area: Area) -> Phrase:
        """What is gained, with the sunflowers' bonus."""
        n = self.v.seats[seat].sunflowers[field]
        gain = gain_phrase(area)
        if not n or self.box.no_bonus[face]:
            return phrase("tell-gain", gain=gain)
        kinds = alternatives([kind_phrase(BONUS_NAMES[kind]) for kind in area.bonus])
        args: dict[str, Argument] = {"gain": gain, "n": n, "kinds": kinds}
        return Phrase("tell-gain-at-most" if area.pay_sunflowers else "tell-gain-more", args)

    def of_field(self, seat: int, field: int) -> Phrase:
        """Ben, field 8: gain 3 coins"""
        return whose(self.v, seat, "tell-for", field=FIELD_NAMES[field], now=self.now(seat, field))


def transport_count(kind: int, n: int) -> Phrase:
    return phrase(f"tell-{TRANSPORT_NAMES[kind]}", n=n)


def seat_names(seats: list[int]) -> list[Phrase]:
    return [seat_phrase(seat) for seat in seats]
