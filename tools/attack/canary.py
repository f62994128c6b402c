"""Whole games over the doors of a server, with an ear for every byte: does anybody hear what is hidden from them?

    python -m tools.attack canary [--games 200] [--game NAME] [--real]

Each game is played by messages, as clients play it: all seats and an onlooker at sockets that come and go, moves, steps
back, refused moves, copies of moves, chat, and every REST door in between. Of every byte that goes out:

* no token, no seed, no link that is not theirs, in messages, answers, headers, metrics, and the server's own log;
* no piece that the reader has never seen (tests/support/witness.py), in views, menus, events and words;
* twins: the game again, with two pieces exchanged that the reader has never seen, gives it the same bytes, in every
  message from the first on and at every door; and so does a state that it can imagine in place of the real one.

--real plays through uvicorn and TCP, where the other way calls the app as uvicorn does.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any
from urllib.parse import quote

import click
import msgspec

from farmtable import games
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE, SPECTATOR
from farmtable.core.show.phrase import IllegalChoice
from farmtable.server.access.tokens import hashed
from farmtable.server.ops.log_lines import JsonLines
from farmtable.server.storage import records
from farmtable.server.tables.live import LiveTable
from farmtable.server.wire.messages import ENCODER
from farmtable.server.wire.sight import sight
from farmtable.table.log import split
from farmtable.table.table import Table
from tests.support.server.inside import state_of
from tests.support.setups import Setup, setups
from tests.support.twins import Deed, Leak, Parted, Twin, differ, in_place
from tests.support.wire import RealWire, Wire, WireSocket, wired
from tests.support.witness import witness

MOST = 80  # messages of a socket, before it becomes too fast
LOOKS = (
    *("", "/sight", "/sight?since=3", "/sight?text=true", "/events", "/chat", "/replay", "/log"),
    *(f"/why?lang={lang}&text={typed}" for lang in ("en", "fr") for typed in ("since", "choices", "points", "where")),
)
OPEN = ("/health", "/metrics", "/api/games", "/api/tables", "/nothing")


@dataclass
class Ear:
    """A seat's, or the onlooker's, end: its socket, and all that it was ever sent."""

    eye: int
    token: str
    socket: WireSocket | None = None
    sent: list[bytes] = field(default_factory=list)
    checked: int = 0  # of what was sent
    sight: dict[str, Any] = field(default_factory=dict)
    sights: int = 0
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)

    def hear(self, data: bytes) -> None:
        self.sent.append(data)
        message = msgspec.json.decode(data)
        if message["type"] == "sight":
            self.sight = message
            self.sights += 1
        elif message["type"] == "answer":
            self.answers[message["move"]] = message


class Play:
    """One game."""

    def __init__(self, wire: Wire, setup: Setup, seed: int, counts: Counter[str]) -> None:
        self.wire, self.setup, self.chance, self.counts = wire, setup, Chance(seed), counts
        self.witness = witness(setup.name, setup.seats)
        self.deeds: list[Deed] = []
        self.undos: list[int] = []
        self.open: list[bytes] = []  # what anybody may ask for
        self.number = 0
        self.reader = setup.eyes[seed % len(setup.eyes)]  # who is told the table in words too

    # ---- To the table and back -------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Some take their seats when the table is made, one by invitation."""
        kinds: list[dict[str, str]] = [{"kind": "person", "name": f"Name{k}"} for k in range(self.setup.seats)]
        kinds[-1] = {"kind": "open"} if self.setup.seats > 1 else kinds[-1]
        wish = {"game": self.setup.name, "seats": kinds, "options": dict(self.setup.options)}
        made = (await self.wire.request("POST", "/api/tables", wish)).json
        tokens = {token["seat"]: token["token"] for token in made["tokens"]}
        self.id, self.invite, self.watch = made["table"]["id"], made["table"]["invite"], made["table"]["watch"]
        if self.setup.seats > 1:
            joined = await self.wire.request("POST", self.path("/join"), {"invite": self.invite, "name": "Guest"})
            tokens |= {token["seat"]: token["token"] for token in joined.json["tokens"]}
        self.tokens = tokens
        self.live: LiveTable = await self.wire.lobby.find(self.id)
        self.state = state_of(self.live)
        self.table = self.state.playing()
        self.witness.look(self.table._state)
        do = self.table._do

        def witnessed(seat: int, choice: int) -> None:
            do(seat, choice)
            self.witness.look(self.table._state)

        self.table._do = witnessed  # type: ignore[method-assign]
        self.ears = {eye: Ear(eye, tokens.get(eye, self.watch)) for eye in self.setup.eyes}
        for ear in self.ears.values():
            await self.sit(ear)

    def path(self, where: str) -> str:
        return f"/api/tables/{self.id}{where}"

    async def sit(self, ear: Ear) -> None:
        """At a new socket, with what was heard before."""
        if ear.socket is not None:
            await ear.socket.close()
        ear.socket = self.wire.socket(ear.hear)
        known = {name: ear.sight.get(name, 0) for name in ("undos",)} | {"since": ear.sight.get("told", 0)}
        before = ear.sights
        words = {"text": True} if ear.eye == self.reader else {}
        ear.socket.say({"type": "sit", "table": self.id, "token": ear.token, **known, **words})
        await ear.socket.until(lambda: ear.sights > before)

    async def say(self, ear: Ear, message: dict[str, Any]) -> dict[str, Any]:
        """A move, and its answer."""
        self.number += 1
        move = f"m{self.number}"
        assert ear.socket is not None
        about = {"table": self.id, "token": ear.token, "move": move, "version": ear.sight["version"]}
        for _ in range(1 + (self.chance.below(10) == 0)):  # now and then a copy of it too
            before = ear.sights
            ear.answers.pop(move, None)
            ear.socket.say({**about, **message})
            await ear.socket.until(lambda: move in ear.answers)
            if not ear.answers[move]["done"]:  # who is refused is shown what stands
                await ear.socket.until(lambda: ear.sights > before)  # noqa: B023 - waited for in this round
        return ear.answers[move]

    # ---- The game --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        await self.begin()
        moment = self.chance.below(20)
        for k in range(100_000):
            if self.table.over:
                break
            await self.deed()
            self.check()
            if k % 60 == 17:
                await self.look_around(OPEN)
            if k == moment and not self.table.over:
                await self.twins()
                moment += 5 + self.chance.below(k + 20)
        self.counts["games"] += 1
        await self.look_around([*OPEN, "/openapi.json", "/schema"])
        for ear in self.ears.values():
            assert ear.socket is not None
            await ear.socket.close()
        self.check()

    async def deed(self) -> None:
        """Somebody who is asked chooses, or goes a step back; all hear of it."""
        for ear in self.ears.values():
            assert ear.socket is not None
            if self.chance.below(40) == 0 or ear.socket.said > MOST:
                await self.sit(ear)
        asked = [ear for ear in self.ears.values() if ear.sight["menu"]]
        ear = asked[self.chance.below(len(asked))]
        if self.chance.below(8) == 0:
            await self.refused(ear)
        before = {eye: other.sights for eye, other in self.ears.items()}
        marks = {eye: len(other.sent) for eye, other in self.ears.items()}
        since, undos = self.table.told, len(self.undos)
        choice: int | None = None
        if ear.sight["can_undo"] and self.chance.below(6) == 0:
            answer = await self.say(ear, {"type": "undo"})
            self.undos.append(self.table.told)
        else:
            choice = ear.sight["menu"][self.chance.below(len(ear.sight["menu"]))]["choice"]
            answer = await self.say(ear, {"type": "take", "choice": choice})
        assert answer["done"], answer
        frames = {}
        for eye, other in self.ears.items():
            assert other.socket is not None
            await other.socket.until(lambda eye=eye, other=other: other.sights > before[eye])  # type: ignore[misc]
            frames[eye] = next(data for data in other.sent[marks[eye] :] if data.startswith(b'{"type":"sight"'))
        self.deeds.append(Deed(ear.eye, choice, since, undos, frames))
        self.counts["moves"] += 1

    async def refused(self, ear: Ear) -> None:
        """A choice that is not open, a late one, somebody else's step back; and some talk."""
        words = self.setup.game.vocabulary
        choice = words.choice(self.chance.below(words.size))
        if choice not in self.table.menu(ear.eye):
            assert not (await self.say(ear, {"type": "take", "choice": choice}))["done"]
        if self.chance.below(4) == 0:
            assert not (await self.say(ear, {"type": "take", "choice": choice, "version": 0}))["done"]
        if not self.table.can_undo(ear.eye):
            assert not (await self.say(ear, {"type": "undo"}))["done"]
        if self.number < 40:
            assert ear.socket is not None
            ear.socket.say({"type": "say", "table": self.id, "token": ear.token, "text": "Hm."})
        self.counts["refusals"] += 1

    async def look_around(self, everybody: Iterable[str]) -> None:
        """Every door that shows something."""
        for ear in self.ears.values():
            for where in LOOKS:
                ear.sent.append((await self.wire.request("GET", self.path(where), token=ear.token)).raw)
        for where in everybody:
            self.open.append((await self.wire.request("GET", where)).raw)

    # ---- What was heard --------------------------------------------------------------------------------------------

    def check(self) -> None:
        """All that was sent since the last time."""
        for ear in self.ears.values():
            needles = self.needles(ear.eye)
            for data in ear.sent[ear.checked :]:
                self.counts["messages"] += 1
                self.counts["bytes"] += len(data)
                if found := [name for name, needle in needles if needle in data]:
                    raise Leak(f"{self.setup}: {ear.eye} got {found[0]}: {data!r}")
                self.check_pieces(ear.eye, data)
            ear.checked = len(ear.sent)
        for data in self.open:
            if found := [name for name, needle in self.secrets() if needle in data]:
                raise Leak(f"{self.setup}: everybody got {found[0]}: {data!r}")
        self.open.clear()

    def check_pieces(self, eye: int, data: bytes) -> None:
        """A view is one message of a socket, or the body of an answer."""
        if self.table.over:
            return
        body = data if data.startswith(b"{") else data.partition(b"\n\n")[2]
        message = msgspec.json.decode(body) if body.startswith(b'{"type":"sight"') else None
        if message is not None:
            strange = self.witness.named(message) - self.witness.seen[eye]
            if strange:
                raise Leak(f"{self.setup}: {eye} was told of {sorted(strange)}: {data!r}")

    def secrets(self) -> list[tuple[str, bytes]]:
        """What nobody is ever sent, but for the owner of a token when it is made; the seed until the end."""
        found = [(f"the token of {seat}", token.encode()) for seat, token in self.tokens.items()]
        found += [(f"the kept token of {seat}", hashed(token).encode()) for seat, token in self.tokens.items()]
        found += [("the table", self.id.encode()), ("the invitation", self.invite.encode())]
        return [*found, ("the link to watch", self.watch.encode()), *self.seeds()]

    def seeds(self) -> list[tuple[str, bytes]]:
        if self.table.over:
            return []
        seed = self.state.record.seed
        texts = [seed.hex().encode(), base64.b64encode(seed).rstrip(b"="), base64.urlsafe_b64encode(seed).rstrip(b"=")]
        return [("the seed", needle) for needle in (seed, *texts, str(int.from_bytes(seed, "big")).encode())]

    def needles(self, eye: int) -> list[tuple[str, bytes]]:
        """Those at the table know its name and links; the onlooker knows the name."""
        known = ["the table"] + ["the invitation", "the link to watch"] * (eye != SPECTATOR)
        return [(name, needle) for name, needle in self.secrets() if name not in known]

    # ---- Other worlds ----------------------------------------------------------------------------------------------

    async def twins(self) -> None:
        """Some eye, and worlds that it can't tell from this one."""
        eye = self.setup.eyes[self.chance.below(len(self.setup.eyes))]
        imagined = in_place(self.table, self.setup.game.imagine(self.table.view(eye), self.chance))
        await self.compare_doors(eye, imagined, "an imagined world")
        self.counts["imagined"] += 1
        pair = self.pair(eye)
        if pair is not None:
            await self.compare_all(eye, *pair)

    def pair(self, eye: int) -> tuple[int, int] | None:
        """Two pieces that this eye has never seen, one of them in somebody's hands."""
        hidden = self.witness.hidden(self.table._state)
        families = self.witness.unseen(eye)
        for family in families[:: 1 if self.chance.below(2) else -1]:
            held = [piece for piece in family if piece in hidden]
            if held and len(family) > 1:
                one = held[self.chance.below(len(held))]
                others = [piece for piece in family if piece != one]
                return one, others[self.chance.below(len(others))]
        return None

    async def compare_all(self, eye: int, one: int, two: int) -> None:
        """Every message of the game so far, and every door now."""
        real, swap = self.table, self.witness.swapped
        rows = await self.state.store.read(records.load_rows(self.id))  # with what was taken back
        outcomes = [swap(choice, one, two) for seat, choice in map(split, rows) if seat == NATURE and choice >= 0]
        undos: list[int] = []
        try:
            twin: Table = Twin(real, outcomes)
            for k, deed in enumerate(self.deeds):
                if deed.choice is None:
                    twin.undo(deed.seat)
                    undos.append(twin.told)
                else:
                    twin.take(deed.seat, swap(deed.choice, one, two), twin.version(deed.seat))
                    twin.answer(range(twin.seats))
                words = eye == self.reader
                found = ENCODER.encode(sight(twin, self.id, eye, deed.since, undos, deed.undos, None, words))
                if found != deed.frames[eye]:
                    raise Leak(f"{self.setup}: {one} or {two}, {eye} sees it at {k}: {differ(deed.frames[eye], found)}")
                self.counts["twin messages"] += 1
        except (Parted, IllegalChoice):
            self.counts["parted"] += 1
            return
        await self.compare_doors(eye, twin, f"{one} or {two}")
        self.counts["twins"] += 1

    async def compare_doors(self, eye: int, twin: Table, what: str) -> None:
        seed = self.chance.below(1 << 30)
        found = []
        for table in (self.table, twin):
            self.state.table = table  # type: ignore[assignment]
            self.state.kept.made.clear()  # what was made of the one is not what is made of the other
            try:
                found.append(await self.all_doors(self.ears[eye], Chance(seed)))
            finally:
                self.state.table = self.table
                self.state.kept.made.clear()
        for here, there in zip(*found, strict=True):
            if here != there:
                raise Leak(f"{self.setup}: {what}, {eye} sees it at a door: {differ(here, there)}")
            self.counts["door answers"] += 1

    async def all_doors(self, ear: Ear, chance: Chance) -> list[bytes]:
        """What this ear gets at every door now, also for what it may not do."""
        looks = [await self.wire.request("GET", self.path(where), token=ear.token) for where in LOOKS]
        words, version = self.setup.game.vocabulary, ear.sight["version"]
        menu = {option["choice"] for option in ear.sight["menu"]}
        for number in range(6):
            choice = words.choice(chance.below(words.size))
            why = f"/why?text={quote(words.text(choice))}"
            looks.append(await self.wire.request("GET", self.path(why), token=ear.token))
            if choice not in menu:
                body = {"version": version, "move": f"try{number}", "choice": choice}
                looks.append(await self.wire.request("POST", self.path("/moves"), body, ear.token))
        if not ear.sight["can_undo"]:
            body = {"version": version, "move": "back"}
            looks.append(await self.wire.request("POST", self.path("/undo"), body, ear.token))
        self.state.refusals.clear()
        socket = self.wire.socket()
        await socket.ask({"type": "sit", "table": self.id, "token": ear.token})
        await socket.close()
        return [*(look.raw for look in looks), *socket.heard]


