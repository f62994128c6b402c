"""A position: a game at one moment, with the chance that speaks in it and the log that led there.

It is the state for who writes programs: it is copied, compared and pickled, it refuses what is illegal with the rule
behind it, and it deals as a table with the same seed would. Searches that trust their menus use `take`, or work on
`position.state` itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from farmtable import games
from farmtable.core.game import Game, Options
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import BIT, NATURE, NOBODY, SPECTATOR
from farmtable.core.rules.state import State
from farmtable.core.show.phrase import IllegalChoice, phrase
from farmtable.core.show.score import Score, places
from farmtable.core.show.view import View
from farmtable.table.dealer import Dealer, RememberingDealer, seed_from
from farmtable.table.log import Header, Log, LogError, Reader, entry, split, written
from farmtable.table.table import Table

NO_SEED = "none"  # the commitment of a game whose chance came from the caller


def dealer_of(seed: int | bytes | None) -> Dealer | None:
    """The one seed convention: a number is the seed of that number, 32 bytes are a table's own seed, None is nobody."""
    if seed is None:
        return None
    return RememberingDealer(seed if isinstance(seed, bytes) else seed_from(seed))


class Position:
    """A game at one moment. Make one with `start`, `imagine`, `copy` or `read_log`."""

    __slots__ = ("began", "dealer", "entries", "game", "options", "seats", "state")

    def __init__(self, game: Game, seats: int, options: Options, dealer: Dealer | None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settled(seats, options)
        self.dealer = dealer
        self.entries: list[int] = []  # choices and outcomes, as in a log
        self.began: tuple[View, int] | None = None  # of an imagined position: the view, and the seed of the imagining
        self.state: State = game.new(seats, self.options)
        self.state.settle()
        self._deal()

    # ---- What is asked ---------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked first: a seat, NATURE if the caller speaks for chance, NOBODY when the game is over."""
        return int(self.state.seat)

    @property
    def asked(self) -> list[int]:
        """All who may choose now; several where all act at once."""
        return [seat for seat in (*range(self.seats), NATURE) if self.state.asked & BIT[seat]]

    @property
    def over(self) -> bool:
        return self.state.over()

    def menu(self, seat: int | None = None) -> list[int]:
        """All that this seat may choose now, ascending; for NATURE every outcome, all equally likely."""
        return self.state.choices(self.state.seat if seat is None else seat)

    def view(self, seat: int = SPECTATOR) -> View:
        """What this seat may know, as data."""
        return self.game.view(self.state, seat)

    def text(self, choice: int) -> str:
        """A choice in notation: `supply pig`."""
        return self.game.vocabulary.text(choice)

    def parse(self, text: str) -> int:
        """The choice that a notation means; ValueError if it means none."""
        return self.game.vocabulary.parse(text)

    # ---- Going on --------------------------------------------------------------------------------------------------

    def step(self, choice: int, seat: int | None = None) -> None:
        """Carry out a choice, then let chance speak. IllegalChoice, with reason and rule, if it is not in the menu."""
        who = self.seat if seat is None else seat
        if not self.state.offers(who, choice):
            raise self.refusal(who, choice)
        self.take(choice, who)

    def take(self, choice: int, seat: int | None = None) -> None:
        """The same, unchecked: what is not in the menu breaks the game."""
        who = self.seat if seat is None else seat
        self.state.take(who, choice)
        self.entries.append(entry(who, choice))
        self._deal()

    def refusal(self, seat: int, choice: int) -> IllegalChoice:
        """Why a choice is not open to this seat."""
        if seat not in self.asked:
            return IllegalChoice(phrase("refused-game-over" if self.over else "refused-not-asked"))
        if seat == NATURE or not self.game.vocabulary.knows(choice):
            return IllegalChoice(phrase("refused-unknown"))
        return self.game.show.refusal(self.state, seat, choice)

    def _deal(self) -> None:
        """Chance speaks, unless the caller does that."""
        dealer, s = self.dealer, self.state
        while dealer is not None and s.seat == NATURE:
            outcome = dealer.outcome(s)
            s.take(NATURE, outcome)
            self.entries.append(entry(NATURE, outcome))

    # ---- How it stands ---------------------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        """The score of each seat as it stands, in lines. Not all games show them to all before the end."""
        return self.game.scores(self.state)

    def places(self) -> list[int]:
        """The place of each seat as it stands, 1 is best; equals share a place."""
        return places(self.scores())

    @property
    def won_by_nobody(self) -> bool:
        """Is the game over and lost by all? A solo game can be."""
        return self.over and self.game.lost(self.state)

    # ---- Others like it ----------------------------------------------------------------------------------------------

    def copy(self) -> Position:
        """The same position, to be played on by itself; its chance says the same for the same questions."""
        other = Position.__new__(Position)
        other.game, other.seats, other.options, other.dealer = self.game, self.seats, self.options, self.dealer
        other.began = self.began
        other.entries = self.entries[:]
        other.state = self.state.clone()
        return other

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def imagine(self, seat: int, seed: int) -> Position:
        """A position that this seat can't tell from the real one; its chance comes from the caller."""
        return imagined(self.game, self.view(seat), seed)

    def __eq__(self, other: object) -> bool:
        """The same game with the same components, and the same facts. How it came to them does not matter."""
        if not isinstance(other, Position):
            return NotImplemented
        same = (self.game.name, self.game.components) == (other.game.name, other.game.components)
        return same and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is its log: the entries are played again."""
        seed = self.dealer.seed if self.dealer is not None else None
        return again, (self.game, self.seats, self.options, seed, self.began, self.entries)

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, {len(self.entries)} entries, {self.seat} is asked>"

    # ---- Logs --------------------------------------------------------------------------------------------------------

    def log(self, names: list[str] | None = None, bots: list[str] | None = None) -> Log:
        """The game so far; with its seed, if it has one and is over."""
        if self.began is not None:
            raise LogError("log-no-header", line=0)
        found = Log(
            Header(
                game=self.game.name,
                rules=self.game.version,
                components=self.game.components,
                seats=self.seats,
                options=self.options,
                names=names or [],
                commitment=self.dealer.commitment if self.dealer is not None else NO_SEED,
                bots=bots or [],
            )
        )
        found.entries = self.entries[:]
        if self.over:
            found.ending, found.places = "end", self.places()
            found.seed = self.dealer.seed if self.dealer is not None else None
        return found

    def write_log(self, names: list[str] | None = None, bots: list[str] | None = None) -> str:
        """The log as text, the same as `farmtable` writes and reads."""
        return written(self.log(names, bots), self.game.vocabulary)


def start(game: Game | str, seats: int, seed: int | bytes | None = 0, options: Options | None = None) -> Position:
    """A new game at its first decision. The same seed deals the same game as `table`; None: the caller is chance."""
    loaded = games.load(game) if isinstance(game, str) else game
    return Position(loaded, seats, options or {}, dealer_of(seed))


def table(game: Game | str, seats: int, seed: int | bytes = 0, options: Options | None = None) -> Table:
    """The same game at a table: with events, questions, versions and undo, as servers have it."""
    loaded = games.load(game) if isinstance(game, str) else game
    return Table(loaded, seats, options or {}, dealer_of(seed) or Dealer())


def imagined(game: Game, view: View, seed: int) -> Position:
    """A position that the seat of this view can't tell from the real one."""
    position = Position.__new__(Position)
    position.game, position.seats, position.options = game, view.players, {}
    position.dealer, position.entries, position.began = None, [], (view, seed)
    position.state = game.imagine(view, Chance(seed))
    return position


def again(
    game: Game, seats: int, options: Options, seed: bytes | None, began: tuple[View, int] | None, entries: list[int]
) -> Position:
    """A position from its pickle."""
    position = imagined(game, *began) if began is not None else Position(game, seats, options, None)
    for row in entries:
        position.state.take(*split(row))
    position.entries = list(entries)
    position.dealer = dealer_of(seed)
    return position


def read_log(text: str, components: Path | None = None) -> Position:
    """The position at the end of a log, every entry checked; LogError says what is wrong with it."""
    loaded: list[Game] = []

    def vocabulary_of(name: str) -> Any:
        if name not in games.names(hidden=True):
            return None
        loaded.append(games.load(name, components))
        return loaded[0].vocabulary

    log = Reader(vocabulary_of).read(text)
    game, header = loaded[0], log.header
    if header.rules != game.version:
        raise LogError("log-other-rules", theirs=header.rules, ours=game.version)
    if header.components != game.components:
        raise LogError("log-other-components", theirs=header.components[:12], ours=game.components[:12])
    position = Position(game, header.seats, header.options, None)
    for number, row in enumerate(log.entries, 1):
        seat, choice = split(row)
        if position.seat == NOBODY or not position.state.offers(seat, choice):
            raise LogError("log-illegal", entry=number)
        position.take(choice, seat)
    position.dealer = dealer_of(log.seed)
    return position
