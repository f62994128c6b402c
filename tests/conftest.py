"""Fixtures for all tests."""

from pathlib import Path

import pytest

from tests import compiled


@pytest.fixture(scope="session")
def compiled_site() -> Path:
    """A folder that holds the package with the compiled engine; put it first on PYTHONPATH of another process."""
    if compiled.c_compiler() is None:
        pytest.skip("there is no C compiler, so nothing is tested compiled")
    try:
        return compiled.site()
    except compiled.NotBuiltError as error:
        pytest.fail(f"There is a C compiler, but the engine is not compiled.\n{error}", pytrace=False)
