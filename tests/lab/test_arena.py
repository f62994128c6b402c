"""Duplicate deals, statistics over seeds, results that go on and that can be played again."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from math import inf
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from farmtable.cli import cli
from farmtable.core.game import SetupError
from farmtable.core.rules.seats import NATURE
from farmtable.games import load
from farmtable.lab.arena.crosstable import as_svg, as_text, cells
from farmtable.lab.arena.results import Head, Results, read
from farmtable.lab.arena.run import pairs_of, run
from farmtable.lab.arena.simulate import simulate
from farmtable.lab.arena.stats import Test as Sprt
from farmtable.lab.arena.stats import estimate, expected, match
from farmtable.match.match import Record, Round, Setting, play, play_round, seatings, slowest
from farmtable.match.ratings import ratings
from farmtable.table.dealer import Dealer
from farmtable.table.log import split
from farmtable.table.table import replayed

GAME = load("_template")
SETTING = Setting("_template", 2, {"carry": 0}, GAME.version, GAME.components)


class Here(Executor):
    """Plays at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def record(bots: list[str], places: list[int], points: list[int], seed: int = 1, lost: bool = False) -> Record:
    return Record(("a", "b"), seed, bots, places, points, lost, True, 10, "", [0.0] * len(bots))


# ---- Games ----------------------------------------------------------------------------------------------------------


def test_each_bot_sits_everywhere() -> None:
    assert seatings(("a", "b"), 2) == [["a", "b"], ["b", "a"]]
    assert seatings(("a", "b"), 3) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    assert seatings(("a", "b"), 1) == [["a"], ["b"]]


def test_a_round_is_one_deal() -> None:
    """The same bots twice: only the names differ, so the cards and everything else are the same in both seatings."""
    one = Round(("greedy", "greedy-1"), 4)
    first, second = play_round(SETTING, one)
    assert first.log == second.log
    assert first.bots == second.bots[::-1]
    assert play(SETTING, Round(one.pair, 5), first.bots)[0].log != first.log


def test_a_game_can_be_dealt_again() -> None:
    found, log = play(SETTING, Round(("ismcts@100", "random"), 3), ["ismcts@100", "random"])
    assert log.seed is not None
    table = replayed(GAME, log, Dealer(log.seed))
    assert table.places() == found.places
    assert sum(split(row)[0] != NATURE for row in log.entries) == found.choices


def test_peek_is_shown_the_truth() -> None:
    found = play_round(SETTING, Round(("peek:ismcts@200", "random"), 1))
    assert [fault for one in found for fault in one.faults] == []


@pytest.mark.parametrize(
    ("pair", "logs"),
    [
        (("ismcts@120", "greedy"), ["fc434dd11a7bed30", "824e1c16dce5a194"]),
        (("greedy", "farmhand"), ["5df91547c30e6ff8", "2dcee8d674c44545"]),
        (("peek:ismcts-1@100", "farmhand"), ["5df91547c30e6ff8", "4757d721fe82a87c"]),
    ],
)
def test_a_seed_is_the_same_games_in_every_version_of_ours(pair: tuple[str, str], logs: list[str]) -> None:
    """Else no result could be played again: deals, the bots' seeds and their plans are in these hashes."""
    assert [one.log for one in play_round(SETTING, Round(pair, 5))] == logs


def test_a_simulation_is_the_same_games_too() -> None:
    found = simulate(GAME, {}, ["greedy", "ismcts@60"], 1, 3)
    assert (found.decisions, found.mean_points, found.faults) == (12, [24.0, 18.0], 0)
    found = simulate(GAME, {}, ["random"] * 3, 20, 3)
    assert (found.decisions, found.wins) == (240, [4.0, 9.0, 7.0])


def test_a_simulation_counts_the_choices_of_the_fallback_bot() -> None:
    found = simulate(GAME, {}, ["tests.thinking.hostile:Cheats", "greedy"], 1, 3)
    assert found.faults == 6
    assert found.finished == 1


def test_a_bot_that_fails_is_in_the_record() -> None:
    bots = ["tests.thinking.hostile:Cheats", "greedy"]
    found, _ = play(SETTING, Round(("x", "y"), 1), bots)
    assert found.finished
    assert {(fault.bot, fault.kind) for fault in found.faults} == {(bots[0], "illegal")}


# ---- Statistics -----------------------------------------------------------------------------------------------------


