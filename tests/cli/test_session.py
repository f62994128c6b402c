"""Bots at the terminal: a secret seed for each choice, as on the server, and a game that goes on if one fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from farmtable.cli.session import Session
from farmtable.core.game import SetupError
from farmtable.games import load
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.journal import Journal
from farmtable.table.table import Table
from farmtable.table.words import Words
from farmtable.thinking.seat import secret_seeds


def session(folder: Path, bots: list[str], seed: int | None = None) -> Session:
    dealer = Dealer(None if seed is None else seed_from(seed))
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)]
    table = Table(load("_template"), len(bots), {}, dealer, names, bots)
    return Session(table, Journal.begin(folder / f"{dealer.commitment}.farm", table), Words("en", "_template", names))


def test_the_seeds_of_bots_are_secret(tmp_path: Path) -> None:
    one, two = (session(tmp_path, ["ismcts@50", "random"]) for _ in range(2))
    for seat in range(2):
        first, second = one.bots[seat], two.bots[seat]
        assert first is not None
        assert second is not None
        assert first.seeds(10) == secret_seeds(one.table.dealer, seat)(10)
        assert first.seeds(10) != second.seeds(10)


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    found = []
    for folder, seed in (("a", 3), ("b", 3), ("c", 4)):
        (tmp_path / folder).mkdir()
        one = session(tmp_path / folder, ["random", "random"], seed)
        one.play()
        found.append(one.table.log.entries)
    assert found[0] == found[1] != found[2]


def test_a_bot_that_fails_is_replaced_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = session(tmp_path, ["tests.thinking.hostile:Crashes", "random"], 1)
    while not one.table.over:
        assert one.turn()
    one.tell(1)
    said = " ".join(capsys.readouterr().out.split())
    assert "did not answer (crash); another one chose for it." in said
    assert not one.failures


def test_a_bot_that_there_is_not_is_refused_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no weights yet"):
        session(tmp_path, ["heuristic", "random"])
