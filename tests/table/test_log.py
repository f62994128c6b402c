"""Logs: the text form and back, and every way to spoil one, each refused with its reason."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.games._template.rules.declared import LAY
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.log import Chain, Log, LogError, Reader, entry, split, written
from farmtable.table.table import Table, replayed
from tests.support.setups import load, random_choices

GAME = load("_template")
SEED = seed_from(4)


@pytest.fixture
def log() -> Log:
    """A finished game of two, with its seed."""
    table = Table(GAME, 2, {"carry": 1}, Dealer(SEED), ["Ann # 1", "Bo"])
    for _ in random_choices(table, Chance(4)):
        pass
    table.log.ending, table.log.places, table.log.seed = "end", table.places(), SEED
    return table.log


def text_of(log: Log) -> str:
    return written(log, GAME.vocabulary)


def read(text: str) -> Log:
    return Reader(lambda name: GAME.vocabulary if name == GAME.name else None).read(text)


def sealed(lines: list[str]) -> str:
    """Lines with tags that fit: a forger who knows how tags are made."""
    chain = Chain()
    return "".join(chain.sealed(line) + "\n" for line in lines)


def bodies(log: Log) -> list[str]:
    return [line.rpartition(" #")[0] for line in text_of(log).splitlines()]


def reason(do: Callable[[], object]) -> str:
    with pytest.raises(LogError) as error:
        do()
    return error.value.reason.key


# ---- Round trip ------------------------------------------------------------------------------------------------------


def test_text_and_back(log: Log) -> None:
    again = read(text_of(log))
    assert (again.header, again.entries, again.seed) == (log.header, log.entries, SEED)
    assert (again.ending, again.places) == ("end", log.places)
    assert text_of(again) == text_of(log)


def test_a_person_can_read_it(log: Log) -> None:
    lines = bodies(log)
    assert lines[:5] == ["farmtable log 1", "game _template", "rules 1", f"components {GAME.components}", "seats 2"]
    assert lines[5:8] == ["option carry 1", "name 1 Ann # 1", "name 2 Bo"]
    assert sum(line.startswith("* draw ") for line in lines) == 12
    assert sum(line.startswith(("1 lay ", "2 lay ")) for line in lines) == 12


def test_entries_are_ints() -> None:
    assert [split(entry(seat, choice)) for seat, choice in ((0, 0), (NATURE, 1791))] == [(0, 0), (NATURE, 1791)]


def test_an_undo_in_the_file_takes_entries_back(log: Log) -> None:
    lines = bodies(log)[:-2]
    kept = len(log.entries) - 3
    assert read(sealed([*lines, f"undo {kept}"])).entries == log.entries[:kept]


def test_the_last_line_may_be_half_written(log: Log) -> None:
    lines = text_of(log).splitlines(keepends=True)
    for cut in (lines[-3][:5], lines[-3][:-1]):
        assert read("".join(lines[:-3]) + cut).entries == log.entries[:-1]


# ---- Spoilt text -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "hello", "farmtable log 2 #00\n", "\x00\xff", "farmtable"])
def test_garbage_is_no_log(text: str) -> None:
    assert reason(lambda: read(text)) in ("log-not-a-log", "log-line-changed")


def test_every_changed_line_is_found(log: Log) -> None:
    lines = text_of(log).splitlines()
    for k, line in enumerate(lines):
        changed = line[:-12] + ("x" if line[-12] != "x" else "y") + line[-11:]
        found = reason(lambda: read("\n".join([*lines[:k], changed, *lines[k + 1 :]]) + "\n"))  # noqa: B023
        assert found in ("log-line-changed", "log-not-a-log"), line


def test_every_line_left_out_is_found(log: Log) -> None:
    lines = text_of(log).splitlines()
    for k in range(len(lines) - 1):
        found = reason(lambda: read("\n".join(lines[:k] + lines[k + 1 :]) + "\n"))  # noqa: B023
        assert found in ("log-line-changed", "log-not-a-log"), lines[k]


def test_lines_swapped_or_doubled(log: Log) -> None:
    lines = text_of(log).splitlines()
    lines[10], lines[11] = lines[11], lines[10]
    assert reason(lambda: read("\n".join(lines) + "\n")) == "log-line-changed"
    lines = text_of(log).splitlines()
    assert reason(lambda: read("\n".join([*lines[:11], *lines[10:]]) + "\n")) == "log-line-changed"


def test_a_header_without_a_game(log: Log) -> None:
    lines = bodies(log)
    assert reason(lambda: read(sealed(lines[:6]))) == "log-no-header"
    assert reason(lambda: read(sealed([lines[0], *lines[2:]]))) == "log-no-header"
    assert reason(lambda: read(sealed([lines[0], "game chess", *lines[2:]]))) == "log-unknown-game"


def test_a_header_with_fewer_names_than_seats(log: Log) -> None:
    lines = bodies(log)
    assert reason(lambda: read(sealed([line for line in lines if line != "name 2 Bo"]))) == "log-names"
    assert read(sealed([line for line in lines if not line.startswith("name")])).header.names == []


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1 eat 5", "log-unknown-words"),
        ("1 lay 99", "log-unknown-words"),
        ("5 lay 1", "log-unknown-words"),
        ("0 lay 1", "log-unknown-words"),
        ("end 3 1 2", "log-count"),
    ],
)
def test_a_forged_line(log: Log, line: str, key: str) -> None:
    assert reason(lambda: read(sealed([*bodies(log)[:-2], line]))) == key


@pytest.mark.parametrize("line", ["end", "end x", "undo", "undo x", "undo -1", "seed xyz", "seats x", "", "² lay 1"])
def test_a_forged_line_is_never_a_crash(log: Log, line: str) -> None:
    lines = bodies(log)
    for at in (3, len(lines) - 2):
        assert reason(lambda: read(sealed([*lines[:at], line, *lines[at:]]))) in ("log-unknown-words", "log-count")  # noqa: B023


# ---- Logs that read well and are wrong -------------------------------------------------------------------------------


def test_one_int_changed(log: Log) -> None:
    for k in range(len(log.entries)):
        log.entries[k] += 8  # the next choice of the same verb
        assert reason(lambda: replayed(GAME, log, Dealer(SEED))) in ("log-illegal", "log-other-deal", "log-not-over")
        log.entries[k] -= 8


def test_an_entry_left_out(log: Log) -> None:
    for k in range(len(log.entries)):
        entries = list(log.entries)
        gone = entries.pop(k)
        shorter = Log(log.header)
        shorter.entries, shorter.ending, shorter.places = entries, "end", log.places
        found = reason(lambda: replayed(GAME, shorter, Dealer(SEED)))  # noqa: B023
        assert found in ("log-illegal", "log-other-deal", "log-not-over"), gone


def test_a_game_cut_short_is_not_over(log: Log) -> None:
    log.entries.pop()
    assert reason(lambda: replayed(GAME, log)) == "log-not-over"
    log.ending = ""
    assert not replayed(GAME, log).over


def test_something_after_the_end(log: Log) -> None:
    log.entries.append(entry(0, LAY + 1))
    assert reason(lambda: replayed(GAME, log)) == "log-illegal"


def test_other_places(log: Log) -> None:
    log.places = log.places[::-1] if log.places[0] != log.places[1] else [1, 2]
    assert reason(lambda: replayed(GAME, log)) == "log-not-over"


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [("rules", 2, "log-other-rules"), ("components", "0" * 64, "log-other-components")],
)
def test_other_rules_or_components(log: Log, field: str, value: object, key: str) -> None:
    log.header = msgspec.structs.replace(log.header, **{field: value})
    assert reason(lambda: replayed(GAME, log)) == key


def test_another_seed(log: Log) -> None:
    assert reason(lambda: replayed(GAME, log, Dealer(seed_from(5)))) == "log-other-seed"


def test_a_deal_of_the_players_own(log: Log) -> None:
    """Two draws swapped, legal but not what the seed deals."""
    log.entries[0], log.entries[1] = log.entries[1], log.entries[0]
    assert reason(lambda: replayed(GAME, log, Dealer(SEED))) == "log-other-deal"


def test_more_seats_than_the_game_has(log: Log) -> None:
    log.header = msgspec.structs.replace(log.header, seats=9)
    with pytest.raises(ValueError, match="2 to 4 players"):
        replayed(GAME, log)


def test_a_log_that_stopped_before_chance_spoke_goes_on(log: Log) -> None:
    """The machine stopped between a choice and the draw after it: the dealer says the same again."""
    at = next(k for k in range(6, len(log.entries)) if split(log.entries[k])[0] == NATURE)
    short = Log(log.header)
    short.entries = log.entries[:at]
    assert replayed(GAME, short, Dealer(SEED)).log.entries == log.entries[: at + 2]
