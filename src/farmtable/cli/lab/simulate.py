"""`farmtable lab simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from farmtable.cli.common import components_option, options_option, read_bots, read_options
from farmtable.core.game import SetupError
from farmtable.games import load
from farmtable.lab.arena.simulate import Report
from farmtable.lab.arena.simulate import simulate as run
from farmtable.lab.balance import reports


@click.command()
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), help="How many players; else the fewest that the game allows.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="A bot for each seat, with commas; the last one takes all further seats.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed, the same games.")
@click.option(
    "--report", help="Print a report that only this game has instead, for instance on the balance of its cards."
)
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@options_option
@components_option
def simulate(
    game: str,
    seats: int | None,
    count: int,
    bots: str,
    seed: int,
    report: str | None,
    as_json: bool,
    options: tuple[str, ...],
    components: Path | None,
) -> None:
    """Play many games of GAME between bots; print speed, length, scores and who wins."""
    rules = load(game, components)
    if report is not None:
        if report not in reports(rules):
            raise SetupError(f"{game} has no report {report!r}; reports: {', '.join(reports(rules)) or 'none'}")
        chosen = rules.settled(rules.seats[0], read_options(options))
        click.echo(reports(rules)[report](count, seed, chosen))
        return
    seats = seats or rules.seats[0]
    levels = read_bots(bots, rules, seats)
    with Progress(console=Console(stderr=True), transient=True, disable=as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task(game, total=count)
        file = str(components.resolve()) if components else ""
        found = run(rules, read_options(options), levels, count, seed, lambda done: bar.advance(task, done), file)
    if as_json:
        click.echo(msgspec.json.encode(facts(found)).decode())
    else:
        show(found)


def facts(report: Report) -> dict[str, object]:
    """The report with what follows from it."""
    found: dict[str, object] = msgspec.to_builtins(report)
    return found | {
        "games_per_second": report.games / report.seconds,
        "decisions_per_second": report.decisions / report.seconds,
        "win_share": [wins / max(report.finished, 1) for wins in report.wins],
    }


def show(report: Report) -> None:
    console = Console()
    console.print(f"{report.game}, {report.seats} seats, {report.games} games, seed {report.seed}")
    console.print(f"{report.games / report.seconds:,.0f} games/s, {report.decisions / report.seconds:,.0f} decisions/s")
    console.print(f"mean turns {report.mean_turns:.1f}, decisions a game {report.decisions / report.games:.0f}")
    if report.unfinished:
        console.print(f"{report.unfinished} games were stopped unfinished and count neither as won nor as lost")
    if report.faults:
        console.print(f"{report.faults} choices were made by the fallback bot, because a bot failed")
    grid = Grid(box=None, pad_edge=False, padding=(0, 2))
    for title in ("seat", "bot", "mean points", "win share"):
        grid.add_column(title, justify="left" if title == "bot" else "right")
    for seat, bot in enumerate(report.bots):
        share = report.wins[seat] / max(report.finished, 1)
        grid.add_row(str(seat + 1), bot, f"{report.mean_points[seat]:.2f}", f"{share:.1%}")
    console.print(grid)
