"""The table in every window: the question uncovered, nothing clipped, answers in sight, targets for fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.support.browser.house import House, Seated
from tests.support.browser.layout import DESKS, HANDS, ZOOMED, ZOOMED_HANDS, faults
from tests.support.browser.visitor import Visitor
from tests.support.browser.walk import questions

Visit = Callable[..., Visitor]
TABLES = [
    ("formidable_farm", 4, "en-GB"),
    ("my_farm_shop", 4, "fr-FR"),
    ("farmoony", 6, "fr-FR"),
    ("fences", 4, "en-GB"),
]
MORE = [  # of the same, with few seats, and the most in the other language: only with --long
    ("formidable_farm", 4, "fr-FR"),
    ("my_farm_shop", 4, "en-GB"),
    ("farmoony", 6, "en-GB"),
    ("fences", 4, "fr-FR"),
    ("formidable_farm", 1, "fr-FR"),
    ("my_farm_shop", 2, "en-GB"),
    ("farmoony", 2, "en-GB"),
    ("fences", 2, "fr-FR"),
]


@pytest.mark.parametrize(
    ("game", "seats", "locale"), [*TABLES, *(pytest.param(*row, marks=pytest.mark.long) for row in MORE)]
)
def test_every_question_fits_every_window(
    visit: Visit, house: House, game: str, seats: int, locale: str, request: pytest.FixtureRequest
) -> None:
    """Also in a window at 200 %, which has half as many px to each side."""
    every = request.config.getoption("--long")
    windows = [(size, 1) for size in DESKS] + [(size, 2) for size in ZOOMED]
    held = [(size, 1) for size in HANDS] + [(size, 2) for size in (ZOOMED_HANDS if every else [])]
    desk, hand = visit(locale=locale), visit(locale=locale, has_touch=True)
    found: list[str] = []

    def sit(table: Seated) -> None:
        for one in (desk, hand):
            one.sits_at(table)
            one.offline = True  # the game goes on behind its back, so what it asks may be late

    def show(table: Seated, kind: str, old: bool) -> None:
        for one, sizes in ((desk, windows), (hand, held)):
            up_to_date(house, table, one.page)
            for size, zoom in sizes:
                wrong = faults(one.page, size, one is hand, zoom)
                found.extend(f"{kind}{' late' if old else ''}, {size[0]} x {size[1]}: {fault}" for fault in wrong)

    questions(house, game, seats, sit, show)
    assert found == [], "\n".join(found[:40])


def up_to_date(house: House, table: Seated, page: Page) -> None:
    """Until the page shows what the server has; bots may go on meanwhile."""
    for _ in range(300):
        sight = house.sight(table)
        shown = page.evaluate("() => ({ ...document.querySelector('.ft')?.dataset })")
        wanted = {"told": str(sight["told"]), "open": str(len(sight["menu"])), "waiting": "false"}
        if wanted.items() <= shown.items():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"the page shows {shown}, the server has {wanted}")


SCALED = {
    "formidable_farm": [".ring", ".stage [data-piece^=card-]"],
    "my_farm_shop": [".stage .field"],
    "farmoony": [".stage [data-piece^=mission]"],
    "fences": [".dock [data-piece^=tile]"],
}


@pytest.mark.parametrize("game", sorted(SCALED))
def test_a_larger_window_has_larger_pieces(visit: Visit, house: House, game: str) -> None:
    me = visit()
    me.sits_at(house.table(game, 4))
    me.wait_for_turn()

    def widths(width: int, height: int) -> list[float]:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(200)
        boxes = [me.page.locator(kind).first.bounding_box() for kind in SCALED[game]]
        return [box["width"] if box else 0.0 for box in boxes]

    small, large = widths(1366, 768), widths(1920, 1080)
    for kind, one, other in zip(SCALED[game], small, large, strict=True):
        assert one > 0, kind
        assert other / one >= 1.35, f"{kind}: {one:.0f} and {other:.0f} px"


def test_the_guide_of_a_lesson_is_uncovered(visit: Visit) -> None:
    me = visit()
    page = me.go("/learn/formidable_farm")
    page.locator(".guide").wait_for()
    for step in range(12):
        for size in DESKS:
            wrong = [fault for fault in faults(page, size, finger=False) if "board has" not in fault]
            assert wrong == [], f"page {step} of the lesson, {size}"  # the guide may need more room than a question
        if page.locator("[data-next]").count():
            page.locator("[data-next]").click()
    assert int(page.locator(".guide").get_attribute("data-step") or 0) > 2


def test_the_controls_of_a_replay_are_uncovered(visit: Visit, house: House) -> None:
    table = house.table("formidable_farm", 2)
    house.play(table)
    page = visit().go(f"/replay/{table.id}")
    page.locator(".controls").wait_for()
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    for step in range(0, steps, max(1, steps // 4)):
        page.get_by_role("slider").fill(str(step))
        page.wait_for_function(f"() => location.search === '?step={step}'")
        for size in [*DESKS, *HANDS]:
            wrong = [fault for fault in faults(page, size, finger=False) if "board has" not in fault]
            assert wrong == [], f"step {step}, {size}"
