"""Many deals solved: every claimed win is one by the real rules; runs go on later; bots play the same deals."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from farmtable.cli import cli
from farmtable.cli.lab.solve import report
from farmtable.core.game import SetupError
from farmtable.core.show.phrase import IllegalChoice
from farmtable.games import load
from farmtable.lab.arena.stats import interval
from farmtable.lab.solve import Effort, Findings, Played, Solved, do, solve, task_of, winning_log
from farmtable.match.match import Round, play
from farmtable.table.dealer import Dealer
from farmtable.table.table import replayed

GAME = load("formidable_farm")
NARROW = Effort(width=4, widest=4, branches=10, proof=300)
TASK = task_of(GAME, None, NARROW)


def test_a_win_is_a_game_by_the_real_rules() -> None:
    found = solve(TASK, 1)
    assert found.verdict == "won"
    log, turn = winning_log(GAME, 1, found.choices)
    assert log.seed is not None
    table = replayed(GAME, log, Dealer(log.seed))
    assert not table.lost()
    assert (table.turn + 1, turn) == (found.turn, found.turn)
    assert found.turn <= 18


def test_choices_of_another_deal_win_nothing() -> None:
    choices = solve(TASK, 1).choices
    with pytest.raises((AssertionError, IllegalChoice)):
        winning_log(GAME, 2, choices)


@pytest.mark.parametrize("seed", [4, 5])
def test_one_turn_wins_no_deal(seed: int) -> None:
    """One turn's supplies are too few for thirty cards, and a first turn is small enough to look at all of it."""
    found = solve(task_of(GAME, None, Effort(width=2, widest=2, proof=5000, within=1)), seed)
    assert (found.verdict, found.choices) == ("lost", [])


def test_a_bot_plays_the_deal_of_the_arena() -> None:
    played = do(TASK, ("greedy", 5))
    assert isinstance(played, Played)
    record, log = play(TASK.setting, Round(("greedy", "greedy"), 5), ["greedy"])
    assert (played.log, played.won) == (record.log, not record.lost)
    assert played.turn == replayed(GAME, log).turn + played.won


def test_findings_go_on_where_they_stopped(tmp_path: Path) -> None:
    path = tmp_path / "found"
    first = Findings(TASK, path)
    assert first.left(range(1, 3), ["greedy"]) == [1, ("greedy", 1), 2, ("greedy", 2)]
    first.add(Solved(1, "won", 9, 4, 100, 0.5, [1, 2]))
    first.add(Played(2, "greedy", False, 18, 60, "x", 0.1))
    path.write_bytes(path.read_bytes() + b'{"type":"deal","se')
    second = Findings(TASK, path)
    assert second.left(range(1, 3), ["greedy"]) == [("greedy", 1), 2]
    assert second.deals == first.deals
    assert path.read_bytes().endswith(b"\n")


def test_findings_of_something_else_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "found"
    Findings(TASK, path)
    with pytest.raises(SetupError, match="another set-up"):
        Findings(task_of(GAME, None, Effort()), path)
    path.write_bytes(path.read_bytes() + b'{"type":"deal","seed":"one"}\n')
    with pytest.raises(SetupError, match="line 2"):
        Findings(TASK, path)
    path.write_text("something\n")
    with pytest.raises(SetupError, match="line 1"):
        Findings(TASK, path)


def test_other_games_have_no_solver() -> None:
    with pytest.raises(SetupError, match="formidable_farm only, not for fences"):
        task_of(load("fences"), None, NARROW)


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    """A bot's share counts the deals that can be won and no others."""
    solved = [Solved(1, "won", 8), Solved(2, "won", 10), Solved(3, "open"), Solved(4, "lost")]
    games = [Played(seed, "greedy", seed in (1, 3), 16, 100, "", 1.0) for seed in (1, 2, 3, 4)]
    report(TASK, solved, [games])
    said = capsys.readouterr().out
    assert "can be won: 2 of 4 = 50.0%" in said
    assert "can't be won (proven): 1 of 4" in said
    assert "undecided: 1 of 4" in said
    assert "won in turn 9.00" in said
    assert "greedy: wins 1 of 2 = 50.0%" in said


def test_shares_have_an_interval() -> None:
    """Wilson's, as in the textbooks: 10 of 10 leave room below, and a half of a hundred is about a tenth off."""
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_solve_as_a_command(tmp_path: Path) -> None:
    out, save = str(tmp_path / "found"), tmp_path / "wins"
    command = ["lab", "solve", "formidable_farm", "--deals", "2", "--width", "4", "--widest", "4", "--proof", "0"]
    command += ["--bots", "greedy", "--processes", "1", "--out", out, "--save", str(save)]
    shown = CliRunner().invoke(cli, command)
    assert shown.exit_code == 0, shown.output
    assert "can be won" in shown.output
    assert "greedy: wins" in shown.output
    wins = sorted(save.glob("*.farm"))
    assert wins
    for win in wins:
        assert CliRunner().invoke(cli, ["verify", str(win), "--lang", "en"]).exit_code == 0
        assert "You have won!" in CliRunner().invoke(cli, ["replay", str(win), "--lang", "en"]).output
    before = Path(out).read_bytes()
    assert CliRunner().invoke(cli, command).output == shown.output
    assert Path(out).read_bytes() == before


def test_what_solve_refuses() -> None:
    for arguments, says in ((["fences"], "only"), (["formidable_farm", "--bots", "peek:ismcts"], "arena only")):
        shown = CliRunner().invoke(cli, ["lab", "solve", *arguments])
        assert isinstance(shown.exception, SetupError)
        assert says in str(shown.exception)
