"""What is foreseen of a choice: the truth where it is sure, and never anything that was only imagined."""

from __future__ import annotations

import msgspec

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import BIT, NATURE
from farmtable.games._template.game import MarketDay
from farmtable.games._template.rules.play import LayBasket
from farmtable.games._template.show.view import MarketView
from farmtable.games.farmoony.show.view import FarmoonyView
from farmtable.table.foresee import Foresight, final, final_choices, foreseen
from tests.laws.hidden.test_blind import Told, told
from tests.support.setups import Setup, load, random_choices, random_game

EVERY = 7  # steps between two looks
STEPS = 600


def plain(found: Foresight, seat: int) -> tuple[bool, bytes, object, Told]:
    return found.sure, msgspec.json.encode(found.view), found.scores, told(found.events, seat)


def test_what_is_foreseen_is_seen_and_nothing_is_invented(setup: Setup) -> None:
    game, chance, s = setup.game, Chance(7), setup.new()
    looked = sure = 0
    for k, (seat, choice) in enumerate(random_game(s, chance, STEPS)):
        if seat == NATURE or k % EVERY:
            continue
        view = game.view(s, seat)
        found = plain(foreseen(game, view, choice), seat)
        assert plain(foreseen(game, view, choice, seed=k + 1), seat) == found  # whatever is imagined
        blind = game.imagine(view, chance)  # ... and whatever is true
        assert plain(foreseen(game, game.view(blind, seat), choice), seat) == found
        looked += 1
        real = s.clone()
        real.events = []
        real.take(seat, choice)
        assert found[3] == told(real.events, seat)[: len(found[3])]
        unknown = any(event.news & BIT[seat] for event in real.events) or bool(real.asked & BIT[NATURE])
        assert found[0] is not unknown
        if found[0] and game.foresee(s, seat, choice) is None:
            assert found[1] == msgspec.json.encode(game.view(real, seat))
            assert found[2] == game.scores(real)
            assert len(found[3]) == len(real.events)
            sure += 1
    assert looked
    assert sure or setup.name == "_template"


def test_what_is_final_can_not_be_taken_back(setup: Setup) -> None:
    """The menu says it of every choice, from the seat's view alone: the same whatever is imagined, and true."""
    game, chance, table = setup.game, Chance(5), setup.table(5)
    before: tuple[int, bool] | None = None
    seen = {True: 0, False: 0}
    for k, (seat, choice) in enumerate(random_choices(table, chance, STEPS)):
        if before is not None:  # what was said of the choice just taken
            assert table.can_undo(before[0]) is not before[1]
        if k > 20 and k % EVERY:
            before = None
            continue
        view, menu = game.view(table._state, seat), table.menu(seat)
        said = table.finality(seat, table.view(seat))
        assert [one for one, _ in said] == menu
        assert said == final_choices(game, game.view(game.imagine(view, chance), seat), menu, seed=k + 1)
        assert all(final(table._state, seat, one) is unable for one, unable in said)  # ... and of what is true
        before = seat, dict(said)[choice]
        seen[before[1]] += 1
    assert seen[True]  # in every game something is shown or drawn
    assert seen[False] or setup.name != "formidable_farm"  # where much can be taken back


def test_a_placed_card_lies_on_the_own_land_and_counts() -> None:
    """Farmoony hides placements until all have placed; who thinks about one sees it on the land, with its points."""
    game = load("farmoony")
    s = game.new(3, {})
    s.settle()
    looked = scored = 0
    for seat, choice in random_game(s, Chance(3), 1500):
        view = game.view(s, seat) if seat < 3 else None
        if not isinstance(view, FarmoonyView) or game.vocabulary.verb(choice).name != "place":
            continue
        found = foreseen(game, view, choice)
        assert isinstance(found.view, FarmoonyView)
        land, before = found.view.seats[seat].land, view.seats[seat].land
        assert (len(land), land[:-1]) == (len(before) + 1, before)
        assert land[-1].card == view.seats[seat].playing
        assert f"{land[-1].card} r{land[-1].turns * 90} at {land[-1].x},{land[-1].y}" in game.vocabulary.text(choice)
        assert found.view.seats[seat].playing == 0
        assert seat not in found.view.asked
        others = [other for other in range(3) if other != seat]
        assert [found.view.seats[k] for k in others] == [view.seats[k] for k in others]
        assert [found.scores[k] for k in others] == [game.scores(s)[k] for k in others]
        assert found.sure is (
            sum(one.has_placed for one in view.seats) < sum(one.playing > 0 for one in view.seats) - 1
        )
        looked += 1
        scored += found.scores[seat].points != game.scores(s)[seat].points
    assert looked > 20
    assert scored


class ShowsWhatItImagines(MarketDay):
    """Lets the last to lay a basket see baskets that were only imagined."""

    def foresee(self, s, seat, choice):  # type: ignore[no-untyped-def] # as short as it can be
        after = s.clone()
        after.take(seat, choice)
        return after


def test_an_invention_would_be_found() -> None:
    game = ShowsWhatItImagines()
    s = game.new(3, {"carry": 0})
    s.settle()
    different = 0
    for k, (seat, choice) in enumerate(random_game(s, Chance(1), 200)):
        if seat != NATURE:
            view = game.view(s, seat)
            assert isinstance(view, MarketView)
            looks = {msgspec.json.encode(foreseen(game, view, choice, seed=k + more).view) for more in range(5)}
            different += len(looks) > 1
    assert different


def test_the_last_basket_shows_nothing_but_that_something_follows() -> None:
    game = load("_template")
    s = game.new(2, {"carry": 0})
    s.settle()
    for seat, choice in random_game(s, Chance(2), 200):
        if seat != NATURE and isinstance(s.task_of(seat), LayBasket):
            view = game.view(s, seat)
            last = len(view.asked) == 1
            found = foreseen(game, view, choice)
            assert found.sure is not last
            if last:
                assert found.view == view
