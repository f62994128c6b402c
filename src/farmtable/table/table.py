"""A table: takes choices, lets the dealer speak for chance, and shows each seat what it may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from farmtable.core.game import Game, Options
from farmtable.core.rules.event import Event
from farmtable.core.rules.seats import BIT, NATURE
from farmtable.core.rules.state import State
from farmtable.core.rules.task import Task
from farmtable.core.show.phrase import IllegalChoice, Phrase, phrase
from farmtable.core.show.score import Score, places
from farmtable.core.show.text import Step
from farmtable.core.show.view import View
from farmtable.table.back import Back, Moment
from farmtable.table.dealer import Dealer
from farmtable.table.foresee import Foresight, final_choices, foreseen
from farmtable.table.foresee import seen as seen
from farmtable.table.log import USED, Header, Log, LogError, entry, split


class StaleVersion(ValueError):
    """The choice was made for a question that no longer stands; `version` is the one that does."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the question has changed; its version is {version} now")
        self.version = version


class Table:
    """The only owner of a real state. Nothing leaves it but views, menus, questions, events and scores."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        dealer: Dealer,
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
        takebacks: str = "",
        helps: bool = False,
    ) -> None:
        settled = game.settled(seats, options)
        self.game = game
        self.dealer = dealer
        self.helps = helps  # do answers that need no person make themselves here?
        self.log = Log(
            Header(
                game=game.name,
                rules=game.version,
                components=game.components,
                seats=seats,
                options=settled,
                names=list(names),
                commitment=dealer.commitment,
                bots=list(bots),
                takebacks=takebacks,
            )
        )
        self._state = game.new(seats, settled)
        self._events: list[Event] = []
        self._state.events = self._events
        self._state.settle()
        self._back = Back()
        self.decided: list[tuple[int, int, int]] = []  # of each decision: entries of the log before it, who, and events
        self._versions = [0] * seats
        self._questions: list[tuple[Task[Any], list[int]] | None] = [None] * seats
        self._chance()
        self._ask()

    # ---- What a seat sees ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.log.header.seats

    @property
    def over(self) -> bool:
        return self._state.over()

    def asked(self) -> list[int]:
        """The seats that may choose now."""
        return [seat for seat in range(self.seats) if self._questions[seat] is not None]

    def view(self, seat: int) -> View:
        return self.game.view(self._state, seat)

    def menu(self, seat: int) -> list[int]:
        """All that this seat may choose now, ascending."""
        question = self._questions[seat] if 0 <= seat < self.seats else None
        return list(question[1]) if question else []

    def question(self, seat: int) -> Phrase | None:
        """What this seat is asked, if anything."""
        question = self._questions[seat] if 0 <= seat < self.seats else None
        return self.game.show.question(question[0]) if question else None

    def task(self, seat: int) -> Task[Any] | None:
        """What this seat is asked, as the rules have it: the agenda is public."""
        question = self._questions[seat]
        return question[0] if question else None

    def choice_phrase(self, seat: int, choice: int) -> Phrase:
        """A choice in words, as an answer to what this seat is asked."""
        return self.game.show.choice_phrase(choice, self.task(seat))

    def usual(self, seat: int) -> int | None:
        """The answer that players nearly always give, if there is one: no more than a default for a prompt."""
        question = self._questions[seat]
        return self.game.show.usual(*question) if question else None

    def by_itself(self, seat: int) -> int | None:
        """The answer of this seat that needs no person, if there is one, at a table that helps."""
        return self._by_itself(self._state, seat)

    def refusal(self, seat: int, choice: int) -> IllegalChoice | None:
        """Why this choice is not open to a seat; None if it is."""
        if not self._asks(seat):
            return IllegalChoice(phrase("refused-game-over" if self.over else "refused-not-asked"))
        if choice in self.menu(seat):
            return None
        if not self.game.vocabulary.knows(choice):
            return IllegalChoice(phrase("refused-unknown"))
        return self.game.show.refusal(self._state, seat, choice)

    def foresee(self, seat: int, choice: int, version: int) -> Foresight:
        """What this choice would do, as far as the seat can know. Refused like the choice itself."""
        self._check(seat, choice, version)
        return foreseen(self.game, self.view(seat), choice, then=self._by_itself)

    def finality(self, seat: int, view: View) -> list[tuple[int, bool]]:
        """All that this seat may choose now, each with whether it could not be taken back: its own view tells that."""
        if self.takebacks:
            return [(choice, False) for choice in self.menu(seat)]
        return final_choices(self.game, view, self.menu(seat), then=self._by_itself)

    def steps(self, seat: int, view: View) -> Step | None:
        """What this seat is asked, step by step."""
        question = self._questions[seat] if 0 <= seat < self.seats else None
        return self.game.show.steps(*question, view) if question else None

    def version(self, seat: int) -> int:
        """The number of the question that stands for this seat; others' choices change it only if they change it."""
        return self._versions[seat]

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened from the event of this number on, as this seat may know it."""
        return [seen(event, seat) for event in self._events[since:]]

    @property
    def told(self) -> int:
        """How many events there have been."""
        return len(self._events)

    def scores(self) -> list[Score]:
        return self.game.scores(self._state)

    @property
    def turn(self) -> int:
        """How many turns have been played."""
        return self.game.turns(self._state)

    def lost(self) -> bool:
        """Has nobody won?"""
        return self.game.lost(self._state)

    def places(self) -> list[int]:
        """The place of each seat, by the scores as they stand."""
        return places(self.scores())

    # ---- What a seat does ----------------------------------------------------------------------------------------

    def take(self, seat: int, choice: int, version: int) -> None:
        """Carry out a choice. Refused: IllegalChoice or StaleVersion, and everything is as it was."""
        self._check(seat, choice, version)
        self._remember(seat, choice)
        told = len(self._events)
        self._do(seat, choice)
        if (self._chance() or self._news(told)) and not self.takebacks:
            self._back.clear()
        self._versions[seat] += 1
        self._questions[seat] = None
        self._ask()

    def answer(self, people: Collection[int]) -> None:
        """Carry out the answers that need no person, of these seats, until one of them must decide."""
        while True:
            found = ((seat, self.by_itself(seat)) for seat in self.asked() if seat in people)
            seat, choice = next(((seat, choice) for seat, choice in found if choice is not None), (NATURE, 0))
            if seat == NATURE:
                return
            self.take(seat, choice, self.version(seat))

    def can_undo(self, seat: int) -> bool:
        """May this seat go back? Only over own choices since the last time that anybody learned something; with
        take-backs to the start of its turn. What is over stays so."""
        return self.undo_steps(seat) > 0

    def undo_steps(self, seat: int) -> int:
        """To how many decisions this seat may go back."""
        return len(self._decisions(seat))

    def undo(self, seat: int, whole: bool = False) -> None:
        """Go back one decision, and over what made itself after it; or as far as it goes."""
        moments = self._decisions(seat)
        if not moments:
            raise IllegalChoice(phrase("refused-undo"))
        self.go_back(moments[0 if whole else -1].entries)

    def undo_over(self, seat: int) -> list[str]:
        """What one step back of this seat would go over: nothing, unless choices may be taken back here."""
        moments = self._decisions(seat)
        return self._learned(moments[-1]) if moments else []

    def go_back(self, entries: int) -> None:
        """To the moment with so many entries of the log. Who goes over something learned takes it back."""
        moment = self._back.at(entries)
        if moment is None:
            raise LogError("log-illegal", entry=entries)
        if self.takebacks:
            self._questions = [None] * self.seats  # a bot that thinks about what came later is late
            if self._learned(moment):
                self.log.header = msgspec.structs.replace(self.log.header, takebacks=USED)
        self._back.forget(moment)
        self._state = moment.state
        del self.log.entries[moment.entries :]
        del self._events[moment.events :]
        self.decided = [decision for decision in self.decided if decision[0] < moment.entries]
        self._state.events = self._events
        self._ask()

    @property
    def takebacks(self) -> bool:
        """May the only person here go back over what was learned?"""
        return bool(self.log.header.takebacks)

    def _remember(self, seat: int, choice: int) -> None:
        """The moment before a choice. With take-backs all of a person's turn is remembered, whatever happens in it."""
        own, entries, told = self.by_itself(seat) != choice, len(self.log.entries), len(self._events)
        if own:
            self.decided.append((entries, seat, told))
        if not self.takebacks:
            self._back.remember(Moment(seat, own, 0, self._state.clone(), entries, told))
        elif seat == self.log.header.person:
            turn = self.game.turn_of(self._state)
            self._back.remember_turn(Moment(seat, own, turn, self._state.clone(), entries, told))

    def _decisions(self, seat: int) -> list[Moment]:
        """To which this seat may go back, the last one last."""
        return [] if self.over else self._back.decisions(seat)

    def _learned(self, moment: Moment) -> list[str]:
        """What has been learned since a moment: chance spoke, something hidden was shown, another seat acted."""
        seats = {split(row)[0] for row in self.log.entries[moment.entries :]}
        found = {
            "chance": NATURE in seats,
            "shown": self._news(moment.events),
            "others": bool(seats - {NATURE, moment.seat}),
        }
        return [name for name, true in found.items() if true]

    def _by_itself(self, s: State, seat: int) -> int | None:
        if not (self.helps and s.asked & BIT[seat]):
            return None
        alone = self.log.header.person is not None
        return self.game.show.by_itself(s.task_of(seat), s.choices(seat), s, seat, alone)

    def _asks(self, seat: int) -> bool:
        return 0 <= seat < self.seats and self._questions[seat] is not None

    def _check(self, seat: int, choice: int, version: int) -> None:
        """Who is late learns that, and nothing of a question that was not seen."""
        if self._asks(seat) and version != self._versions[seat]:
            raise StaleVersion(self._versions[seat])
        refused = self.refusal(seat, choice)
        if refused is not None:
            raise refused

    # ---- Going on ------------------------------------------------------------------------------------------------

    def _do(self, seat: int, choice: int) -> None:
        self._state.take(seat, choice)
        self.log.entries.append(entry(seat, choice))

    def _chance(self) -> bool:
        """Let chance decide while it is asked; did it?"""
        spoken = False
        while self._state.asked & BIT[NATURE]:
            outcome = self._outcome()
            if outcome is None:
                break
            self._do(NATURE, outcome)
            spoken = True
        return spoken

    def _outcome(self) -> int | None:
        """What chance decides; None where a log stops before it did."""
        return self.dealer.outcome(self._state)

    def _news(self, since: int) -> bool:
        """Did any player learn something hidden?"""
        players = sum(BIT[seat] for seat in range(self.seats))
        return any(event.news & players for event in self._events[since:])

    def _ask(self) -> None:
        """A new version for each seat whose question is another one now."""
        s = self._state
        for seat in range(self.seats):
            question = (s.task_of(seat), s.choices(seat)) if s.asked & BIT[seat] else None
            if question is not None and question != self._questions[seat]:
                self._versions[seat] += 1
            self._questions[seat] = question


