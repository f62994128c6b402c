"""A table from outside: who sits there, how it stands, and the links for those who may have them."""

from __future__ import annotations

from typing import Protocol

from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access.grant import Grant
from farmtable.server.pace.timed import Timed, pace_of
from farmtable.server.storage.records import SeatRecord, TableRecord
from farmtable.server.tables.audience import Subscription
from farmtable.server.tables.start import rematches
from farmtable.server.wire.messages import SeatInfo, TableInfo
from farmtable.server.wire.pace import SeatClock
from farmtable.table.dealer import Dealer


class Committed(Protocol):
    """What may be asked of a table at any time, without its lock."""

    @property
    def record(self) -> TableRecord: ...

    def info(self, grant: Grant) -> TableInfo: ...

    def outside(self) -> TableInfo: ...

    def push_info(self, but: Subscription | None = None) -> None: ...

    def undone(self) -> int | None: ...

    def bot_asked(self) -> int | None: ...


def info(
    record: TableRecord,
    places: list[int],
    lost: bool,
    here: set[int],
    seat: int = SPECTATOR,
    timed: Timed | None = None,
) -> TableInfo:
    """A table from outside, for somebody who sits there or watches."""
    over, sits = record.status == "over", seat != SPECTATOR
    shown = timed.shown() if timed and record.status == "playing" else []
    clocks = dict(enumerate(shown))
    return TableInfo(
        id=record.id,
        game=record.game,
        options=record.options,
        language=record.language,
        listed=record.listed,
        status=record.status,
        seats=[seat_info(s, here, sits, clocks.get(s.seat)) for s in record.seats],
        commitment=Dealer(record.seed).commitment,
        created=record.created,
        seat=seat,
        invite=record.invite if sits else "",
        watch=record.watch if sits else "",
        rematch=record.rematch if sits or record.listed else "",
        seed=record.seed.hex() if over else "",
        places=places,
        lost=lost,
        forked=record.header.forked if record.header else 0,
        takebacks=record.header.takebacks if record.header else "",
        rematches=rematches(record) if over and sits else [],
        pace=pace_of(record),
        notes=timed.notes() if timed else [],
    )


def seat_info(seat: SeatRecord, here: set[int], sits: bool, clock: SeatClock | None) -> SeatInfo:
    """Who says that they sit there is told to those at the table."""
    asker = seat.asker_name if sits and seat.asker else ""
    return SeatInfo(seat.seat, seat.kind, seat.name, seat.level, seat.gone, seat.seat in here, asker, clock)
