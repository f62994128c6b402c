"""`farmtable lab luck`: is luck zero on average between equals, and how much of a result is it?"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from statistics import covariance, fmean, variance

import click

from farmtable import __version__
from farmtable.cli.common import options_option, read_options
from farmtable.cli.lab.arena import engine
from farmtable.core.game import SetupError
from farmtable.games import load
from farmtable.lab.arena.results import Head, Results, describe
from farmtable.lab.arena.run import each, executor
from farmtable.lab.arena.stats import Estimate, estimate
from farmtable.match.match import Record, Round, Setting, play
from farmtable.thinking.registry import LuckWay, bots_of, make


@click.command()
@click.argument("game")
@click.option("--bot", default="heuristic", show_default=True, help="Who sits in every seat.")
@click.option("--seats", type=click.IntRange(1), help="How many players; else two, or the fewest that there can be.")
@click.option("--games", type=click.IntRange(2), default=1000, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The seed of the first game.")
@click.option("--out", type=click.Path(path_type=Path), help="The results file; a run that finds one goes on with it.")
@click.option("--processes", type=click.IntRange(1), help="How many processes play; else one for each processor.")
@click.option("--turns", type=click.IntRange(0), help="How far an outcome is played on; else as the game says.")
@click.option("--tries", type=click.IntRange(1), help="How often; else as the game says.")
@click.option("--share", type=float, help="What part of the difference counts; else as the game says.")
@options_option
def luck(
    game: str,
    bot: str,
    seats: int | None,
    games: int,
    seed: int,
    out: Path | None,
    processes: int | None,
    turns: int | None,
    tries: int | None,
    share: float | None,
    options: tuple[str, ...],
) -> None:
    """Play GAME between equals and measure the luck of each seat: zero on average, if all is right.

    The share that would have left the least variance is told too: between equals on other seeds it is a good one for
    the game's `brain/bots.toml`.
    """
    rules = load(game)
    seats = seats or max(2, rules.seats[0])
    make(bot, rules)
    if rules.brain.odds is None or seats not in rules.brain.odds.tables:
        raise SetupError(f"{game} has no odds for {seats} seats: `farmtable lab odds fit` makes them")
    settled = rules.settled(seats, read_options(options))
    own = bots_of(game).luck
    way = LuckWay(
        own.turns if turns is None else turns,
        own.tries if tries is None else tries,
        own.share if share is None else share,
    )
    setting = Setting(game, seats, settled, rules.version, rules.components, luck=True, way=way)
    results = Results(Head(setting, engine(), __version__), out)
    done = results.done()
    rounds = [Round((bot, bot), number) for number in range(seed, seed + games)]
    left = [one for one in rounds if (one.pair, one.seed) not in done]
    with executor(None, processes) as where:
        for record in each(where, partial(one_game, setting), left):
            results.add([record])
    report(results, [record for record in results.records if record.pair == (bot, bot) and record.finished])


def one_game(setting: Setting, one: Round) -> Record:
    return play(setting, one, [one.pair[0]] * setting.seats)[0]


def report(results: Results, records: list[Record]) -> None:
    seats = results.head.setting.seats
    click.echo(f"{describe(results.head.setting)}; {len(records)} games; {results.head.engine} engine")
    raw = [[shares(record)[seat] for record in records] for seat in range(seats)]
    lucks = [[record.luck[seat] for record in records] for seat in range(seats)]
    ratios, factors = [], []
    for seat in range(seats):
        adjusted = [share - part for share, part in zip(raw[seat], lucks[seat], strict=True)]
        ratios.append(variance(adjusted) / max(variance(raw[seat]), 1e-12))
        factors.append(covariance(raw[seat], lucks[seat]) / max(variance(lucks[seat]), 1e-12))
        click.echo(
            f"  seat {seat + 1}: luck {points(estimate(lucks[seat]))}; result {points(estimate(raw[seat]))}, "
            f"less luck {points(estimate(adjusted))}; variance {ratios[-1]:.0%} of the raw one"
        )
    click.echo(f"  variance of luck-adjusted results: {fmean(ratios):.0%} of that of raw ones")
    way = results.head.setting.way
    if way is not None:
        best = fmean(factors) * way.share
        least = fmean(
            variance([a - factor * b for a, b in zip(raw[seat], lucks[seat], strict=True)])
            / max(variance(raw[seat]), 1e-12)
            for seat, factor in enumerate(factors)
        )
        click.echo(f"  played on for {way.turns} turns, {way.tries} tries, share {way.share:g}; ", nl=False)
        click.echo(f"the best share of these games: {best:.2f}, with {least:.0%}")


def points(one: Estimate) -> str:
    return f"{100 * one.mean:+.2f} ± {100 * one.within:.2f} %"


def shares(record: Record) -> list[float]:
    """What each seat has of the win."""
    first = [seat for seat, place in enumerate(record.places) if place == 1 and not record.lost]
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(record.places))]
