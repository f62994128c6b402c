"""The browser client's own checks: its types against the server's description, its layout, and its unit tests."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hatch_build import NoPageError, node, npm, page_work
from tests.support.compiled import CACHE, ROOT


def test_the_client_is_well_typed_and_passes_its_tests() -> None:
    try:
        node()
    except NoPageError as reason:
        pytest.skip(f"LEFT OUT: {reason}, so the client is not checked")
    with page_work(ROOT, CACHE) as work:
        shutil.copytree(ROOT / "src", work / "src", dirs_exist_ok=True)  # some tests read what the rules say
        npm(work, "run", "check")
        npm(work, "run", "lint")
        npm(work, "run", "format:check")
        npm(work, "run", "test")
        assert Path(work, "web", "src", "api.d.ts").is_file()  # made from the server's description
