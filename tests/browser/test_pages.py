"""What every page owes to everyone: nothing that axe finds, little to load, nothing from elsewhere."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.support.browser.visitor import Visitor

Visit = Callable[..., Visitor]
GAMES = ("formidable_farm", "my_farm_shop", "farmoony", "fences")
PAGES = ["/", "/rules", *(f"/{kind}/{game}" for kind in ("new", "rules", "learn") for game in GAMES)]
FIRST_PAGE = 60_000  # bytes of scripts, compressed
WITH_A_GAME = 130_000


def grave(visitor: Visitor) -> list[str]:
    """What axe finds, be it small."""
    found = Axe().run(visitor.page).response["violations"]
    return [f"{one['id']}, {one['impact']}: {one['nodes'][0]['html'][:200]}" for one in found]


def in_every_skin(visitor: Visitor) -> list[str]:
    """The same by day, at night, and in the colours of the reader."""
    found: list[str] = []
    for scheme, forced in (("light", "none"), ("dark", "none"), ("light", "active")):
        visitor.page.emulate_media(color_scheme=scheme, forced_colors=forced)  # type: ignore[arg-type]
        found += [f"{scheme}, forced {forced}: {one}" for one in grave(visitor)]
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_for_everyone(visit: Visit, path: str, theme: str) -> None:
    me = visit(color_scheme=theme)
    me.go(path).wait_for_load_state("networkidle")
    assert me.page.locator("#main").is_visible()
    assert grave(me) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_for_everyone(visit: Visit, game: str, theme: str) -> None:
    me = visit(color_scheme=theme)
    me.go().locator(f"[data-play={game}]").click()
    me.play(Visitor.by_mouse, seed=5, most=6)
    me.wait_for_turn()
    assert grave(me) == []
    me.as_text()
    assert grave(me) == []


def test_a_problem_is_reported_with_its_game(visit: Visit) -> None:
    me = visit()
    page = me.go()
    page.locator("[data-play=fences]").click()
    me.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What did you see").fill("My barn is red.")
    assert in_every_skin(me) == []
    with page.expect_response(lambda answer: answer.url.endswith("/report")) as answer:
        page.get_by_role("dialog").get_by_role("button", name="Send").click()
    sent = answer.value.json()
    assert sent["report"]["sight"]["seat"] == 0
    assert sent["report"]["what"] == "My barn is red."
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    assert download.value.suggested_filename == sent["name"]
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0


def test_scripts_are_small(visit: Visit, page: Path) -> None:
    me = visit()
    loaded: list[str] = []
    me.page.on("request", lambda request: loaded.append(request.url.removeprefix(me.url + "/")))
    me.go().wait_for_load_state("networkidle")
    assert 0 < scripts(page, loaded) < FIRST_PAGE
    for game in GAMES:
        me.go().locator(f"[data-play={game}]").click()
        me.wait_for_turn()
        assert scripts(page, loaded) < WITH_A_GAME
        del loaded[:]


def scripts(folder: Path, loaded: list[str]) -> int:
    """Bytes of the scripts among these, compressed."""
    names = {name for name in loaded if name.endswith(".js")}
    return sum(len(gzip.compress((folder / name).read_bytes(), 9)) for name in names)
