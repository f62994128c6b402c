"""The table for a terminal: lands side by side, tiles as letters. Colours only repeat what the letters say."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_lowercase

from rich.cells import cell_len
from rich.markup import escape

from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.view import HIDDEN
from farmtable.games.farmoony.rules.declared import TOOL_NAMES
from farmtable.games.farmoony.rules.land import Land
from farmtable.games.farmoony.rules.state import Box
from farmtable.games.farmoony.rules.tiles import SIDE, TYPES, card_of, x_of, y_of
from farmtable.games.farmoony.show.phrases import mission_phrase
from farmtable.games.farmoony.show.view import FarmoonyView, seen_land, turn_in_phase

WIDTH = 100
GAP = 4  # columns between two lands
STYLES = ("", "green", "bright_blue", "yellow", "red", "bright_black", "white")  # by type of tile


def draw(box: Box, v: FarmoonyView, say: Callable[[Phrase], str]) -> str:
    """All that a seat sees, as text with rich's markup."""
    picture = Picture(box, v, say)
    parts = [picture.title(), picture.missions(), picture.lands(), picture.tools(), picture.own(), picture.legend()]
    return "\n\n".join("\n".join(part) for part in parts if part)


class Block:
    """Lines of markup that are all filled up to the same width."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int]] = []

    def add(self, markup: str, width: int) -> None:
        self.lines.append((markup, width))

    @property
    def width(self) -> int:
        return max(width for _, width in self.lines)


class Picture:
    """One view, in one language."""

    def __init__(self, box: Box, v: FarmoonyView, say: Callable[[Phrase], str]) -> None:
        self.box = box
        self.v = v
        self.say = say
        self.letters = [" ", *(say(phrase(f"letter-{name}")) for name in TYPES[1:])]

    def word(self, key: str, **args: Argument) -> str:
        return escape(self.say(phrase(key, **args)))

    def title(self) -> list[str]:
        v = self.v
        line = f"[bold]{self.word('game-name')}[/]"
        if not v.agenda:
            return [f"{line} · {self.word('draw-over')}"]
        return [f"{line} · {self.word('draw-phase', n=v.phase, turn=turn_in_phase(v))}"] if v.phase else [line]

    def missions(self) -> list[str]:
        """The missions chosen so far, and what they score."""
        lines = []
        for number in self.v.missions:
            text = phrase(f"mission-{self.box.names[number]}-text")
            lines.append(self.word("draw-mission", mission=mission_phrase(self.box, number), text=text))
        return lines

    # ---- Lands -----------------------------------------------------------------------------------------------------

    def lands(self) -> list[str]:
        """Side by side, as many as there is room for."""
        rows: list[list[Block]] = [[]]
        for seat in range(self.v.players):
            block = self.land(seat)
            if rows[-1] and sum(other.width + GAP for other in rows[-1]) + block.width > WIDTH:
                rows.append([])
            rows[-1].append(block)
        lines: list[str] = []
        for row in rows:
            lines += [""] if lines else []
            for k in range(max(len(block.lines) for block in row)):
                line = ""
                for block in row:
                    markup, width = block.lines[k] if k < len(block.lines) else ("", 0)
                    line += markup + " " * (block.width + GAP - width)
                lines.append(line.rstrip())
        return lines

    def land(self, seat: int) -> Block:
        """Name and points, then the tiles with the numbers of their columns and rows; a token is a star."""
        block = Block()
        land = seen_land(self.box, self.v.seats[seat])
        name = self.say(seat_phrase(seat))
        points = [int(self.box.missions[number].score(land.ground())) for number in self.v.missions]
        told = self.say(phrase("draw-points", n=sum(points), parts=" + ".join(map(str, points)) or "0"))
        mark = "▸ " if seat in self.v.asked else ""
        style = "bold underline" if seat == self.v.seat else "bold"
        block.add(f"{mark}[{style}]{escape(name)}[/] · {escape(told)}", cell_len(f"{mark}{name} · {told}"))
        if land.laid:
            self.grid(land, block, seat == self.v.seat)
        return block

    def grid(self, land: Land, block: Block, own: bool) -> None:
        """On the player's own land a small letter says which tiles belong to one card."""
        wide = 4 if own else 3
        order = [int(card_of(place)) for place in land.laid]
        header = "   " + "".join(f" {x_of(x):<{wide - 1}}" for x in range(land.left, land.right + 1))
        block.add(f"[dim]{header}[/]", len(header))
        for y in range(land.top, land.bottom + 1):
            line = f"[dim]{y_of(y * SIDE):>3}[/]"
            for cell in range(y * SIDE + land.left, y * SIDE + land.right + 1):
                tile = land.tile(cell)
                star = "*" if land.token(cell) else " "
                card = ascii_lowercase[order.index(land.cards[cell])] if own and tile else ""
                line += f" [{STYLES[tile]}]{escape(self.letters[tile])}[/][dim]{card}[/]{star}" if tile else " " * wide
            block.add(line, len(header))

    # ---- Tools and hands -------------------------------------------------------------------------------------------

    def tool(self, kind: int) -> str:
        return "?" if kind == HIDDEN else self.word(f"tool-{TOOL_NAMES[kind]}")

    def tool_list(self, kinds: list[int]) -> str:
        return ", ".join(self.tool(kind) for kind in kinds) or "–"

    def tools(self) -> list[str]:
        v = self.v
        if not v.phase:
            return []
        lines = [self.word("draw-open-tools", n=v.deck) + " " + self.tool_list(v.open_tools)]
        for seat, seen in enumerate(v.seats):
            lines.append(f"{self.word('draw-tools', player=seat_phrase(seat))} {self.tool_list(seen.tools)}")
        if v.used_tools:
            lines.append(self.word("draw-used-tools") + " " + self.tool_list(v.used_tools))
        return lines

    def own(self) -> list[str]:
        """The player's own hand, the hands passed on, and the cards that are being placed."""
        lines = []
        for seat, seen in enumerate(self.v.seats):
            known = [card for card in seen.hand if card != HIDDEN]
            if known:
                key = "draw-hand" if seat == self.v.seat else "draw-known-hand"
                cards = "  ".join(self.card(card, card == seen.chosen) for card in known)
                lines.append(f"{self.word(key, player=seat_phrase(seat))} {cards}")
        for seat, seen in enumerate(self.v.seats):
            if seen.playing:
                lines.append(f"{self.word('draw-playing', player=seat_phrase(seat))} {self.card(seen.playing, False)}")
        return lines

    def card(self, card: int, chosen: bool) -> str:
        """57 VW/PF, in colours; the chosen one in brackets."""
        tiles = [int(self.box.faces.tile(card, 0, quarter)) for quarter in range(4)]
        painted = [f"[{STYLES[tile]}]{escape(self.letters[tile])}[/]" for tile in tiles]
        text = f"[bold]{card}[/] {painted[0]}{painted[1]}/{painted[2]}{painted[3]}"
        return f"({text})" if chosen else text

    def legend(self) -> list[str]:
        names = [f"[{STYLES[k]}]{escape(self.letters[k])}[/] {self.word(f'tile-{TYPES[k]}')}" for k in range(1, 7)]
        return [" · ".join([*names, self.word("draw-token"), self.word("draw-same-card")])]
