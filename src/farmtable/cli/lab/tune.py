"""`farmtable lab tune`, `fit` and `branch`: weights for a game's evaluation, from games played one choice ahead."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from farmtable.cli.common import Command, options_option, read_options
from farmtable.core.brain.features import Features
from farmtable.core.game import SetupError
from farmtable.games import load
from farmtable.lab.arena.run import executor
from farmtable.lab.trainers import branches
from farmtable.lab.trainers.fit import Study
from farmtable.lab.trainers.fit import fit as fitted
from farmtable.lab.trainers.tune import Plan, Step, Tuner, features_of


def weights_options(command: Command) -> Command:
    """What all these commands ask: where the weights go, for which games, and what does not change them."""
    for option in (
        options_option,
        click.option(
            "--processes",
            type=click.IntRange(1),
            help="How many processes play; else one for each processor. The weights do not depend on it.",
        ),
        click.option("--also-any", is_flag=True, help="Use these weights also for numbers of seats that have none."),
        click.option(
            "--out",
            type=click.Path(path_type=Path),
            required=True,
            help="The file of weights: its table for this number of seats is written.",
        ),
        click.option(
            "--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed, the same weights."
        ),
    ):
        command = option(command)
    return command


start_option = click.option(
    "--start", required=True, help="The weights to start from: a file and one of its tables, like weights-1.toml:2."
)


@click.command()
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), default=2, show_default=True)
@click.option(
    "--runs", type=click.IntRange(1), default=2, show_default=True, help="How many evolutions; the best is kept."
)
@click.option("--steps", type=click.IntRange(1), default=30, show_default=True, help="Steps of a run.")
@click.option(
    "--pairs", type=click.IntRange(2), default=16, show_default=True, help="Pairs of opposite changes in a step."
)
@click.option(
    "--deals", type=click.IntRange(2), default=10, show_default=True, help="Deals that each change plays in a step."
)
@click.option(
    "--spread", type=click.FloatRange(0.001), default=0.2, show_default=True, help="How large the changes are."
)
@click.option(
    "--cool",
    type=click.FloatRange(0.01, 1),
    default=0.5,
    show_default=True,
    help="What is left of the spread at the end of a run.",
)
@click.option(
    "--rate",
    type=click.FloatRange(0.001),
    default=4.0,
    show_default=True,
    help="The learning rate: how far a step goes.",
)
@click.option("--looks", type=click.IntRange(1), default=1, show_default=True, help="Imagined states for a choice.")
@click.option("--final", type=click.IntRange(2), default=100, show_default=True, help="Deals of the play-off.")
@click.option("--start", help="Weights to start from, like weights-1.toml:2; else the game's simple value.")
@weights_options
def tune(
    game: str,
    seats: int,
    runs: int,
    steps: int,
    pairs: int,
    deals: int,
    spread: float,
    cool: float,
    rate: float,
    looks: int,
    final: int,
    seed: int,
    start: str | None,
    out: Path,
    also_any: bool,
    processes: int | None,
    options: tuple[str, ...],
) -> None:
    """Evolve the weights of GAME's evaluation in games of its own; write them, with the command that made them."""
    ready(out)
    rules = load(game)
    features = features_of(rules)
    wished = read_options(options)
    plan = Plan(
        game, seats, rules.settled(seats, wished), runs, steps, pairs, deals, spread, cool, rate, looks, final, seed
    )
    begin = read_start(start, features) if start else []
    with executor(None, processes) as (workers, _):
        found = Tuner(plan, workers, tell).tune(begin)
    for one in found:
        wins = f"{one.against_greedy.mean:.1%} ± {100 * one.against_greedy.within:.1f}"
        others = f" against greedy, {one.against_others:.1%} against other runs"
        click.echo(f"run {one.run}: {wins}{others if seats > 1 else ' won'}")
    write(out, also_any, plan, said("tune", plan, wished, start), found[0].weights)


@click.command()
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), default=4, show_default=True)
@click.option("--games", type=click.IntRange(10), default=3000, show_default=True)
@click.option(
    "--scatter",
    type=click.FloatRange(0, 1),
    default=0.3,
    show_default=True,
    help="How much the weights that play differ, as a part of them.",
)
@click.option(
    "--share",
    type=click.FloatRange(0, 1),
    default=0.5,
    show_default=True,
    help="The share of the fit in the result; the rest is --start.",
)
@start_option
@weights_options
def fit(
    game: str,
    seats: int,
    games: int,
    scatter: float,
    share: float,
    seed: int,
    start: str,
    out: Path,
    also_any: bool,
    processes: int | None,
    options: tuple[str, ...],
) -> None:
    """Fit the weights of GAME's evaluation to what seats had in the end; write them and the command that made them."""
    ready(out)
    rules = load(game)
    features = features_of(rules)
    wished = read_options(options)
    study = Study(game, seats, rules.settled(seats, wished), games, scatter, share, seed)
    with executor(None, processes) as (workers, _):
        found = fitted(study, read_start(start, features), workers)
    write(out, also_any, study, said("fit", study, wished, start), found)


