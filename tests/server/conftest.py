"""Fixtures of the server's tests: every test with a `url` runs on each kind of store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from farmtable.server.storage.store import engine_of
from tests.support.server.postgres import server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str | None]:
    with server() as url:
        yield url


@pytest.fixture
def shared(postgres: str | None) -> str:
    """An empty database for several servers."""
    if postgres is None:
        pytest.skip("LEFT OUT: there is no PostgreSQL server here, so the store is tested on SQLite only")
    engine = engine_of(postgres)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "farm.db")
    found: str = request.getfixturevalue("shared")
    return found
