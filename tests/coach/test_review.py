"""The review of a finished game: what it adds up, what it calls a mistake, and that it follows from the log alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmtable.bots.bot import Answer
from farmtable.bots.compare import Way
from farmtable.cli import cli
from farmtable.coach import judge as judging
from farmtable.coach import review as reviewing
from farmtable.coach.account import accounts
from farmtable.coach.budget import budget_of
from farmtable.coach.course import Decision, curve, decisions, done_at
from farmtable.coach.judge import Judge, Judged, apart
from farmtable.coach.moments import Moment, moments
from farmtable.coach.reasons import reasons, weights_at
from farmtable.coach.review import Review, reviewed
from farmtable.coach.text import lines
from farmtable.coach.ways import told
from farmtable.core.game import SetupError
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE
from farmtable.core.show.phrase import Phrase
from farmtable.games import load, names
from farmtable.match.luck import luck, strokes
from farmtable.match.match import Round, Setting, play
from farmtable.table.log import Log, LogError, entry, written
from farmtable.table.words import LANGUAGES, Words
from farmtable.thinking.registry import LuckWay

GAME = load("fences")
UNSAID = {  # neither for better nor for worse: when it is, and what is half done and gone at the end of the turn
    *("one", "value", "done", "turns", "its-turn", "waits", "left-squared", "played", "to-supply", "to-play"),
    *("to-pay", "to-come-back", "coming-crops", "coming-cards", "coming-unseen", "coming-supplies", "coming-deals"),
    "coming-control",
}


QUICK = LuckWay(0, 2, 1.0)  # by the odds at once


def game_of(*bots: str) -> Log:
    setting = Setting("fences", 2, {}, GAME.version, GAME.components)
    return play(setting, Round(("greedy", "random"), 5), list(bots))[1]


@pytest.fixture(scope="module")
def log() -> Log:
    return game_of("greedy", "random")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few nodes and tries: what it thinks is nonsense, what it does with it is not."""
    monkeypatch.setattr(judging, "LOOKS", 2)
    monkeypatch.setattr(judging, "TRIES", 6)
    monkeypatch.setattr(Judge, "search", first_of_the_menu)
    monkeypatch.setattr(reviewing, "strokes", partial(strokes, way=QUICK))


def first_of_the_menu(self: Judge, decision: Decision, nodes: int, salt: int) -> Answer:
    return Answer(decision.menu[0])


def judged(loss: float, error: float, whole: bool = True, seat: int = 0) -> Judged:
    change = [-loss, loss] if seat == 0 else [loss, -loss]
    return Judged(seat, 1, 1, 0, 0, [1], [2], loss, error, 0.5, change, [], whole)


def test_the_curve_goes_from_the_start_to_the_result(log: Log) -> None:
    found = curve(GAME, log)
    assert found[0].step == 0
    assert all(sum(point.chances) == pytest.approx(1) for point in found)
    assert found[-1].chances == ([1.0, 0.0] if log.places == [1, 2] else [0.0, 1.0])
    assert [point.turn for point in found[:3]] == [1, 2, 3] or [point.turn for point in found[:3]] == [0, 1, 2]


def test_luck_is_told_in_moments_and_none_is_lost(log: Log) -> None:
    seen = list(strokes(GAME, log, QUICK))
    found = moments(GAME, log, iter(seen))
    total = [sum(moment.luck[seat] for moment in found) for seat in (0, 1)]
    assert total == pytest.approx(luck(GAME, log, QUICK))
    assert len(found) < len(seen)  # the deal is one moment
    assert all(one.step < two.step for one, two in pairwise(found))


def test_what_a_seat_did_in_a_row(log: Log) -> None:
    log = Log(log.header)
    log.entries = [entry(0, 5), entry(0, 6), entry(NATURE, 7), entry(0, 8), entry(1, 9)]
    assert done_at(log, 0) == [5, 6]
    assert done_at(log, 1) == [6]
    assert done_at(log, 3) == [8]


def test_only_real_choices_are_decisions(log: Log) -> None:
    found = list(decisions(GAME, log))
    assert len(found) > 20
    assert all(len(one.menu) > 1 and one.done[0] in one.menu and one.view.seat == one.seat for one in found)


def test_a_difference_has_the_error_of_its_pairs() -> None:
    one, two = Way([1]), Way([2])
    one.chances, two.chances = [[0.5], [0.7], [0.9]], [[0.4], [0.5], [0.6]]
    mean, error = apart(one, two, 0)
    assert mean == pytest.approx(0.2)
    assert error == pytest.approx(0.1 / 3**0.5)  # the differences are 0.1, 0.2 and 0.3


