"""Build the page for the browser from the source tree, and print its folder: `farmtable serve --page FOLDER`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hatch_build import NoPageError, build_page

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    try:
        print(build_page(ROOT, Path(os.environ.get("FARMTABLE_CACHE") or ROOT / ".venv" / "cache")))
    except NoPageError as reason:
        sys.exit(f"The page was not built: {reason}")


if __name__ == "__main__":
    main()
