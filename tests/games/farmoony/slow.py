"""The missions once more, from the ledger's sentences and by brute force, for small lands: a yardstick."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

Place = tuple[int, int]
Tiles = dict[Place, str]
Set = tuple[frozenset[Place], frozenset[Place]]  # its tiles, the pests beside it


def tiles_of(text: str) -> Tiles:
    """A land written row by row, "/" between rows, "." no tile."""
    rows = text.replace(" ", "").split("/")
    return {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}


def beside(place: Place) -> list[Place]:
    x, y = place
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def corners(place: Place) -> list[Place]:
    x, y = place
    return [(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)]


def of(land: Tiles, letters: str) -> list[Place]:
    return sorted(place for place, letter in land.items() if letter in letters)


def near(land: Tiles, place: Place, letters: str) -> int:
    """How many neighbours by side have one of these types."""
    return sum(land.get(other, ".") in letters for other in beside(place))


def free(land: Tiles, place: Place) -> int:
    return sum(other not in land for other in beside(place))


def pieces(places: list[Place], touching: Callable[[Place], list[Place]]) -> list[set[Place]]:
    """What hangs together."""
    left, found = set(places), []
    while left:
        piece = {left.pop()}
        while more := {other for place in piece for other in touching(place) if other in left}:
            piece |= more
            left -= more
        found.append(piece)
    return found


def best_sets(sets: list[Set], points: int) -> int:
    """The most points from sets that share no tile, less one for each pest that touches any of them: all ways tried."""

    @cache
    def best(k: int, taken: frozenset[Place], paid: frozenset[Place]) -> int:
        if k == len(sets):
            return 0
        tiles, pests = sets[k]
        without = best(k + 1, taken, paid)
        if tiles & taken:
            return without
        return max(without, points - len(pests - paid) + best(k + 1, taken | tiles, paid | pests))

    return best(0, frozenset(), frozenset())


def pests_at(land: Tiles, tiles: tuple[Place, ...]) -> frozenset[Place]:
    return frozenset(other for place in tiles for other in beside(place) if land.get(other) == "P")


def connected(tiles: tuple[Place, ...]) -> bool:
    return len(pieces(list(tiles), beside)) == 1


def threes(land: Tiles, letters: str) -> Iterator[tuple[Place, ...]]:
    return (three for three in combinations(of(land, letters), 3) if connected(three))


def one_of_each(land: Tiles, letters: str) -> int:
    found = [three for three in threes(land, letters) if {land[place] for place in three} == set(letters)]
    return best_sets([(frozenset(three), frozenset()) for three in found], 3)


def best_line(land: Tiles, letter: str) -> int:
    lines = [[land[place] for place in land if place[axis] == k] for axis in (0, 1) for k in {p[axis] for p in land}]
    ranked = [(line.count(letter), line.count(letter) - line.count("P")) for line in lines]
    return max(ranked, default=(0, 0))[1]


def corner_set(land: Tiles, letter: str) -> int:
    sets = pieces(of(land, letter), corners)
    return max(((len(s), len(s) + sum(free(land, place) > 0 for place in s)) for s in sets), default=(0, 0))[1]


def paths(land: Tiles, letter: str) -> Iterator[list[Place]]:
    """Every path of this type of tile, in both directions."""

    def onward(path: list[Place]) -> Iterator[list[Place]]:
        yield path
        for other in beside(path[-1]):
            if land.get(other) == letter and other not in path:
                yield from onward([*path, other])

    for place in of(land, letter):
        yield from onward([place])


def longest(land: Tiles, letter: str, start: str, end: str) -> int:
    best = 0
    for path in paths(land, letter):
        starts = {other for other in beside(path[0]) if land.get(other) == start}
        ends = {other for other in beside(path[-1]) if land.get(other) == end}
        if any(a != b for a in starts for b in ends):
            best = max(best, len(path))
    return best


def score(number: int, land: Tiles) -> int:
    """What a land scores by a mission."""
    return max(MISSIONS[number](land), 0)


def mission_6(land: Tiles) -> int:
    found = []
    for three in threes(land, "F"):
        around = {land.get(other) for place in three for other in beside(place)}
        if {"W", "V"} <= around:
            found.append((frozenset(three), pests_at(land, three)))
    return best_sets(found, 3)


def mission_9(land: Tiles) -> int:
    lone = [place for place in of(land, "F") if not near(land, place, "F")]
    return max(map(len, pieces(of(land, "W"), beside)), default=0) - len(lone)


def mission_15(land: Tiles) -> int:
    lines = [{land[place] for place in land if place[axis] == k} for axis in (0, 1) for k in {p[axis] for p in land}]
    return 4 * sum(set("VWFP") <= line for line in lines)


def mission_16(land: Tiles) -> int:
    sets = pieces(of(land, "VF"), beside)
    return max((len(s) for s in sets if sum(land[place] == "F" for place in s) >= 2), default=0)


def mission_17(land: Tiles) -> int:
    pairs = [(a, b) for a in of(land, "V") for b in corners(a) if land.get(b) == "F"]
    return best_sets([(frozenset(pair), pests_at(land, pair)) for pair in pairs], 2)


def mission_18(land: Tiles) -> int:
    squares = [
        (x, y) for x, y in land if [land.get(p) for p in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))] == [*"VWPF"]
    ]
    sets = [(frozenset({(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}), frozenset[Place]()) for x, y in squares]
    return best_sets(sets, 5)


def mission_21(land: Tiles) -> int:
    return sum(all(land.get(other) != "P" for other in beside(place) + corners(place)) for place in of(land, "W"))


def mission_23(land: Tiles) -> int:
    pairs = [pair for pair in combinations(of(land, "F"), 2) if connected(pair)]
    return best_sets([(frozenset(pair), pests_at(land, pair)) for pair in pairs], 1)


def mission_24(land: Tiles) -> int:
    lines = [three for three in threes(land, "F") if len({x for x, _ in three}) == 1 or len({y for _, y in three}) == 1]
    return best_sets([(frozenset(line), pests_at(land, line)) for line in lines], 3)


def mission_25(land: Tiles) -> int:
    sets = [s for s in pieces(of(land, "F"), corners) if len(s) >= 2]
    return max(((len(s), sum(free(land, place) < 2 for place in s)) for s in sets), default=(0, 0))[1]


MISSIONS: dict[int, Callable[[Tiles], int]] = {
    1: lambda land: one_of_each(land, "WFV"),
    2: lambda land: best_sets([(frozenset(three), frozenset()) for three in threes(land, "V")], 3),
    3: lambda land: sum(near(land, place, "W") > 0 for place in of(land, "V")),
    4: lambda land: sum(free(land, place) >= 2 for place in of(land, "P")),
    5: lambda land: sum(near(land, place, "W") > 0 for place in of(land, "F")),
    6: mission_6,
    7: lambda land: 2 * sum(near(land, place, "V") >= 2 for place in of(land, "P")),
    8: lambda land: best_line(land, "V"),
    9: mission_9,
    10: lambda land: best_line(land, "W"),
    11: lambda land: corner_set(land, "P"),
    12: lambda land: longest(land, "V", "W", "W"),
    13: lambda land: 2 * sum(near(land, place, "ST") >= 2 for place in of(land, "P")),
    14: lambda land: longest(land, "W", "F", "V"),
    15: mission_15,
    16: mission_16,
    17: mission_17,
    18: mission_18,
    19: lambda land: corner_set(land, "W"),
    20: lambda land: 2 * sum(near(land, place, "ST") >= 2 for place in of(land, "F")),
    21: mission_21,
    22: lambda land: one_of_each(land, "VWP"),
    23: mission_23,
    24: mission_24,
    25: mission_25,
}
