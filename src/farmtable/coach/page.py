"""A review as one page for a browser: nothing is loaded from anywhere, and it can be read without its drawing."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from io import StringIO

from rich.console import Console
from rich.terminal_theme import MONOKAI

from farmtable.coach.review import Review
from farmtable.coach.text import (
    hundredths,
    moment_of,
    own_moments,
    parts_of,
    point_name,
    sum_of,
    turn_phrases,
)
from farmtable.coach.ways import Told
from farmtable.core.game import Game
from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.core.show.score import Score
from farmtable.core.show.view import View
from farmtable.table.words import Words

WIDE, HIGH, LEFT = 720, 240, 54  # of the drawing, and where its lines begin
DRAWN = 110  # characters in a line of the table
DASHES = ("none", "7 4", "2 3", "10 3 2 3", "1 5", "14 4")  # what tells the lines apart without colour
STYLE = """
:root { color-scheme: light dark; --paper: #fbf6ea; --ink: #2b2118; --line: #8a7a63;
  --s0: #a8321f; --s1: #1f5fa8; --s2: #2f7d3a; --s3: #7a4aa0; --s4: #9a6a00; --s5: #007a7a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1e1a15; --ink: #efe6d6; --line: #8f8371;
  --s0: #f08a76; --s1: #82b4f0; --s2: #86cf8f; --s3: #c6a0ea; --s4: #e6bb5a; --s5: #6fd0d0; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; } svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 16px; }
.whose span { white-space: nowrap; margin-right: 1.2rem; } .grid { stroke: var(--line); stroke-width: 1; opacity: .5; }
table { border-collapse: collapse; } th, td { padding: .15rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tbody tr:nth-child(odd) { background: #8882; }
article { border-left: 4px solid var(--line); margin: 1rem 0; padding: 0 1rem; } p { margin: .3rem 0; }
@media (max-width: 30rem) { svg text { font-size: 24px; } }
pre { overflow-x: auto; font-size: 12px; line-height: 1.25; background: #14110d; color: #eee; padding: .6rem; }
"""


def page(game: Game, review: Review, told: Told, scores: list[Score], words: Words) -> str:
    """The whole page."""
    title = escape(words.say(phrase("review-title", game=Phrase("game-name"))))
    body = "\n".join(parts(game, review, told, scores, words))
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{body}\n</body>\n</html>\n"
    )


def parts(game: Game, review: Review, told: Told, scores: list[Score], words: Words) -> Iterator[str]:
    say = words.say
    yield paragraph(say(Phrase("review-settled", {"decisions": review.decisions})))
    yield heading(2, say(Phrase("review-curve")))
    yield paragraph(say(Phrase("review-curve-about")))
    yield drawing(review, words)
    yield f"<details><summary>{escape(say(Phrase('review-curve-table')))}</summary>{table(review, words)}</details>"
    yield heading(2, say(Phrase("review-sum")))
    yield paragraph(say(Phrase("review-sum-about")))
    for seat, account in enumerate(review.accounts):
        yield heading(3, say(sum_of(seat, account)))
        yield listed([say(part) for part in parts_of(account)])
    for seat in range(review.seats):
        mistakes, player = review.costliest(seat), seat_phrase(seat)
        yield heading(2, say(phrase("review-mistakes" if mistakes else "review-no-mistake", player=player)))
        for turn in mistakes:
            first, *rest = turn_phrases(turn, told, words)
            seen = drawn(game, told.views[turn.entry], words)
            about = escape(say(phrase("review-position", player=player)))
            yield f"<article>{heading(3, first)}{''.join(map(paragraph, rest))}"
            yield f"<details><summary>{about}</summary>{seen}</details></article>"
        yield heading(3, say(phrase("review-moments", player=player)))
        yield listed([say(moment_of(one, seat, told, words)) for one in own_moments(review, seat)])
    yield heading(2, say(Phrase("review-points")))
    for seat, score in enumerate(scores):
        yield heading(3, f"{say(seat_phrase(seat))}: {score.points}")
        yield listed([say(phrase("review-line", what=line.why, n=line.points)) for line in score.lines])


def heading(level: int, text: str) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def listed(rows: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(row)}</li>" for row in rows) + "</ul>"


def table(review: Review, words: Words) -> str:
    """The curve for those who read it."""
    heads = "".join(f'<th scope="col">{escape(words.say(seat_phrase(seat)))}</th>' for seat in range(review.seats))
    rows = []
    for k, point in enumerate(review.curve):
        cells = "".join(f"<td>{hundredths(chance)}</td>" for chance in point.chances)
        rows.append(f'<tr><th scope="row">{escape(point_name(review, k, words))}</th>{cells}</tr>')
    return f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def drawing(review: Review, words: Words) -> str:
    """A line for each seat; below it whose is which."""
    last = max(1, len(review.curve) - 1)
    about = escape(words.say(Phrase("review-curve")))
    found = [f'<svg viewBox="0 0 {WIDE + 8} {HIGH + 24}" role="img" aria-label="{about}">']
    for share in (0, 25, 50, 75, 100):
        y = 10 + HIGH * (100 - share) // 100
        found.append(f'<path class="grid" d="M{LEFT} {y}H{WIDE}"/>')
        found.append(f'<text x="{LEFT - 6}" y="{y + 6}" text-anchor="end">{share}</text>')
    for seat in range(review.seats):
        spots = [
            f"{LEFT + (WIDE - LEFT) * k / last:.1f} {10 + HIGH * (1 - point.chances[seat]):.1f}"
            for k, point in enumerate(review.curve)
        ]
        found.append(f'<path {stroke(seat)} d="M{" L".join(spots)}"/>')
    found.append('</svg><p class="whose">')
    for seat in range(review.seats):
        name = escape(words.say(seat_phrase(seat)))
        found.append(f'<span><svg width="44" height="8" aria-hidden="true"><path {stroke(seat)} d="M0 4H44"/></svg> ')
        found.append(f"{name}</span> ")
    return "".join([*found, "</p>"])


def stroke(seat: int) -> str:
    """Told apart by dashes too, not by colour alone."""
    return f'fill="none" stroke="var(--s{seat})" stroke-width="3" stroke-dasharray="{DASHES[seat]}"'


def drawn(game: Game, view: View, words: Words) -> str:
    """The table as the terminal draws it."""
    console = Console(record=True, width=DRAWN, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(game.show.draw(view, words.say))
    return console.export_html(theme=MONOKAI, inline_styles=True, code_format="<pre>{code}</pre>")
