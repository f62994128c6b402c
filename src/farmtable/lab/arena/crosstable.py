"""Everybody against everybody, as text and as a picture."""

from __future__ import annotations

from html import escape

from farmtable.lab.arena.stats import Estimate, Match

CELL, ROW, NAME = 96, 30, 190


def cells(matches: list[Match], bots: list[str], seats: int) -> dict[tuple[str, str], Estimate]:
    """What the bot of the row wins against the bot of the column. Only two-seat tables have a mirror image."""
    found = {}
    for one in matches:
        if one.seeds:
            found[one.pair] = one.share
            if seats <= 2:
                mean = (1 - one.share.mean) if seats == 2 else -one.share.mean
                found[one.pair[1], one.pair[0]] = Estimate(mean, one.share.within)
    return found


def as_text(found: dict[tuple[str, str], Estimate], bots: list[str]) -> str:
    width = max(len(bot) for bot in bots)
    rows = [" " * width + "".join(f"  {bot:>15.15}" for bot in bots)]
    for bot in bots:
        row = [said(found[bot, other]) if (bot, other) in found else "·" for other in bots]
        rows.append(f"{bot:<{width}}" + "".join(f"  {cell:>15}" for cell in row))
    return "\n".join(rows)


def said(one: Estimate) -> str:
    return f"{one.mean:.1%} ± {100 * one.within:.1f}"


def as_svg(found: dict[tuple[str, str], Estimate], bots: list[str], title: str, even: float) -> str:
    """A coloured table: green where the row wins more than an even share, red where less."""
    width, height = NAME + CELL * len(bots) + 16, 76 + ROW * len(bots)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="24" font-size="16">{escape(title)}</text>',
    ]
    for k, bot in enumerate(bots):
        parts.append(text(NAME + CELL * k + CELL // 2, 56, bot, 11, "middle"))
        parts.append(text(NAME - 8, 66 + ROW * k + ROW // 2, bot, 11, "end"))
        for m, other in enumerate(bots):
            x, y = NAME + CELL * m, 62 + ROW * k
            one = found.get((bot, other))
            colour = shade(one.mean - even) if one else "#eee"
            parts.append(f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{ROW - 2}" rx="3" fill="{colour}"/>')
            if one:
                parts.append(text(x + CELL // 2 - 1, y + ROW // 2 + 3, said(one), 11, "middle"))
    return "\n".join([*parts, "</svg>", ""])


def text(x: int, y: int, words: str, size: int, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'


def shade(lead: float) -> str:
    """Light where it is even."""
    pale = round(245 - 130 * min(1.0, abs(lead) * 2))
    return f"rgb({pale},235,{pale})" if lead >= 0 else f"rgb(245,{pale},{pale})"
