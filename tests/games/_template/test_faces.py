"""What a client is told of the pieces of Market Day."""

from __future__ import annotations

from tests.support import faces


def test_the_box_holds_twelve_baskets() -> None:
    assert faces.kinds("_template") == {"baskets": 12}
