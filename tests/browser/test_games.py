"""Whole games through the page: by mouse, by keyboard, by finger, in French by two people at one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.browser.house import House
from tests.support.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def finished(visitor: Visitor) -> None:
    assert visitor.over()
    assert visitor.page.locator("[data-ending]").is_visible()


def test_fences_by_mouse(visit: Visit) -> None:
    """Two clicks from the first page to the first move; the game is played on its pieces."""
    me = visit()
    me.go().locator("[data-play=fences]").click()
    made = me.play(Visitor.by_mouse, seed=1)
    finished(me)
    assert made > 20


def test_my_farm_shop_by_keyboard(visit: Visit) -> None:
    me = visit()
    start = me.go().locator("[data-play=my_farm_shop]")
    start.focus()
    me.page.keyboard.press("Enter")
    made = me.play(Visitor.by_keyboard, seed=2)
    finished(me)
    assert made > 30


def test_farmoony_by_finger(visit: Visit) -> None:
    me = visit(**PHONE)
    me.go().locator("[data-play=farmoony]").tap()
    made = me.play(Visitor.by_finger, seed=3)
    finished(me)
    assert made > 30


def test_formidable_farm_in_french_by_two_people(visit: Visit, house: House) -> None:
    """A link brings a friend to the table. A reload and a killed server in the middle lose nothing."""
    ada, bruno = visit(locale="fr-FR"), visit(locale="fr-FR")
    page = ada.go("/new/formidable_farm?way=invite")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    page.locator("[data-start]").click()
    link = page.locator("[data-invite]").input_value()
    bruno.page.goto(link)
    bruno.page.locator("[data-sit]").click()
    both = (ada, bruno)
    for one in both:
        one.frame.wait_for()
    for made in range(40):
        one_choice(both, made)
    told = ada.told()
    ada.page.reload()
    ada.frame.wait_for()
    ada.page.wait_for_function(f"() => Number(document.querySelector('.ft').dataset.told) === {told}")
    for one in both:
        one.offline = True
    house.kill()
    ada.page.locator(".offline").wait_for()
    house.open()
    for one in both:
        one.page.wait_for_function("() => !document.querySelector('.offline')")
        one.offline = False
        assert one.told() == told
    for made in range(1_000):
        if ada.over():
            break
        one_choice(both, made)
    finished(ada)
    bruno.page.locator("[data-ending]").wait_for()
    assert "partie" in (ada.page.locator("[data-ending]").text_content() or "")


def one_choice(both: tuple[Visitor, Visitor], seed: int) -> None:
    """Whoever is asked chooses."""
    for one in both:
        if one.asked_now():
            one.play(Visitor.by_mouse, seed, most=1)
            return
    both[0].page.wait_for_timeout(50)