def test_what_95_of_a_hundred_are_not_above() -> None:
    assert slowest([k / 100 for k in range(100, 0, -1)]) == 0.95
    assert slowest([3.0]) == 3.0
    assert slowest([]) == 0.0


def test_shares_and_margins() -> None:
    one = record(["a", "b", "b"], [1, 1, 3], [9, 9, 4])
    assert (one.share("a"), one.share("b")) == (0.5, 0.25)
    assert (one.margin("a"), one.margin("b")) == (0, -2.5)
    assert record(["a"], [1], [0], lost=True).share("a") == 0


def test_the_seed_is_the_unit() -> None:
    games = [
        *(record(bots, places, [1, 0], seed=1) for bots, places in ((["a", "b"], [1, 2]), (["b", "a"], [1, 2]))),
        *(record(bots, places, [1, 0], seed=2) for bots, places in ((["a", "b"], [1, 2]), (["b", "a"], [2, 1]))),
        record(["a", "b"], [2, 1], [1, 0], seed=3),  # its other half is not played yet
    ]
    found = match(games, ("a", "b"), 2)
    assert (found.seeds, found.games, found.per_seed) == (2, 4, [0.5, 1.0])
    assert found.share.mean == 0.75


def test_alone_each_bot_has_its_wins() -> None:
    games = [record([bot], [1], [0], seed, lost=bot == "b") for seed in range(3) for bot in "ab"]
    found = match(games, ("a", "b"), 1)
    assert found.alone is not None
    assert (found.alone[0].mean, found.alone[1].mean, found.share.mean) == (1, 0, 1)


def test_intervals() -> None:
    """Against Student's tables: 2.262 for 9 degrees of freedom, 4.303 for 2."""
    assert estimate([0.0, 1.0] * 5).within == pytest.approx(2.262 * (10 / 36 / 10) ** 0.5, rel=0.002)
    assert estimate([1.0, 2.0, 3.0]).within == pytest.approx(4.303 / 3**0.5, rel=0.001)
    assert estimate([1.0, 2.0, 3.0, 2.0]).within == pytest.approx(3.182 * (2 / 3 / 4) ** 0.5, rel=0.01)
    assert estimate([1.0]).within == inf
    assert estimate([0.5] * 8).within == 0


def test_elo() -> None:
    assert expected(0, 2) == 0.5
    assert expected(400, 2) == pytest.approx(10 / 11)
    assert expected(0, 4) == 0.25


def test_the_sequential_test_decides() -> None:
    test = Sprt(0, 100)
    strong, even = [1.0, 1.0, 1.0, 0.5, 0.0] * 20, [1.0, 0.0, 0.5, 0.5, 0.0] * 40
    assert test.verdict(strong, 2) == "stronger"
    assert test.verdict(even, 2) == "weaker"
    assert test.verdict(strong[:5], 2) == ""


def won_by(bots: list[str], winner: int, seed: int) -> Record:
    return record(bots, [1 if seat == winner else 2 for seat in range(len(bots))], [0] * len(bots), seed)


def test_ratings_put_the_stronger_first() -> None:
    games = [won_by(bots, bots.index("b"), s) for s in range(30) for bots in (["a", "b"], ["b", "a"])]
    first, second = ratings(games)
    assert (first.bot, second.bot) == ("b", "a")
    assert first.elo - first.within > second.elo + second.within
    assert first.games == 60


def test_ratings_are_elos_for_two_and_luces_for_more() -> None:
    """Three wins of four are 191 Elo; of one among three, the strength is 3 where it wins half the games: again 191."""
    two = [won_by(["a", "b"], s % 4 == 0, s) for s in range(4000)]
    four = [won_by(["a", "b", "b", "b"], 0 if s % 2 else 1, s) for s in range(4000)]
    for games in (two, four):
        first, second = ratings(games)
        assert first.bot == "a"
        assert first.elo - second.elo == pytest.approx(191, abs=1)


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    games = [won_by(pair, s % 3 == 0, s) for s in range(12) for pair in (["a", "b"], ["b", "c"], ["a", "c"])]
    assert ratings(games) == ratings(games[::-1])


