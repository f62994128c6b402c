"""`python -m benchmarks.presses [GAMES] [GAME ...]`: how many presses a turn takes, by mouse and by finger.

Whole games at tables with bots only. `farmer` decides what to do from what the seat sees; the hand does it through the
page: by the pieces, the ribbon and its chips, never by the list of choices. A press is a click or a tap; turns of the
wheel, swipes and drags of the board are counted beside them as gestures.
"""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from farmtable.core.game import Game
from farmtable.games import load
from farmtable.thinking.seat import BotSeat
from hatch_build import build_page
from run import BROWSERS
from tests.support.browser.house import QUIET, House, Seated
from tests.support.browser.visitor import Visitor
from tests.support.compiled import CACHE, ROOT

GAMES = ("formidable_farm", "my_farm_shop", "farmoony", "fences")
SEATS = {"formidable_farm": (2, 3, 4), "my_farm_shop": (2, 3, 4), "farmoony": (2, 3, 4), "fences": (2, 3, 4)}
PLAYER = "farmer"
MOST = 24  # presses for one choice: more, and the page has no way to it
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# What can be pressed now, by the choices that it stands for.
SEEN = """() => {
  const frame = document.querySelector('.ft')
  const point = (element) => {
    const box = element.getBoundingClientRect()
    for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const at = [box.left + box.width * x, box.top + box.height * y]
      if (element.contains(document.elementFromPoint(...at))) return at
    }
    return null
  }
  const card = document.querySelector('.dock .held svg.card, .dock .htile[aria-pressed=true]')
  const main = document.querySelector('.ribbon [data-main]:not([disabled])')
  const middle = (element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }
  const stage = document.querySelector('.stage').getBoundingClientRect()
  const all = (what, read) => [...document.querySelectorAll(what)].map((one) => [read(one), point(one)])
  return {
    over: frame.dataset.over === 'true', waiting: frame.dataset.waiting === 'true', told: Number(frame.dataset.told),
    version: Number(frame.dataset.version),
    main: main && [main.dataset.main, point(main)],
    chips: all('.ribbon .which [data-choice]', (one) => one.dataset.choice),
    pieces: all('[data-piece].can', (one) => [one.dataset.piece, one.dataset.choices ?? '', middle(one)]),
    stage: [stage.left, stage.top, stage.right, stage.bottom],
    held: all('.dock [data-piece]', (one) => one.dataset.piece),
    seats: all('.chips [data-seat] button[aria-pressed=false]', (one) => Number(one.parentElement.dataset.seat)),
    card: card && point(card),
    sows: all('[data-sows]', (one) => one.dataset.sows),
  }
}"""


