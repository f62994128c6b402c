"""Many bots in one order: OpenSkill ratings from all games, with error bars."""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import NamedTuple

from farmtable.core.game import SetupError
from farmtable.match.match import Record


class Rating(NamedTuple):
    """OpenSkill's: beginners have 25; the true skill lies within the error bar with 95 % certainty, by the model."""

    bot: str
    skill: float
    within: float
    games: int


def ratings(records: list[Record]) -> list[Rating]:
    """The strongest first. Games count in the order of their seeds, so that it does not matter which was over first.

    Several seats of one bot at a table are rated like different players, then it gets their mean.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise SetupError("ratings need OpenSkill: pip install 'farmtable[lab]'") from None
    model = PlackettLuce()
    bots = sorted({bot for record in records for bot in record.bots})
    skills = {bot: model.rating(name=bot) for bot in bots}
    games = dict.fromkeys(bots, 0)
    for record in sorted(records, key=lambda record: (record.seed, record.pair, record.bots)):
        if len(record.bots) < 2 or not record.finished:
            continue
        teams = [[model.rating(mu=skills[bot].mu, sigma=skills[bot].sigma)] for bot in record.bots]
        rated = model.rate(teams, ranks=[float(place) for place in record.places])
        for bot in set(record.bots):
            mine = [team[0] for team, name in zip(rated, record.bots, strict=True) if name == bot]
            skills[bot].mu = fmean(one.mu for one in mine)
            skills[bot].sigma = sqrt(fmean(one.sigma**2 for one in mine))
            games[bot] += 1
    found = [Rating(bot, skills[bot].mu, 1.96 * skills[bot].sigma, games[bot]) for bot in bots]
    return sorted(found, key=lambda rating: -rating.skill)