def test_the_error_bar_of_a_rating_is_that_of_seeds() -> None:
    """A share p of n seeds is sure to within 1.96 √(p(1-p)/n), so its Elo to within 400/ln 10 / √(p(1-p)n) · 1.96."""
    found = ratings([won_by(["a", "b"], s % 2, s) for s in range(400)])
    apart = 1.96 * 400 / 2.302585 / (0.25 * 400) ** 0.5
    assert 2 * found[0].within == pytest.approx(apart, rel=0.15)  # each is half of what they are apart
    twice = ratings([won_by(["a", "b"], s % 2, s) for s in range(400) for _ in range(2)])  # nothing new on any seed
    assert twice[0].within == pytest.approx(found[0].within, rel=0.02)


def test_the_cross_table() -> None:
    games = [record(bots, [1, 2], [0, 0], s) for s in range(4) for bots in (["a", "b"], ["b", "a"])]
    found = cells([match(games, ("a", "b"), 2)], ["a", "b"], 2)
    assert "50.0% ± 0.0" in as_text(found, ["a", "b"])
    picture = as_svg(found, ["a", "<b>"], "x & y", 0.5)
    assert "x &amp; y" in picture
    assert "&lt;b&gt;" in picture


# ---- Runs -----------------------------------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    head, path, bots = Head(SETTING, "", ""), tmp_path / "results", ["greedy", "random", "ismcts@50"]
    results = Results(head, path)
    run(SETTING, bots, range(3), results, (Here(), 1))
    assert len(results.records) == 3 * len(pairs_of(bots)) * 2
    with path.open("ab") as file:
        file.write(b'{"pair": ["gre')  # the machine stopped here
    again = Results(head, path)
    run(SETTING, bots, range(4), again, (Here(), 1))
    assert read(path)[1] == again.records
    assert len(again.records) == 4 * len(pairs_of(bots)) * 2
    assert again.records[: len(results.records)] == results.records


def test_results_of_another_setup_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    Results(Head(SETTING, "", ""), path)
    other = Setting("_template", 3, {"carry": 0}, GAME.version, GAME.components)
    with pytest.raises(SetupError, match="2 seats"):
        Results(Head(other, "", ""), path)
    path.write_text("no results\n")
    with pytest.raises(SetupError, match="line 1"):
        read(path)


def test_a_run_stops_at_a_verdict() -> None:
    results = Results(Head(SETTING, "", ""), None)
    run(SETTING, ["peek:ismcts@300", "random"], range(200), results, (Here(), 1), Sprt(0, 30))
    assert len(results.records) < 400


def test_the_commands(tmp_path: Path) -> None:
    out, svg, log = (str(tmp_path / name) for name in ("r.jsonl", "r.svg", "g.farm"))
    call = ["lab", "arena", "_template", "--bots", "greedy,random,ismcts@50", "--pairs", "3", "--processes", "1"]
    shown = CliRunner().invoke(cli, [*call, "--out", out, "--svg", svg])
    assert shown.exit_code == 0, shown.output
    assert "3 seeds, 6 games" in shown.output
    assert shown.output.count(" ms a choice, 95 % of a game's below ") == 3
    assert " Elo, 12 games" in shown.output
    assert Path(svg).read_text().startswith("<svg")
    again = CliRunner().invoke(cli, ["lab", "rematch", out, "5", "--save", log])
    assert "The same game again" in again.output
    assert CliRunner().invoke(cli, ["verify", log, "--lang", "en"]).exit_code == 0
    changed = Path(out).read_text().replace('"log":"', '"log":"0', 20)
    Path(out).write_text(changed)
    assert "otherwise" in str(CliRunner().invoke(cli, ["lab", "rematch", out, "5", "--save", log]).exception)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "greedy"], "two or more"),
        (["--bots", "greedy,greedy"], "different"),
        (["--bots", "greedy,nobody"], "there is no bot"),
        (["--bots", "greedy,random", "--sprt", "9"], "two numbers"),
        (["--bots", "greedy,random", "--sprt", "9,0"], "smaller"),
        (["--bots", "greedy,random", "--seats", "9"], "players, not 9"),
    ],
)
def test_what_the_arena_refuses(arguments: list[str], says: str) -> None:
    shown = CliRunner().invoke(cli, ["lab", "arena", "_template", *arguments])
    assert isinstance(shown.exception, SetupError)
    assert says in str(shown.exception)


def test_honesty_as_a_command() -> None:
    shown = CliRunner().invoke(
        cli, ["lab", "honesty", "_template", "--bots", "greedy,ismcts@60", "--seats", "3", "--pairs", "9"]
    )
    assert shown.exit_code == 0
    assert shown.output.count("0 answered differently") == 2
