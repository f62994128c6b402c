"""From a report to a test: play the reported game again, shrink it to the fewest choices that still show the fault.

    python -m tools.record bug FILE [--law conserved|clones] [--expect EXPRESSION] [--rule FE-31] [--write]

FILE is a report that the page has sent (JSON), or the log of a game. What is wrong is one of three: the engine raises
an error (looked for if nothing else is said), a law breaks, or an expectation does not hold. That is an expression in
Python, true wherever the rules are kept, over `views`, `scores`, `points`, `events` and `state`:

    --expect 'all(farm.worth == sum(farm.animals) for farm in views[0].farms)'

The test that comes out builds the position by its choices and asks for the same thing. It is printed, or written to the
folder of the game with `--write`: see it fail, mend the rule, and see it pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from textwrap import fill

import click
import msgspec

from farmtable.games import load, names
from farmtable.table.log import Log, LogError, Reader
from tests.support.reported import Position, shrunk, told

TESTS = Path(__file__).parents[2] / "tests" / "games"
LAWS = ("conserved", "clones")
NAMES = ("views", "scores", "points", "events", "state")  # that an expectation may speak of

TEST = '''\
"""{seen}"""

from __future__ import annotations

import pytest

from tests.support.reported import played

CHOICES = """
{choices}
"""


@pytest.mark.rule("{rule}")
def test_{name}() -> None:
    p = played("{game}", {seats}, {options}, CHOICES)
    assert {law}
'''


class Reported(msgspec.Struct):
    """What a report says, as far as it is needed here."""

    what: str = ""
    log: str = ""


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--law", type=click.Choice(LAWS), help="The law that breaks.")
@click.option("--expect", default="", help="An expression that does not hold and should.")
@click.option("--rule", default="", help="The rule that is broken, for the test.")
@click.option("--write", is_flag=True, help="Write the test into the folder of its game.")
def bug(file: Path, law: str | None, expect: str, rule: str, write: bool) -> None:
    """Shrink the game of a report to a test that fails."""
    report, log = read(file)
    header = log.header
    game = load(header.game)
    if header.components != game.components:
        raise click.ClickException("the game was played with other components than ours")
    broken = breaks(law, expect)
    found = shrunk(game, header.seats, header.options, log.entries, broken)
    if found is None:
        raise click.ClickException(f"in the {len(log.entries)} choices of this game nothing of the kind is wrong")
    click.echo(f"{len(log.entries)} choices, {len(found.taken)} are enough.", err=True)
    text = test_of(found, header.seats, header.options, report.what, rule, asserted(law, expect))
    if not write:
        click.echo(text)
        return
    target = TESTS / header.game / f"test_reported_{digest(text)}.py"
    target.write_text(text, encoding="utf-8")
    click.echo(target)


def read(file: Path) -> tuple[Reported, Log]:
    """A report with its log, or a log alone."""
    text = file.read_text(encoding="utf-8")
    try:
        report = msgspec.json.decode(text, type=Reported) if text.lstrip().startswith("{") else Reported("", text)
        if not report.log:
            raise click.ClickException("this report has no log: its game was not over when it was sent")
        return report, Reader(lambda name: load(name).vocabulary if name in names(True) else None).read(report.log)
    except msgspec.MsgspecError as error:
        raise click.ClickException(f"{file} is no report: {error}") from error
    except LogError as error:
        raise click.ClickException(f"{file} has no log that can be read: {error}") from error


def breaks(law: str | None, expect: str) -> Callable[[Position], bool]:
    """Is the fault there?"""
    if law is None and not expect:
        return lambda p: p.error is not None
    wanted = compile(asserted(law, expect), "--expect", "eval")

    def broken(p: Position) -> bool:
        return p.error is None and not eval(wanted, {"p": p})

    return broken


def asserted(law: str | None, expect: str) -> str:
    """What the test asks for, of a position `p`."""
    if law:
        return f"p.{law}()"
    return re.sub(rf"(?<![\w.'\"])({'|'.join(NAMES)})\b", r"p.\1", expect) or "p.error is None"


def test_of(p: Position, seats: int, options: dict[str, int], seen: str, rule: str, law: str) -> str:
    """A test module. Every choice ends with a semicolon, so lines may break anywhere between two."""
    choices = fill(" ".join(told(p.game, p.taken)), 118, break_long_words=False, break_on_hyphens=False)
    first = " ".join(seen.split()).replace('"', "'").replace("\\", "/")[:100] or "From a report"
    return TEST.format(
        seen=first.rstrip(".") + ".",
        choices=choices,
        rule=rule,
        name=f"reported_{digest(choices)}",
        game=p.game.name,
        seats=seats,
        options=options,
        law=law,
    )


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]


if __name__ == "__main__":
    bug()
