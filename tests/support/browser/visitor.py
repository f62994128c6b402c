"""Somebody at a browser: plays through the page, and notes what a page must not do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Request
from playwright.sync_api import Error as PageError
from playwright.sync_api import TimeoutError as TooLateError

from tests.support.browser.house import Seated

WAIT = 30_000  # ms, on a busy machine
CLICK = 4_000
TRIES = 6  # pieces, until one is not wholly covered
ENOUGH = 3_000  # choices: a game that takes longer hangs

# A point of an element on which nothing else lies: other pieces overlap it, and its middle need not be its own.
POINT = """element => {
  const box = element.getBoundingClientRect()
  for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const point = [box.left + box.width * x, box.top + box.height * y]
    if (element.contains(document.elementFromPoint(...point))) return point
  }
  return null
}"""


class Visitor:
    """One browser window with its own memory."""

    def __init__(self, browser: Browser, url: str, *, hurried: bool = True, **context: Any) -> None:
        self.url = url
        self.faults: list[str] = []
        self.offline = False  # an interrupted connection is an error in the console, and rightly so
        sizes = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        self.context = browser.new_context(**sizes | context)
        self.context.add_init_script("localStorage.setItem('pace', 'none')")
        if hurried:  # a program reads faster than people
            self.context.add_init_script("localStorage.setItem('unhurried', '0')")
        self.context.set_default_timeout(WAIT)
        self.page = self.context.new_page()
        self.page.on("console", lambda said: self.note(f"{said.type}: {said.text}", said.type in ("error", "warning")))
        self.page.on("pageerror", lambda error: self.note(f"error: {error}", True))
        self.page.on("request", self.asked)

    def note(self, fault: str, bad: bool) -> None:
        if bad and not self.offline:
            self.faults.append(fault)

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"a request leaves the house: {request.url}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def sits_at(self, table: Seated) -> Page:
        """This browser has the key to the seat."""
        page = self.go()
        kept = [{"table": table.id, "game": table.game, "tokens": {"0": table.token}, "at": 0}]
        page.evaluate("kept => localStorage.setItem('tables', JSON.stringify(kept))", kept)
        return self.go(f"/t/{table.id}")

    def leave(self) -> None:
        self.context.close()
        assert self.faults == [], self.faults

    # ---- At a table ------------------------------------------------------------------------------------------------

    @property
    def frame(self) -> Locator:
        return self.page.locator(".ft")

    def over(self) -> bool:
        return self.frame.get_attribute("data-over") == "true"

    def told(self) -> int:
        return int(self.frame.get_attribute("data-told") or 0)

    def asked_now(self) -> bool:
        """Is it our choice?"""
        ready = self.frame.get_attribute("data-waiting") == "false"
        return ready and int(self.frame.get_attribute("data-open") or 0) > 0

    def wait_for_turn(self) -> bool:
        """Until we are asked; False when the game is over."""
        ready = "f => f.dataset.over === 'true' || (f.dataset.waiting === 'false' && Number(f.dataset.open) > 0)"
        self.page.wait_for_function(f"() => {{ const f = document.querySelector('.ft'); return f && ({ready})(f) }}")
        return not self.over()

    def settle(self) -> None:
        """Until the server has answered."""
        self.page.wait_for_function("() => document.querySelector('.ft')?.dataset.waiting === 'false'")

    def play(self, choose: Callable[[Visitor, Random], None], seed: int, most: int = ENOUGH) -> int:
        """Choose until the game is over, or so often; the number of choices."""
        random = Random(seed)
        for made in range(most):
            if not self.wait_for_turn():
                return made
            before = self.told(), self.frame.get_attribute("data-open")
            choose(self, random)
            self.confirm()
            self.settle()
            if (self.told(), self.frame.get_attribute("data-open")) == before and self.asked_now():
                self.from_list(random)  # the piece wanted more than one press
                self.confirm()
        assert most < ENOUGH, "this game does not end"
        return most

    def confirm(self) -> None:
        """Where there is no way back, the page asks again."""
        self.page.wait_for_timeout(60)
        again = self.page.locator("[data-confirm]")
        if again.count():
            with suppress(TooLateError):  # it was no longer needed
                again.first.click(timeout=CLICK)

    def from_list(self, random: Random) -> None:
        choices = self.choices()
        if listed := choices.count():
            with suppress(TooLateError):  # a choice of before was slow, and is made just now
                choices.nth(random.randrange(listed)).click(timeout=CLICK)

    def as_text(self) -> None:
        """The table in words, by its switch in the menu."""
        self.page.locator(".tb[popovertarget]").click()
        switch = self.page.locator("[data-text-view] [role=switch]")
        if switch.get_attribute("aria-checked") != "true":
            switch.click()
        self.page.keyboard.press("Escape")
        self.page.locator("[data-text] li").first.wait_for()

    def choices(self) -> Locator:
        """The list of choices; its tab is turned to, and where the ledger is shut it is opened."""
        if not self.page.locator("#choices").is_visible():
            if self.page.locator(".story-btn[aria-expanded=false]").is_visible():
                self.page.locator(".story-btn").click()
            self.page.locator("#tab-choices").click()
        return self.page.locator("#choices [data-choice]:not([disabled])")

    def press(self, wanted: Locator, finger: bool) -> bool:
        """With a real pointer, on a point where this is on top; False where nothing of it can be reached."""
        point: list[float] | None = None
        with suppress(PageError):  # it was drawn anew meanwhile
            wanted.scroll_into_view_if_needed(timeout=CLICK)
            point = wanted.evaluate(POINT, timeout=CLICK)
        if point is None:
            return False
        (self.page.touchscreen.tap if finger else self.page.mouse.click)(*point)
        return True

    def on_pieces(self, random: Random, finger: bool) -> None:
        """A piece that can be chosen and reached, else the main button, else the list."""
        pieces = self.page.locator("[data-piece].can:visible").all()
        random.shuffle(pieces)
        for piece in pieces[:TRIES]:
            if self.press(piece, finger):
                which = self.page.locator(".which .chip")
                count = which.count()
                if count:
                    self.press(which.nth(random.randrange(count)), finger)
                return
        main = self.page.locator(".ribbon [data-main]:not([disabled])")
        if not (main.count() and self.press(main.first, finger)):
            self.from_list(random)

    def by_mouse(self, random: Random) -> None:
        self.on_pieces(random, finger=False)

    def by_finger(self, random: Random) -> None:
        self.on_pieces(random, finger=True)

    def by_keyboard(self, random: Random) -> None:
        """Arrows to a piece and Enter; or a number of the list."""
        self.page.evaluate("document.activeElement?.blur()")
        keys = self.page.keyboard
        if random.random() < 0.5 and self.page.locator("[data-piece].can:visible").count():
            for key in ["ArrowRight", *random.choices(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=3)]:
                keys.press(key)
            keys.press("Enter")
        else:
            listed = min(9, self.choices().count())
            keys.press(str(random.randint(1, max(1, listed))))
