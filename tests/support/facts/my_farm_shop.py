"""My Farm Shop: every farm field by field with what lies there, goods, transport, the market, the deck."""

from __future__ import annotations

import re
from typing import Any

from tests.support.facts.lines import Fact, owner, rows, things

ROWS = rows("my_farm_shop", "fields.toml")
CARDS = {row["id"]: row for row in [*ROWS["card"], *ROWS["jump_start"]]}
PRINTED = {(row["side"], row["field"]): row for row in ROWS["printed"]}
SIDES = ("base", "jump_start")
FIELDS = ("2/12", "3", "4", "5", "6", "7", "8", "9", "10", "11")
FARMER = 90
WORDS = {
    "honey": "honey",
    "egg": "egg",
    "wool": "wool",
    "milk": "milk",
    "bag": "bag",
    "coin": "coin",
    "good of choice": "any",
    "identical good": "identical",
    "other identical good": "other",
    "sunflower": "sunflower",
    "other field card": "card",
    "miel": "honey",
    "œuf": "egg",
    "laine": "wool",
    "lait": "milk",
    "sac": "bag",
    "pièce": "coin",
    "produit au choix": "any",
    "produit identique": "identical",
    "autre produit identique": "other",
    "tournesol": "sunflower",
    "autre carte Champ": "card",
    "sack": "sack",
    "tractor": "tractor",
    "wheelbarrow": "wheelbarrow",
    "barrel": "barrel",
    "baluchon": "sack",
    "tracteur": "tractor",
    "brouette": "wheelbarrow",
    "tonneaux": "barrel",
    "tonneau": "barrel",
}
GOODS, TRANSPORT = ("honey", "egg", "wool", "milk"), ("sack", "tractor", "wheelbarrow", "barrel")
SIGNS = {"once": "1×", "no_sunflower": "crossed sunflower|tournesol barré"}


def bundle(found: dict[str, int]) -> frozenset[tuple[str, int]]:
    return frozenset((kind, n) for kind, n in found.items() if n)


def shows(row: dict[str, Any]) -> Any:
    """The areas of a card or a printed field; or its arrow."""
    if row.get("arrow"):
        return row["arrow"]
    return tuple((bundle(area.get("pay", {})), bundle(area.get("gain", {}))) for area in row.get("area", []))


def signs(row: dict[str, Any]) -> frozenset[str]:
    return frozenset(sign for sign in SIGNS if row.get(sign))


def seen(sight: dict[str, Any], names: list[str]) -> list[Fact]:
    view, found = sight["view"], list[Fact]()
    for seat, one in enumerate(view["seats"]):
        found.append(("farm", seat, one["coins"], one["bags"], sum(one["sunflowers"])))
        goods = bundle(dict(zip(GOODS, one["goods"], strict=True)))
        tiles = bundle(dict(zip(TRANSPORT, one["tiles"], strict=True)))
        found.append(("shop", seat, sum(one["goods"]) + sum(one["tiles"]), goods, tiles))
        for k, field in enumerate(FIELDS):
            printed = PRINTED[SIDES[view["side"]], field]
            top = CARDS[one["cards"][k]] if one["cards"][k] else printed
            below = shows(printed) if one["cards"][k] else None
            away = view["steps"][k] if view["steps"] and seat == view["seat"] else None
            found.append(("field", seat, field, shows(top), below, signs(top), one["sunflowers"][k], away))
    for stall, card in enumerate(view["market"], 1):
        face = "farmer" if card == FARMER else (shows(CARDS[card]), signs(CARDS[card])) if card else None
        found.append(("stall", stall, face))
    return [*found, ("deck", len(view["deck"]))]


# ---- What is said ---------------------------------------------------------------------------------------------------


def face(text: str) -> Any:
    """pay 1 honey, gain 3 coins; or ..."""
    if arrow := re.match(r"(?:arrow|flèche) (up|vers le haut|sideways|latérale)", text):
        return "up" if arrow[1] in ("up", "vers le haut") else "sideways"
    areas = [
        re.search(r"(?:(?:pay|payer) (.*), )?(?:gain|gagner) (.*)", part) for part in re.split(" ?; (?:or|ou) ", text)
    ]
    return tuple((things(area[1] or "", WORDS), things(area[2], WORDS)) for area in areas if area)


def signs_told(text: str) -> frozenset[str]:
    return frozenset(sign for sign, words in SIGNS.items() if re.search(words, text))


def told(lines: list[str], names: list[str]) -> list[Fact]:
    found, seat = list[Fact](), -1
    end = next(k for k, line in enumerate(lines) if re.match("(Dice|Dés) ?:", line))
    for at, line in enumerate(lines[:end]):
        below = lines[at + 1 :]
        whose = owner(line, names)
        if whose is not None:
            seat = whose
            found.append(("farm", seat, *(int(re.findall(r"\d+", text)[0]) for text in below[:3])))
        elif shop := re.match(r"(?:Your goods|Goods of|Vos produits|Produits chez)[^:]*: (\d+) ", line):
            carried = re.match(r"(?:Transport|Moyens de transport) ?: (.*)", below[1])
            tiles = things(carried[1], WORDS) if carried else frozenset()
            found.append(("shop", seat, int(shop[1]), things(below[0], WORDS), tiles))
        elif field := re.match(r"(?:Field|Champ) (2/12|\d+)(?: (?:of|chez) .*?)? ?: (.*)", line):
            found.append(("field", seat, field[1], face(field[2]), *field_told(below)))
    for line in lines[end:]:
        if stall := re.fullmatch(r"(?:Stall|Étal) (\d) ?: (.*)\.", line):
            empty, farmer = stall[2] in ("empty", "vide"), stall[2] in ("the farmer", "le fermier")
            shown = re.split(r"\. (?:Signs|Signes) ?: ", stall[2])
            what = None if empty else "farmer" if farmer else (face(shown[0]), signs_told(" ".join(shown[1:])))
            found.append(("stall", int(stall[1]), what))
        elif deck := re.fullmatch(r"(?:Deck|Pioche) ?: (\d+) .*", line):
            found.append(("deck", int(deck[1])))
    return found


def field_told(lines: list[str]) -> tuple[Any, ...]:
    """What is printed below a card, signs, sunflowers, and how many bags away."""
    below, shown, sunflowers, away = None, frozenset[str](), 0, None
    for line in lines:
        if found := re.fullmatch(r"(?:A card|Une carte)\. (?:Printed below it|Imprimé dessous) ?: (.*)\.", line):
            below = face(found[1])
        elif re.match("Signe? ?:", line):
            shown |= signs_told(line)
        elif found := re.match(r"(\d+) (?:sunflower|tournesol)s?(?:,| on| in)", line):
            sunflowers = int(found[1])
        elif found := re.match(r"(\d+) (?:bags?|sacs?) (?:moves?|amènent|amène) ", line):
            away = int(found[1])
        elif re.match("The dice name this field|Les dés désignent ce champ", line):
            away = 0
        elif not re.match("Now:|Maintenant ?:|No card|Sans carte", line):
            break
    return below, shown, sunflowers, away
