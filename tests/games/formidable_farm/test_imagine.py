"""What a seat can imagine, and what is asked whatever is hidden: the ledger's Imagine and Asking. (FF-05)"""

from collections import Counter

import pytest

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.games.formidable_farm.rules.state import POOL, Farm
from farmtable.games.formidable_farm.show.view import FarmView, view
from tests.games.formidable_farm.position import HIDDEN, UNSEEN, Has, Position, Row, card, do, given

pytestmark = pytest.mark.rule("FF-05")


def with_reward(reward: Row) -> Position:
    """A card with this reward has just been paid."""
    return given({1: card("1 pig", reward)}, hand=[1, 11, 12, 13], crops="1 pig", stack=6, fulfilled=4).play("play 1")


# ---- Imagine --------------------------------------------------------------------------------------------------------


def a_rich_position() -> Position:
    """Seat 1 has all kinds of knowledge lying about, and it is its turn."""
    faces = {
        1: card("1 wheat", do("cycle")),
        2: card("1 wheat", do("fulfil_unseen")),
        3: card("1 market_below"),
    }
    others = {0: Has(hand=[61, 62, 63], stack=[UNSEEN, 64, 65, UNSEEN], fulfilled=[66])}
    game = given(
        faces,
        seat=1,
        others=others,
        hand=[1, 2, 3, 11, 12],
        stack=[UNSEEN, UNSEEN, 13],
        fulfilled=[21],
        crops="9 wheat",
        market=[31, 32, 33, 34, 35],
        shown=[11, 65],
        draw=[41],
    )
    return game.play("play 3", "below 34", "done", "play 1", "below 12", "done", "play 2", "use")


def imagined(game: Position, seat: int, seed: int) -> Farm:
    s = game.game.imagine(game.view(seat), Chance(seed))
    assert isinstance(s, Farm)
    return s


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_imagine_keeps_all_that_the_seat_knows(seat: int) -> None:
    """The view of an imagined state is the view it was imagined from; every card is somewhere, once."""
    game = a_rich_position()
    for seed in range(20):
        s = imagined(game, seat, seed)
        assert view(s, seat) == game.view(seat)
        assert game.game.conserved(s) == game.cards
        again = game.game.again(s, seat, Chance(seed + 100))
        assert view(again, seat) == game.view(seat)
        assert game.game.conserved(again) == game.cards


def test_imagine_keeps_the_seats_own_secrets() -> None:
    game = a_rich_position()
    for seed in range(5):
        s = imagined(game, 1, seed)
        assert view(s, 1).seats[1] == game.view(1).seats[1]


def hidden_cards(seen: FarmView, seat: int, place: FarmView) -> list[int]:
    """The cards of a seat that are hidden in one view, as another view shows them."""
    mine, theirs = seen.seats[seat], place.seats[seat]
    found = [card for card in theirs.hand if card not in mine.hand]
    found += [card for card, known in zip(theirs.stack, mine.stack, strict=True) if known == HIDDEN]
    return found + [card for card, known in zip(theirs.fulfilled, mine.fulfilled, strict=True) if known == HIDDEN]


def test_imagine_deals_the_cards_with_a_seat_to_that_seat() -> None:
    """Into its unknown hand cards, owner-known slots and FF-56 cards; each of these places is possible."""
    game = a_rich_position()
    assert game.seen(0, 1).with_seat == [11]
    places = Counter[str]()
    for seed in range(200):
        s = imagined(game, 0, seed)
        theirs = view(s, 1).seats[1]
        assert 11 in hidden_cards(game.view(0), 1, view(s, 1))
        places["hand" if 11 in theirs.hand else "stack" if 11 in theirs.stack else "laid"] += 1
    assert set(places) == {"hand", "stack", "laid"}


def test_imagine_deals_the_rest_uniformly_from_the_old_pool() -> None:
    """Each card that the seat has not seen is as likely in a hidden place; no other is there."""
    game = given(hand=[11], stack=20, others={1: Has(hand=[61], stack=0)}, market_stack=0)
    unseen = {61, *game.s.row(POOL)}
    assert len(unseen) == 21
    hands = Counter(view(imagined(game, 0, seed), 1).seats[1].hand[0] for seed in range(20 * 21))
    assert set(hands) == unseen
    assert max(hands.values()) < 50, "twenty each on average"


def test_imagine_leaves_undrawn_what_nobody_knows() -> None:
    """Its own slots too: drawing one is chance over its pool."""
    game = a_rich_position()
    for seat in (0, 1, SPECTATOR):
        s = imagined(game, seat, 1)
        for other in (0, 1):
            unseen = [card == UNSEEN for card in game.view(other).seats[other].stack]
            assert [card == UNSEEN for card in view(s, other).seats[other].stack] == unseen
        assert s.market_stack == game.s.market_stack


def test_imagine_does_not_touch_a_reshuffled_market_stack() -> None:
    game = given(hand=[11], others={1: Has(hand=[61, 62, 63])}, shuffled=[51, 52, 53])
    for seed in range(30):
        s = imagined(game, 0, seed)
        assert sorted(view(s, 0).shuffled) == [51, 52, 53]
        assert not {51, 52, 53} & set(view(s, 1).seats[1].hand)


@pytest.mark.rule("FF-54")
def test_imagine_while_another_seat_looks_at_its_cards() -> None:
    game = with_reward(do("look")).play("use", "top 41", draw=[41, 42, 43, 44, 45])
    looks = set()
    for seed in range(20):
        s = imagined(game, 1, seed)
        assert view(s, 1) == game.view(1)
        looks.add(tuple(view(s, 0).looked))
        assert len(s.choices(0)) == 8
    assert len(looks) > 10


# ---- Asking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-10")
def test_a_turn_is_always_ended_by_its_player() -> None:
    """Also when nothing else is left to choose."""
    game = given(hand=[11]).play("supply sheep")
    assert (game.asked, game.menu) == (0, ["done"])


@pytest.mark.rule("FF-20")
def test_a_hand_that_can_not_be_paid_is_asked_like_any_other() -> None:
    """Two hands that others can't tell apart: the same questions, the same views."""
    poor = given({11: card("9 pig"), 12: card("1 wheat")}, hand=[11], crops="1 wheat", supplied=True)
    rich = given({11: card("9 pig"), 12: card("1 wheat")}, hand=[12], crops="1 wheat", supplied=True)
    assert (poor.asked, rich.asked) == (0, 0)
    assert poor.view(1) == rich.view(1)


@pytest.mark.parametrize(
    "reward", [do("cycle"), do("swap_market"), do("swap_fulfilled"), do("draw_and_return", draw=2, give_back=1)]
)
def test_whether_a_reward_is_offered_depends_on_counts_only(reward: Row) -> None:
    """Whatever the hand cards are, in every state that another seat can imagine, the same question stands."""
    game = with_reward(reward)
    for seed in range(10):
        s = imagined(game, 1, seed)
        assert view(s, 1).agenda == game.view(1).agenda
        assert [s.seat, len(s.choices(0))] == [0, len(game.menu)]
