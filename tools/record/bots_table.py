"""How strong the bots are: plays the matches of bots_matches.toml and writes the tables of docs/bots.md.

    python -m tools.record bots_table play [--game GAME] [--minutes M] [--processes P] [--results FOLDER]
    python -m tools.record bots_table write

`play` goes on where it stopped: games lie in the results folder, what they say in bots_measured.json, which is kept
with the project. A match counts anew as soon as one of its bots is another one: levels are looked up. `write` plays
nothing. Use the compiled engine: interpreted, it takes a hundred times as long.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import click

from farmtable import __version__
from farmtable.cli.lab.arena import engine, thinking
from farmtable.games import load
from farmtable.lab.arena.results import Head, Results
from farmtable.lab.arena.run import executor, run
from farmtable.lab.arena.stats import match
from farmtable.match.match import Setting
from farmtable.thinking.registry import levels, read_spec

ROOT = Path(__file__).resolve().parents[2]
MATCHES = ROOT / "tools" / "record" / "bots_matches.toml"
MEASURED = ROOT / "tools" / "record" / "bots_measured.json"
DOCUMENT = ROOT / "docs" / "bots.md"
FIRST_SEED = 50_000_001  # no tuning uses these
AT_A_TIME = 4  # seeds for each process between two looks at the clock


class Row(NamedTuple):
    """One match, as the list says."""

    game: str
    seats: int
    bots: tuple[str, str]
    pairs: int
    options: dict[str, int]

    def specs(self) -> list[str]:
        """What plays, in full: a level's bot, a plain name's newest version."""
        found = []
        for name in self.bots:
            spec = levels(self.game).get(name, name)
            head, at, rest = spec.partition("@")
            plus = "" if at else "".join(head.partition("+")[1:])
            found.append(read_spec(spec, self.game).version + plus + at + rest)
        return found

    def key(self) -> str:
        options = "".join(f" {name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game} {self.seats}{options}: {' - '.join(self.specs())}"

    def file(self) -> str:
        return f"{self.game}-{self.seats}-{sha256(self.key().encode()).hexdigest()[:12]}.jsonl"


def rows() -> list[Row]:
    listed = tomllib.loads(MATCHES.read_text(encoding="utf-8"))["match"]
    return [
        Row(one["game"], one["seats"], (one["bots"][0], one["bots"][1]), one["pairs"], one.get("options", {}))
        for one in listed
    ]


def measured() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(MEASURED.read_text()) if MEASURED.exists() else {}
    return found


def play(wanted: list[Row], folder: Path, minutes: float, processes: int | None) -> None:
    """What is missing, in small pieces, until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    end = monotonic() + 60 * minutes
    with executor(None, processes) as where:
        for one in wanted:
            game = load(one.game)
            setting = Setting(one.game, one.seats, game.settled(one.seats, one.options), game.version, game.components)
            results = Results(Head(setting, engine(), __version__), folder / one.file())
            pair = (one.specs()[0], one.specs()[1])
            for first in range(0, one.pairs, AT_A_TIME * where[1]):
                if monotonic() > end:
                    return
                seeds = range(FIRST_SEED + first, FIRST_SEED + min(first + AT_A_TIME * where[1], one.pairs))
                run(setting, list(pair), seeds, results, where)
                keep(one, results)
            click.echo(line(one, measured().get(one.key(), {})))


def keep(one: Row, results: Results) -> None:
    """What the games so far say; never less than what is known already."""
    specs = one.specs()
    found = match(results.records, (specs[0], specs[1]), one.seats)
    known = measured()
    if found.seeds < max(2, known.get(one.key(), {}).get("seeds", 0)):
        return
    shares = found.alone if found.alone is not None else (found.share,)
    known[one.key()] = {
        "seeds": found.seeds,
        "games": found.games,
        "share": [round(100 * share.mean, 1) for share in shares],
        "within": [round(100 * share.within, 1) for share in shares],
        "margin": [round(found.margin.mean, 2), round(found.margin.within, 2)],
        "unfinished": found.unfinished,
        "faults": found.faults,
        "cpu": [thinking(results.records, spec) for spec in specs],
        "engine": results.head.engine,
    }
    lines = [f"{json.dumps(key)}: {json.dumps(known[key])}" for key in sorted(known)]  # one each: they merge well
    MEASURED.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def line(one: Row, found: dict[str, Any]) -> str:
    """A row of a table."""
    names = [
        f"`{name}`" if name == spec or spec.startswith(f"{name}-") else f"`{name}` = `{spec}`"
        for name, spec in zip(one.bots, one.specs(), strict=True)
    ]
    seats = f"{one.seats}" + "".join(f", {name}={value}" for name, value in one.options.items())
    if not found:
        return f"| {names[0]} | {names[1]} | {seats} | not measured yet | | | |"
    wins = " to ".join(f"{share} % ± {within}" for share, within in zip(found["share"], found["within"], strict=True))
    times = " / ".join(said.removesuffix(" a choice") for said in found["cpu"])
    margin = "{:+} ± {}".format(*found["margin"])
    return f"| {names[0]} | {names[1]} | {seats} | {wins} | {margin} | {found['seeds']} | {times} |"


def table(game: str, wanted: list[Row]) -> Iterator[str]:
    known = measured()
    yield "| bot | against | seats | wins | margin | deals | CPU a choice |"
    yield "|---|---|---|---|---|---|---|"
    for one in wanted:
        if one.game == game:
            yield line(one, known.get(one.key(), {}))


def written(text: str, wanted: list[Row]) -> str:
    """The document with its tables; they stand between two comments each."""
    for game in dict.fromkeys(one.game for one in wanted):
        begin, end = f"<!-- table {game} -->\n", "<!-- end -->\n"
        if begin not in text:
            raise SystemExit(f"docs/bots.md has no line {begin.strip()!r} for the table of {game}")
        before, _, rest = text.partition(begin)
        _, mark, after = rest.partition(end)
        if not mark:
            raise SystemExit(f"docs/bots.md: after {begin.strip()!r} there is no line {end.strip()!r}")
        text = before + begin + "\n".join(table(game, wanted)) + "\n" + end + after
    return text


def write_document() -> None:
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), rows()), encoding="utf-8")


@click.group()
def bots_table() -> None:
    """How strong the bots are: the tables of docs/bots.md."""


@bots_table.command("play")
@click.option("--game", help="Only this one.")
@click.option("--minutes", type=float, default=9.0, show_default=True, help="Then stop, and go on with the next call.")
@click.option("--processes", type=click.IntRange(1), help="By default one for each processor.")
@click.option("--results", type=click.Path(path_type=Path), default=ROOT / "results", help="Where the games are kept.")
def play_matches(game: str | None, minutes: float, processes: int | None, results: Path) -> None:
    """Play what is missing of the matches in bots_matches.toml, then write the tables."""
    play([one for one in rows() if game in (None, one.game)], results, minutes, processes)
    write_document()


@bots_table.command()
def write() -> None:
    """Write the tables from what was measured; play nothing."""
    write_document()
