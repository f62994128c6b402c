"""Pictures of every screen of the page, at desktop and phone size: `python -m tools.record screens --help`.

They are made from the built page, a real server and the machine's own browser; games are played by chance from fixed
seeds, so that the same pieces lie on the table again as long as the rules deal them so.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
from playwright.sync_api import Browser, Page, sync_playwright

from hatch_build import build_page
from run import BROWSERS
from tests.support.browser.house import QUIET, House
from tests.support.browser.visitor import Visitor
from tests.support.compiled import CACHE, ROOT

SIZES: dict[str, dict[str, Any]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "390": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
# Each game is played for a number of choices, then until a choice like this is open, but not for more than PATIENCE.
GAMES = {"formidable_farm": 14, "my_farm_shop": 24, "farmoony": 24, "fences": 26}
TELLING = {
    "formidable_farm": "play ",
    "my_farm_shop": "activate ",
    "farmoony": "place ",
    "fences": "set ",
}
PATIENCE = 30
PATHS = {"home": "/", "new": "/new/my_farm_shop?way=invite", "rules": "/rules/fences", "learn": "/learn/farmoony"}
SCREENS = [*GAMES, *PATHS, "waiting", "one-screen", "text", "report", "result"]  # the replay comes with the result
QUALITY = 80
STILL = 900  # ms until nothing moves


class Camera:
    """Takes all pictures of one size and one theme."""

    def __init__(self, browser: Browser, house: House, folder: Path, name: str, context: dict[str, Any]) -> None:
        self.folder = folder
        self.name = name
        self.enter: Callable[[], Visitor] = lambda: Visitor(browser, house.url, **context)
        self.house = house

    def shoot(self, page: Page, screen: str, top: bool = True) -> None:
        page.mouse.move(0, 0)
        page.evaluate("top => { document.activeElement?.blur(); if (top) scrollTo(0, 0) }", top)
        page.evaluate("document.querySelector('.drama')?.setAttribute('hidden', '')")  # moments are not for a picture
        page.wait_for_timeout(STILL)
        file = self.folder / f"page-{screen}-{self.name}.jpg"
        page.screenshot(path=file, type="jpeg", quality=QUALITY)
        click.echo(file.name)

    def take(self, screens: list[str]) -> None:
        for screen in screens:
            if screen in GAMES:
                self.table(screen, GAMES[screen])
            elif screen == "result":
                self.finished()
            else:
                me = self.enter()
                if screen in PATHS:
                    me.go(PATHS[screen]).wait_for_load_state("networkidle")
                    self.shoot(me.page, screen)
                else:
                    {"waiting": self.waiting, "one-screen": self.one_screen, "text": self.text, "report": self.report}[
                        screen
                    ](me)
                me.leave()

    def table(self, game: str, choices: int) -> None:
        me = self.enter()
        me.go().locator(f"[data-play={game}]").click()
        me.play(Visitor.from_list, seed=4, most=choices)
        for seed in range(PATIENCE):
            if not me.wait_for_turn():
                break
            me.choices()
            if me.page.locator(f"[data-choice^='{TELLING[game]}']").count() > 1:
                break
            me.play(Visitor.from_list, seed, most=1)
        me.page.locator("#tab-story").click()
        if me.page.locator(".rail .shut").is_visible():
            me.page.locator(".rail .shut").click()
        self.shoot(me.page, game)
        me.leave()

    def waiting(self, me: Visitor) -> None:
        me.go("/new/fences?way=invite").locator("[data-start]").click()
        me.page.locator("[data-invite]").wait_for()
        self.shoot(me.page, "waiting")

    def one_screen(self, me: Visitor) -> None:
        me.go("/new/fences?way=screen").locator("[data-start]").click()
        me.frame.wait_for()
        cover = me.page.locator(".cover")
        for _ in range(20):
            if cover.count():
                break
            me.play(Visitor.from_list, seed=1, most=1)
        self.shoot(me.page, "one-screen")

    def text(self, me: Visitor) -> None:
        """A table in words."""
        me.go().locator("[data-play=fences]").click()
        me.play(Visitor.from_list, seed=4, most=6)
        me.wait_for_turn()
        if me.page.locator(".rail .shut").is_visible():
            me.page.locator(".rail .shut").click()
        me.as_text()
        self.shoot(me.page, "text")

    def report(self, me: Visitor) -> None:
        """Somebody says what is wrong."""
        me.go().locator("[data-play=fences]").click()
        me.wait_for_turn()
        me.page.get_by_role("button", name="Menu").click()
        me.page.get_by_role("button", name="Report a problem").click()
        me.page.get_by_label("What did you see").fill("My barn is red.")
        self.shoot(me.page, "report")

    def finished(self) -> None:
        """The end of a game, and its replay."""
        me = self.enter()
        me.go().locator("[data-play=farmoony]").click()
        me.play(Visitor.from_list, seed=2)
        me.page.locator("[data-ending]").wait_for()
        self.shoot(me.page, "result", top=False)
        me.page.locator("a[href^='/replay/']").first.click()
        me.page.locator("input[type=range]").fill("60")
        self.shoot(me.page, "replay")
        me.leave()


@click.command()
@click.argument("folder", type=click.Path(path_type=Path), default=ROOT / "docs" / "pictures")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
@click.option("--size", "sizes", type=click.Choice(list(SIZES)), multiple=True, help="Only this width; repeatable.")
@click.option("--only", type=click.Choice(SCREENS), multiple=True, help="Only this screen; repeatable.")
def screens(folder: Path, theme: str, sizes: tuple[str, ...], only: tuple[str, ...]) -> None:
    """Take pictures of every screen of the page, at desktop and phone size, into FOLDER (docs/pictures)."""
    folder.mkdir(parents=True, exist_ok=True)
    program = next((path for path in map(shutil.which, BROWSERS) if path), None)
    if program is None:
        raise click.ClickException(f"none of {', '.join(BROWSERS)} is installed")
    with TemporaryDirectory() as work, sync_playwright() as playwright:
        house = House(Path(work), build_page(ROOT, CACHE))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        for size in sizes or SIZES:
            moving = {"color_scheme": theme, "reduced_motion": "no-preference"}  # else an edge tells what has changed
            camera = Camera(browser, house, folder, f"{size}-{theme}", {**SIZES[size], **moving})
            camera.take(list(only or SCREENS))
        browser.close()
        house.close()
