"""What is kept. The log is the game: it is only ever added to, and everything that is played follows from it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("language", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # waiting, playing, over
    Column("invite", Text, nullable=False),
    Column("watch", Text, nullable=False),
    Column("header", Text, nullable=False),  # JSON of the log's header; "" until the game starts
    Column("seed", LargeBinary, nullable=False),  # of the dealer
    Column("changes", Integer, nullable=False),  # of this row and its seats: two servers can't both make the same one
    Column("rematch", Text, nullable=False),  # the table where they play again, "" if none
    Column("created", Double, nullable=False),
    Column("ended", Double, nullable=False),  # 0 until then
    Column("pace", Text, nullable=False, server_default=""),  # JSON; "": live, without clocks
    Index("tables_status", "status"),
)

SEATS = Table(
    "seats",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),  # of the bot that plays here now, "" if none does
    Column("token", Text, nullable=False),  # hash of the seat token, "" where there is none
    Column("gone", Boolean, nullable=False),  # the person left
    # From here on outside the seals, like names: it can be deleted.
    Column("person", Text, nullable=False, server_default=""),  # whose seat it is, "" where its token alone opens it
    Column("asker", Text, nullable=False, server_default=""),  # the person who says that this is their seat
    Column("asker_name", Text, nullable=False, server_default=""),
    Index("seats_person", "person"),
)

LOG = Table(
    "log",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two writers can't both have the same one
    Column("entry", BigInteger, nullable=False),  # as in a log; -1 - n: back to the first n entries
)

HEADS = Table(  # what is written with every move, one small row a table
    "heads",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("rows", Integer, nullable=False),  # of the log
    Column("seal", LargeBinary, nullable=False),  # of all of them; empty: they were damaged before there were seals
    Column("record", LargeBinary, nullable=False),  # the seal of the table's row and seats
    Column("touched", Double, nullable=False),  # when anything was last written
    Column("due", Double, nullable=False),  # from when on the table must not sleep any longer; 0: it may
    Column("clock", BigInteger, nullable=False, server_default="0"),  # when the first clock runs out; 0: none runs
    Index("heads_due", "due"),
    Index("heads_clock", "clock"),
)

ANSWERS = Table(
    "answers",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("move", Text, primary_key=True),  # the client's own id: a move that comes again gets the same answer
    Column("answer", LargeBinary, nullable=False),
)

CHAT = Table(
    "chat",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

FINISHED = Table(
    "finished",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("places", Text, nullable=False),  # JSON
    Column("events", LargeBinary, nullable=False),  # public ones in JSON: they can be shown when the rules have changed
)

ARCHIVE = Table(  # finished games in small: their rows of `log` and `answers` and their events are here instead
    "archive",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

PULSE = Table(  # one row that is written to see whether anything can be
    "pulse",
    META,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),  # ballast: more than a move needs
)

PERSONS = Table(  # somebody without an account: what their devices share
    "persons",
    META,
    Column("id", Text, primary_key=True),  # a name among persons; it opens nothing
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("phrase", Text, nullable=False),  # hash of the recovery phrase, "" where there is none
    Column("created", Double, nullable=False),
    Index("persons_phrase", "phrase"),
)

DEVICES = Table(
    "devices",
    META,
    Column("key", Text, primary_key=True),  # hash of the device's key
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("id", Text, nullable=False),  # a name among the person's devices; it opens nothing
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),  # to the day
    Index("devices_person", "person"),
)

LINKS = Table(  # to another device: each opens once, and not for long
    "links",
    META,
    Column("key", Text, primary_key=True),  # hash of it
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("until", Double, nullable=False),
)

HOUSE = Table(  # one row: for how many milliseconds any server has been at work
    "house",
    META,
    Column("id", Integer, primary_key=True),
    Column("elapsed", BigInteger, nullable=False),
)
