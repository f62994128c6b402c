"""`farmtable tune`: weights for a game's evaluation, from self-play."""

from __future__ import annotations

import tomllib
from pathlib import Path

import click

from farmtable.arena.run import executor
from farmtable.arena.tune import Tuned
from farmtable.arena.tune import tune as run
from farmtable.cli.common import options_option, read_options
from farmtable.core.game import SetupError
from farmtable.games import load


@click.command()
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), default=2, show_default=True)
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="Play, fit, compare.")
@click.option("--games", type=click.IntRange(20), default=100, show_default=True, help="Of each round.")
@click.option("--nodes", type=click.IntRange(1), default=10_000, show_default=True, help="Of the teacher's searches.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--ridge", type=click.FloatRange(0.001), default=20.0, show_default=True, help="How small weights stay.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Its table for these seats is set.")
@click.option("--also-any", is_flag=True, help="Use these weights for all numbers of seats without their own, too.")
@click.option("--processes", type=click.IntRange(1), help="Else one for each processor. The weights do not hang on it.")
@options_option
def tune(
    game: str,
    seats: int,
    rounds: int,
    games: int,
    nodes: int,
    seed: int,
    ridge: float,
    out: Path,
    also_any: bool,
    processes: int | None,
    options: tuple[str, ...],
) -> None:
    """Fit the weights of GAME's evaluation to a search's choices in self-play; write them, with the command."""
    rules = load(game)
    features = rules.features()
    if features is None:
        raise SetupError(f"{game} has no features to be weighed; see docs/bots.md")
    settled = rules.settled(seats, read_options(options))
    with executor(None, processes) as (workers, _):
        found = run(game, seats, settled, rounds, games, nodes, seed, ridge, workers, tell)
    chosen = "".join(f" --option {name}={value}" for name, value in read_options(options).items())
    command = f"farmtable tune {game} --seats {seats} --rounds {rounds} --games {games} --nodes {nodes}"
    command += f" --seed {seed} --ridge {ridge:g}"
    document = tomllib.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    weights = dict(zip(features.names, found, strict=True))
    for table in (str(seats), "any") if also_any else (str(seats),):
        document.setdefault("made", {})[table] = command + chosen
        document.setdefault("weights", {})[table] = weights
    out.write_text(as_toml(document), encoding="utf-8")


def tell(round_: Tuned) -> None:
    share = round_.against_best
    click.echo(
        f"round {round_.number}: {round_.lessons} lessons, miss {round_.miss:.4f}, "
        f"against the best so far {share.mean:.1%} ± {100 * share.within:.1f}"
    )


def as_toml(document: dict[str, dict[str, str | dict[str, float]]]) -> str:
    """Written by hand: Python reads TOML and does not write it."""
    lines = ["# Weights of the evaluation, made by the commands below. Do not edit: tune again.", "", "[made]"]
    lines += [f'{table} = "{command}"' for table, command in sorted(document["made"].items())]
    for table, weights in sorted(document["weights"].items()):
        assert isinstance(weights, dict)
        lines += ["", f"[weights.{table}]"]
        lines += [f"{name} = {weight:.4f}" for name, weight in weights.items()]
    return "\n".join(lines) + "\n"
