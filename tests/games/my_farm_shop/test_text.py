"""The table in words: a second reading of the view, made without the rules, finds all of it in the text."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.core.show.phrase import Phrase
from farmtable.games.my_farm_shop.data.components import Face, load
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES, SKILL_NAMES, TRANSPORT_NAMES
from farmtable.games.my_farm_shop.show.view import FarmShopView, SeatView
from farmtable.table.words import LANGUAGES
from tests.games.my_farm_shop.support import given, seen
from tests.support.reading import NAMES, Heard, alike, answers, heard, longest, unheard, words_of
from tests.support.setups import Setup, asked, random_game

FIELDS = ("2/12", "3", "4", "5", "6", "7", "8", "9", "10", "11")
GOODS = ("honey", "egg", "wool", "milk")
MODULES = tuple((module, 1) for module in ("farmer", "goals", "jump_start"))
SAID = {
    "en": {"farm": "farm", "goods": "goods", "field": "field", "market": "market", "dice": "dice", "deck": "deck"}
    | {"skills": "skills", "goals": "goals", "turn": "turn", "pairs": "pairs", "back": "back", "gone": "discard"}
    | {"gain": "gain ", "now": "Now: ", "card": "A card.", "unpaid": "can’t be paid", "more": ", and"}
    | {"once": "once only", "nosun": "crossed sunflower", "empty": "empty"},
    "fr": {"farm": "ferme", "goods": "produits", "field": "champ", "market": "marché", "dice": "dés", "deck": "pioche"}
    | {"skills": "talents", "goals": "objectifs", "turn": "tour", "pairs": "paires", "back": "dos", "gone": "défausse"}
    | {"gain": "gagner ", "now": "Maintenant\u00a0: ", "card": "Une carte.", "unpaid": "impossible à payer"}
    | {"more": ", et", "once": "une seule fois", "nosun": "tournesol barré", "empty": "vide"},
}
ITEMS = {  # longer names first
    "en": {"other": "other identical goods", "identical": "identical goods", "any": "goods? of choice"}
    | {"card": "other field cards?", "sunflower": "sunflowers?", "honey": "honey", "egg": "eggs?", "wool": "wool"}
    | {"milk": "milk", "bag": "bags?", "coin": "coins?"},
    "fr": {"other": "autres produits identiques", "identical": "produits identiques", "any": "produits? au choix"}
    | {
        "card": "autres? cartes? Champ",
        "sunflower": "tournesols?",
        "honey": "miels?",
        "egg": "œufs?",
        "wool": "laines?",
    }
    | {"milk": "laits?", "bag": "sacs?", "coin": "pièces?"},
}
Items = dict[str, int]

# ---- A second reading of the view: nothing of the rules is used -----------------------------------------------------


@cache
def faces() -> dict[int | tuple[int, str], Face]:
    """Cards by their numbers, printed fields by side and name."""
    rows = load()
    found: dict[int | tuple[int, str], Face] = {row.id: row for row in rows.cards}
    found |= {row.id: row for row in rows.jump_start}
    return found | {(("base", "jump_start").index(row.side), row.field): row for row in rows.printed}


def face_of(v: FarmShopView, owner: SeatView, field: int) -> Face:
    return faces()[owner.cards[field] or (v.side, FIELDS[field])]


def items_of(row: Any) -> Items:
    return {name: n for name, n in msgspec.structs.asdict(row).items() if n}


def can_pay(owner: SeatView, field: int, pay: Items) -> bool:
    """Every way to pay is tried."""
    left = dict(zip(GOODS, owner.goods, strict=True)) | {"bag": owner.bags}
    for name in (*GOODS, "bag"):
        left[name] -= pay.get(name, 0)
    others = [other for k, other in enumerate(owner.cards) if other and k != field]
    if min(left.values()) < 0 or sum(owner.sunflowers) < pay.get("sunflower", 0) or len(others) < pay.get("card", 0):
        return False
    for one in GOODS:
        for two in GOODS:
            rest = {name: left[name] for name in GOODS}
            rest[one] -= pay.get("identical", 0)
            rest[two] -= pay.get("other", 0)
            fits = not pay.get("other") or one != two
            if fits and min(rest.values()) >= 0 and sum(rest.values()) >= pay.get("any", 0):
                return True
    return False


# ---- ... compared with what is heard --------------------------------------------------------------------------------


class Ear:
    """What is heard, taken apart again."""

    def __init__(self, told: Heard, v: FarmShopView) -> None:
        self.told = told
        self.v = v
        self.lang = told.words.lang
        self.said = SAID[self.lang]

    def part(self, what: str, *more: str) -> list[str]:
        return self.told.part[" ".join((self.said[what], *more))]

    def say(self, key: str) -> str:
        return self.told.words.say(Phrase(key))

    def items(self, text: str) -> Items:
        found = {}
        for name, pattern in ITEMS[self.lang].items():
            for n in re.findall(rf"(\d+) {pattern}\b", text):
                found[name] = int(n)
            text = re.sub(rf"\d+ {pattern}\b", "", text)
        return {name: n for name, n in found.items() if n}

    def areas(self, text: str) -> list[tuple[Items, Items]]:
        """What is paid and gained, area by area."""
        found = []
        for area in re.split(r"\s?; ", text):
            pay, gain, rest = area.rpartition(self.said["gain"])
            if gain:
                found.append((self.items(pay), self.items(rest.split(self.said["more"])[0])))
        return found

    def check_face(self, text: str, face: Face) -> None:
        expected = [(items_of(area.pay), items_of(area.gain)) for area in face.area]
        assert self.areas(text.partition(".")[0]) == expected, text

    def check_card(self, text: str, card: int) -> None:
        """A card with its signs in one sentence."""
        if not card:
            assert self.said["empty"] in text
        elif card in faces():
            self.check_face(text, faces()[card])
            assert (self.said["once"] in text) == faces()[card].once
            assert (self.said["nosun"] in text) == faces()[card].no_sunflower

    def check(self) -> None:
        v = self.v
        for seat, owner in enumerate(v.seats):
            self.check_owner(NAMES[seat], owner)
        for stall, line in enumerate(self.part("market")[1:]):
            self.check_card(line, v.market[stall])
        for name, cards in [(("back", str(k)), cards) for k, cards in enumerate(v.unseen, 1)] + [(("gone",), v.gone)]:
            _, *lines = self.part(*name)
            assert len(lines) == len(cards)
            for line, card in zip(lines, cards, strict=True):
                self.check_card(line, card)
        title, *lines = self.part("deck")
        assert int(re.findall(r"\d+", title)[0]) == len(v.deck)
        backs = {int(back): int(n) for n, back in re.findall(r"(\d+) (?:card|carte)s? \w+ \w+ (\d)\b", " ".join(lines))}
        assert backs == {back: v.deck.count(back) for back in v.deck}
        self.check_modules()

    def check_owner(self, name: str, owner: SeatView) -> None:
        facts = " ".join(self.part("farm", name)[:4])
        had = {"coin": owner.coins, "bag": owner.bags, "sunflower": sum(owner.sunflowers)}
        assert self.items(facts) == {kind: n for kind, n in had.items() if n}
        title, goods, *tiles = self.part("goods", name)
        assert re.findall(r"\d+", title.removeprefix(name))[0] == str(sum(owner.goods) + sum(owner.tiles))
        assert self.items(goods) == {kind: n for kind, n in zip(GOODS, owner.goods, strict=True) if n}
        told = [int(n) for n in re.findall(r"\d+", " ".join(tiles))]
        assert told == [n for n in owner.tiles if n]
        assert sum(self.say(f"transport-{kind}") in line for line in tiles for kind in TRANSPORT_NAMES) >= len(told)
        for field in range(10):
            self.check_field(name, owner, field)

    def check_field(self, name: str, owner: SeatView, field: int) -> None:
        title, *facts = self.part("field", FIELDS[field], name)
        face = face_of(self.v, owner, field)
        self.check_face(title.split(": ", 1)[1], face)
        assert any(fact.startswith(self.said["card"]) for fact in facts) == (owner.cards[field] != 0)
        for sign in ("once", "nosun"):
            sure = face.once if sign == "once" else face.no_sunflower
            assert any(self.said[sign] in fact for fact in facts) == sure
        planted = [
            self.items(fact).get("sunflower", 0)
            for fact in facts
            if not fact.startswith((self.said["card"], self.said["now"]))
        ]
        assert max(planted, default=0) == owner.sunflowers[field]
        bonus = 0 if face.no_sunflower else owner.sunflowers[field]
        open_areas = [area for area in face.area if can_pay(owner, field, items_of(area.pay))]
        now = next((fact.removeprefix(self.said["now"]) for fact in facts if fact.startswith(self.said["now"])), "")
        if face.arrow or not face.area:
            assert now or not face.area
        elif not now:
            assert not bonus
            assert all(not items_of(area.pay) for area in face.area)
        elif not open_areas:
            assert self.said["unpaid"] in now
        else:
            assert [gain for _, gain in self.areas(now)] == [items_of(area.gain) for area in open_areas]
            more = re.findall(rf"{self.said['more']}(?: au plus| at most)? (\d+)", now)
            assert more == [str(bonus)] * len(open_areas) * (bonus > 0)

    def check_modules(self) -> None:
        v = self.v
        if any(v.skills):
            lines = self.part("skills")[1:]
            for kind, line in enumerate(lines):
                assert self.say(f"transport-{TRANSPORT_NAMES[kind]}") in line
                assert self.say(f"skill-{SKILL_NAMES[v.skills[kind]]}") in line
                assert str(10 - sum(owner.tiles[kind] for owner in v.seats)) in re.findall(r"\d+", line)
        told = "\n".join(self.part("goals")) if any(goal.goal for goal in v.goals) else ""
        for goal in v.goals:
            if goal.goal:
                assert self.say(f"goal-{GOAL_NAMES[goal.goal]}") in told
        if any(v.pairs):
            assert len(self.part("pairs")) == 1 + sum(card != 0 for card in v.pairs[::2])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, MODULES)])
def test_all_that_a_seat_sees_is_heard(players: int, modules: tuple[tuple[str, int], ...], lang: str) -> None:
    setup = Setup("my_farm_shop", players, modules)
    game, looked = setup.game, 0
    for seed in (1, 2):
        s = setup.new()
        for k, _ in enumerate(random_game(s, Chance(seed))):
            if k % 61 == 20:
                for seat in (seed, SPECTATOR):
                    view = game.view(s, seat)
                    assert isinstance(view, FarmShopView)
                    Ear(heard(game, s, seat, lang), view).check()
                    looked += 1
        Ear(heard(game, s, 0, lang), msgspec.convert(game.view(s, 0), FarmShopView)).check()  # the game is over
    assert looked > 10


def changes(v: FarmShopView) -> dict[str, FarmShopView]:
    """The same view with one thing different, for each thing that it shows."""

    def put(row: list[Any], k: int, n: Any) -> list[Any]:
        return [*row[:k], n, *row[k + 1 :]]

    found: dict[str, FarmShopView] = {}
    for seat, owner in enumerate(v.seats):
        others: dict[str, dict[str, Any]] = {
            f"good {k}": {"goods": put(owner.goods, k, n + 1)} for k, n in enumerate(owner.goods)
        }
        others |= {f"card {k}": {"cards": put(owner.cards, k, 0 if n else 30)} for k, n in enumerate(owner.cards)}
        others |= {
            f"sunflower {k}": {"sunflowers": put(owner.sunflowers, k, n + 1)} for k, n in enumerate(owner.sunflowers)
        }
        others |= {f"tile {k}": {"tiles": put(owner.tiles, k, n + 1)} for k, n in enumerate(owner.tiles)}
        others |= {name: {name: getattr(owner, name) + 1} for name in ("bags", "coins", "in_hand")}
        others["activated"] = {"activated": (owner.activated + 1) % 12}
        others["followed"] = {"followed": (owner.followed + 1) % 11}
        others["paid"] = {"paid": [kind for kind in range(4) if kind not in owner.paid]}
        for name, other in others.items():
            seats = [*v.seats[:seat], msgspec.structs.replace(owner, **other), *v.seats[seat + 1 :]]
            found[f"{name} of {seat}"] = msgspec.structs.replace(v, seats=seats)
    goal = v.goals[0]
    met = [seat for seat in range(v.players) if seat not in (*goal.before, *goal.now)]
    more: dict[str, dict[str, Any]] = {
        "before": {"goals": [msgspec.structs.replace(goal, before=[*goal.before, met[0]]), *v.goals[1:]]},
        "now": {"goals": [msgspec.structs.replace(goal, now=[*goal.now, met[0]]), *v.goals[1:]]},
        "closed": {"goals": [msgspec.structs.replace(goal, closed=not goal.closed), *v.goals[1:]]},
        "goal": {"goals": [msgspec.structs.replace(goal, goal=goal.goal % 6 + 1), *v.goals[1:]]},
        "die": {"dice": put(v.dice, 0, v.dice[0] % 6 + 1)},
        "taken": {"taken": 30 if v.taken != 30 else 31},
        "deck": {"deck": v.deck[1:]},
        "gone": {"gone": [*v.gone, 30]},
        "start": {"start": (v.start + 1) % v.players},
        "turn": {"turn": v.turn + 1},
        "skills": {"skills": [v.skills[1], v.skills[0], *v.skills[2:]]},
        "pairs": {"pairs": put(v.pairs, 0, 0 if v.pairs[0] else 60)},
        "side": {"side": 1 - v.side},
        **{f"stall {k}": {"market": put(v.market, k, 30 if n != 30 else 31)} for k, n in enumerate(v.market)},
        **{f"unseen {k}": {"unseen": put(v.unseen, k, cards[1:])} for k, cards in enumerate(v.unseen) if cards},
        **{f"left {k}": {"left": put(v.left, k, things[1:])} for k, things in enumerate(v.left) if things},
    }
    return found | {name: msgspec.structs.replace(v, **other) for name, other in more.items()}


@pytest.mark.parametrize("task", ["ChooseDie", "Activate"])
def test_whatever_is_different_is_heard(task: str) -> None:
    """Also what nobody can see coming in random games."""
    setup = Setup("my_farm_shop", 3, MODULES)
    s, looked = setup.new(), 0
    for k, _ in enumerate(random_game(s, Chance(6))):
        seat = next((seat for seat in asked(s) if seat < 3), 0)
        if k > 120 and s.asked and seat in asked(s) and type(s.task_of(seat)).__name__ == task:
            view = setup.game.view(s, seat)
            assert isinstance(view, FarmShopView)
            changed = changes(view)
            assert unheard(setup.game.show, view, changed) == []
            looked = len(changed)
            break
    assert looked > 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_choice_is_once_in_the_steps(lang: str) -> None:
    setup, words = Setup("my_farm_shop", 3, MODULES), words_of("my_farm_shop", lang)
    met: dict[str, int] = {}
    for seed in range(2):
        s = setup.new()
        for _ in random_game(s, Chance(seed)):
            for seat in [seat for seat in asked(s) if seat < 3]:
                menu, task = s.choices(seat), s.task_of(seat)
                if met.get(type(task).__name__, 0) < 8 or len(menu) > 10:
                    step = setup.game.show.steps(task, menu, setup.game.view(s, seat))
                    assert sorted(way.choice for way in answers(step) if way.choice is not None) == menu
                    assert not alike(step, words)
                    assert longest(step) <= 12
                    met[type(task).__name__] = met.get(type(task).__name__, 0) + 1
    assert len(met) > 12


def test_what_a_die_leaves_is_told_for_everybody() -> None:
    """The decision of the game: the sum that is left, and what each farm gives there."""
    farms = {2: {"7": "1 wool -> 5 coin"}}
    position = given(farm={"7": "2 egg"}, farms=farms, goods="1 egg", has={2: "1 honey"}, sunflowers={"4": 1})
    game, s = position.rolled(2, 3, 4).game, position.s
    told = Heard(game.show.text(seen(position), game.scores(s)), words_of("my_farm_shop", "en"))
    dice = told.part["dice"]
    assert dice[0] == "Dice: 2, 3 and 4"
    at = dice.index("The 2 leaves 3 and 4, that is 7, for everybody")
    assert dice[at + 1 : at + 3] == ["Your field 7: gain 2 eggs.", "Field 7 of Ben: can’t be paid."]
    assert told.part["field 4"][1] == "Now: gain 2 coins, and 1 more for the sunflowers: coin."
    assert told.part["field 2"] == told.part["field 12"] == told.part["field 2/12"]


def test_a_double_an_arrow_and_a_tile() -> None:
    position = given(modules=["farmer"], farm={"8": "up", "9": "sideways"}, goods="2 bag", transport={"sack": 1})
    position = position.activating(4, 4)
    told = Heard(position.game.show.text(seen(position), []), words_of("my_farm_shop", "en"))
    assert "They are a double." in told.part["dice"]
    assert told.part["field 8"][1] == "Now: leads to field 3."
    assert told.part["field 9"][1] == "Now: leads to field 8."  # field 10 is too dear
    assert told.part["goods"][2] == "Transport: 1 sack."


def test_a_crossed_sunflower_adds_nothing() -> None:
    farm = {"4": "1 egg -> 3 coin; no-sunflower", "5": "1 egg -> 3 coin"}
    position = given(farm=farm, goods="1 egg", sunflowers={"4": 2, "5": 2}).activating(1, 3)
    told = Heard(position.game.show.text(seen(position), []), words_of("my_farm_shop", "en"))
    assert told.part["field 4"][1] == "Now: gain 3 coins."
    assert told.part["field 5"][1] == "Now: gain 3 coins, and 2 more for the sunflowers: coin."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_field_above_or_below_is_a_step_of_its_own(lang: str) -> None:
    position = given(modules=["farmer"], skill={"sack": "opposite"}, transport={"sack": 1}, goods="3 bag 1 egg")
    s = position.activating(4, 4).s
    step = position.game.show.steps(s.task_of(0), s.choices(0), seen(position))
    assert sorted(way.choice for way in answers(step) if way.choice is not None) == s.choices(0)
    assert not alike(step, words_of("my_farm_shop", lang))
    assert step.ways[-1].then
    assert len(step.ways[-1].then.ways) > 3


def test_who_met_a_goal_is_told() -> None:
    position = given(modules=["goals"], goal=["bags", "icons"], farm={"5": "2 bag"}, goods="7 bag").activating(2, 3)
    told = Heard(position.game.show.text(seen(position), []), words_of("my_farm_shop", "en"))
    assert told.part["goals"][1:3] == [
        "Goal: 8 bags. 6 coins for the first, 3 for the second.",
        "How far, out of 8: Ada 7 and Ben 0.",
    ]
    position.play("activate 5")
    told = Heard(position.game.show.text(seen(position), []), words_of("my_farm_shop", "en"))
    assert told.part["goals"][2:4] == ["Met in this turn by Ada.", "How far, out of 8: Ada 9 and Ben 0."]
