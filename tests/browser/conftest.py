"""A built page, a real server and a real browser. Where one of them can't be had, the tests say so and are left out."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from run import BROWSERS
from tests.support.browser.house import QUIET, House
from tests.support.browser.visitor import Visitor


@pytest.fixture(scope="module")  # while it is open it has an event loop, and other tests want their own
def browser() -> Iterator[Browser]:
    found = next((path for path in map(shutil.which, BROWSERS) if path), None)
    if found is None:
        pytest.skip(f"the page is not tried in a browser: none of {', '.join(BROWSERS)} is installed")
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield one
        one.close()


@pytest.fixture(scope="module")
def house(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(tmp_path_factory.mktemp("house"), page)
    one.open()
    yield one
    one.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Opens windows; at the end none of them may have complained, nor asked anybody else."""
    visitors: list[Visitor] = []

    def enter(**context: Any) -> Visitor:
        visitors.append(Visitor(browser, house.url, **context))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.leave()