class Lines(logging.Handler):
    """The server's own log, as it is written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


async def run(name: str, count: int, first: int = 0, real: bool = False) -> Counter[str]:
    """Play `count` games of one kind, over all its set-ups in turn; what was done and compared."""
    counts: Counter[str] = Counter()
    every, lines, needles = setups(name), Lines(), list[tuple[str, bytes]]()
    logging.getLogger("farmtable").addHandler(lines)
    try:
        with tempfile.TemporaryDirectory() as folder:
            file = str(Path(folder) / "farm.db")
            async with wired(file, synchronous="OFF") as wire, RealWire(wire.app) if real else wire as way:
                for number in range(first, first + count):
                    play = Play(way, every[number % len(every)], number, counts)
                    await play.run()
                    seed = play.state.record.seed.hex().encode()
                    needles += [*play.secrets(), ("the seed", seed), ("a name", b"Name0")]
    finally:
        logging.getLogger("farmtable").removeHandler(lines)
    text = "\n".join(lines.lines).encode()
    for what, needle in needles:
        if needle in text:
            raise Leak(f"{name}: the server's log has {what}")
    counts["log lines"] += len(lines.lines)
    return counts


@click.command()
@click.option("--games", "count", type=click.IntRange(1), default=200, show_default=True, help="Games of each kind.")
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="The number of the first game.")
@click.option("--game", type=click.Choice(games.names()), help="Only this one.")
@click.option("--real", is_flag=True, help="Through uvicorn and TCP.")
def canary(count: int, first: int, game: str | None, real: bool) -> None:
    """Play whole games over the network API and look for hidden information in every byte sent."""
    for name in [game] if game else games.names():
        start = process_time()
        counts = asyncio.run(run(name, count, first, real))
        row = ", ".join(f"{counts[what]:,} {what}" for what in sorted(counts))
        click.echo(f"{name}: {row}; {process_time() - start:.0f} s of CPU; nothing leaked")
