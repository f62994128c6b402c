"""`farmtable lab arena`: bots against bots on the same deals; `farmtable lab rematch`: one of those games again."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farmtable import __version__
from farmtable.cli.common import components_option, options_option, read_options
from farmtable.core.game import SetupError
from farmtable.core.rules import state
from farmtable.games import load
from farmtable.lab.arena.crosstable import as_svg, as_text, cells
from farmtable.lab.arena.results import Head, Results, describe, read
from farmtable.lab.arena.run import executor, pairs_of, run
from farmtable.lab.arena.stats import Match, Test, match
from farmtable.match.match import Record, Round, Setting, play
from farmtable.match.ratings import ratings
from farmtable.table.log import written
from farmtable.thinking.ask import game_of
from farmtable.thinking.registry import make


@click.command()
@click.argument("game")
@click.option("--bots", required=True, help="Two or more bots, with commas: `ismcts@20000,greedy`. See docs/bots.md.")
@click.option("--seats", type=click.IntRange(1), help="How many players; else two, or the fewest that there can be.")
@click.option(
    "--pairs",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many deals each pair of bots plays, in all seats.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The seed of the first deal.")
@click.option("--out", type=click.Path(path_type=Path), help="The results file; a run that finds one goes on with it.")
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the cross table into this file.")
@click.option(
    "--sprt", metavar="LOW,HIGH", help="Sequential test: stop when the first pair is above LOW or below HIGH Elo."
)
@click.option("--processes", type=click.IntRange(1), help="How many processes play; else one for each processor.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster, `tcp://host:8786`.")
@click.option("--apart", is_flag=True, help="Every bot in a process of its own, with a deadline and a limit of memory.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01),
    default=60.0,
    show_default=True,
    help="The deadline for a choice, with --apart and for bots that are not ours.",
)
@click.option("--luck/--no-luck", default=True, help="Measure luck too, where the game has odds; it takes its time.")
@options_option
@components_option
def arena(
    game: str,
    bots: str,
    seats: int | None,
    pairs: int,
    seed: int,
    out: Path | None,
    svg: Path | None,
    sprt: str | None,
    processes: int | None,
    cluster: str | None,
    apart: bool,
    seconds: float,
    luck: bool,
    options: tuple[str, ...],
    components: Path | None,
) -> None:
    """Play GAME between bots on the same deals in all seats; print who wins how much more, and how sure that is."""
    rules = load(game, components)
    seats = seats or max(2, rules.seats[0])
    names = read_names(bots)
    for name in names:
        make(name, rules, arena=True)
    setting = Setting(
        game=rules.name,
        seats=seats,
        options=rules.settled(seats, read_options(options)),
        rules=rules.version,
        components=rules.components,
        file=str(components.resolve()) if components else "",
        apart=apart,
        seconds=seconds,
        luck=luck and rules.brain.odds is not None and seats in rules.brain.odds.tables,
    )
    test = read_test(sprt) if sprt else None
    results = Results(Head(setting, engine(), __version__), out)
    setting = results.head.setting
    total = pairs * len(pairs_of(names))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
            task = bar.add_task(game, total=total)
            with executor(cluster, processes) as where:
                seeds = range(seed, seed + pairs)
                run(setting, names, seeds, results, where, test, lambda done: bar.advance(task, done))
    except KeyboardInterrupt:
        click.echo(f"Stopped; {'the same command goes on' if out else 'with --out it could go on later'}.", err=True)
    report(results, names, test)
    if svg is not None:
        matches = [match(results.records, pair, seats) for pair in pairs_of(names)]
        even = 0.0 if seats == 1 else 1 / seats
        svg.write_text(as_svg(cells(matches, names, seats), names, describe(setting), even), encoding="utf-8")


def engine() -> str:
    return "interpreted" if (state.__file__ or "").endswith(".py") else "compiled"


def read_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError(f"the arena needs two or more different bots, with commas, not {text!r}")
    return names


def read_test(text: str) -> Test:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise SetupError(f"--sprt: two numbers in Elo, like 0,20, not {text!r}") from None
    if low >= high:
        raise SetupError(f"--sprt: the first number is the smaller one, not {text}")
    return Test(low, high)


def report(results: Results, names: list[str], test: Test | None) -> None:
    """What the results say of these bots."""
    setting = results.head.setting
    pairs = pairs_of(names)
    records = [record for record in results.records if record.pair in pairs]
    matches = [match(records, pair, setting.seats) for pair in pairs]
    click.echo(f"{describe(setting)}; {results.head.engine} engine")
    for one in matches:
        click.echo(row(one, setting.seats))
        if one.adjusted is not None:
            click.echo(f"  {less_luck(one)}")
        if test is not None and one.pair == pairs[0]:
            click.echo(f"  SPRT [{test.low:g}, {test.high:g}] Elo: {verdict(test, one, setting.seats)}")
    for name in names:
        click.echo(f"  {name}: {thinking(records, name)}{slowly(records, name)}")
    if len(names) > 2:
        click.echo(as_text(cells(matches, names, setting.seats), names))
        if setting.seats > 1:
            for rating in ratings(records):
                click.echo(f"  {rating.bot}: {rating.elo:+.0f} ± {rating.within:.0f} Elo, {rating.games} games")
    for fault in [fault for record in records for fault in record.faults][:5]:
        click.echo(f"  fault: {fault.bot}, {fault.kind}: {fault.detail}")


def row(one: Match, seats: int) -> str:
    """One pair in a line."""
    said = f"{one.pair[0]} against {one.pair[1]}: "
    if one.alone is not None:
        first, second = one.alone
        said += f"wins {first.mean:.1%} ± {100 * first.within:.1f} to {second.mean:.1%} ± {100 * second.within:.1f}"
    else:
        said += f"wins {one.share.mean:.1%} ± {100 * one.share.within:.1f} (even: {1 / seats:.1%})"
    said += f", margin {one.margin.mean:+.2f} ± {one.margin.within:.2f}; {one.seeds} seeds, {one.games} games"
    if one.unfinished:
        said += f", {one.unfinished} unfinished"
    return said + (f", {one.faults} faults" if one.faults else "")


def less_luck(one: Match) -> str:
    """The share of wins without the luck of chance, and how many seeds the narrower interval would have saved."""
    assert one.adjusted is not None
    said = f"luck-adjusted: {one.adjusted.mean:.1%} ± {100 * one.adjusted.within:.1f}"
    if one.seeds > 1 and one.share.within > 0:
        said += f"; its variance is {(one.adjusted.within / one.share.within) ** 2:.0%} of the raw one"
    return said


def verdict(test: Test, one: Match, seats: int) -> str:
    found = test.verdict(one.per_seed, seats)
    said = {"stronger": f"above {test.low:g}", "weaker": f"below {test.high:g}"}.get(found, "not decided yet")
    return f"{said}, log-likelihood ratio {test.likelihood(one.per_seed, seats):+.2f} after {one.seeds} seeds"


def thinking(records: list[Record], name: str) -> str:
    """How long it thought for a choice, on average over all its games."""
    spent, choices = 0.0, 0.0
    for record in records:
        for seat, bot in enumerate(record.bots):
            if bot == name:
                spent += record.thought[seat]
                choices += record.choices / len(record.bots)
    return f"{1000 * spent / max(choices, 1):.2f} ms a choice"


def slowly(records: list[Record], name: str) -> str:
    """What 95 % of its choices in a game stay below, on average over its games."""
    found = [slow for record in records for bot, slow in zip(record.bots, record.slow, strict=False) if bot == name]
    return f", 95 % of a game's below {1000 * sum(found) / len(found):.0f} ms" if found else ""


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True))
@click.argument("number", type=click.IntRange(1))
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    required=True,
    help="The file for its log, to `farmtable replay` and `verify`.",
)
def rematch(file: Path, number: int, save: Path) -> None:
    """Play game NUMBER of the results in FILE again, compare it with what was found, and save its log."""
    head, records = read(file)
    if number > len(records):
        raise SetupError(f"{file} has {len(records)} games, so there is no game {number}")
    was, setting = records[number - 1], head.setting
    rules = game_of(setting.game, setting.file)
    if (rules.version, rules.components) != (setting.rules, setting.components):
        raise SetupError(f"{file} was played with other rules or components of {setting.game}")
    now, log = play(setting, Round(was.pair, was.seed), was.bots)
    save.write_text(written(log, rules.vocabulary), encoding="utf-8")
    if now.log != was.log:
        raise SetupError(f"game {number} went otherwise this time: a bot has changed since, or failed; see {save}")
    click.echo(f"The same game again, {len(log.entries)} choices and outcomes: {save}")
