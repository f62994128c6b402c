"""Formidable Farm alone with all cards known: which deals can be won, and how many of those a bot wins that sees less.

A win counts only when the real table has taken every choice of it. Deals have the arena's seeds, so a bot's games here
are those of `farmtable lab arena --seats 1`.
"""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Literal

import msgspec

from farmtable.core.game import Game, SetupError
from farmtable.games.formidable_farm.game import FormidableFarm, farm
from farmtable.lab.solver.foreknown import Foreknown
from farmtable.lab.solver.outlook import Outlook, Thumb
from farmtable.lab.solver.solo import Search
from farmtable.match.match import Round, Setting, play
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.log import Log
from farmtable.table.table import Table, replayed
from farmtable.thinking.ask import game_of

FORMAT = "farmtable solve 1"
SOLVES = FormidableFarm.name  # the only game with a solver
TURNS = 18
WIDER = 4  # each further search has a beam this many times as wide as the one before


class Effort(msgspec.Struct, frozen=True):
    """How hard to try."""

    width: int = 6  # of the first search's beam, in positions; nearly always enough
    widest: int = 384  # of the last one's
    branches: int = 40  # ways to pay for one card and to use its reward
    proof: int = 20_000  # nodes for the attempt to show that there is no win
    within: int = TURNS


class Task(msgspec.Struct, frozen=True):
    """What all deals of a run have in common: the first line of the results file."""

    game: str
    rules: int
    components: str  # hash
    file: str
    effort: Effort
    format: str = FORMAT

    @property
    def setting(self) -> Setting:
        return Setting(self.game, 1, {}, self.rules, self.components, self.file)


class Solved(msgspec.Struct, frozen=True, tag="deal"):
    """What is known of a deal. A win comes with the player's choices."""

    seed: int
    verdict: Literal["won", "lost", "open"]
    turn: int = 0  # in which it was won; another way may be quicker
    width: int = 0  # of the search that found it
    nodes: int = 0
    seconds: float = 0.0  # of this processor
    choices: list[int] = []


class Played(msgspec.Struct, frozen=True, tag="game"):
    """A bot alone on a deal, from its view."""

    seed: int
    bot: str
    won: bool
    turn: int  # in which it ended
    choices: int
    log: str  # a hash of all choices and outcomes
    seconds: float


Row = Solved | Played
Job = int | tuple[str, int]  # a deal to be solved; a deal to be played by a bot


def task_of(game: Game, file: Path | None, effort: Effort) -> Task:
    if game.name != SOLVES:
        raise SetupError(f"there is a solver for the solo game of {SOLVES} only, not for {game.name}")
    return Task(game.name, game.version, game.components, str(file.resolve()) if file else "", effort)


# ---- One deal -------------------------------------------------------------------------------------------------------


def do(task: Task, job: Job) -> Row:
    """In any process."""
    return solve(task, job) if isinstance(job, int) else play_alone(task, *job)


def solve(task: Task, seed: int) -> Solved:
    """Wider and wider searches for a win; then one that leaves nothing out, as far as it gets."""
    game, effort, start = game_of(task.game, task.file), task.effort, process_time()
    assert isinstance(game, FormidableFarm)
    foreknown = Foreknown(Dealer(seed_from(seed)).rank)
    s = farm(game.new(1, {}))
    s.settle()
    foreknown.speak(s)
    outlook = Outlook(game.deck, s, foreknown, Thumb())
    nodes = 0
    width = effort.width
    while width <= effort.widest:
        search = Search(foreknown, outlook, width, effort.branches, NO_LIMIT, False, effort.within)
        search.run(s)
        nodes += search.nodes
        if search.win is not None:
            choices = search.win.whole()
            turn = winning_log(game, seed, choices)[1]
            return Solved(seed, "won", turn, width, nodes, round(process_time() - start, 3), choices)
        width *= WIDER
    search = Search(foreknown, outlook, NO_LIMIT, NO_LIMIT, effort.proof, True, effort.within)
    search.run(s)
    nodes += search.nodes
    seconds = round(process_time() - start, 3)
    if search.win is not None:
        choices = search.win.whole()
        return Solved(seed, "won", winning_log(game, seed, choices)[1], 0, nodes, seconds, choices)
    return Solved(seed, "open" if search.cut else "lost", nodes=nodes, seconds=seconds)


NO_LIMIT = 1 << 40


def winning_log(game: Game, seed: int, choices: list[int]) -> tuple[Log, int]:
    """The choices played at a real table: the log of the game, and the turn in which it was won."""
    dealer = Dealer(seed_from(seed))
    table = Table(game, 1, {}, dealer, ["solver"])
    for choice in choices:
        table.take(0, choice, table.version(0))
    assert table.over, f"deal {seed}: the win that was found is none"
    assert not table.lost(), f"deal {seed}: the win that was found is none"
    table.log.ending, table.log.places, table.log.seed = "end", table.places(), dealer.seed
    return table.log, table.turn + 1


def play_alone(task: Task, bot: str, seed: int) -> Played:
    record, log = play(task.setting, Round((bot, bot), seed), [bot])
    turns = replayed(game_of(task.game, task.file), log).turn
    won = record.finished and not record.lost
    return Played(seed, bot, won, turns + won, record.choices, record.log, record.thought[0])


# ---- Results on disk ------------------------------------------------------------------------------------------------


class Findings:
    """Rows in memory, and in a file if there is one; a run that finds its file goes on with it."""

    def __init__(self, task: Task, path: Path | None) -> None:
        self.task = task
        self.path = path
        self.deals: dict[int, Solved] = {}
        self.games: dict[tuple[str, int], Played] = {}
        if path is not None and path.exists():
            self.read(path)
        elif path is not None:
            path.write_bytes(msgspec.json.encode(task) + b"\n")

    def read(self, path: Path) -> None:
        """SetupError with the line that is wrong, or if the file has results of another set-up."""
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.split(b"\n")[:-1]
        number = 1
        try:
            theirs = msgspec.json.decode(lines[0] if lines else b"", type=Task)
            if theirs != self.task:
                raise SetupError(f"{path} has results of another set-up: {msgspec.json.encode(theirs).decode()}")
            for line in lines[1:]:
                number += 1
                self.keep(msgspec.json.decode(line, type=Row))
        except msgspec.MsgspecError as error:
            raise SetupError(f"{path}, line {number}: {error}") from None
        if whole != data:  # a line that was not finished when the machine stopped
            path.write_bytes(whole)

    def keep(self, row: Row) -> None:
        if isinstance(row, Solved):
            self.deals[row.seed] = row
        else:
            self.games[row.bot, row.seed] = row

    def add(self, row: Row) -> None:
        self.keep(row)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(row) + b"\n")

    def left(self, seeds: range, bots: list[str]) -> list[Job]:
        """What is still to be done, deal by deal."""
        jobs: list[Job] = []
        for seed in seeds:
            if seed not in self.deals:
                jobs.append(seed)
            jobs += [(bot, seed) for bot in bots if (bot, seed) not in self.games]
        return jobs
