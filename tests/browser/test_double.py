"""Two presses 250 ms apart never take two decisions: tried in every kind of question, by mouse and by finger."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error as PageError
from playwright.sync_api import Page, WebSocket

from tests.browser.test_layout import up_to_date
from tests.browser.test_presses import go_on, stand_still
from tests.support.browser.house import House, Seated
from tests.support.browser.visitor import CLICK, POINT, Visitor
from tests.support.browser.walk import questions

Visit = Callable[..., Visitor]
APART = 250  # ms of the page's own clock
ANSWER = 150  # ms of ours for the server's answer, mostly
PLACES = 3  # that are pressed at each question
HANDS = [("formidable_farm", True), ("my_farm_shop", False), ("farmoony", True), ("fences", False)]  # finger or mouse
PRESSED = (
    ".ribbon [data-main]:not([disabled]), [data-piece].can:visible, #choices [data-choice]:visible, [data-line]:visible"
)


def listen(page: Page, taken: list[str]) -> None:
    """Every choice that leaves the page, but those that belong to the one before: one press, several choices."""

    def sent(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "take" and not message["move"].endswith("_"):
            taken.append(message["move"])

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    page.on("websocket", opened)


@pytest.mark.parametrize(
    ("game", "finger"), [*HANDS, *(pytest.param(game, not finger, marks=pytest.mark.long) for game, finger in HANDS)]
)
def test_two_presses_take_no_two_decisions(visit: Visit, house: House, game: str, finger: bool) -> None:
    me = visit(hurried=False, has_touch=finger)
    page, random, taken = me.page, Random(3), list[str]()
    page.clock.install()
    listen(page, taken)
    pairs = 0

    def show(table: Seated, kind: str, _late: bool) -> None:
        nonlocal pairs
        for _ in range(PLACES):
            up_to_date(house, table, page)
            if not me.asked_now():
                return
            wanted = page.locator(PRESSED).all()
            point: list[float] | None = None
            with suppress(PageError):  # it was drawn anew meanwhile
                point = random.choice(wanted).evaluate(POINT, timeout=CLICK) if wanted else None
            if point is None:
                continue
            go_on(page)
            stand_still(page)
            before, press = len(taken), page.touchscreen.tap if finger else page.mouse.click
            press(*point)
            page.wait_for_timeout(ANSWER)
            page.clock.run_for(APART)
            press(*point)
            page.wait_for_timeout(ANSWER)
            assert len(taken) - before <= 1, f"{kind}: two choices by two presses at {point}"
            pairs += len(taken) - before
            go_on(page)
            me.settle()

    def sit(table: Seated) -> None:
        me.sits_at(table)
        me.offline = True  # the game goes on behind its back, so what it asks may be late

    questions(house, game, 2, sit, show)
    assert pairs > 2  # else nothing was tried
