"""`farmtable lab solve`: which solo deals can be won by one who knows all cards, and how many of those bots win."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from statistics import fmean

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farmtable.cli.common import components_option
from farmtable.cli.lab.arena import engine
from farmtable.core.game import Game
from farmtable.games import load
from farmtable.lab.arena.run import each, executor
from farmtable.lab.arena.stats import estimate, interval
from farmtable.lab.solve import Effort, Findings, Played, Solved, Task, do, task_of, winning_log
from farmtable.table.log import written
from farmtable.thinking.registry import make

DEFAULT = Effort()


@click.command()
@click.argument("game")
@click.option("--deals", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The seed of the first deal.")
@click.option("--bots", default="", help="Bots that play the same deals without knowing the cards, with commas.")
@click.option("--save", type=click.Path(path_type=Path), help="A folder for a log of each win.")
@click.option("--out", type=click.Path(path_type=Path), help="The results file; a run that finds one goes on with it.")
@click.option(
    "--within",
    type=click.IntRange(1, DEFAULT.within),
    default=DEFAULT.within,
    show_default=True,
    help="Win within this number of turns.",
)
@click.option(
    "--width", type=click.IntRange(1), default=DEFAULT.width, show_default=True, help="Beam width of the first search."
)
@click.option(
    "--widest", type=click.IntRange(1), default=DEFAULT.widest, show_default=True, help="Beam width of the last search."
)
@click.option(
    "--proof", type=click.IntRange(0), default=DEFAULT.proof, show_default=True, help="Nodes for the proof of a loss."
)
@click.option("--processes", type=click.IntRange(1), help="How many processes search; else one for each processor.")
@components_option
def solve(
    game: str,
    deals: int,
    seed: int,
    bots: str,
    save: Path | None,
    out: Path | None,
    within: int,
    width: int,
    widest: int,
    proof: int,
    processes: int | None,
    components: Path | None,
) -> None:
    """Look for a way to win each of many deals of GAME played alone, with all cards known.

    Says how many can be won, how many can't for sure, and for how many neither was found.
    """
    rules = load(game, components)
    task = task_of(rules, components, Effort(width, max(width, widest), proof=proof, within=within))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        make(name, rules)
    findings, seeds = Findings(task, out), range(seed, seed + deals)
    jobs = findings.left(seeds, names)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
            total = deals * (1 + len(names))
            line = bar.add_task(game, total=total, completed=total - len(jobs))
            with executor(None, processes) as where:
                for row in each(where, partial(do, task), jobs):
                    findings.add(row)
                    bar.advance(line, 1)
    except KeyboardInterrupt:
        click.echo(f"Stopped; {'the same command goes on' if out else 'with --out it could go on later'}.", err=True)
    solved = [findings.deals[one] for one in seeds if one in findings.deals]
    if save is not None:
        save_wins(rules, solved, save)
    report(
        task, solved, [[findings.games[name, one] for one in seeds if (name, one) in findings.games] for name in names]
    )


def save_wins(game: Game, solved: list[Solved], folder: Path) -> None:
    """A file for each win, played again by the real rules."""
    folder.mkdir(parents=True, exist_ok=True)
    for deal in solved:
        if deal.verdict == "won":
            log, _ = winning_log(game, deal.seed, deal.choices)
            text = written(log, game.vocabulary)
            (folder / f"{game.name}-{deal.seed}.farm").write_text(text, encoding="utf-8")


def report(task: Task, solved: list[Solved], games: list[list[Played]]) -> None:
    """What is known of these deals, and what the bots made of them."""
    effort = task.effort
    widths = f"beams of {effort.width} to {effort.widest}"
    click.echo(f"{task.game} alone, {len(solved)} deals, within {effort.within} turns, {widths}; {engine()} engine")
    by_verdict = {verdict: [deal for deal in solved if deal.verdict == verdict] for verdict in ("won", "lost", "open")}
    for verdict, words in (("won", "can be won"), ("lost", "can't be won (proven)"), ("open", "undecided")):
        click.echo(f"  {words}: {share(len(by_verdict[verdict]), len(solved))}")
    won = by_verdict["won"]
    if won:
        turns = estimate([float(deal.turn) for deal in won])
        click.echo(f"  won in turn {turns.mean:.2f} ± {turns.within:.2f}, the first win that was found of each deal")
    if solved:
        spent = fmean(deal.seconds for deal in solved)
        click.echo(f"  {spent:.2f} s and {fmean(deal.nodes for deal in solved):,.0f} nodes a deal")
    winnable = {deal.seed for deal in won}
    for played in games:
        there = [game for game in played if game.seed in winnable]
        if there:
            wins = [game for game in there if game.won]
            said = f"  {there[0].bot}: wins {share(len(wins), len(there))} of those that can be won"
            if wins:
                said += f", on average in turn {fmean(game.turn for game in wins):.1f}"
            choices = sum(game.choices for game in there)
            said += f"; {1000 * sum(game.seconds for game in there) / max(choices, 1):.1f} ms a choice"
            click.echo(said)


def share(part: int, whole: int) -> str:
    """`480 of 500 = 96.0 % (93.9 to 97.4)`"""
    if not whole:
        return "0 of 0"
    low, high = interval(part, whole)
    return f"{part} of {whole} = {part / whole:.1%} ({100 * low:.1f} to {100 * high:.1f})"
