"""The figures of one run as tables, for the terminal and for docs/benchmarks.md: the same text."""

from __future__ import annotations

from benchmarks.environment import machine
from benchmarks.peers import PEERS
from benchmarks.run import CHANCES, COMPILED, INTERPRETED, LEARNERS, QUARTERS, Figures, learner, row, usual
from farmtable.games import load, names

FF = "formidable_farm"
CATANATRON, HEARTS = "Catanatron, 4 players", "OpenSpiel hearts, from dealt states"
TENSORS = "OpenSpiel backgammon, with tensors"
TITLES = {FF: "Formidable Farm", "my_farm_shop": "My Farm Shop", "fences": "Fences", "farmoony": "Farmoony"}

INTRODUCTION = """\
# Benchmarks

Made by `python3 run.py bench --write`; do not edit by hand. Figures are medians of {rounds} rounds, in brackets the
lowest and the highest. In each round every engine and every peer has its turn, one process at a time, and processor
time is counted, so the columns belong together; between machines and days only ratios compare. A plain counting loop of
the same run, {loops} million iterations a second {spread}, is the yardstick.

{machine}

Words: *inside* are random games that the engine plays by itself, as searches do; *outside*, a user's Python loop asks
for the menu and chooses, as the peers are driven. A decision has at least two choices, unless skipping it would tell a
secret; chance is paid for and not counted. *clone* is a copy of a state in the middle of a game, *imagine* a copy in
which all that a seat can't know is dealt anew. *search* is iterations of the tree search from the first decision, each
played at random to the end of the game.
"""


def report(figures: Figures) -> str:
    low, high = figures.spread("loop", "loops")
    parts = [
        INTRODUCTION.format(
            rounds=figures.rounds,
            loops=f"{figures.loops() / 1e6:.1f}",
            spread=f"[{low / 1e6:.1f}-{high / 1e6:.1f}]",
            machine="\n".join(f"- {line}" for line in machine()),
        )
    ]
    if figures.engine != COMPILED:
        parts.append("**The installed engine is interpreted, so both engines below are.**\n")
    parts += [ours(figures), ratios(figures), peers(figures), learners(figures), seats(figures), length(figures)]
    return "\n".join(parts)


def number(figures: Figures, who: str, what: str) -> str:
    """A median and its spread: 2,412,000 [2,300,000-2,500,000], or 0.41 [0.40-0.44]."""
    if not figures.has(who, what):
        return ""
    low, high = figures.spread(who, what)
    return f"{short(figures.middle(who, what))} [{short(low)}-{short(high)}]"


def short(value: float) -> str:
    """As many digits as mean something."""
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    if value >= 1e4:
        return f"{value / 1e3:.0f} k"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def ours(figures: Figures) -> str:
    """Every game at its usual number of seats, compiled and interpreted."""
    head = ["4 seats", "", "inside, decisions/s", "of the loop", "outside, decisions/s", "games/s", "clone µs"]
    rows = []
    for game in names():
        for engine in (COMPILED, INTERPRETED):
            who = row(engine, game, usual(game))
            part = figures.middle(who, "decisions") / figures.loops()
            cells = [number(figures, who, what) for what in ("decisions", "outside decisions", "games")]
            cells += [number(figures, who, what) for what in ("50 clone", "50 imagine", "0 iterations")]
            rows.append([TITLES[game], engine, cells[0], f"{part:.3f}", *cells[1:]])
    return "## The four games\n\n" + table([*head, "imagine µs", "search, iterations/s"], rows)


def ratios(figures: Figures) -> str:
    """How much compiling is worth, and what stands beside the peers that matter most."""
    rows = []
    for game in names():
        fast, slow = (row(engine, game, usual(game)) for engine in (COMPILED, INTERPRETED))
        inside = figures.middle(fast, "decisions") / figures.middle(slow, "decisions")
        outside = figures.middle(fast, "outside decisions") / figures.middle(slow, "outside decisions")
        search = figures.middle(fast, "0 iterations") / figures.middle(slow, "0 iterations")
        rows.append([TITLES[game], f"{inside:.1f}", f"{outside:.1f}", f"{search:.1f}"])
    return "## Compiled to interpreted\n\n" + table(["", "inside", "outside", "search"], rows)


