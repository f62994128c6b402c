"""What fields bring by the engine is on record for the page, whose own look ahead is compared with it there."""

from __future__ import annotations

from tools.record import promises


def test_the_record_is_what_the_engine_says() -> None:
    assert promises.FILE.read_bytes() == promises.current(), "python -m tools.record promises"
