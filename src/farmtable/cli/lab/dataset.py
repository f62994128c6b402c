"""`farmtable lab dataset`: games of bots as Parquet files, and a check of such files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from farmtable.cli.common import components_option, options_option, read_bots, read_options
from farmtable.games import load
from farmtable.lab.dataset.record import Plan, Played, file_of, play


@click.group()
def dataset() -> None:
    """Write games of bots as Parquet, with a card and checksums; check such files."""
    try:
        import pyarrow  # noqa: F401 - only to see whether it is there
    except ImportError as error:
        raise click.ClickException(f'{error}: pip install "farmtable[dataset]"') from error


@dataset.command()
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--seats", type=click.IntRange(1), help="How many players; else the fewest that the game allows.")
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="A bot for each seat, with commas; the last one takes all further seats.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The first deal; then one by one.")
@click.option("--observations", is_flag=True, help="Also what was seen and could be chosen at every decision.")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="That play at the same time.")
@options_option
@components_option
def write(
    game: str,
    folder: Path,
    seats: int | None,
    count: int,
    bots: str,
    seed: int,
    observations: bool,
    processes: int,
    options: tuple[str, ...],
    components: Path | None,
) -> None:
    """Play GAME between bots and write the games into FOLDER."""
    from farmtable.lab.dataset.files import write as write_files

    rules = load(game, components)
    seats = seats or rules.seats[0]
    levels = read_bots(bots, rules, seats)
    settled = rules.settled(seats, read_options(options))
    plan = Plan(game, seats, settled, levels, file_of(components), observations)
    one, seeds = partial(play, plan), range(seed, seed + count)
    with ExitStack() as stack:
        bar = stack.enter_context(
            Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
        )
        task = bar.add_task(game, total=count)
        played: Iterator[Played] = map(one, seeds)
        if processes > 1:
            played = stack.enter_context(ProcessPoolExecutor(processes)).map(one, seeds, chunksize=10)
        write_files(folder, plan, seed, count, played, lambda: bar.advance(task))
    click.echo(f"{count} games of {game} in {folder}")


@dataset.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True))
@click.option("--sample", type=click.IntRange(1), default=1000, show_default=True, help="Games to replay.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Which ones.")
def check(folder: Path, sample: int, seed: int) -> None:
    """Compare the files of FOLDER with their checksums, and replay games to their last state."""
    from farmtable.lab.dataset.files import Dataset

    found = Dataset(folder)
    wrong = found.wrong(sample, seed)
    click.echo(f"{min(sample, found.facts.games)} of {found.facts.games} games replayed, {len(wrong)} end otherwise")
    if wrong:
        raise click.ClickException(f"the games with these seeds do: {', '.join(map(str, wrong[:20]))}")