@dataclass
class Hand:
    """Somebody who knows what they want, and finds the way to it."""

    me: Visitor
    house: House
    table: Seated
    finger: bool
    presses: int = 0
    gestures: int = 0
    lost: list[str] = field(default_factory=list)  # choices that the pieces do not offer

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.me.page.evaluate(SEEN)
        return found

    def press(self, point: list[float]) -> None:
        self.presses += 1
        (self.me.page.touchscreen.tap if self.finger else self.me.page.mouse.click)(*point)

    def does(self, option: dict[str, Any], menu: list[dict[str, Any]], version: int) -> None:
        """Press until the choice is made."""
        text, tried = option["text"], set[str]()
        near = {other["text"] for other in menu if beside(other, option)}
        for _ in range(MOST):
            seen = self.seen()
            if seen["over"] or seen["version"] != version:
                return
            if not seen["waiting"] and not self.step(seen, text, option, near, tried):
                break
            self.me.page.wait_for_timeout(40)
        self.lost.append(text)
        move = {"version": version, "move": f"lost{len(self.lost)}", "choice": option["choice"]}
        self.house.call(f"/tables/{self.table.id}/moves", move, self.table.token)

    def step(self, seen: dict[str, Any], text: str, option: dict[str, Any], near: set[str], tried: set[str]) -> bool:
        """One press nearer to the choice; False where there is none."""
        if seen["main"] and seen["main"][0] == text and seen["main"][1]:
            self.press(seen["main"][1])
            return True
        chips = [point for choice, point in seen["chips"] if choice == text and point]
        if chips:
            self.press(chips[0])
            return True
        drawn = [(key, choices.split("; "), middle, point) for (key, choices, middle), point in seen["pieces"]]
        pieces = [(key, choices, point) for key, choices, _, point in drawn if point]
        ways = sorted((len(choices), key, point) for key, choices, point in pieces if text in choices)
        for _, key, point in ways:
            if key not in tried:
                tried.add(key)
                self.press(point)
                return True
        if len(ways) == 1 and ways[0][0] == 1 and len(tried) < 3:  # it was not heard
            tried.add(f"again {len(tried)}")
            self.press(ways[0][2])
            self.me.page.wait_for_timeout(300)
            return True
        far = [middle for _, choices, middle, point in drawn if not point and near.union({text}) & set(choices)]
        drawn_far = [middle for middle in far if any(middle)]
        if drawn_far:
            return self.drag(drawn_far[0], seen["stage"])
        chips = [point for seat, point in seen["seats"] if f" on {seat + 1} " in text and point]
        if far and chips:  # the land of another lies under the own one
            self.press(chips[0])
            self.me.page.wait_for_timeout(300)
            return True
        return self.prepare(seen, pieces, option, near)

    def drag(self, wanted: list[float], stage: list[float]) -> bool:
        """Bring a place into sight that is beside the window."""
        left, top, right, bottom = stage
        x, y = (left + right) / 2, (top + bottom) / 2
        dx = max(-0.4 * (right - left), min(0.4 * (right - left), x - wanted[0]))
        dy = max(-0.4 * (bottom - top), min(0.4 * (bottom - top), y - wanted[1]))
        self.gestures += 1
        page = self.me.page
        if not self.finger:
            page.mouse.move(x, y)
            page.mouse.down()
            for k in range(1, 6):
                page.mouse.move(x + dx * k / 5, y + dy * k / 5)
            page.mouse.up()
        else:
            self.slide(x, y, dx, dy)
        page.wait_for_timeout(400)
        return True

    def swipe(self, point: list[float]) -> None:
        """To the side, over the card or tile in hand: it turns."""
        self.gestures += 1
        self.slide(point[0], point[1], 45, 0)
        self.me.page.wait_for_timeout(200)

    def slide(self, x: float, y: float, dx: float, dy: float) -> None:
        """A finger comes down, goes and is lifted."""
        page = self.me.page
        wire = page.context.new_cdp_session(page)
        for k in range(6):
            at = {"x": x + dx * k / 5, "y": y + dy * k / 5}
            wire.send("Input.dispatchTouchEvent", {"type": "touchMove" if k else "touchStart", "touchPoints": [at]})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()

    def prepare(
        self,
        seen: dict[str, Any],
        pieces: list[tuple[str, list[str], list[float]]],
        option: dict[str, Any],
        near: set[str],
    ) -> bool:
        """Turn what is held, or hold something else."""
        sows = [point for verb, point in seen["sows"] if verb == option["verb"] and point]
        if sows:
            self.press(sows[0])
            return True
        tried = seen["main"] and seen["main"][0] in near
        there = [point for _, choices, point in pieces if near.intersection(choices)]
        held = [point for key, point in seen["held"] if key == f"tile-{option['args'].get('tile')}" and point]
        if held and not there:
            self.press(held[0])
            return True
        if "turn" in option["args"] and not self.finger:
            left, top, right, bottom = seen["stage"]
            self.me.page.mouse.move(*(there[0] if there else ((left + right) / 2, (top + bottom) / 2)))
            self.me.page.wait_for_timeout(120)
            self.me.page.mouse.wheel(0, 100)
            self.gestures += 1
            self.me.page.wait_for_timeout(120)
            return True
        if there and not tried:
            self.press(there[0])
            return True
        if seen["card"] and self.finger:
            self.swipe(seen["card"])
            return True
        return False


