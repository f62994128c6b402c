"""One game at a terminal: shows the table, asks, takes what is typed, whatever it is."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import click
from rich.console import Console
from rich.markup import escape

from farmtable.cli.result import show_result
from farmtable.core.show.phrase import IllegalChoice, Phrase, phrase, seat_phrase
from farmtable.core.show.text import Step
from farmtable.table.journal import Journal
from farmtable.table.table import Table
from farmtable.table.told.heard import heard
from farmtable.table.told.notation import notation, parsed
from farmtable.table.told.text import text
from farmtable.table.words import Words, all_lines, way_line
from farmtable.thinking.ask import Fault
from farmtable.thinking.registry import make
from farmtable.thinking.seat import BotSeat, secret_seeds, way_to

LISTED = 60  # choices shown at once; more can be typed


class Session:
    """People and bots at one table, on one screen."""

    def __init__(
        self,
        table: Table,
        journal: Journal,
        words: Words,
        interrupted: bool = False,
        components: str = "",
        in_words: bool = False,
    ) -> None:
        self.table = table
        self.journal = journal
        self.words = words
        self.say = words.say
        self.interrupted = interrupted
        self.levels = table.log.header.bots or [""] * table.seats
        self.components = components
        self.in_words = in_words  # nothing is drawn: the table is told, and long menus are asked step by step
        self.steps: list[Step] = []  # the steps taken of the question, the last one stands
        self.heard_all = [False] * table.seats  # has each seat been told the whole table?
        self.bots = [self.seated(level, seat) if level else None for seat, level in enumerate(self.levels)]
        self.people = [seat for seat, level in enumerate(self.levels) if not level]
        self.console = Console(highlight=False)
        self.tty = sys.stdin.isatty() and sys.stdout.isatty()
        self.looked = [0] * table.seats  # the events that each seat has been told
        self.front: int | None = None  # who sits before the screen
        self.refused: IllegalChoice | None = None
        self.failures: list[Phrase] = []  # of bots, to be told

    def seated(self, level: str, seat: int) -> BotSeat:
        """A bot in its seat; SetupError if the game has none of that name."""
        game = self.table.game
        make(level, game)
        seeds = secret_seeds(self.table.dealer, seat)
        return BotSeat(level, game.name, seat, seeds, way_to(level), self.failed, self.components)

    def failed(self, fault: Fault) -> None:
        """A bot did not answer; the game goes on."""
        self.failures.append(phrase("bot-failed", player=seat_phrase(fault.seat), bot=fault.bot, why=fault.kind))

    def play(self) -> None:
        """To the end, or until somebody quits; the game is saved either way."""
        try:
            self.echo("welcome", file=str(self.journal.path))
            if self.interrupted:
                self.echo("interrupted", entries=len(self.table.log.entries))
            while not self.table.over and self.turn():
                pass
        except (EOFError, KeyboardInterrupt, click.Abort):
            click.echo()
        self.journal.close(self.table)
        if self.table.over:
            if self.people:
                self.tell(self.people[0])
            show_result(self.table, self.words)
            self.echo("commitment", commitment=self.table.log.header.commitment)
        self.echo("saved-over" if self.table.over else "saved", file=str(self.journal.path))

    def turn(self) -> bool:
        """One choice of whoever is asked, bots first; False if a person quits."""
        table = self.table
        asked = table.asked()
        for seat in asked:
            bot = self.bots[seat]
            if bot is not None:
                self.take(seat, bot.choose(table.view(seat), table.menu(seat), len(table.log.entries)))
                return True
        return self.ask(asked[0])

    def take(self, seat: int, choice: int) -> None:
        """A choice counts when it is on the disk."""
        self.table.take(seat, choice, self.table.version(seat))
        self.journal.save(self.table)

    # ---- Asking a person -----------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Show the table and the question, then read until there is an answer; False: quit."""
        self.hand_over(seat)
        self.steps = []
        self.show(seat)
        while True:
            line = input("> ").strip()
            word = line.lower()
            if self.is_command(word, "quit"):
                return False
            if self.is_command(word, "undo"):
                if self.undo(seat):
                    return True
            elif self.is_command(word, "help"):
                self.help(seat)
            elif self.is_command(word, "back") and len(self.steps) > 1:
                self.steps.pop()
                self.show_step(seat)
            elif self.is_command(word, "table"):
                self.heard_all[seat] = False
                self.show(seat)
            elif self.is_command(word.partition(" ")[0], "why"):
                self.why(seat, line.partition(" ")[2].strip())
            elif self.answer(seat, word):
                return True

    def is_command(self, word: str, name: str) -> bool:
        """In English, or in the reader's language."""
        return word in (name, self.say(phrase(f"command-{name}")))

    def hand_over(self, seat: int) -> None:
        """Several people, one screen: nobody sees another's cards."""
        if self.front not in (None, seat) and len(self.people) > 1:
            if self.tty:
                self.console.clear()
            input(self.say(phrase("hand-over", player=seat_phrase(seat))))
        self.front = seat

    def show(self, seat: int) -> None:
        """The table, what happened, what is asked and what can be chosen."""
        if self.in_words:
            self.show_in_words(seat)
            return
        if self.tty:
            self.console.clear()
        table = self.table
        self.console.print(table.game.show.draw(table.view(seat), self.say))
        self.tell(seat)
        question = table.question(seat)
        if question is not None:
            self.console.print(escape(self.say(phrase("label", of=seat_phrase(seat), text=question))), style="bold")
        menu = table.menu(seat)
        usual = table.usual(seat)
        for number, choice in enumerate(menu[:LISTED], 1):
            mark = "*" if choice == usual else " "
            words = escape(self.say(table.choice_phrase(seat, choice)))
            self.console.print(f"{number:3}{mark} {words}  [dim]{escape(notation(table.game, choice, self.words))}[/]")
        if len(menu) > LISTED:
            self.echo("more-choices", n=len(menu) - LISTED)
        self.echo("prompt-usual" if usual is not None else "prompt")

    # ---- ... in words ----------------------------------------------------------------------------------------------

    def show_in_words(self, seat: int) -> None:
        """The whole table at first; later what happened since, and the question. Parts of it can be asked for."""
        found = text(self.table, seat)
        if not self.heard_all[seat]:
            self.heard_all[seat] = True
            self.read(all_lines(found.sections, self.words))
        self.tell(seat)
        if found.step is not None:
            self.steps = [found.step]
            self.show_step(seat)

    def show_step(self, seat: int) -> None:
        """The step that stands, its answers with numbers and with what each would do."""
        step = self.steps[-1]
        self.read([self.say(phrase("label", of=seat_phrase(seat), text=step.ask))])
        usual = self.table.usual(seat)
        for number, way in enumerate(step.ways, 1):
            mark = "*" if way.choice is not None and way.choice == usual else ""
            self.read([f"{number}{mark}. {way_line(way, self.words)}"])
        self.echo("prompt-step" if len(self.steps) > 1 else "prompt-words")

    def read(self, lines: Iterable[str]) -> None:
        """Plain lines, as a screen reader or a braille line takes them: no frames and no colours."""
        for line in lines:
            click.echo(line)

    def goes_on(self, seat: int, number: int) -> bool:
        """Does this answer lead to a further step? Then it is asked."""
        ways = self.steps[-1].ways if self.steps else ()
        then = ways[number - 1].then if 1 <= number <= len(ways) else None
        if then is not None:
            self.steps.append(then)
            self.show_step(seat)
        return then is not None

    def tell(self, seat: int) -> None:
        """What happened since this person last looked."""
        events = self.table.events(seat, self.looked[seat])
        for line in self.words.story([self.table.game.show.event_phrase(event) for event in events]):
            self.console.print(f"[dim]·[/] {escape(line)}")
        self.looked[seat] = self.table.told
        for failure in self.failures:
            self.console.print(escape(self.say(failure)), style="dim")
        self.failures.clear()

    # ---- What a person types -------------------------------------------------------------------------------------

    def answer(self, seat: int, word: str) -> bool:
        """A number of the list, a choice in notation, or nothing for the usual one."""
        menu = self.listed(seat)
        usual = self.table.usual(seat)
        if not word and usual is not None:
            choice: int | None = usual
        elif word.isascii() and word.isdigit():
            if self.goes_on(seat, int(word[:9])):
                return False
            if not 1 <= int(word[:9]) <= len(menu):
                self.echo("not-in-list", n=len(menu))
                return False
            choice = menu[int(word) - 1]
        else:
            choice = self.understood(seat, word)
        if choice is None:
            return False
        try:
            self.take(seat, choice)
        except IllegalChoice as refusal:
            self.refuse(refusal)
            return False
        return True

    def listed(self, seat: int) -> list[int | None]:
        """The choices with numbers; None: an answer that is no choice yet."""
        return [way.choice for way in self.steps[-1].ways] if self.steps else [*self.table.menu(seat)]

    def understood(self, seat: int, line: str) -> int | None:
        """The choice that was typed; else a part of the table that was asked for is told, or what can be typed."""
        found = heard(self.table, seat, line, self.words)
        self.read(all_lines(found.told, self.words))
        if found.unknown is not None:
            self.console.print(escape(self.say(found.unknown)), style="dim")
        return found.choice

    def refuse(self, refusal: IllegalChoice) -> None:
        self.refused = refusal
        self.console.print(f"[red]{escape(self.say(refusal.reason))}[/]")
        if refusal.rule:
            self.echo("ask-why", rule=refusal.rule)

    def undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except IllegalChoice as refusal:
            self.refuse(refusal)
            return False
        self.journal.undone(self.table)
        self.looked = [min(looked, self.table.told) for looked in self.looked]
        return True

    def help(self, seat: int) -> None:
        for key in ("help-play", "help-notation", "help-commands"):
            if self.words.has(key):
                self.console.print(escape(self.say(phrase(key))))
        self.understood(seat, "help")

    def why(self, seat: int, about: str) -> None:
        """The rule behind the last refusal, behind a rule's number, or why a choice is not open."""
        rule = about.upper()
        if not self.words.has(f"rule-{rule}"):
            if about:
                self.explain(seat, about)
            rule = self.refused.rule if self.refused else ""
        if self.words.has(f"rule-{rule}"):
            self.console.print(escape(self.say(phrase("label", of=rule, text=phrase(f"rule-{rule}")))))
        elif not about:
            self.echo("nothing-refused")

    def explain(self, seat: int, typed: str) -> None:
        """Why is this not open?"""
        self.refused = None
        choice = parsed(self.table.game, typed, self.words)
        if choice is None:
            example = notation(self.table.game, self.table.menu(seat)[-1], self.words)
            self.echo("not-understood", words=typed, example=example)
            return
        refusal = self.table.refusal(seat, choice)
        if refusal is None:
            self.echo("is-open")
        else:
            self.refuse(refusal)

    def echo(self, key: str, **args: int | str) -> None:
        self.console.print(escape(self.say(phrase(key, **args))), style="dim")
