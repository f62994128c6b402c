"""The table in words says what the server says, after every choice, and says what is asked, confirmed and refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import TimeoutError as TooLateError
from playwright.sync_api import expect

from tests.support.browser.house import House
from tests.support.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]
GAMES = ("formidable_farm", "my_farm_shop", "farmoony", "fences")
PATIENCE = 50  # times a tenth of a second
TOLD = "Number(document.querySelector('.ft').dataset.told)"


def by_words(me: Visitor, random: Random) -> None:
    choices = me.page.locator(".text .choice")
    with suppress(TooLateError):  # a choice of before was slow, and is made just now
        choices.nth(random.randrange(max(1, choices.count()))).click(timeout=CLICK)


def told(me: Visitor) -> list[str]:
    """What is on the table, in words; but for which tile one holds, and how: that is not the server's matter."""
    lines = me.page.locator(".text ul").last.locator("li").all_text_contents()
    return [line for line in lines if not line.startswith(("Place ", "Tile in your hand"))]


def as_text(me: Visitor) -> None:
    me.wait_for_turn()
    me.as_text()


def alike(me: Visitor, fresh: Visitor, when: str) -> None:
    """What a choice would bring comes from the server a moment later, on each page at its own time."""
    for _ in range(PATIENCE):
        if told(me) == told(fresh):
            return
        me.page.wait_for_timeout(100)
    assert told(me) == told(fresh), when


@pytest.mark.parametrize("game", GAMES)
def test_words_say_what_a_new_page_says(visit: Visit, house: House, game: str) -> None:
    """A page that is opened anew has nothing old to say."""
    me, fresh = visit(), visit()
    table = house.table(game, 2)
    me.sits_at(table)
    as_text(me)
    for seed in range(8):
        me.play(by_words, seed, most=1)
        if not me.wait_for_turn():
            break
        fresh.sits_at(table)
        as_text(fresh)
        me.page.locator(".brand").hover()  # nothing is looked at, here as there
        alike(me, fresh, f"after choice {seed}")


def test_words_count_what_the_server_counts(visit: Visit, house: House) -> None:
    me = visit()
    table = house.table("formidable_farm", 2)
    me.sits_at(table)
    as_text(me)
    for seed in range(12):
        me.play(by_words, seed, most=1)
        if not me.wait_for_turn():
            break
        me.page.locator(".brand").hover()
        crops = house.sight(table)["view"]["seats"][0]["crops"]
        own = {
            line.split()[1].strip(".,"): line.split()[0] for line in told(me) if re.match(r"\d+ (wheat|sheep)\b", line)
        }
        assert own == {"wheat": str(crops[0]), "sheep": str(crops[3])}, f"after choice {seed}"


def test_words_ask_and_refuse(visit: Visit, house: House) -> None:
    """What waits for a second press, and why something can't be had, is seen and can be reached."""
    me = visit()
    page = me.sits_at(house.table("fences", 2, takebacks=False))
    as_text(me)
    page.locator("#typed").fill("/barn north")
    page.keyboard.press("Enter")
    expect(page.locator(".ask .rule-id")).to_be_visible()
    before = me.told()
    page.locator(".text .choice").first.click()
    page.wait_for_function(f"() => document.querySelector('[data-confirm]') || {TOLD} > {before}")
    if not page.locator("[data-confirm]").count():  # the tile is set, and a barn may be built
        me.wait_for_turn()
        page.locator(".text .choice").first.click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    before = me.told()
    page.locator("[data-confirm]").click()
    page.wait_for_function(f"() => {TOLD} > {before}")