def beside(other: dict[str, Any], option: dict[str, Any]) -> bool:
    """The same thing at the same place, turned in another way or paid with another die."""
    return other["verb"] == option["verb"] and any(
        {**other["args"], by: 0} == {**option["args"], by: 0} for by in ("turn", "die") if by in option["args"]
    )


@dataclass
class Count:
    """Presses of whole games."""

    presses: Counter[str] = field(default_factory=Counter)
    gestures: Counter[str] = field(default_factory=Counter)
    turns: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)  # presses for each
    made: Counter[str] = field(default_factory=Counter)  # how often
    lost: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        return [
            f"{whose:12} {self.presses[whose] / n:5.2f} presses a turn, {self.gestures[whose] / n:4.2f} gestures,"
            f" {n} turns"
            for whose, n in sorted(self.turns.items())
        ]


def whose(game: str, view: Any, seat: int) -> str:
    return "others' turn" if game == "my_farm_shop" and view["player"] != seat else "own turn"


def turn(game: str, view: Any, verb: str, chosen: int) -> object:
    """What tells one turn from the next."""
    if game == "fences":
        return len(view["board"]) - (verb != "set")
    if game == "farmoony":
        return chosen  # a turn begins with a card
    return view["turn"]


def play(me: Visitor, house: House, game: Game, table: Seated, finger: bool, count: Count) -> None:
    bot = BotSeat(PLAYER, game.name, 0, lambda number: number)
    kind = type(game.view(game.new(game.seats[-1], game.settled(game.seats[-1], {})), 0))
    hand, before = Hand(me, house, table, finger), (0, 0)
    me.sits_at(table)
    seen = set[object]()
    made = cards = 0
    while me.wait_for_turn():
        sight = house.sight(table)
        if not sight["menu"]:
            sleep(0.02)
            continue
        me.page.wait_for_function(
            "v => document.querySelector('.ft').dataset.version === String(v)", arg=sight["version"]
        )
        view = msgspec.convert(sight["view"], kind)
        wanted = bot.choose(view, [option["choice"] for option in sight["menu"]], made)
        option = next(option for option in sight["menu"] if option["choice"] == wanted)
        hand.does(option, sight["menu"], sight["version"])
        made += 1
        cards += option["verb"] == "choose"
        of = whose(game.name, sight["view"], 0)
        count.presses[of] += hand.presses - before[0]
        count.verbs[f"{of[:-5]}: {option['verb']}"] += hand.presses - before[0]
        count.made[f"{of[:-5]}: {option['verb']}"] += 1
        count.gestures[of] += hand.gestures - before[1]
        before = hand.presses, hand.gestures
        key = of, turn(game.name, sight["view"], option["verb"], cards)
        count.turns[of] += key not in seen
        seen.add(key)
    count.lost += hand.lost


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    program = next(path for path in map(shutil.which, BROWSERS) if path)
    with TemporaryDirectory() as work, sync_playwright() as playwright:
        house = House(Path(work), build_page(ROOT, CACHE))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        for name in sys.argv[2:] or GAMES:
            for pointer in ("mouse", "finger"):
                report(browser, house, load(name), pointer == "finger", times)
        browser.close()
        house.close()


def report(browser: Browser, house: House, game: Game, finger: bool, times: int) -> None:
    count = Count()
    for k in range(times):
        me = Visitor(browser, house.url, **(PHONE if finger else DESK))
        table = house.table(game.name, SEATS[game.name][k % 3])
        play(me, house, game, table, finger, count)
        me.context.close()
    for line in count.lines():
        print(f"{game.name:16} {'finger' if finger else 'mouse':7} {line}, {times} games", flush=True)
    for verb, n in count.made.most_common(8):
        print(f"    {verb:28} {n:4} times, {count.verbs[verb] / n:4.1f} presses each")
    for text, n in Counter(count.lost).most_common(5):
        print(f"    not by the pieces: {text} ({n})")


if __name__ == "__main__":
    main()
