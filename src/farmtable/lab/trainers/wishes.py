"""Better amounts for Farmoony's wishes: the instinct against itself, with opposite changes of all amounts.

    python -m farmtable.lab.trainers.wishes [--seconds 60] [--seed 1]

Each deal is played twice, seats exchanged, by two instincts whose amounts differ from ours by the same steps, up or
down by chance, in opposite directions. What a direction won, on average over the deals whose missions have the amount,
says where it should go. Some sizes of that move are then played against the present amounts; the best is printed, to be
written into `wishes.py` by hand. Only the compiled engine is quick enough: run it with the wheel installed.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from time import process_time

from farmtable.core.rules.loop import play
from farmtable.core.rules.playout import Chance, any_choice
from farmtable.core.rules.state import State
from farmtable.games.farmoony.brain.instinct import FarmoonyInstinct
from farmtable.games.farmoony.brain.wishes import PATTERNS
from farmtable.games.farmoony.game import FarmoonyGame
from farmtable.games.farmoony.rules.play import ChooseMission
from farmtable.games.farmoony.rules.state import CHOSEN_MISSIONS

Amounts = dict[str, dict[str, float]]  # by rule and pattern
STEP, LEAST = 0.5, 0.12  # a step is half of the amount, and half of this where it is small
SIZES = (0.4, 0.8, 1.6)
FINAL = 400  # deals for each size


def read(patterns: dict[str, str]) -> Amounts:
    found: Amounts = {}
    for rule, text in patterns.items():
        words = text.split()
        found[rule] = {words[k]: float(words[k + 1]) for k in range(0, len(words), 2)}
    return found


def written(amounts: Amounts) -> dict[str, str]:
    return {rule: " ".join(f"{where} {x:.2f}" for where, x in parts.items()) for rule, parts in amounts.items()}


def moved(amounts: Amounts, by: Amounts, size: float) -> Amounts:
    """A step for each amount, times `by`, times a size; never more than one and a half steps."""
    return {
        rule: {
            where: x + STEP * max(abs(x), LEAST) * max(-1.5, min(1.5, size * by[rule][where]))
            for where, x in parts.items()
        }
        for rule, parts in amounts.items()
    }


def lead(game: FarmoonyGame, seats: list[FarmoonyInstinct], seed: int) -> tuple[int, set[str]]:
    """One game: by how much the first seat is ahead, and the rules of its missions, which are any."""
    chance = Chance(seed)
    s = game.new(2, {})
    s.settle()

    def choose(s: State) -> int:
        missions = isinstance(s.task_of(s.seat), ChooseMission)
        return any_choice(s, chance) if missions else seats[s.seat].choice(s, chance)

    play(s, choose, lambda s: any_choice(s, chance))
    rules = {type(game.box.missions[number]).__name__ for number in s.row(CHOSEN_MISSIONS)}
    return int(s.land_points(s.lands[0]) - s.land_points(s.lands[1])), rules


def directions(game: FarmoonyGame, amounts: Amounts, seconds: float, seed: int) -> Amounts:
    """What a step up of each amount wins, in points a game."""
    random, start = Random(seed), process_time()
    won: Amounts = {rule: dict.fromkeys(parts, 0.0) for rule, parts in amounts.items()}
    met = dict.fromkeys(amounts, 0)
    while process_time() - start < seconds:
        signs: Amounts = {r: {where: random.choice((-1.0, 1.0)) for where in parts} for r, parts in amounts.items()}
        up, down = (FarmoonyInstinct(written(moved(amounts, signs, size))) for size in (1.0, -1.0))
        deal = random.randrange(1 << 30)
        for seats, sign in (([up, down], 1), ([down, up], -1)):
            ahead, rules = lead(game, seats, deal)
            for rule in rules:
                met[rule] += 1
                for where, direction in signs[rule].items():
                    won[rule][where] += sign * ahead * direction
    return {rule: {where: x / max(1, met[rule]) for where, x in parts.items()} for rule, parts in won.items()}


def margin(game: FarmoonyGame, new: Amounts, old: Amounts, seed: int) -> tuple[float, float]:
    """What the new amounts win against the old ones, in points, and how sure that is (95 %)."""
    one, two = FarmoonyInstinct(written(new)), FarmoonyInstinct(written(old))
    found = []
    for deal in range(seed, seed + FINAL):
        found.append((lead(game, [one, two], deal)[0] - lead(game, [two, one], deal)[0]) / 2)
    mean = sum(found) / FINAL
    return mean, 1.96 * sqrt(sum((x - mean) ** 2 for x in found) / (FINAL - 1) / FINAL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game, amounts = FarmoonyGame(), read(PATTERNS)
    by = directions(game, amounts, asked.seconds, asked.seed)
    best, most = amounts, 0.0
    for size in SIZES:
        new = moved(amounts, by, size)
        mean, within = margin(game, new, amounts, (1 << 30) + asked.seed * FINAL)
        print(f"moved by {size}: {mean:+.2f} ± {within:.2f} points")
        if mean > most:
            best, most = new, mean
    for rule, text in written(best).items():
        print(f'    "{rule}": "{text}",')


if __name__ == "__main__":
    main()
