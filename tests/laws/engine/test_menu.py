"""A menu is never empty before the end, ascending, without doubles; each choice can be taken and has a text."""

from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import NATURE, NOBODY, PLAYERS
from tests.support.setups import Setup, asked, load, random_game

STEPS = 800
EVERY = 8  # here all choices are taken, elsewhere one
MOST_CHOICES = 20_000  # of a vocabulary that are looked at


def test_menus(setup: Setup) -> None:
    chance = Chance(4)
    vocabulary = setup.game.vocabulary
    s = setup.new()
    for k, _ in enumerate(random_game(s, chance, STEPS)):
        assert asked(s)
        for seat in asked(s):
            assert seat < setup.seats or seat == NATURE
            choices = s.choices(seat)
            assert choices, "a question without an answer"
            assert len(set(choices)) == len(choices)
            if seat != NATURE:
                assert choices == sorted(choices)
            some = choices if k % EVERY == 0 else choices[:1]
            for choice in some[:40]:
                clone = s.clone()
                clone.take(seat, choice)
                assert vocabulary.parse(vocabulary.text(choice)) == choice
                assert vocabulary.choice(vocabulary.index(choice)) == choice
        for seat in range(PLAYERS):
            if seat not in asked(s):
                assert s.choices(seat) == []
    if s.over():
        assert (s.asked, s.seat, s.choices(0)) == (0, NOBODY, [])


def test_every_choice_has_a_text_and_a_place(game: str) -> None:
    vocabulary = load(game).vocabulary
    step = vocabulary.size // MOST_CHOICES * 2 + 1  # Fences has millions: some of everything then
    places = list(range(0, vocabulary.size, step))
    choices = [vocabulary.choice(index) for index in places]
    assert [vocabulary.index(choice) for choice in choices] == places
    assert [vocabulary.parse(vocabulary.text(choice)) for choice in choices] == choices
