"""docs/research.md: every block of Python on the page runs, one after another, as it stands there."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_page_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(blocks) > 5
    names: dict[str, object] = {}
    for k, block in enumerate(blocks, 1):
        exec(compile(block, f"{PAGE.name}, block {k}", "exec"), names)