def peers(figures: Figures) -> str:
    """Each peer, and how many times as many decisions Formidable Farm makes from outside and inside."""
    farm = row(COMPILED, FF, usual(FF))
    outside, inside = figures.middle(farm, "outside decisions"), figures.middle(farm, "decisions")
    rows = []
    for name, (distribution, _) in PEERS.items():
        if not figures.has(name, "decisions"):
            reason = figures.missing.get(distribution) or figures.missing.get(name) or "not asked for"
            rows.append([name, "", f"not measured: {reason}", "", "", "", ""])
            continue
        rate = figures.middle(name, "decisions")
        cells = [number(figures, name, what) for what in ("decisions", "games", "clone")]
        rows.append([name, figures.versions[distribution], *cells, f"{outside / rate:.1f}", f"{inside / rate:.1f}"])
    head = ["peer", "version", "decisions/s", "games/s", "clone µs", "ours outside", "ours inside"]
    said = (
        "Driven from outside by the same kind of loop, so *ours outside* is the fair column: Formidable Farm with\n"
        "four seats, compiled, to the peer. Their games are other games. RLCard has no copy of its own, so its game\n"
        "is deep-copied.\n"
    )
    return "## Beside other engines\n\n" + said + "\n" + table(head, rows)


def learners(figures: Figures) -> str:
    """Observed and masked steps of the vector environment, beside the peer that gives tensors."""
    said = (
        "Steps a second of one process through the vector environment with 64 games, all seats at random: each step\n"
        "has its observation, candidates and mask, written in place. With *quick* chance, and with the dealer of\n"
        "tables, whose hashes are most of the time. The last column is *quick* to OpenSpiel's backgammon with its\n"
        "observation tensor; PettingZoo and RLCard above are observed too.\n"
    )
    if LEARNERS in figures.missing:
        return f"## For learners\n\nnot measured: {figures.missing[LEARNERS]}\n"
    rows = []
    for game in names():
        for count in sorted({2, usual(game)}):
            who = learner(game, count)
            part = figures.middle(who, "quick") / figures.middle(TENSORS, "decisions") if has_tensors(figures) else 0.0
            cells = [number(figures, who, chance) for chance in CHANCES]
            rows.append([TITLES[game], str(count), *cells, f"{part:.1f}" if part else ""])
    return (
        "## For learners\n\n" + said + "\n" + table(["", "seats", "quick, steps/s", "dealer, steps/s", "ratio"], rows)
    )


def has_tensors(figures: Figures) -> bool:
    return figures.has(TENSORS, "decisions")


def seats(figures: Figures) -> str:
    """How cost grows with the number of seats."""
    rows = []
    for game in names():
        for count in load(game).seats:
            who = row(COMPILED, game, count)
            cells = [number(figures, who, what) for what in ("decisions", "length", "games", "50 clone", "50 imagine")]
            rows.append([TITLES[game], str(count), *cells, number(figures, who, "0 iterations")])
    head = ["", "seats", "inside, decisions/s", "decisions a game", "games/s", "clone µs", "imagine µs"]
    return "## With the number of seats (compiled)\n\n" + table([*head, "search, iterations/s"], rows)


def length(figures: Figures) -> str:
    """How cost grows while a game goes on."""
    rows = []
    for game in names():
        who = row(COMPILED, game, usual(game))
        for part in QUARTERS:
            cells = [number(figures, who, f"{part} {what}") for what in ("clone", "imagine", "iterations")]
            rows.append([TITLES[game], f"{part} %", *cells])
    said = "After so much of the decisions of an average random game; searches get shorter as less is left to play.\n"
    head = ["4 seats", "after", "clone µs", "imagine µs", "search, iterations/s"]
    return "## As a game goes on (compiled)\n\n" + said + "\n" + table(head, rows)
