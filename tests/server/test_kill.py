"""A few kills at every test run; `python -m tools.kill` does as many as you like."""

from tools.kill import run


def test_no_acknowledged_move_is_lost_or_doubled() -> None:
    test = run(kills=4, moves=150, tables=6)
    assert test.killed == 4
    assert test.done >= 150