@click.command()
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), default=4, show_default=True)
@click.option("--games", type=click.IntRange(10), default=4000, show_default=True)
@click.option(
    "--often",
    type=click.FloatRange(0, 1, min_open=True),
    default=0.1,
    show_default=True,
    help="The share of the turns that are played in several ways.",
)
@click.option("--ways", type=click.IntRange(2), default=4, show_default=True, help="Ways to play such a turn.")
@click.option(
    "--scatter",
    type=click.FloatRange(0, 2),
    default=0.5,
    show_default=True,
    help="How much the weights of the other ways differ, as a part of them.",
)
@click.option(
    "--hold",
    type=click.FloatRange(0),
    default=0.01,
    show_default=True,
    help="How strongly the result is held to --start (ridge).",
)
@click.option("--only", default="", help="Features whose weights may change, with commas; else all.")
@start_option
@weights_options
def branch(
    game: str,
    seats: int,
    games: int,
    often: float,
    ways: int,
    scatter: float,
    hold: float,
    only: str,
    seed: int,
    start: str,
    out: Path,
    also_any: bool,
    processes: int | None,
    options: tuple[str, ...],
) -> None:
    """Fit the weights of GAME's evaluation to what turns change: the same turn is played in several ways, each time the
    game goes on to its end with the same luck. Write them and the command that made them."""
    ready(out)
    rules = load(game)
    features = features_of(rules)
    wished = read_options(options)
    settled = rules.settled(seats, wished)
    study = branches.Study(game, seats, settled, games, often, ways, scatter, hold, only, seed)
    branches.moving(study)
    with executor(None, processes) as (workers, _):
        found = branches.fit(study, read_start(start, features), workers)
    write(out, also_any, study, said("branch", study, wished, start), found)


def said(command: str, plan: Plan | Study | branches.Study, wished: dict[str, int], start: str | None) -> str:
    """The command that makes the same weights again."""
    steady = [name for name in plan._fields if name not in ("game", "options") and getattr(plan, name) != ""]
    found = f"farmtable lab {command} {plan.game}" + "".join(f" --{name} {getattr(plan, name)}" for name in steady)
    found += "".join(f" --option {name}={value}" for name, value in wished.items())
    return found + (f" --start {start}" if start else "")


def tell(step: Step) -> None:
    click.echo(f"run {step.run}, step {step.step}: {step.share:.1%} won, moved {step.moved:.2f}")


class Document(msgspec.Struct):
    """A file of weights, by numbers of seats or for `any`, with the commands that made them."""

    made: dict[str, str] = {}
    weights: dict[str, dict[str, float]] = {}


def read(file: Path) -> Document:
    """What the file has; nothing if it is not there."""
    if not file.exists():
        return Document()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Document)
    except (OSError, ValueError) as error:
        raise SetupError(f"{file} is no file of weights, like weights-1.toml: {error}") from None


def read_start(text: str, features: Features) -> list[float]:
    """Weights that are there already; features that they do not know begin at 0."""
    name, _, table = text.rpartition(":")
    tables = read(Path(name)).weights
    if table not in tables:
        raise SetupError(f"--start {text}: there is no such table of weights; it is FILE:TABLE, like weights-1.toml:2")
    return [tables[table].get(feature, 0.0) for feature in features.names]


def ready(out: Path) -> None:
    """Rather refused at once than after an hour."""
    read(out)
    if not out.resolve().parent.is_dir():
        raise SetupError(f"--out {out}: there is no folder {out.resolve().parent}")


def write(out: Path, also_any: bool, plan: Plan | Study | branches.Study, command: str, found: list[float]) -> None:
    """Into the file, beside the tables that it has for other numbers of seats."""
    document, names = read(out), features_of(load(plan.game)).names
    for table in (str(plan.seats), "any") if also_any else (str(plan.seats),):
        document.made[table] = command
        document.weights[table] = dict(zip(names, found, strict=True))
    out.write_text(as_toml(document), encoding="utf-8")


def as_toml(document: Document) -> str:
    """Written by hand: Python reads TOML and does not write it."""
    lines = ["# Weights of the evaluation, made by the commands below. Do not edit: tune again.", "", "[made]"]
    lines += [f'{table} = "{command}"' for table, command in sorted(document.made.items())]
    for table, weights in sorted(document.weights.items()):
        lines += ["", f"[weights.{table}]"]
        lines += [f"{name} = {weight:.5f}" for name, weight in weights.items()]
    return "\n".join(lines) + "\n"
