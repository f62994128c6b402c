"""Games of a match: the same deal for every seating of the same bots, so that luck falls on all alike.

The seed is the unit: one round is all seatings on one seed. Every game can be played again from its row in the results.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from farmtable.core.game import Game
from farmtable.core.show.score import places
from farmtable.match.game import play_bots
from farmtable.match.luck import luck
from farmtable.table.dealer import Dealer, RememberingDealer, seed_from
from farmtable.table.log import Header, Log
from farmtable.thinking.ask import Fault, game_of
from farmtable.thinking.registry import LuckWay
from farmtable.thinking.seat import BotSeat, secret_seeds, way_to


class Setting(msgspec.Struct, frozen=True):
    """What all games of a run have in common."""

    game: str
    seats: int
    options: dict[str, int]
    rules: int = 0
    components: str = ""  # hash
    file: str = ""  # of components, if they are not ours
    apart: bool = False  # every bot in a process of its own, with a deadline
    seconds: float = 60.0  # ... for one choice
    luck: bool = False  # measure what chance did for each seat
    way: LuckWay | None = None  # ... in another way than the game's own


class Round(msgspec.Struct, frozen=True):
    """One bot against another on one seed."""

    pair: tuple[str, str]
    seed: int


class Record(msgspec.Struct, frozen=True):
    """One game: all that is needed to play it again, and how it ended."""

    pair: tuple[str, str]
    seed: int
    bots: list[str]  # by seat
    places: list[int]
    points: list[int]
    lost: bool  # a solo game that was not won
    finished: bool
    choices: int
    log: str  # a hash of all choices and outcomes
    thought: list[float]  # seconds of this processor, by seat; bots in other processes are not counted
    faults: list[Fault] = []
    slow: list[float] = []  # by seat: 95 % of its choices took no longer
    luck: list[float] = []  # by seat, in chances to win; empty where it was not measured

    def share(self, bot: str) -> float:
        """What this bot won of the game for each of its seats; ties are split."""
        first = [self.bots[seat] for seat, place in enumerate(self.places) if place == 1 and not self.lost]
        return first.count(bot) / len(first) / self.bots.count(bot) if first else 0.0

    def adjusted(self, bot: str) -> float:
        """The same less what chance did for its seats: on average as much, and steadier."""
        luck = [self.luck[seat] for seat, name in enumerate(self.bots) if name == bot]
        return self.share(bot) - sum(luck) / len(luck)

    def margin(self, bot: str) -> float:
        """By how many points its seats were ahead of the best other seat, on average."""
        leads = []
        for seat, name in enumerate(self.bots):
            if name == bot:
                others = [points for other, points in enumerate(self.points) if other != seat]
                leads.append(self.points[seat] - max(others, default=0))
        return sum(leads) / len(leads)


def seatings(pair: tuple[str, str], seats: int) -> list[list[str]]:
    """The first bot in each seat once, the second one everywhere else; alone at a table, each once."""
    if seats == 1:
        return [[bot] for bot in pair]
    return [[pair[0] if seat == one else pair[1] for seat in range(seats)] for one in range(seats)]


def play_round(setting: Setting, one: Round) -> list[Record]:
    """In any process: all games of a round."""
    return [play(setting, one, bots)[0] for bots in seatings(one.pair, setting.seats)]


def play(setting: Setting, one: Round, bots: list[str]) -> tuple[Record, Log]:
    """One game, each bot from its own view. In the arena a bot that peeks is shown the truth."""
    game = game_of(setting.game, setting.file)
    dealer = RememberingDealer(seed_from(one.seed))
    log = Log(header(setting, game, dealer, bots))
    s = game.new(setting.seats, game.settled(setting.seats, setting.options))
    s.settle()
    faults: list[Fault] = []
    seats = [
        BotSeat(
            bot,
            game.name,
            seat,
            secret_seeds(dealer, seat),
            way_to(bot, setting.apart, setting.seconds),
            faults.append,
            setting.file,
        )
        for seat, bot in enumerate(bots)
    ]
    course = play_bots(game, s, seats, dealer.outcome, peek=not setting.apart)
    scores = game.scores(s)
    log.entries += course.entries
    log.ending, log.places, log.seed = "end", places(scores), dealer.seed
    record = Record(
        pair=one.pair,
        seed=one.seed,
        bots=bots,
        places=places(scores) if s.over() else [1] * len(bots),  # a game without an end counts as a tie of all
        points=[score.points for score in scores],
        lost=game.lost(s),
        finished=s.over(),
        choices=course.choices,
        log=sha256(repr(log.entries).encode()).hexdigest()[:16],
        thought=[round(sum(seconds), 4) for seconds in course.thought],
        slow=[round(slowest(seconds), 4) for seconds in course.thought],
        faults=faults,
        luck=[round(part, 5) for part in luck(game, log, setting.way)] if setting.luck else [],
    )
    return record, log


def slowest(seconds: list[float]) -> float:
    """What 95 % of them are not above."""
    return sorted(seconds)[(len(seconds) * 95 - 1) // 100] if seconds else 0.0


def header(setting: Setting, game: Game, dealer: Dealer, bots: list[str]) -> Header:
    return Header(
        game=game.name,
        rules=game.version,
        components=game.components,
        seats=setting.seats,
        options=game.settled(setting.seats, setting.options),
        names=[f"{bot} {seat + 1}" for seat, bot in enumerate(bots)],
        commitment=dealer.commitment,
        bots=bots,
    )