def replayed(game: Game, log: Log, dealer: Dealer | None = None, helps: bool = False) -> Table:
    """The table at the end of a log, every entry checked. Only a dealer with the log's seed can go on with it."""
    header = log.header
    if header.rules != game.version:
        raise LogError("log-other-rules", theirs=header.rules, ours=game.version)
    if header.components != game.components:
        raise LogError("log-other-components", theirs=header.components[:12], ours=game.components[:12])
    if dealer is not None and dealer.commitment != header.commitment:
        raise LogError("log-other-seed")
    table = Replay(game, log, dealer, helps)
    while table.left:
        table.step()
    if header.forked > len(log.entries):
        raise LogError("log-short-fork", forked=header.forked)
    if log.ending == "end" and (not table.over or table.places() != log.places):
        raise LogError("log-not-over")
    return table


class Replay(Table):
    """A table whose chance and choices come from a log; with the log's own dealer it can go on after it.

    What was taken over from another game is given: nobody goes back behind it, and no seed deals it. All other outcomes
    are checked against the dealer. Where the log stops between a choice and its chance, because the machine did, the
    dealer speaks again, and says the same.
    """

    def __init__(self, game: Game, log: Log, dealer: Dealer | None = None, helps: bool = False) -> None:
        self.left = list(reversed(log.entries))
        self.checked = dealer
        header = log.header
        self.forked = header.forked
        super().__init__(
            game, header.seats, header.options, dealer or Dealer(), header.names, header.bots, header.takebacks, helps
        )
        self.log.header = header
        self.log.seed = log.seed
        self.log.ending = log.ending
        self.log.places = log.places

    def open_events(self, since: int) -> list[Event]:
        """What happened, with every secret: for games that are over."""
        return self._events[since:]

    def progress(self) -> list[int]:
        """How far each seat has come: for games that are over."""
        return self.game.progress(self._state)

    def step(self) -> None:
        """The next choice of the log, with the chance that follows it."""
        seat, choice = split(self.left.pop())
        if seat >= self.seats or choice not in self.menu(seat):
            raise LogError("log-illegal", entry=len(self.log.entries) + 1)
        self.take(seat, choice, self.version(seat))
        if len(self.log.entries) <= self.forked:
            self._back.clear()

    def go_back(self, entries: int) -> None:
        """Also to a moment that is not remembered: older versions may have asked what makes itself now."""
        if self.takebacks and self._back.at(entries) is None:
            self._back.clear()
            self._back.remember(self._moment(entries))
        super().go_back(entries)

    def _moment(self, entries: int) -> Moment:
        """Found by playing the game again."""
        seat, log = self.log.header.person, Log(self.log.header)
        log.entries = self.log.entries[:entries]
        past = Replay(self.game, log, self.checked)
        while past.left:
            past.step()
        if seat is None or entries < self.forked or len(past.log.entries) != entries:
            raise LogError("log-illegal", entry=entries)
        return Moment(seat, True, self.game.turn_of(past._state), past._state, entries, past.told)

    def _outcome(self) -> int | None:
        if not self.left:
            return self.checked.outcome(self._state) if self.checked else None
        seat, choice = split(self.left.pop())
        number = len(self.log.entries) + 1
        if seat != NATURE or choice not in self._state.choices(NATURE):
            raise LogError("log-illegal", entry=number)
        if self.checked and number > self.forked and choice != self.checked.outcome(self._state):
            raise LogError("log-other-deal", entry=number)
        return choice
