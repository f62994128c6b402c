"""`farmtable tune`: weights for a game's evaluation, from games played one choice ahead."""

from __future__ import annotations

import tomllib
from pathlib import Path

import click

from farmtable.arena.run import executor
from farmtable.arena.tune import Found, Plan, Step, Tuner, features_of
from farmtable.cli.common import options_option, read_options
from farmtable.core.features import Features
from farmtable.core.game import SetupError
from farmtable.games import load

STEADY = (
    "seats",
    "runs",
    "steps",
    "pairs",
    "deals",
    "spread",
    "cool",
    "rate",
    "looks",
    "final",
    "seed",
)  # part of the command


@click.command()
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), default=2, show_default=True)
@click.option("--runs", type=click.IntRange(1), default=2, show_default=True, help="The best one is kept.")
@click.option("--steps", type=click.IntRange(1), default=30, show_default=True, help="Of a run.")
@click.option("--pairs", type=click.IntRange(2), default=16, show_default=True, help="Of opposite changes in a step.")
@click.option(
    "--deals", type=click.IntRange(2), default=10, show_default=True, help="That each change plays in a step."
)
@click.option("--spread", type=click.FloatRange(0.001), default=0.2, show_default=True, help="Of the changes.")
@click.option("--cool", type=click.FloatRange(0.01, 1), default=0.5, show_default=True, help="Its part at the end.")
@click.option("--rate", type=click.FloatRange(0.001), default=4.0, show_default=True, help="How far a step goes.")
@click.option("--looks", type=click.IntRange(1), default=1, show_default=True, help="Imagined states for a choice.")
@click.option("--final", type=click.IntRange(2), default=100, show_default=True, help="Deals of the play-off.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--start", help="A file and one of its tables, like weights-1.toml:2; else the game's simple value.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Its table for these seats is set.")
@click.option("--also-any", is_flag=True, help="Use these weights for all numbers of seats without their own, too.")
@click.option("--processes", type=click.IntRange(1), help="Else one for each processor. The weights do not hang on it.")
@options_option
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
        greedy = one.against_greedy
        click.echo(
            f"run {one.run}: {greedy.mean:.1%} ± {100 * greedy.within:.1f} against greedy, "
            f"{one.against_others:.1%} against other runs"
        )
    command = f"farmtable tune {game}" + "".join(f" --{name} {getattr(plan, name)}" for name in STEADY)
    command += "".join(f" --option {name}={value}" for name, value in wished.items())
    command += f" --start {start}" if start else ""
    write(out, [str(seats), "any"] if also_any else [str(seats)], command, features, found[0])


def tell(step: Step) -> None:
    click.echo(f"run {step.run}, step {step.step}: {step.share:.1%} won, moved {step.moved:.2f}")


def read_start(text: str, features: Features) -> list[float]:
    """Weights that are there already; features that they do not know begin at 0."""
    name, _, table = text.rpartition(":")
    file = Path(name)
    tables = tomllib.loads(file.read_text(encoding="utf-8")).get("weights", {}) if file.is_file() else {}
    if table not in tables:
        raise SetupError(f"--start {text}: there is no such table of weights; it is FILE:TABLE, like weights-1.toml:2")
    return [float(tables[table].get(feature, 0.0)) for feature in features.names]


def write(out: Path, tables: list[str], command: str, features: Features, found: Found) -> None:
    """Into the file, beside the tables that it has for other numbers of seats."""
    document = tomllib.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    for table in tables:
        document.setdefault("made", {})[table] = command
        document.setdefault("weights", {})[table] = dict(zip(features.names, found.weights, strict=True))
    out.write_text(as_toml(document), encoding="utf-8")


def as_toml(document: dict[str, dict[str, str | dict[str, float]]]) -> str:
    """Written by hand: Python reads TOML and does not write it."""
    lines = ["# Weights of the evaluation, made by the commands below. Do not edit: tune again.", "", "[made]"]
    lines += [f'{table} = "{command}"' for table, command in sorted(document["made"].items())]
    for table, weights in sorted(document["weights"].items()):
        assert isinstance(weights, dict)
        lines += ["", f"[weights.{table}]"]
        lines += [f"{name} = {weight:.5f}" for name, weight in weights.items()]
    return "\n".join(lines) + "\n"
