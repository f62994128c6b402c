"""Fixtures for all tests, and which of them run: those marked `long` only with --long."""

from pathlib import Path
from typing import Any

import pytest

from hatch_build import NoPageError, node
from tests.support import compiled


@pytest.fixture(scope="session")
def compiled_site() -> Path:
    """A folder that holds the package with the compiled engine; put it first on PYTHONPATH of another process."""
    if compiled.c_compiler() is None:
        pytest.skip("there is no C compiler, so nothing is tested compiled")
    try:
        return compiled.site()
    except compiled.NotBuiltError as error:
        pytest.fail(f"There is a C compiler, but the engine is not compiled.\n{error}", pytrace=False)


@pytest.fixture(scope="session")
def page() -> Path:
    """The built page, for a server's settings or for FARMTABLE_PAGE."""
    try:
        node()
    except NoPageError as reason:
        pytest.skip(f"LEFT OUT: {reason}, so nothing is tested with the page")
    try:
        return compiled.page()
    except NoPageError as error:
        pytest.fail(f"There is Node, but the page is not built.\n{error}", pytrace=False)


# ---- Long tests ------------------------------------------------------------------------------------------------------

LEFT_OUT = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked `long` too: the same checks, for longer")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    long = [] if config.getoption("--long") else [item for item in items if item.get_closest_marker("long")]
    items[:] = [item for item in items if item not in long]
    config.stash[LEFT_OUT] = len(long)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of pytest-xdist tells its controller, which collects nothing itself."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if count := config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(f"{count} long tests were left out: python3 run.py test --long runs them too.")
