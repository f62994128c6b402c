"""`python -m benchmarks.page [TIMES]`: how soon the first page can be used in a browser, and what each table loads.

Time runs inside the browser, from the navigation to the moment at which "Play now" can be pressed. "New" is a browser
that has never been here, "again" one that has the files. Bytes are of scripts, compressed as the server sends them.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, Response, sync_playwright

from hatch_build import build_page
from run import BROWSERS
from tests.support.browser.house import QUIET, House
from tests.support.compiled import CACHE, ROOT

TIMES = 15
GAMES = ("formidable_farm", "my_farm_shop", "farmoony", "fences")
READY = "[data-play]:not([disabled])"

# Notes when the button is there: what asks from outside would be late by the asking.
WATCH = f"""new MutationObserver((_, watch) => {{
  if (!document.querySelector('{READY}')) return
  window.usable = performance.now()
  watch.disconnect()
}}).observe(document, {{ childList: true, subtree: true, attributes: true }})"""


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    program = next(path for path in map(shutil.which, BROWSERS) if path)
    with TemporaryDirectory() as work, sync_playwright() as playwright:
        house = House(Path(work), build_page(ROOT, CACHE))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        usable(browser, house.url, times)
        loaded(browser, house.url)
        browser.close()
        house.close()


def usable(browser: Browser, url: str, times: int) -> None:
    """Milliseconds until the first page can be used."""
    rows: dict[str, list[float]] = {"new": [], "again": []}
    for _ in range(times + 1):
        context = browser.new_context()
        context.add_init_script(WATCH)
        page = context.new_page()
        for row in rows.values():
            page.goto(url)
            page.wait_for_selector(READY)
            row.append(float(page.evaluate("window.usable")))
        context.close()
    for name, found in rows.items():
        row = sorted(found[1:])  # the first one warms the server
        print(f"{name:6} median {median(row):5.0f} ms   fastest {row[0]:5.0f}   slowest {row[-1]:5.0f}   of {len(row)}")


def loaded(browser: Browser, url: str) -> None:
    """Bytes of scripts on the wire, for the first page and for each table from there on."""
    for game in ("", *GAMES):
        context = browser.new_context()
        page = context.new_page()
        heard: list[Response] = []

        def hear(response: Response, heard: list[Response] = heard) -> None:
            heard.append(response)

        page.on("response", hear)
        page.goto(url)
        page.wait_for_selector(READY)
        if game:
            play(page, game)
        page.wait_for_load_state("networkidle")
        sizes = [one.request.sizes()["responseBodySize"] for one in heard if one.url.endswith(".js")]
        print(f"{game or 'first page':16} {sum(sizes) / 1000:6.1f} kB in {len(sizes)} scripts")
        context.close()


def play(page: Page, game: str) -> None:
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(".ft[data-open]:not([data-open='0'])", timeout=60_000)


if __name__ == "__main__":
    main()
