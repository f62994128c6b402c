"""Scenarios: short tasks from games between bots.

    python -m tools.record scenarios search GAME --goal '{"kind": "won"}'    positions where a turn of the bot's does it
    python -m tools.record scenarios show GAME                               the scenarios as text, with their solutions

With `--full` a candidate is printed as it stands in `data/scenarios.toml`: the position, the way that the bot went,
and a random way that misses the goal. How many of some random ways reach it tells how hard it is. The words are yours.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import click
import msgspec

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import Phrase
from farmtable.games import load
from farmtable.match.game import play_bots
from farmtable.table import lesson, scenario
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.lesson import LEARNER, log_text
from farmtable.table.log import split
from farmtable.table.scenario import FILE, Scenario, ScenarioRow
from farmtable.table.words import LANGUAGES, Words
from farmtable.thinking.seat import BotSeat

WAYS = 30  # random ones that are tried
LONGEST = 40  # choices in one of them


def played(name: str, seats: int, options: dict[str, int], bot: str, seed: int) -> list[int]:
    game, chance = load(name), Chance(seed)
    bots = [BotSeat(bot, name, seat, lambda number: int(chance.below(1 << 31))) for seat in range(seats)]
    s = game.new(seats, game.settled(seats, options))
    s.settle()
    return play_bots(game, s, bots, Dealer(seed_from(seed)).outcome).entries


def starts(entries: list[int], verbs: set[str], name: str) -> Iterator[int]:
    """Entries at which the learner makes such a choice."""
    for k, row in enumerate(entries):
        seat, choice = split(row)
        if seat == LEARNER and load(name).vocabulary.verb(choice).name in verbs:
            yield k


def candidate(name: str, row: ScenarioRow, entries: list[int], at: int) -> tuple[ScenarioRow, int] | None:
    """A scenario that begins at this entry, if the bot then reached the goal; and how many random ways do, of WAYS."""
    game = load(name)
    others = [one for one in entries[at : at + LONGEST] if split(one)[0] not in (NATURE, LEARNER)]
    row = msgspec.structs.replace(row, log=log_text(game, entries[:at]), others=log_text(game, others))
    found = scenario.read_row(game, row)
    trial, way = found.trial(), list[str]()
    if trial.standing() != "open":
        return None
    for one in entries[at:]:
        seat, choice = split(one)
        if seat == LEARNER:
            if trial.standing() != "open" or choice not in trial.table.menu(LEARNER):
                break
            way.append(game.vocabulary.text(choice))
            trial.take(choice)
    if trial.standing() != "done":
        return None
    wrong = [missed for seed in range(WAYS) if (missed := random_way(found, seed)) is not None]
    if not wrong:
        return None
    return msgspec.structs.replace(row, solution=way, wrong=max(wrong, key=len)), WAYS - len(wrong)


def random_way(found: Scenario, seed: int) -> list[str] | None:
    """A random way that misses the goal; None if it does not."""
    trial, chance, way = found.trial(), Chance(seed), list[str]()
    while trial.standing() == "open" and len(way) < LONGEST:
        menu = trial.table.menu(LEARNER)
        choice = menu[int(chance.below(len(menu)))]
        way.append(found.game.vocabulary.text(choice))
        trial.take(choice)
    return None if trial.standing() == "done" else way


def toml(row: ScenarioRow) -> str:
    """As it stands in the file."""
    plain = {name: value for name, value in msgspec.to_builtins(row).items() if value or name in ("seats", "goal")}
    lines = ["[[scenarios]]"]
    for name in ("key", "seats", "options", "seed", "turns", "choices", "goal", "log", "others", "solution", "wrong"):
        if name not in plain or (name, plain[name]) == ("turns", 1):
            continue
        value = plain[name]
        if isinstance(value, dict):
            text = "{ " + ", ".join(f"{key} = {json.dumps(one)}" for key, one in value.items()) + " }"
        elif name in ("log", "others"):
            text = f"'''\n{value}'''"
        else:
            text = json.dumps(value)
        lines.append(f"{name} = {text}")
    return "\n".join(lines) + "\n"


@click.group()
def scenarios() -> None:
    """Short tasks from games between bots."""


@scenarios.command()
@click.argument("game")
@click.option("--goal", required=True, help='As JSON: {"kind": "gain", "points": 10}')
@click.option("--verb", multiple=True, required=True, help="The learner's first choice in it begins with this word.")
@click.option("--seats", default=2, show_default=True)
@click.option("--option", "options", multiple=True, help="An option that is on.")
@click.option("--bot", default="greedy", show_default=True)
@click.option("--turns", default=1, show_default=True)
@click.option("--choices", default=0, show_default=True)
@click.option("--seeds", default=10, show_default=True)
@click.option("--first", default=1, show_default=True, help="The first seed.")
@click.option("--full", is_flag=True, help="Print the whole rows.")
def search(
    game: str,
    goal: str,
    verb: tuple[str, ...],
    seats: int,
    options: tuple[str, ...],
    bot: str,
    turns: int,
    choices: int,
    seeds: int,
    first: int,
    full: bool,
) -> None:
    """Positions of games between bots in which the learner's next turn reaches a goal."""
    on = dict.fromkeys(options, 1)
    wish = {"key": "new", "seats": seats, "log": "", "goal": json.loads(goal), "solution": [], "wrong": []}
    for seed in range(first, first + seeds):
        more = {"options": on, "seed": seed, "turns": turns, "choices": choices}
        row = msgspec.convert(wish | more, ScenarioRow)
        entries = played(game, seats, on, bot, seed)
        for at in starts(entries, set(verb), game):
            found = candidate(game, row, entries, at)
            if found:
                click.echo(f"# seed {seed}, entry {at}: {found[1]} of {WAYS} random ways; {found[0].solution}")
                if full:
                    click.echo(toml(found[0]))


@scenarios.command()
@click.argument("game")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def show(game: str, lang: str) -> None:
    """GAME's scenarios as text, with their solutions."""
    words = Words(lang, game, ["You", "Ada", "Bruno", "Clara"])
    for key, found in scenario.checked(load(game), lesson.source(game, FILE)).items():
        for part in ("", "-task", "-hint", "-done"):
            click.echo(words.say(Phrase(f"scenario-{key}{part}")))
        for way in (found.row.solution, found.row.wrong):
            trial = found.trial()
            for choice in found.words(way):
                click.echo(f"  {words.say(trial.table.choice_phrase(LEARNER, choice))}")
                trial.take(choice)
            click.echo(f"  = {trial.standing()}, {trial.points_before} -> {trial.points()} points\n")
