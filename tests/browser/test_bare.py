"""A game that is only a folder of rules and words: it stands on the first page, and its list of choices plays it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from hatch_build import NoPageError, build_page, node
from tests.support.browser.house import House
from tests.support.browser.visitor import Visitor
from tests.support.compiled import CACHE, ROOT

GAME = "market_day"
MADE = shutil.ignore_patterns("node_modules", "dist", "__pycache__")


def added(root: Path) -> Path:
    """The project with one game more, made as docs/adding-a-game.md says."""
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, root / folder, ignore=MADE)
    games = root / "src" / "farmtable" / "games"
    shutil.copytree(games / "_template", games / GAME)
    for file in (games / GAME).rglob("*"):
        if file.is_file():
            file.write_text(file.read_text(encoding="utf-8").replace("_template", GAME), encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server and a page of that project: as in a wheel, they are built together."""
    try:
        node()
    except NoPageError as reason:
        pytest.skip(f"LEFT OUT: {reason}, so nothing is tested with the page")
    root = added(tmp_path_factory.mktemp("project"))
    one = House(tmp_path_factory.mktemp("house"), build_page(root, CACHE), root / "src")
    one.open()
    yield one
    one.close()


def test_a_game_without_a_face_is_played_from_the_first_page(browser: Browser, house: House) -> None:
    me = Visitor(browser, house.url)
    page = me.go()
    card = page.locator("article", has=page.locator(f"[data-play={GAME}]"))
    assert card.locator("h2").inner_text() == "Market Day"
    assert "Show the fullest basket" in card.inner_text()
    assert page.locator("[data-play]").count() == len(house.call("/games")["games"])
    assert page.locator(f"a[href='/learn/{GAME}']").count() == 0  # it has no lesson
    card.locator(f"[data-play={GAME}]").click()
    made = me.play(Visitor.from_list, seed=1)
    assert made > 0
    assert me.over()
    assert page.locator("[data-ending]").is_visible()
    page.locator("[data-ending] a[href='/']").click()
    assert "Market Day" in page.locator("[aria-labelledby=my-tables]").inner_text()
    me.leave()


def test_its_rules_and_its_new_table_need_no_face(browser: Browser, house: House) -> None:
    me = Visitor(browser, house.url)
    page = me.go(f"/rules/{GAME}")
    page.locator("#TM-01").wait_for()
    assert page.locator("main h2").inner_text() == "Market Day"
    page = me.go(f"/new/{GAME}?way=bots")
    page.locator("[data-start]").click()
    assert me.wait_for_turn()
    page = me.go(f"/learn/{GAME}")
    page.locator("main h1, main h2, main p").first.wait_for()
    assert page.locator(".lesson").count() == 0
    me.leave()
