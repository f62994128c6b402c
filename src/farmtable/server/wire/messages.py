"""What the server sends. All that a seat gets is made from its view, menu, question, events and scores."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct

from farmtable.core.show.phrase import Phrase
from farmtable.server.wire.pace import Note, Pace, SeatClock

SeatKind = Annotated[str, Meta(extra_json_schema={"enum": ["open", "person", "bot"]})]
Takebacks = Annotated[str, Meta(extra_json_schema={"enum": ["", "allowed", "used"]})]
Learned = Annotated[str, Meta(extra_json_schema={"enum": ["chance", "shown", "others"]})]
OtherBots = Annotated[str, Meta(extra_json_schema={"enum": ["stronger", "weaker"]})]
Status = Annotated[str, Meta(extra_json_schema={"enum": ["waiting", "playing", "over"]})]
Standing = Annotated[str, Meta(extra_json_schema={"enum": ["open", "done", "failed"]})]


class Said(Struct, frozen=True):
    """A phrase: the client has the words, in the reader's language. An argument may be a phrase, or several."""

    key: str
    args: dict[str, int | str | Said | list[Said]] = {}


def said(phrase: Phrase) -> Said:
    return Said(phrase.key, cast(Any, phrase.args))  # phrases are written as Said are


class Problem(Struct, frozen=True, tag="problem"):
    """Why something was not done (RFC 9457, with our key and the rule)."""

    status: int
    title: str
    key: str
    args: dict[str, int | str | Said | list[Said]] = {}
    rule: str = ""
    ask: int = 0  # the number of the message that it answers


class Option(Struct, frozen=True):
    """A choice of the menu: what it is, in the game's own terms, in notation and in words."""

    choice: int
    verb: str
    args: dict[str, Any]  # by the verb, as the game declares it
    text: str  # in notation
    phrase: Said
    final: bool = False  # can it not be taken back? Something is drawn or shown then; never with take-backs


class Happened(Struct, frozen=True):
    """An event as this seat may know it: a secret field is missing for those who may not."""

    kind: str
    seat: int
    phrase: Said
    fields: dict[str, Any] = {}  # by the kind, as the game declares it; empty in games kept by older versions


class Line(Struct, frozen=True):
    why: Said
    points: int
    rule: str
    cells: list[tuple[int, int]]  # column and row of the tiles on the seat's land that bring them


class SeatScore(Struct, frozen=True):
    place: int
    points: int
    lines: list[Line]
    ties: list[Line]


class Section(Struct, frozen=True):
    """A part of the table in words: a heading, facts, sections inside it, and what to type to hear it alone."""

    title: Said
    facts: list[Said]
    sections: list[Section]
    calls: list[Said]


class Way(Struct, frozen=True):
    """An answer to a step: a choice of the menu with what it would do, or a further step."""

    label: Said
    choice: int | None
    then: Step | None
    effects: list[Said]


class Step(Struct, frozen=True):
    """A question with its answers; a long menu is a tree of them."""

    ask: Said
    ways: list[Way]


class Text(Struct, frozen=True):
    """The table in words, made from the view of the same sight, and what is asked, step by step."""

    sections: list[Section]
    step: Step | None


class Sight(Struct, frozen=True, tag="sight"):
    """All that a seat sees. Forget the events from `since` on, then add these: an undo takes some away."""

    table: str
    seat: int
    version: int  # of this seat's question; a choice names it
    since: int
    told: int  # events so far
    undos: int  # how often somebody went back: for a resume
    events: list[Happened]
    view: Any  # of the game
    question: Said | None
    menu: list[Option]
    usual: int | None
    can_undo: bool
    undo_steps: int  # decisions to which you may go back one by one
    undo_over: list[Learned]  # what the next step back goes over: it takes back something that was learned
    over: bool
    lost: bool
    turn: int  # how many were played
    scores: list[SeatScore]  # as they stand; where a game's scores are hidden, none before the end
    text: Text | None = None  # for those who asked for it


class Foreseen(Struct, frozen=True):
    """The table for a seat just after a choice. Not `sure`: chance speaks next, or something hidden is shown then."""

    choice: int
    version: int
    sure: bool
    view: Any  # of the game
    scores: list[SeatScore]
    events: list[Happened]


class Reading(Struct, frozen=True):
    """What typed words mean: parts of the table that were asked for, or a choice, and why it can't be chosen now."""

    choice: int | None
    open: bool
    problem: Problem | None
    told: list[Section] = []


