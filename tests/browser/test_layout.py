"""No piece lies over what is asked: at the table, in the lesson and in a replay, in the windows of usual screens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.support.browser.house import House
from tests.support.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SIZES = [(1440, 900), (1440, 780), (1366, 768), (1280, 800), (1280, 720), (1180, 820), (1024, 768)]

# What of the pieces is seen over the question: boxes, as far as what scrolls does not cut them off.
OVER = """() => {
  const box = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue
      const cut = around.getBoundingClientRect()
      left = Math.max(left, cut.left)
      top = Math.max(top, cut.top)
      right = Math.min(right, cut.right)
      bottom = Math.min(bottom, cut.bottom)
    }
    return { left, top, right, bottom }
  }
  const asked = document.querySelector(".pieces > :is(.ask, .controls)").getBoundingClientRect()
  return [...document.querySelectorAll(".seats *, .pieces > .room *, .me *")].filter((element) => {
    const { left, top, right, bottom } = box(element)
    const seen = right - left > 1 && bottom - top > 1
    return seen && left < asked.right && right > asked.left && top < asked.bottom - 1 && bottom > asked.top + 1
  }).map((element) => `${element.tagName} ${element.getAttribute("class")}`)
}"""


def uncovered(page: Page, where: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVER) == [], f"{where}, {width} x {height}"
        ring = page.locator(".ring").bounding_box()
        assert ring is not None
        assert ring["height"] > 150, f"{where}, {width} x {height}"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_covers_the_question_at_the_table(visit: Visit, house: House, seats: int) -> None:
    me = visit()
    table = house.table("formidable_farm", seats)
    me.sits_at(table)
    for seed in range(8):
        if not me.wait_for_turn():
            break
        uncovered(me.page, f"choice {seed}")
        me.play(Visitor.from_list, seed, most=1)
    me.wait_for_turn()
    me.page.locator(".crate[aria-expanded]").click()  # the cards that are fulfilled, spread out
    uncovered(me.page, "cards spread out")


def test_nothing_covers_the_guide_of_a_lesson(visit: Visit) -> None:
    me = visit()
    page = me.go("/learn/formidable_farm")
    page.locator(".guide").wait_for()
    for step in range(24):
        uncovered(page, f"page {step} of the lesson")
        if page.locator("[data-next]").count():
            page.locator("[data-next]").click()
    assert int(page.locator(".guide").get_attribute("data-step") or 0) > 5


def test_nothing_covers_the_controls_of_a_replay(visit: Visit, house: House) -> None:
    table = house.table("formidable_farm", 2)
    house.play(table)
    page = visit().go(f"/replay/{table.id}")
    page.locator(".controls").wait_for()
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    for step in range(0, steps, max(1, steps // 10)):
        page.get_by_role("slider").fill(str(step))
        page.wait_for_function(f"() => location.search === '?step={step}'")
        uncovered(page, f"step {step} of the replay")
