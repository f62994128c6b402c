"""`python -m benchmarks.presses FILE [--games N] [--only GAME ...]`: presses a turn, by mouse and by finger.

FILE keeps every game as it ends, with each choice and its presses: started again, the command goes on where it was.
Whole games at tables with bots only. `farmer` decides what to do from what the seat sees; the hand does it through the
page: by the pieces, the ribbon and its chips, never by the list of choices. A press is a click or a tap; turns of the
wheel, swipes and drags of the board are counted beside them as gestures.
"""

from __future__ import annotations

import argparse
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from math import sqrt
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import msgspec
from playwright.sync_api import sync_playwright

from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.show.view import View
from farmtable.games import load
from farmtable.thinking.seat import BotSeat
from hatch_build import build_page
from run import BROWSERS
from tests.support.browser.house import QUIET, House, Seated
from tests.support.browser.visitor import Visitor
from tests.support.compiled import CACHE, ROOT

GAMES = ("formidable_farm", "my_farm_shop", "farmoony", "fences")
POINTERS = ("mouse", "finger")
SEATS = (2, 3, 4)  # in turn
T95 = {2: 12.7, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26}  # of Student's distribution
T95_MORE = 2.2  # for 11 games; 2.09 for 20
PLAYER = "farmer"
MIXED = 4  # goods of other kinds between those of one
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
    lines: all('[data-line]', (one) => [one.dataset.line.split('; '), one.tagName === 'BUTTON']),
  }
}"""


Plan = Callable[[int], list[str]]  # the next so many choices, as far as they can be known


def begins(wanted: list[str], line: list[str]) -> bool:
    """Is this line what is wanted first? Goods are paid, taken and put back in any order."""
    verb = line[-1].split()[0]
    if verb not in ("pay", "take", "return"):
        return wanted[: len(line)] == line
    head = [text for text in line if text != line[-1]]
    run = list(takewhile(lambda text: text.startswith(f"{verb} "), wanted[len(head) :]))
    return wanted[: len(head)] == head and run.count(line[-1]) >= len(line) - len(head)


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

    def does(self, option: dict[str, Any], menu: list[dict[str, Any]], version: int, plan: Plan) -> None:
        """Press until the choice is made."""
        text, tried = option["text"], set[str]()
        near = {other["text"] for other in menu if beside(other, option)}
        for _ in range(MOST):
            seen = self.seen()
            if seen["over"] or seen["version"] != version:
                return
            if not seen["waiting"] and self.at_once(seen, text, plan):
                self.me.page.wait_for_timeout(150)  # until all of it is done
                continue
            if not seen["waiting"] and not self.step(seen, text, option, near, tried):
                if self.finger or "aside" in tried:
                    break
                tried.add("aside")  # what the mouse rests on may lie over it
                self.me.page.mouse.move(2, 2)
            self.me.page.wait_for_timeout(40)
        self.lost.append(text)
        move = {"version": version, "move": f"lost{len(self.lost)}", "choice": option["choice"]}
        self.house.call(f"/tables/{self.table.id}/moves", move, self.table.token)

    def at_once(self, seen: dict[str, Any], text: str, plan: Plan) -> bool:
        """Press what stands for several choices, if all of them are wanted."""
        lines = [
            (line, point)
            for (line, button), point in seen["lines"]
            if line[0] == text and point and (button or not self.finger)  # the others are for a mouse
        ]
        wanted = plan(max(len(line) for line, _ in lines) + MIXED) if lines else []
        fit = [(len(line), point) for line, point in lines if begins(wanted, line)]
        if fit:
            self.press(max(fit)[1])
        return bool(fit)

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
        for seat, point in seen["seats"]:  # the land of another lies under the own one
            if far and point and f"seat {seat}" not in tried and lies_on(text, seat):
                tried.add(f"seat {seat}")
                self.press(point)
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


def lies_on(text: str, seat: int) -> bool:
    """May this be on the land of this seat? Cards that are lifted do not say where they lie."""
    return f" on {seat + 1} " in text or text.startswith("wheelbarrow")


def beside(other: dict[str, Any], option: dict[str, Any]) -> bool:
    """The same thing at the same place, turned in another way or paid with another die."""
    return other["verb"] == option["verb"] and any(
        {**other["args"], by: 0} == {**option["args"], by: 0} for by in ("turn", "die") if by in option["args"]
    )


class Made(msgspec.Struct):
    """A choice, and what it took."""

    whose: str
    turn: str  # what tells one turn from the next
    question: str
    text: str
    verb: str
    presses: int
    gestures: int


class Played(msgspec.Struct):
    """A whole game: a line of the file."""

    game: str
    pointer: str
    number: int
    seats: int
    made: list[Made]
    lost: list[str]

    def turns(self, whose: str) -> int:
        return len({one.turn for one in self.made if one.whose == whose and one.turn})


def whose(game: str, view: Any, question: str) -> str:
    other = game == "my_farm_shop" and view["player"] != view["seat"] and question != "ask-final-activate"
    return "others' turns" if other else "own turns"


def turn(game: str, view: Any, verb: str, question: str) -> str:
    """What tells one turn from the next; nothing for what comes between turns, whose presses count all the same."""
    if verb == "mission" or question == "ask-final-activate":
        return ""
    if game == "fences":
        return str(len(view["board"]) - (verb != "set"))
    if game == "farmoony":  # all hands are passed on when the cards are chosen
        return f"{view['phase']} {view['passes'] + (verb == 'choose')}"
    return str(view["turn"])


def play(me: Visitor, house: House, game: Game, pointer: str, number: int) -> Played:
    seats = SEATS[number % len(SEATS)]
    table = house.table(game.name, seats)
    bot = BotSeat(PLAYER, game.name, 0, lambda number: number)
    kind = type(game.view(game.new(game.seats[-1], game.settled(game.seats[-1], {})), 0))
    hand = Hand(me, house, table, pointer == "finger")
    me.sits_at(table)
    made = list[Made]()
    while me.wait_for_turn():
        sight = house.sight(table)
        if not sight["menu"]:
            sleep(0.02)
            continue
        me.page.wait_for_function(
            "v => document.querySelector('.ft').dataset.version === String(v)", arg=sight["version"]
        )
        view = msgspec.convert(sight["view"], kind)
        wanted = bot.choose(view, [option["choice"] for option in sight["menu"]], len(made))
        option = next(option for option in sight["menu"] if option["choice"] == wanted)
        before = hand.presses, hand.gestures

        def plan(most: int, view: View = view, wanted: int = wanted, number: int = len(made)) -> list[str]:
            return planned(game, bot, view, wanted, number, most)

        hand.does(option, sight["menu"], sight["version"], plan)
        question, verb, shown = sight["question"]["key"], option["verb"], sight["view"]
        cost = hand.presses - before[0], hand.gestures - before[1]
        of = whose(game.name, shown, question), turn(game.name, shown, verb, question)
        made.append(Made(*of, question, option["text"], verb, *cost))
    return Played(game.name, pointer, number, seats, made, hand.lost)


def planned(game: Game, bot: BotSeat, view: View, choice: int, number: int, most: int) -> list[str]:
    """The choices that follow, as long as nothing unknown comes between."""
    s, seat, texts = game.imagine(view, Chance(0)), view.seat, list[str]()
    while len(texts) < most:
        texts.append(game.vocabulary.text(choice))
        s.take(seat, choice)
        while not s.over() and s.asked >> seat & 1:
            task, menu = s.task_of(seat), s.choices(seat)
            answer = game.show.by_itself(task, menu, s, seat, True)
            if answer is None:
                break
            s.take(seat, answer)
        if s.over() or not s.asked >> seat & 1:
            break
        choice = bot.choose(game.view(s, seat), s.choices(seat), number)
    return texts


def read(file: Path) -> list[Played]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.presses", description=__doc__)
    parser.add_argument("file", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=20, help="of each game, by each pointer (20)")
    parser.add_argument("--wide", action="store_true", help="what each kind of choice takes, too")
    parser.add_argument("--only", nargs="+", choices=GAMES, default=GAMES, help="these games")
    asked = parser.parse_args()
    done = {(one.game, one.pointer, one.number) for one in read(asked.file)}
    wanted = [
        (game, pointer, number)
        for number in range(asked.games)
        for game in asked.only
        for pointer in POINTERS
        if (game, pointer, number) not in done
    ]
    if wanted:
        count(wanted, asked.file)
    print("\n".join(report(read(asked.file), asked.wide)))


def count(wanted: list[tuple[str, str, int]], file: Path) -> None:
    program = next(path for path in map(shutil.which, BROWSERS) if path)
    with TemporaryDirectory() as work, sync_playwright() as playwright:
        house = House(Path(work), build_page(ROOT, CACHE))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        for game, pointer, number in wanted:
            me = Visitor(browser, house.url, **(PHONE if pointer == "finger" else DESK))
            played = play(me, house, load(game), pointer, number)
            me.context.close()
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(played) + b"\n")
        browser.close()
        house.close()


def report(games: list[Played], wide: bool) -> list[str]:
    lines = ["| game | | presses a turn, by mouse | by finger | finger to mouse |", "|---|---|---|---|---|"]
    for game in GAMES:
        for whose in ("own turns", "others' turns"):
            rows = {
                pointer: [one for one in games if (one.game, one.pointer) == (game, pointer) and one.turns(whose)]
                for pointer in POINTERS
            }
            if all(rows.values()):
                cells = [cell(rows[pointer], whose) for pointer in POINTERS]
                ratio = a_turn(rows["finger"], whose) / a_turn(rows["mouse"], whose)
                lines.append(f"| {game} | {whose} | {' | '.join(cells)} | {ratio:.2f} |")
    return lines + (["", *(line for one in POINTERS for line in kinds(games, one))] if wide else [])


def a_turn(games: list[Played], whose: str, what: str = "presses") -> float:
    return sum(count_of(one, whose, what) for one in games) / sum(one.turns(whose) for one in games)


def count_of(game: Played, whose: str, what: str = "presses") -> int:
    return sum(getattr(one, what) for one in game.made if one.whose == whose)


def cell(games: list[Played], whose: str) -> str:
    """Presses a turn with a 95 % interval: the turns of a game belong together, so games are what varies."""
    n, all_in_all = len(games), a_turn(games, whose)
    rest = [count_of(one, whose) - all_in_all * one.turns(whose) for one in games]
    turns = mean(one.turns(whose) for one in games)
    within = T95.get(n, T95_MORE) * sqrt(sum(x * x for x in rest) / (n - 1) / n) / turns if n > 1 else float("inf")
    lost = sum(len(one.lost) for one in games)
    beside = f", {lost} lost" if lost else ""
    return f"{all_in_all:.2f} ± {within:.2f} (+{a_turn(games, whose, 'gestures'):.2f} gestures; {n} games{beside})"


def kinds(games: list[Played], pointer: str) -> list[str]:
    """What each kind of choice takes, and how much of a turn that is."""
    lines = []
    for game in GAMES:
        played = [one for one in games if (one.game, one.pointer) == (game, pointer)]
        for whose in ("own turns", "others' turns"):
            turns = sum(one.turns(whose) for one in played)
            rows = [one for game in played for one in game.made if one.whose == whose]
            presses, times = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
            for one in rows:
                presses[one.question, one.verb] += one.presses
                times[one.question, one.verb] += 1
            for (question, verb), n in presses.most_common(16):
                often = times[question, verb]
                lines.append(
                    f"{game:16} {pointer:7} {whose:13} {question:28} {verb:18} {often / turns:5.2f} a turn,"
                    f" {n / often:4.2f} presses each, {n / turns:5.2f} of a turn"
                )
            lost = Counter(text for game in played for text in game.lost)
            lines += [f"{game:16} {pointer:7} not by the pieces: {text} ({n})" for text, n in lost.most_common(5)]
    return lines


if __name__ == "__main__":
    main()
