"""A review as lines to read."""

from __future__ import annotations

from collections.abc import Iterator

from farmtable.coach.account import Account
from farmtable.coach.judge import Judged
from farmtable.coach.moments import SHOWN, Moment
from farmtable.coach.review import Review
from farmtable.coach.ways import Told, why
from farmtable.core.show.phrase import Phrase, phrase, seat_phrase
from farmtable.table.words import INDENT, Words

NEXT = " · "  # between choices of one way, and between reasons
PARTS = ("luck", "own", "others", "rest")  # of an account


def hundredths(part: float) -> int:
    """Of a win."""
    return round(100 * part)


def signed(part: float) -> str:
    """+12, or −3: a difference."""
    n = hundredths(part)
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def lines(review: Review, told: Told, words: Words) -> Iterator[str]:
    """All of it."""
    yield words.say(phrase("review-title", game=Phrase("game-name")))
    yield words.say(Phrase("review-settled", {"decisions": review.decisions}))
    yield ""
    yield from curve_lines(review, words)
    yield ""
    yield words.say(Phrase("review-sum"))
    for seat, account in enumerate(review.accounts):
        yield INDENT + words.say(sum_of(seat, account))
        yield from (INDENT * 2 + words.say(part) for part in parts_of(account))
    for seat in range(review.seats):
        yield ""
        yield from turn_lines(review, told, seat, words)
        yield words.say(phrase("review-moments", player=seat_phrase(seat)))
        yield from (INDENT + words.say(moment_of(one, seat, told, words)) for one in own_moments(review, seat))


def curve_lines(review: Review, words: Words) -> Iterator[str]:
    """A table of chances: a row for each turn."""
    yield words.say(Phrase("review-curve"))
    names = [words.say(seat_phrase(seat)) for seat in range(review.seats)]
    heads = [point_name(review, k, words) for k in range(len(review.curve))]
    first = max(len(head) for head in heads)
    yield INDENT + " " * first + "".join(f"  {name}" for name in names)
    for head, point in zip(heads, review.curve, strict=True):
        row = [f"  {hundredths(chance):>{len(name)}}" for name, chance in zip(names, point.chances, strict=True)]
        yield f"{INDENT}{head:<{first}}{''.join(row)}"


def point_name(review: Review, k: int, words: Words) -> str:
    """When that was."""
    if k == 0:
        return words.say(Phrase("review-start"))
    if k == len(review.curve) - 1:
        return words.say(Phrase("review-end"))
    return words.say(phrase("review-turn", n=review.curve[k].turn + 1))


def sum_of(seat: int, account: Account) -> Phrase:
    result, fair = hundredths(account.result), hundredths(account.fair)
    return phrase("review-sum-seat", player=seat_phrase(seat), result=result, fair=fair)


def parts_of(account: Account) -> list[Phrase]:
    return [phrase("review-line", what=Phrase(f"review-{part}"), n=signed(getattr(account, part))) for part in PARTS]


def turn_lines(review: Review, told: Told, seat: int, words: Words) -> Iterator[str]:
    mistakes = review.costliest(seat)
    if not mistakes:
        yield words.say(phrase("review-no-mistake", player=seat_phrase(seat)))
        return
    yield words.say(phrase("review-mistakes", player=seat_phrase(seat)))
    for turn in mistakes:
        first, *rest = turn_phrases(turn, told, words)
        yield INDENT + first
        yield from (INDENT * 2 + line for line in rest)


def turn_phrases(turn: Judged, told: Told, words: Words) -> list[str]:
    """What it cost, both ways, and why."""
    cost = phrase("review-cost", turn=turn.turn + 1, n=signed(-turn.loss), error=max(1, hundredths(2 * turn.error)))
    played = phrase("review-played", choices=NEXT.join(map(words.say, told.played[turn.entry])))
    ways = NEXT.join(map(words.say, told.better[turn.entry]))
    better = phrase("review-better", choices=ways, chance=hundredths(turn.chance))
    found = [cost, played, better]
    if turn.reasons:
        reasons = NEXT.join(words.say(why(reason, turn.seat)) for reason in turn.reasons)
        found.append(phrase("review-why", reasons=reasons))
    return [words.say(one) for one in found]


def own_moments(review: Review, seat: int) -> list[Moment]:
    """The luckiest first, then the unluckiest."""
    order = sorted(review.moments, key=lambda moment: -moment.luck[seat])
    lucky = [moment for moment in order[:SHOWN] if hundredths(moment.luck[seat]) > 0]
    return lucky + [moment for moment in order[-SHOWN:][::-1] if hundredths(moment.luck[seat]) < 0]


def moment_of(moment: Moment, seat: int, told: Told, words: Words) -> Phrase:
    what = " ".join(words.story(told.moments.get(moment.entry, [])))
    n, turn = signed(moment.luck[seat]), moment.turn + 1
    return (
        phrase("review-moment", turn=turn, n=n, what=what) if what else phrase("review-moment-silent", turn=turn, n=n)
    )
