"""Fixtures for all tests."""

from pathlib import Path

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
