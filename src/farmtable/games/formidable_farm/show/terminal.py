"""The table for a terminal: the whole position in 100 columns. Colours only repeat what the text says."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby
from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.view import HIDDEN
from farmtable.games.formidable_farm.rules.crops import CROP_NAMES
from farmtable.games.formidable_farm.rules.play import NO_LIMIT, SOLO_TURNS
from farmtable.games.formidable_farm.rules.rewards import Gain
from farmtable.games.formidable_farm.rules.state import Deck
from farmtable.games.formidable_farm.show.phrases import card_rewards, cost_phrase, crops_phrase
from farmtable.games.formidable_farm.show.text import payable
from farmtable.games.formidable_farm.show.view import UNSEEN, FarmView

WIDTH = 100
MARKS = "●▲■◆"  # of the seats; the shape tells them apart, the colour only repeats it
SEAT_STYLES = ("bright_blue", "bright_red", "bright_green", "bright_magenta")
COUNTDOWN_MARK = "○"
CROP_STYLES = ("yellow", "green", "red", "cyan", "magenta")
LEFT, FIRST, SECOND, RIGHT = 3, 7, 28, 49  # columns of the ring: its frame, and two spaces above or below
MIDDLE = 42  # column of the space on its right
BESIDE = 66  # column of what stands right of the ring
NAME = 20  # column where a player's numbers begin
FACE = 9  # column where a card's text begins
MANY = 8  # more cards of a hand are put side by side where they fit
NAMES_FULFILLED = ("FulfilledBelow", "FulfilledToHand", "SwapFulfilled")  # tasks whose answer is a fulfilled card
NEWEST = 16  # so many of the reader's fulfilled cards are listed


def draw(deck: Deck, v: FarmView, say: Callable[[Phrase], str]) -> str:
    """All that a seat sees, as text with rich's markup."""
    picture = Picture(deck, v, say)
    parts = [picture.title(), picture.ring(), picture.players(), picture.market(), picture.own()]
    return "\n\n".join("\n".join(line.markup for line in part) for part in parts if part)


class Line:
    """A line that grows to the right: its markup, and how wide it is on the screen."""

    def __init__(self) -> None:
        self.markup = ""
        self.width = 0

    def to(self, column: int) -> Line:
        """Go on at this column, or after a gap if that is past."""
        gap = column - self.width if column > self.width else min(self.width, 1)
        self.markup += " " * gap
        self.width += gap
        return self

    def add(self, text: str, style: str = "") -> Line:
        self.markup += f"[{style}]{escape(text)}[/]" if style and text else escape(text)
        self.width += cell_len(text)
        return self

    def join(self, other: Line) -> Line:
        self.markup += other.markup
        self.width += other.width
        return self