def test_below_two_errors_it_is_no_mistake() -> None:
    assert judged(0.1, 0.04).mistake
    assert not judged(0.1, 0.06).mistake
    assert not judged(0.1, 0.04, whole=False).mistake  # at a glance it takes three
    assert not judged(0.004, 0.0001).mistake  # too little to matter


def test_the_sum_is_the_result() -> None:
    turns = [judged(0.1, 0.01), judged(0.3, 0.3), judged(0.2, 0.01, seat=1)]
    mine, theirs = accounts([0.5, 0.5], [1.0, 0.0], [Moment(0, 0, 0, [0.25, -0.25])], turns)
    assert (mine.luck, mine.own, mine.others) == pytest.approx((0.25, -0.1, 0.2))
    assert mine.rest == pytest.approx(0.5 - 0.25 + 0.1 - 0.2)
    assert theirs.rest == pytest.approx(-mine.rest)


def test_the_reasons_are_what_the_chances_are_made_of(log: Log) -> None:
    """More of something that counts for a seat is a reason for it, and a reason against it where another has it."""
    odds = GAME.brain.odds
    assert odds is not None
    first = next(iter(decisions(GAME, log)))
    s = GAME.imagine(first.view, Chance(1))
    weights, named = weights_at(odds, s), odds.features.names
    best = max(range(len(named)), key=lambda k: abs(weights[k]))
    row = [0.0] * (2 * len(named))
    better, played = Way([1]), Way([2])
    better.chances, played.chances, better.tries, played.tries = [[0.5, 0.5]], [[0.4, 0.6]], 1, 1
    better.stood, played.stood = row[:], row[:]
    better.stood[best] = 1.0 if weights[best] > 0 else -1.0
    found = reasons(odds, s, 0, better, played)
    (one,) = found
    assert (one.feature, one.seat, one.more) == (named[best].removesuffix("-early"), 0, weights[best] > 0)
    assert one.worth == pytest.approx(0.25 * abs(weights[best]))
    assert not reasons(odds, s, 1, better, played)


def reviews(log: Log) -> Iterator[Review]:
    return reviewed(GAME, log)


def test_a_review_comes_in_pieces_and_is_always_the_same(log: Log, hasty: None) -> None:
    found = list(reviews(log))
    assert [one.done for one in found] == sorted(one.done for one in found)
    assert found[0].curve
    assert found[-1].done == 1.0
    assert found[-1].decisions == len(list(decisions(GAME, log)))
    assert list(reviews(log))[-1] == found[-1]
    assert all(turn.mistake and turn.whole and turn.played != turn.better for turn in found[-1].turns)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_words(log: Log, hasty: None, lang: str) -> None:
    words = Words(lang, "fences", ["Ada", "Bert"])
    review = list(reviews(log))[-1]
    found = "\n".join(lines(review, told(GAME, log, review), words))
    assert "Ada" in found
    assert words.say(Phrase("review-sum")) in found
    assert not [key for key in ("review-", "reason-", "feature-", "{") if key in found]


def test_every_feature_can_be_said() -> None:
    """In every language; but for those that say nothing to a person."""
    for name in names():
        features = load(name).brain.features
        assert features is not None
        said = {feature.removesuffix("-early") for feature in features.names} - UNSAID
        for lang in LANGUAGES:
            words = Words(lang, name)
            assert not [feature for feature in said if not words.has(f"feature-{feature}")]


def test_a_game_without_odds_is_refused() -> None:
    with pytest.raises(SetupError, match="has no odds"):
        budget_of(load("_template"))


def test_the_command_prints_it_and_writes_a_page(log: Log, hasty: None, tmp_path: Path) -> None:
    file, html = tmp_path / "game.farm", tmp_path / "page.html"
    file.write_text(written(log, GAME.vocabulary), encoding="utf-8")
    done = CliRunner().invoke(cli, ["review", str(file), "--html", str(html), "--lang", "fr"], catch_exceptions=False)
    assert done.exit_code == 0
    assert "Chances de gagner" in done.output
    assert "D’où viennent les points" in done.output
    page = html.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert page.count("stroke-dasharray") == 4  # a line and its sample for each seat
    assert '<th scope="col">greedy 1</th>' in page
    assert not re.findall(r"(?:src|href)=|url\(|<script", page)  # it loads nothing


def test_a_game_that_goes_on_is_not_reviewed(log: Log, tmp_path: Path) -> None:
    """Its log holds what others may not know."""
    running = Log(log.header)
    running.entries = log.entries[:20]
    file = tmp_path / "game.farm"
    file.write_text(written(running, GAME.vocabulary), encoding="utf-8")
    with pytest.raises(LogError) as refused:
        CliRunner().invoke(cli, ["review", str(file)], catch_exceptions=False)
    assert refused.value.reason.key == "log-cut-off"