class Answer(Struct, frozen=True, tag="answer"):
    """What became of a move; the same for each copy of it. `version` is the one to use next."""

    table: str
    seat: int
    move: str
    done: bool
    version: int
    told: int
    problem: Problem | None = None


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    level: str  # of the bot that plays here now
    gone: bool
    here: bool  # somebody looks at it
    asker: str = ""  # who says that they sit there already: somebody else at the table lets them in
    clock: SeatClock | None = None  # where the table has clocks, while it is played


class TableInfo(Struct, frozen=True, tag="table"):
    """A table from outside. The links are there for those who sit at it; the seed when the game is over."""

    id: str
    game: str
    options: dict[str, int]
    language: str
    listed: bool
    status: Status
    seats: list[SeatInfo]
    commitment: str
    created: float
    seat: int  # yours; 6 is a spectator's
    invite: str = ""
    watch: str = ""
    rematch: str = ""
    seed: str = ""
    places: list[int] = []
    lost: bool = False  # it is over and nobody has won, whatever the places say: a solo game
    forked: int = 0  # entries of the log that were taken over from another game
    takebacks: Takebacks = ""  # may you go back over what was learned, against bots? And did you?
    rematches: list[OtherBots] = []  # beside one with the same bots
    pace: Pace = Pace()
    notes: list[Note] = []  # time-outs, bots that stepped in, people who came back: for those at the table


class ChatLine(Struct, frozen=True, tag="chat"):
    table: str
    number: int
    seat: int
    text: str
    at: float


class Pong(Struct, frozen=True, tag="pong"):
    ask: int = 0


class SeatToken(Struct, frozen=True):
    """The key to a seat: it is told once, and kept in the browser."""

    seat: int
    token: str


class Seated(Struct, frozen=True):
    """What you get when you make or join a table."""

    table: TableInfo
    tokens: list[SeatToken]


class Replayed(Struct, frozen=True):
    """A finished game after so many choices, as one seat saw it."""

    step: int
    steps: int
    text: str  # the last choice, in notation; "" at the start
    by: int  # who made it
    sight: Sight


class CurvePoint(Struct, frozen=True):
    """The end of a turn of a finished game, or its start: how far each seat had come, the more the better."""

    step: int
    turn: int
    points: list[int]


class Lookout(Struct, frozen=True):
    """Something that a lesson says: the key of its words, and a part of the table to look at meanwhile."""

    key: str
    look: str


class Taught(Struct, frozen=True):
    """A step of a lesson, as the learner sees it; the words of its comments are the game's."""

    game: str
    step: int
    steps: int
    by: int  # who chooses next; 6 at the end
    onward: int  # the step to show after this one
    comments: list[Lookout]
    expected: int | None  # the choice that the learner is to make; the others go by themselves
    phrase: Said | None  # what is chosen next at the learner's seat, in words
    sight: Sight


class Tried(Struct, frozen=True):
    """A scenario after some choices of the learner's; its words are the game's: scenario-<key>-task, and so on."""

    game: str
    scenario: str
    standing: Standing
    choices: list[int]
    sight: Sight  # with what happened since the position


class Report(Struct, frozen=True):
    """A problem that somebody reports, with the game as far as that seat may know it: all of it when it is over."""

    what: str
    at: float
    version: str
    page: str
    screen: str
    error: str
    table: str = ""
    game: str = ""
    seat: int = 0
    log: str = ""  # of a finished game
    sight: Sight | None = None  # of a game that is still played


class Reported(Struct, frozen=True):
    """The report, for the person to look at and to save; and its name where the server has kept it, else ""."""

    name: str
    report: Report


class Health(Struct, frozen=True):
    status: str
    version: str


class Readiness(Struct, frozen=True):
    """Can people play here, and which part of the server works? "ok", or one word for what is wrong."""

    status: Annotated[str, Meta(extra_json_schema={"enum": ["ok", "degraded", "failing"]})]
    version: str
    parts: dict[str, str]


class GameInfo(Struct, frozen=True):
    name: str
    lesson: bool  # is there a guided first game?
    scenarios: list[str]  # short tasks after it, by their keys
    rules: int
    components: str
    seats: list[int]
    options: dict[str, list[int]]
    levels: list[str]  # of its bots, the weakest first


class GameFaces(Struct, frozen=True):
    """The pieces of a game, to be drawn and named; each game has its own kinds of pieces."""

    name: str
    rules: int
    components: str
    faces: Any


class Offer(Struct, frozen=True):
    """What can be played here, and against whom."""

    games: list[GameInfo]
    languages: list[str]


ToClient = Sight | Answer | TableInfo | ChatLine | Problem | Pong

ENCODER = msgspec.json.Encoder()
ANSWER = msgspec.json.Decoder(Answer)