class Picture:
    """One view, in one language."""

    def __init__(self, deck: Deck, v: FarmView, say: Callable[[Phrase], str]) -> None:
        self.deck = deck
        self.v = v
        self.say = say
        self.me = v.seat if v.seat < v.players else None  # onlookers have nothing of their own
        self.over = not v.agenda
        names = [(self.word(f"crop-{name}", n=n), kind) for kind, name in enumerate(CROP_NAMES) for n in range(1, 10)]
        self.crop_styles = {escape(name): CROP_STYLES[kind] for name, kind in names}
        longest = sorted(map(re.escape, self.crop_styles), key=len, reverse=True)
        self.crops = re.compile(rf"(?<!\w)({'|'.join(longest)})(?!\w)")

    def word(self, key: str, **args: Argument) -> str:
        return self.say(phrase(key, **args))

    # ---- Whose turn it is ------------------------------------------------------------------------------------------

    def title(self) -> list[Line]:
        v = self.v
        line = Line().add(self.word("game-name"), "bold").add(" · ")
        if v.players == 1:
            line.add(self.word("draw-solo", left=max(SOLO_TURNS - v.turn, 0), all=SOLO_TURNS))
        else:
            line.add(self.word("draw-round", n=v.turn // v.players + 1))
        line.add(" · ")
        if self.over:
            return [line.add(self.word("draw-over"), "bold")]
        line.add(MARKS[v.player] + " ", SEAT_STYLES[v.player])
        return [line.add(self.word("draw-player", player=seat_phrase(v.player)))]

    def turn(self) -> list[Line]:
        """What is done and still open in this turn."""
        v = self.v
        if self.over:
            return []
        supplied = (self.word("draw-supplies-done"), "✓") if v.supplied else (self.word("draw-supplies-open"), "!")
        played = "draw-played-solo" if v.limit >= NO_LIMIT else "draw-played"
        told = [supplied, (self.word(played, n=len(v.played), limit=v.limit), "·")]
        if v.turn < 2:
            told.append((self.word("draw-market-limit", n=v.market_limit), "·"))
        flags = (("draw-discount", v.discount), ("draw-another", v.another), ("draw-last-round", v.last_round))
        told += [(self.word(key), "!") for key, true in flags if true]
        heading = Line().add(self.word("draw-this-turn"), "bold")
        return [heading, *(Line().add(f"{mark} {text}", "yellow" if mark == "!" else "") for text, mark in told)]

    # ---- The supplies board ----------------------------------------------------------------------------------------

    def ring(self) -> list[Line]:
        """Six spaces, clockwise from the top left; the turn beside them."""
        side = ("│", "dim")
        rows = [
            self.edge("╭", 0, 1, "╮"),
            self.two(self.discs, 0, FIRST, 1, SECOND, Line().to(LEFT).add(*side)).to(RIGHT).add(*side),
            self.two(self.gives, 5, 1, 2, MIDDLE, Line()),
            self.two(self.discs, 5, 1, 2, MIDDLE, Line()),
            Line().to(LEFT).add(*side).to(RIGHT).add(*side),
            self.edge("╰", 4, 3, "╯"),
            self.two(self.discs, 4, FIRST, 3, SECOND, Line()),
        ]
        for row, beside in zip(rows, self.turn(), strict=False):
            row.to(BESIDE).join(beside)
        return rows

    def two(
        self, told: Callable[[Line, int], Line], one: int, column: int, other: int, second: int, line: Line
    ) -> Line:
        """Two spaces in a row, each at its column."""
        return told(told(line.to(column), one).to(second), other)

    def edge(self, left: str, one: int, two: int, right: str) -> Line:
        """Two spaces on the frame of the ring."""
        line = self.gives(Line().to(LEFT).add(left + "──", "dim").to(FIRST), one).add(" ")
        line.add("─" * (SECOND - 1 - line.width), "dim").to(SECOND)
        line = self.gives(line, two).add(" ")
        return line.add("─" * (RIGHT - line.width), "dim").add(right, "dim")

    def gives(self, line: Line, space: int) -> Line:
        """What a space gives."""
        task = self.deck.space[space]
        if isinstance(task, Gain):
            return self.painted(line, " ".join(self.say(crops) for crops in crops_phrase(task.bundle)))
        return line.add(self.word("reward-draw-cards", n=1), "bold")

    def discs(self, line: Line, space: int) -> Line:
        """Whose discs lie on a space, and what it costs to go there, or to stay."""
        v = self.v
        here = [k for k, place in enumerate(v.discs) if place == space]
        for k in sorted(here, key=lambda k: k != self.me):
            if k < v.players:
                line.add(MARKS[k] + " ", SEAT_STYLES[k])
                line.add(self.word("draw-you") + " " if k == self.me else "", "bold")
            else:
                line.add(f"{COUNTDOWN_MARK} {self.word('draw-countdown')} ")
        seat = v.player if self.me is None else self.me
        fee = v.fees[space]
        payable = fee <= len(v.seats[seat].fulfilled)
        return line.add("· " if here else "").add(self.word("draw-fee", n=fee), "green" if payable else "dim")

    # ---- The players -----------------------------------------------------------------------------------------------

    def players(self) -> list[Line]:
        """A row for each player: what is left to do, cards, crops; below it, what all know of the hidden cards."""
        heads = [self.word(key) for key in ("draw-left", "draw-hand", "draw-stack", "draw-fulfilled")]
        heads += [self.word(f"many-{name}") for name in CROP_NAMES]
        styles = ["bold", "", "", "", *CROP_STYLES]
        ends = [NAME + sum(cell_len(head) + 2 for head in heads[: k + 1]) for k in range(len(heads))]
        header = Line()
        for end, head in zip(ends, heads, strict=True):
            header.to(end - cell_len(head)).add(head, "dim")
        lines = [header]
        for seat, seen in enumerate(self.v.seats):
            you = f" ({self.word('draw-you')})" if seat == self.me else ""
            name = self.say(seat_phrase(seat))
            room = NAME - 4 - cell_len(you)
            name = name if cell_len(name) <= room else set_cell_size(name, room - 1) + "…"
            line = Line().add("▸" if seat == self.v.player and not self.over else " ", "bold").to(2)
            line.add(MARKS[seat] + " ", SEAT_STYLES[seat]).add(name + you, "bold" if seat == self.me else "")
            counts = [len(seen.hand) + len(seen.stack), len(seen.hand), len(seen.stack), len(seen.fulfilled)]
            for end, n, style in zip(ends, [*counts, *seen.crops], styles, strict=True):
                text = str(n) if n else "–"
                line.to(end - len(text)).add(text, style if n else "dim")
            lines.append(line)
            if seat != self.me:
                lines += self.known(seat)
        return lines

    def known(self, seat: int) -> list[Line]:
        """Of another player's hidden cards, those that all know."""
        seen = self.v.seats[seat]
        told = []
        if hand := [card for card in seen.hand if card > 0]:
            told.append(self.word("draw-known-hand", cards=numbers(hand)))
        if any(card > 0 for card in seen.stack):
            told.append(self.word("draw-known-stack", cards=self.stack(seen.stack)))
        if seen.with_seat:
            told.append(self.word("draw-known-somewhere", cards=numbers(seen.with_seat)))
        return [Line().to(4).add(line, "dim") for line in wrap(" · ".join(told), WIDTH - 4)]

    def stack(self, cards: list[int]) -> str:
        """A stack from its top: 57, 12 unseen, 33"""
        keys = {UNSEEN: "draw-unseen", HIDDEN: "draw-hidden"}
        runs = [(card, len(list(same))) for card, same in groupby(reversed(cards))]
        return ", ".join(self.word(keys[card], n=n) if card in keys else str(card) for card, n in runs)

    # ---- Cards -----------------------------------------------------------------------------------------------------

    def market(self) -> list[Line]:
        v = self.v
        top = v.discard[-1] if v.discard else 0
        stack = self.word("draw-market-stack", n=v.market_stack)
        discard = self.word("draw-discard", n=len(v.discard), card=top)
        heading = Line().add(self.word("draw-market"), "bold").add(f" · {stack} · {discard}", "dim")
        return [heading, *self.cards(v.market, len(v.market) - 1)]

    def own(self) -> list[Line]:
        """The reader's hand, the cards looked at, and what else the player should remember."""
        v = self.v
        lines: list[Line] = []
        if self.me is not None:
            mine = v.seats[self.me]
            heading = Line().add(self.word("draw-your-hand"), "bold")
            rows = self.cards(mine.hand, len(v.market))
            if rows:
                heading.add(f" · ✓ {self.word('draw-payable')}", "dim")
            else:
                heading.add(f" · {self.word('draw-no-cards')}", "dim")
            lines += [heading, *(side_by_side(rows) if len(mine.hand) > MANY else rows)]
            if looked := [card for card in v.looked if card > 0]:
                lines += [Line().add(self.word("draw-looked"), "bold"), *self.cards(looked)]
            if any(mine.stack):
                lines += notes(self.word("draw-your-stack", cards=self.stack(mine.stack)))
            if v.seat in v.asked and v.agenda[-1][0] in NAMES_FULFILLED:
                lines += [Line().add(self.word("draw-face-up"), "bold"), *side_by_side(self.cards(mine.fulfilled))]
            elif mine.fulfilled:
                cut = "… " if len(mine.fulfilled) > NEWEST else ""
                lines += notes(self.word("draw-your-fulfilled", cards=cut + numbers(mine.fulfilled[-NEWEST:])))
        if v.played:
            lines += notes(self.word("draw-played-cards", cards=numbers(v.played)))
        return lines

    def cards(self, cards: list[int], market: int | None = None) -> list[Line]:
        """A row for each card, with a tick if it can be paid for, given so many others in the market."""
        lines = []
        for card in cards:
            line = (
                Line()
                .to(1)
                .add("✓" if market is not None and payable(self.deck, self.v, card, market) else " ", "bold green")
            )
            line.to(FACE - 2 - len(str(card))).add(str(card), "bold")
            cost = cost_phrase(self.deck.costs[card])
            text = self.word("draw-card", cost=cost, reward=card_rewards(self.deck, card))
            for part in wrap(text, WIDTH - FACE):
                lines.append(self.painted(line.to(FACE), part))
                line = Line()
        return lines

    def painted(self, line: Line, text: str) -> Line:
        """Crops in their colours."""
        line.markup += self.crops.sub(lambda m: f"[{self.crop_styles[m[0]]}]{m[0]}[/]", escape(text))
        line.width += cell_len(text)
        return line


def numbers(cards: list[int]) -> str:
    return ", ".join(map(str, cards))


def notes(text: str) -> list[Line]:
    return [Line().to(FACE - 4).add(line, "dim") for line in wrap(text, WIDTH - FACE + 4)]


def side_by_side(rows: list[Line]) -> list[Line]:
    """Two neighbours share a line where both are short."""
    packed: list[Line] = []
    alone: Line | None = None
    for row in rows:
        if alone is not None and alone.width < WIDTH // 2 and row.width <= WIDTH // 2:
            alone.to(WIDTH // 2).join(row)
            alone = None
        else:
            packed.append(row)
            alone = row
    return packed
