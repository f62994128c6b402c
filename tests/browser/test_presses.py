"""Of two quick presses the second does not answer a question that was not there yet; a later one does."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from tests.browser.test_games import PHONE
from tests.support.browser.house import House
from tests.support.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]
LATER = 2_000  # ms of the page's own clock
TOLD = "Number(document.querySelector('.ft').dataset.told)"
UNDER = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.ribbon [data-main]:not([disabled])'))"
GAMES = ("formidable_farm", "fences")


def stand_still(page: Page) -> None:
    """The page's clock stops: whatever the machine does meanwhile, no time goes by for the page."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)


def go_on(page: Page) -> None:
    page.clock.resume()
    page.clock.fast_forward(LATER)


def idle(me: Visitor, told: int) -> bool:
    """Nothing was chosen: neither has it happened, nor is it on its way."""
    return me.told() == told and me.frame.get_attribute("data-waiting") == "false"


def arrive(me: Visitor, house: House, game: str) -> Page:
    me.page.clock.install()
    page = me.sits_at(house.table(game, 2))
    me.wait_for_turn()
    page.clock.fast_forward(LATER)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_second_tap_is_no_second_choice(visit: Visit, house: House, game: str) -> None:
    me = visit(hurried=False, **PHONE)
    page = arrive(me, house, game)
    point = do_it(me)
    told = me.told()
    assert not page.evaluate("document.querySelector('[data-confirm]')")
    page.touchscreen.tap(*point)
    assert idle(me, told)
    page.touchscreen.tap(*point)
    assert idle(me, told)
    go_on(page)
    page.touchscreen.tap(*point)
    page.wait_for_function(f"() => {TOLD} > {told}")


def do_it(me: Visitor) -> tuple[float, float]:
    """Tap "Do it" until that brings another main button under the finger; where that is. The clock stands still."""
    page = me.page
    confirm = page.locator("[data-confirm]")
    for seed in range(20):
        me.wait_for_turn()
        go_on(page)
        me.by_finger(Random(seed))
        page.wait_for_timeout(100)
        box = confirm.bounding_box() if confirm.count() else None
        if box is None:
            continue
        point = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        told = me.told()
        stand_still(page)
        page.touchscreen.tap(*point)
        with suppress(TooLateError):  # the others' turn, or nothing that is usual
            page.wait_for_function(f"point => {TOLD} > {told} && ({UNDER})(point)", arg=point, timeout=CLICK)
            return point
        go_on(page)
    raise AssertionError("no main button follows another")


def test_a_second_enter_is_no_second_choice(visit: Visit, house: House) -> None:
    me = visit(hurried=False)
    page = arrive(me, house, "formidable_farm")
    told = me.told()
    stand_still(page)
    me.choices()
    page.locator("#choices [data-choice]:not([data-choice$=card])").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {TOLD} > {told}")
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator(".ribbon [data-main]")).to_be_enabled()
    told = me.told()
    page.keyboard.press("Enter")
    assert idle(me, told)
    page.keyboard.down("Enter")
    go_on(page)
    page.keyboard.down("Enter")  # still held
    assert idle(me, told)
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {TOLD} > {told}")
