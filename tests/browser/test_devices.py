"""One person, two browsers: a link that opens once, a device that is signed out, a phrase that brings all back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_seat_travels_and_comes_back(visit: Visit) -> None:
    desk, phone, thief = visit(), visit(viewport={"width": 390, "height": 844}), visit()
    page = desk.go()
    page.locator("[data-solo=formidable_farm]").click()
    expect(page.locator(".ft")).to_be_visible(timeout=20_000)
    table = page.url.removeprefix(desk.url)
    desk.go("/me")
    page.locator("[data-link]").click()
    link = page.locator("[data-invite]").input_value().removeprefix(desk.url)
    page.locator("[data-new-phrase]").click()
    phrase = page.locator("[data-phrase]").inner_text()

    other = phone.go(link)
    other.locator("[data-enter]").click()
    expect(other.get_by_text("1 waits for you")).to_be_visible()
    other.get_by_role("link", name="Continue").click()
    for one in (phone, desk):  # in turns, at one seat
        one.go(table)
        assert one.wait_for_turn()
        before = one.told()
        assert one.play(lambda who, random: who.from_list(random), 1, most=2) == 2
        assert one.told() > before

    thief.offline = True  # the refusal is an error in the console, and rightly so
    thief.go(link).locator("[data-enter]").click()
    expect(thief.page.get_by_role("alert")).to_contain_text("opens nothing")

    desk.go("/me")
    page.locator("[data-sign-out]").nth(1).click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-sign-out]")).to_have_count(1)
    phone.go(table)
    expect(other.get_by_text("There is no such table")).to_be_visible()

    page.evaluate("localStorage.clear()")
    desk.go("/me")
    page.locator("textarea").fill(phrase.upper())
    page.locator("[data-come-back]").click()
    expect(page.get_by_text("1 waits for you")).to_be_visible()
