"""What clients were told, each thing when it came, and what must hold of it.

No read goes back behind what anybody knew when it began; a socket is never told less than before; a key that has lost
its seat sees nothing from there; and in the end everything that was shown is compared with the log: it must be what
that seat saw at that moment of the game, to the last event.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from farmtable.core.rules.seats import SPECTATOR
from farmtable.games import load
from farmtable.server.storage.records import TableRecord
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.sight import sight
from farmtable.table.dealer import Dealer
from farmtable.table.log import Log
from farmtable.table.table import Replay

SHOWN = ("view", "menu", "question", "over", "turn", "scores")  # what a moment of the game looks like
Point = tuple[int, int]  # how often somebody went back, and how many events there were


class Moment(NamedTuple):
    """When of a game, from where."""

    seat: int
    undos: int
    told: int
    version: int


class Key(NamedTuple):
    """What opens a seat of a table."""

    table: str
    seat: int
    token: str


def digest(value: object) -> str:
    return sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]


class History:
    """All of one run. What is wrong is kept as words."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.counts: Counter[str] = Counter()
        self.known: defaultdict[str, Point] = defaultdict(lambda: (0, 0))  # by table
        self.versions: Counter[tuple[str, int]] = Counter()  # by table and seat
        self.lost: set[Key] = set()  # seats that were given up, and the answer came
        self.open: dict[str, str] = {}  # by table
        self.shown: defaultdict[str, dict[tuple[Moment, int], set[tuple[str, str]]]] = defaultdict(dict)

    def fault(self, kind: str, words: str) -> None:
        self.counts[f"wrong: {kind}"] += 1
        if len(self.wrong) < 20:
            self.wrong.append(f"{kind}: {words}")

    def floor(self, key: Key) -> tuple[Point, int]:
        """What is known of a table now: a read that begins now may not show less."""
        return self.known[key.table], self.versions[key.table, key.seat]

    def lose(self, key: Key) -> None:
        """The server said that this key's seat is free."""
        self.lost.add(key)

    def opened(self, key: Key, door: str) -> None:
        """A door was open for a key that has lost its seat. Games that are over are open to all; others are not."""
        self.open.setdefault(key.table, f"{door} answered a key that has lost seat {key.seat}")

    def answer(self, key: Key, message: dict[str, Any], lost: bool) -> None:
        """To a move. `lost`: the key had no seat any more when the move was sent."""
        self.counts["answers"] += 1
        if lost:
            self.fault("authority", f"a key that has lost seat {key.seat} got an answer to its move")
        self.versions[key.table, key.seat] = max(self.versions[key.table, key.seat], message["version"])

    def sight(self, key: Key, message: dict[str, Any], floor: tuple[Point, int], lost: bool, how: str) -> None:
        """Something was shown. For a push, the floor is what this socket was told before."""
        self.counts[how] += 1
        seat = message["seat"]
        if seat not in (key.seat, SPECTATOR) or (seat != SPECTATOR and lost):
            self.fault("authority", f"by {how}, a key {'that has lost' if lost else 'of'} seat {key.seat} saw {seat}")
        point: Point = (message["undos"], message["told"])
        if point < floor[0] or (seat == key.seat and message["version"] < floor[1]):
            self.fault("went back", f"by {how}, {floor} was known, and {point} version {message['version']} shown")
        self.known[key.table] = max(self.known[key.table], point)
        if seat == key.seat:
            self.versions[key.table, seat] = max(self.versions[key.table, seat], message["version"])
        moment = Moment(seat, *point, message["version"])
        face = digest([message[name] for name in SHOWN])
        self.shown[key.table].setdefault((moment, message["since"]), set()).add((face, digest(message["events"])))

    # ---- In the end -----------------------------------------------------------------------------------------------

    def compare(self, record: TableRecord, rows: list[int]) -> None:
        """Everything that was shown of a table, with its log."""
        if record.id in self.open and record.status != "over":
            self.fault("authority", self.open[record.id])
        left = dict(self.shown.get(record.id, {}))
        wanted: defaultdict[Moment, list[int]] = defaultdict(list)
        for moment, since in left:
            wanted[moment].append(since)
        for table, undos in walk(record, rows):
            for seat in (*range(table.seats), SPECTATOR):
                version = table.version(seat) if seat != SPECTATOR else 0
                moment = Moment(seat, len(undos), table.told, version)
                if moment in wanted:
                    seen = msgspec.json.decode(ENCODER.encode(sight(table, record.id, seat, 0, undos, len(undos))))
                    face = digest([seen[name] for name in SHOWN])
                    for since in wanted[moment]:
                        left[moment, since].discard((face, digest(seen["events"][since:])))
        for (moment, since), faces in left.items():
            self.counts["compared"] += 1
            if faces:
                self.fault("not in the log", f"{moment} since {since} was shown otherwise, or never was")


def walk(record: TableRecord, rows: list[int]) -> Any:
    """Every moment of a game, steps back too: the table, and how many events were left after each step back."""
    assert record.header is not None
    log, undos = Log(record.header), list[int]()
    starts = [0, *(k for k, row in enumerate(rows) if row < 0), len(rows)]
    log.entries = rows[: starts[1]]
    table = Replay(load(record.game), log, Dealer(record.seed), helps=True)
    yield table, undos
    for first, after in zip(starts[1:], starts[2:] + [len(rows)], strict=True):
        while table.left:
            table.step()
            yield table, undos
        if first < len(rows):
            table.go_back(-1 - rows[first])
            undos.append(table.told)
            yield table, undos
            table.left = rows[first + 1 : after][::-1]
