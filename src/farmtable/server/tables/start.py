"""How a table begins: its record with its own secrets, its names, and the header with which a game starts."""

from __future__ import annotations

from secrets import token_bytes
from time import time
from unicodedata import category

import msgspec

from farmtable.core.game import Game
from farmtable.core.show.phrase import phrase
from farmtable.server.access.tokens import new_token
from farmtable.server.pace.timed import begin
from farmtable.server.storage.records import Move, SeatRecord, TableRecord
from farmtable.server.tables.fold import with_end
from farmtable.table.dealer import SEED_BYTES, Dealer
from farmtable.table.log import ALLOWED
from farmtable.table.table import Table
from farmtable.table.words import LANGUAGES, Words
from farmtable.thinking.registry import SIMPLE, levels

STEPS = {"stronger": 1, "weaker": -1}  # of the bots' levels


def clean(name: str) -> str:
    """A name on one line, without signs that can't be seen."""
    return " ".join("".join(" " if category(sign)[0] in "CZ" else sign for sign in name).split())[:30]


def named(words: Words, seat: int, name: str, level: str) -> str:
    if level:
        return words.say(phrase("bot-name", n=seat + 1))
    return clean(name) or words.say(phrase("seat", n=seat + 1))


def new_record(
    game: str, options: dict[str, int], language: str, listed: bool, seats: list[SeatRecord], seed: bytes = b""
) -> TableRecord:
    """The record of a new table, with links of its own; chance comes from a new seed, or from one that is known."""
    return TableRecord(
        id=new_token(),
        game=game,
        options=options,
        language=language,
        listed=listed,
        invite=new_token(),
        watch=new_token(),
        seed=seed or token_bytes(SEED_BYTES),
        created=time(),
        seats=seats,
    )


def started(game: Game, record: TableRecord, at: int = 0, takebacks: bool = True) -> tuple[TableRecord, list[int], int]:
    """If every seat is taken the game begins: the record with its header, what chance dealt at once, and when the
    first clock runs out, if they run from this moment of the house's time on.

    Take-backs are for somebody who plays against bots, and for nobody else, whatever is wished.
    """
    if any(seat.kind == "open" for seat in record.seats):
        return record, [], 0
    names, bots = [seat.name for seat in record.seats], [seat.level for seat in record.seats]
    allowed = ALLOWED if takebacks and bots.count("") == 1 else ""
    table = Table(game, len(names), record.options, Dealer(record.seed), names, bots, allowed)
    record = msgspec.structs.replace(record, header=table.log.header, status="playing")
    return record, *begin(record, table.log.entries, table.asked(), at)


def forked(game: Game, record: TableRecord, entries: list[int]) -> TableRecord:
    """A game that begins with these entries of another one; chance comes from the table's own seed from then on."""
    record, _, _ = started(game, record)
    assert record.header is not None
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, forked=len(entries)))


def again(old: TableRecord, bots: str = "same") -> tuple[TableRecord, bool]:
    """The same people and bots at a new table, and whether moves may be taken back there, as at the old one.

    Their tokens open it too, so nobody needs a new link.
    """
    seats = [
        SeatRecord(
            s.seat,
            s.kind,
            s.name,
            other_level(old.game, s.level, bots) if s.kind == "bot" else "",
            s.token,
            person=s.person,
        )
        for s in old.seats
    ]
    takebacks = old.header is None or bool(old.header.takebacks)
    record = new_record(old.game, old.options, old.language, old.listed, seats)
    return msgspec.structs.replace(record, pace=old.pace), takebacks


def rematches(record: TableRecord) -> list[str]:
    """Which bots the only person may play against next: `stronger` ones, `weaker` ones."""
    bots = [seat.level for seat in record.seats if seat.kind == "bot"]
    if len(bots) != len(record.seats) - 1:
        return []
    return [way for way in STEPS if any(other_level(record.game, level, way) != level for level in bots)]


def other_level(game: str, level: str, way: str) -> str:
    """The next level for people in this direction, if there is one."""
    offered = [name for name in levels(game) if name not in SIMPLE] or list(levels(game))
    if level not in offered or way not in STEPS:
        return level
    return offered[min(max(offered.index(level) + STEPS[way], 0), len(offered) - 1)]


def usual_level(game: str) -> str:
    """Of a bot that steps in, if nobody says which: in the middle of those for people."""
    offered = [name for name in levels(game) if name not in SIMPLE] or list(levels(game))
    return offered[len(offered) // 2]


def from_log(table: Table, seed: bytes) -> tuple[TableRecord, Move]:
    """The record of a game that was finished elsewhere, as when it began, and all of it as one move."""
    header = table.log.header
    names, bots = header.names or [""] * header.seats, header.bots or [""] * header.seats
    seats = [SeatRecord(k, "bot" if bots[k] else "person", names[k], bots[k]) for k in range(header.seats)]
    record = new_record(header.game, header.options, LANGUAGES[0], False, seats, seed)
    record.header, record.status = header, "playing"
    return record, with_end(Move(record.id, 0, table.log.entries), table)
