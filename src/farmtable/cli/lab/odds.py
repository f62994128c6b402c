"""`farmtable lab odds fit` and `check`: each seat's chance to win, fitted to games, and how true it is in others."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click
import msgspec

from farmtable.cli.common import options_option, read_options
from farmtable.core.game import SetupError
from farmtable.games import load
from farmtable.lab.arena.calibration import Reliability, reliability
from farmtable.lab.arena.run import executor
from farmtable.lab.trainers import odds as trainer

HEAD = (
    "# Each seat's chance to win: weights at the start, in the middle and at the end of a game. Do not edit: fit again."
)


@click.group()
def odds() -> None:
    """Each seat's chance to win: fit it to games, and check it on others."""


seats_option = click.option("--seats", type=click.IntRange(1), default=2, show_default=True)
instinct_option = click.option(
    "--instinct",
    type=click.FloatRange(0, 1),
    default=trainer.BY_INSTINCT,
    show_default=True,
    help="How many players play by the game's instinct, which is quick.",
)
processes_option = click.option(
    "--processes", type=click.IntRange(1), help="How many processes play; else one for each processor."
)


@odds.command()
@click.argument("game")
@seats_option
@click.option("--games", type=click.IntRange(10), default=3000, show_default=True)
@click.option(
    "--ridge", type=click.FloatRange(0), default=3.0, show_default=True, help="How strongly weights are held to 0."
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    help="The file, like brain/odds.toml: its table for this number of seats is written.",
)
@click.option(
    "--keep",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="A folder for what was seen: a fit that finds it there goes on with it.",
)
@instinct_option
@processes_option
@options_option
def fit(
    game: str,
    seats: int,
    games: int,
    ridge: float,
    seed: int,
    out: Path,
    keep: Path | None,
    instinct: float,
    processes: int | None,
    options: tuple[str, ...],
) -> None:
    """Fit the chances of GAME's seats to who won games between players of mixed strength; options that are not named
    are drawn for each game."""
    document, study = read(out), studied(game, seats, games, seed, instinct, options)
    if not out.resolve().parent.is_dir():
        raise SetupError(f"--out {out}: there is no folder {out.resolve().parent}")
    with executor(None, processes) as (workers, _):
        found = trainer.fit(study, ridge, workers, keep)
    document.made[str(seats)] = said("fit", study) + f" --ridge {ridge:g}"
    document.odds[str(seats)] = found
    out.write_text(as_toml(document), encoding="utf-8")


@odds.command()
@click.argument("game")
@seats_option
@click.option("--games", type=click.IntRange(10), default=2000, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=2, show_default=True, help="Another one than that of the fit.")
@instinct_option
@processes_option
@options_option
def check(
    game: str, seats: int, games: int, seed: int, instinct: float, processes: int | None, options: tuple[str, ...]
) -> None:
    """Play other games of GAME and compare the chances that were told in them with who won."""
    study = studied(game, seats, games, seed, instinct, options)
    with executor(None, processes) as (workers, _):
        found = workers.map(partial(trainer.guessed, study), trainer.batches(study))
        report(reliability(guess for batch in found for guess in batch))


def studied(game: str, seats: int, games: int, seed: int, instinct: float, options: tuple[str, ...]) -> trainer.Study:
    wished = read_options(options)
    load(game).settled(seats, wished)
    return trainer.Study(game, seats, wished, games, seed, instinct)


def said(command: str, study: trainer.Study) -> str:
    found = f"farmtable lab odds {command} {study.game} --seats {study.seats} --games {study.games} --seed {study.seed}"
    found += f" --instinct {study.instinct:g}" if study.instinct != trainer.BY_INSTINCT else ""
    return found + "".join(f" --option {name}={value}" for name, value in study.options.items())


def report(found: Reliability) -> None:
    click.echo(f"{'said':>6}  {'won':>6}  {'chances':>9}")
    for one in found.bins:
        click.echo(f"{one.said:6.1%}  {one.won:6.1%}  {one.chances:9,}")
    click.echo(
        f"{found.games} games: Brier score {found.brier:.4f}, that of the constant {found.constant:.4f}; "
        f"calibration error {100 * found.error:.2f} points"
    )


class Document(msgspec.Struct):
    """A file of odds, by numbers of seats, with the commands that made them."""

    made: dict[str, str] = {}
    odds: dict[str, dict[str, list[float]]] = {}


def read(file: Path) -> Document:
    """What the file has; nothing if it is not there."""
    if not file.exists():
        return Document()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Document)
    except (OSError, ValueError) as error:
        raise SetupError(f"{file} is no file of odds, like brain/odds.toml: {error}") from None


def as_toml(document: Document) -> str:
    """Written by hand: Python reads TOML and does not write it."""
    lines = [HEAD, "", "[made]"]
    lines += [f'{table} = "{command}"' for table, command in sorted(document.made.items())]
    for table, weights in sorted(document.odds.items()):
        lines += ["", f"[odds.{table}]"]
        lines += [f"{name} = [{', '.join(f'{weight:.4f}' for weight in knots)}]" for name, knots in weights.items()]
    return "\n".join(lines) + "\n"
