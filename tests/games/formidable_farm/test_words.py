"""Every phrase of Formidable Farm has words in both languages, and the drawn table shows what a seat may see."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.text import Text

import farmtable
from farmtable.core.rules.choice import Vocabulary
from farmtable.core.rules.event import Event
from farmtable.core.rules.kind import Kind, Names
from farmtable.core.rules.playout import Chance, any_choice, nature
from farmtable.core.rules.seats import BIT, EVERYONE, SPECTATOR
from farmtable.core.rules.task import Do, Task
from farmtable.core.show.phrase import Argument, Phrase, phrase, seat_phrase
from farmtable.core.show.view import HIDDEN
from farmtable.games.formidable_farm.data import cards, components
from farmtable.games.formidable_farm.game import FormidableFarm
from farmtable.games.formidable_farm.rules import payment, play, rewards
from farmtable.games.formidable_farm.rules.declared import (
    BY_ALL,
    CARDS,
    COUNTDOWN,
    CROPS,
    DRAWS,
    FULFIL,
    PLAYS,
    SEES,
    SPENDS,
    SWAPS,
    TAKES_BACK,
    VERB,
)
from farmtable.games.formidable_farm.rules.state import LIMIT, PLAYED, Farm
from farmtable.games.formidable_farm.show import phrases, view
from farmtable.games.formidable_farm.show.view import FarmView
from farmtable.table.table import seen
from farmtable.table.words import LANGUAGES, Words
from tests.laws.shown.test_words import messages
from tests.table.test_words import spoken

GAME = FormidableFarm()
DECK = GAME.deck
HERE = Path(farmtable.__file__).parent
FOLDER = HERE / "games" / "formidable_farm"
PACKAGES = ("farmtable", "farmtable.games.formidable_farm.show")
RULES = re.findall(r"^\| (FF-\d\d) \|", (FOLDER / "README.md").read_text(encoding="utf-8"), re.MULTILINE)


class Strict(Words):
    """Words that fail where something is missing or wrong, and note what was said."""

    def __init__(self, lang: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, "formidable_farm", names)
        self.said: set[str] = set()

    def say(self, phrase: Phrase) -> str:
        self.said.add(phrase.key)
        if phrase.key == "seat" and self.names:
            return super().say(phrase)
        assert self.has(phrase.key), f"{phrase.key} has no words in {self.lang}"
        pattern = self.bundle.get_message(phrase.key).value
        assert pattern is not None
        args = {name: self.argument(arg) for name, arg in phrase.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, f"{phrase.key}: {errors}"
        return str(text)


# ---- All phrases that the game can make -----------------------------------------------------------------------------

SMALL: dict[str, tuple[int, ...]] = {
    "bundle": (1, 2 + 3 * 4096),
    "give": (1,),
    "get": (4096,),
    "kinds": (8, 24),
    "card": (5,),
    "seat": (0,),
    "space": (0,),
    "placed": (0, 1),
}


def examples(task: type[Task[Any]]) -> Iterator[Task[Any]]:
    """Tasks of a class, with small numbers: of each argument the first, then of each the last."""
    names = [name for name in inspect.signature(task.__init__).parameters if name not in ("self", "args", "kwargs")]
    yield task(*(SMALL.get(name, (1, 2))[0] for name in names))
    yield task(*(SMALL.get(name, (1, 2))[-1] for name in names))


def asking() -> list[type[Task[Any]]]:
    """The tasks that can ask a seat."""
    bases = (Task, Do, rewards.Reward, rewards.Swap, rewards.Give)
    return [task for task in view.TASKS.values() if task not in bases and not task.chance and not issubclass(task, Do)]


def questions() -> Iterator[Phrase]:
    for kind in asking():
        for task in examples(kind):
            yield phrases.question_phrase(task)


def choices() -> Iterator[Phrase]:
    vocabulary: Vocabulary = GAME.vocabulary
    tasks: list[Task[Any] | None] = [None, *(task for kind in asking() for task in examples(kind))]
    for choice in map(vocabulary.choice, range(vocabulary.size)):
        yield GAME.show.choice_phrase(choice)
    for verb in vocabulary.verbs:
        for task in tasks:
            if verb.name != "use" or task is None or isinstance(task, rewards.Reward):
                yield GAME.show.choice_phrase(verb.base, task)


def all_rewards() -> Iterator[components.AnyReward]:
    one, two = components.Crops(wheat=1), components.Crops(tomato=2, pig=1)
    for n in (1, 2):
        yield from (components.TakeAny(n), components.TakeAny(n, each=True), components.Draw(n))
        yield from (components.Draw(n, each=True), components.Exchange(one, two, n), components.CropForCard(n))
        yield from (components.SwapMarket(n), components.SwapFulfilled(n), components.SellFulfilled(n, n, n))
        yield from (components.Supplies(space, n) for space in ("own", "adjacent", "opposite", "any", "previous"))
        yield components.DrawAndReturn(n + 1, n)
    yield from (components.Take(one), components.Take(two), components.Take(two, each=True))
    yield from (components.TakeIdentical(2), components.TakeDifferent(2), components.DrawBottom(), components.Look())
    yield from (components.Cycle(), components.FulfilUnseen(), components.AnotherTurn(), components.Discount())
    yield from (components.FourthCard(), components.ThirdCard(), components.GetSupplies())


def all_costs() -> Iterator[components.Cost]:
    yield components.Cost(wheat=1, cucumber=2, tomato=1, sheep=2, pig=1)
    for n in (2, 3):
        yield from (components.Cost(any=n), components.Cost(identical=n), components.Cost(different=n))
    yield from (components.Cost(fulfilled_below=1), components.Cost(fulfilled_to_hand=1), components.Cost(fulfilled=3))
    yield from (components.Cost(market_below=1), components.Cost(market_below=3))
    yield from (components.Cost(number_of=("sheep",)), components.Cost(number_of=("sheep", "pig")))


def faces() -> Iterator[Phrase]:
    kinds = {type(reward) for reward in all_rewards()}
    assert kinds == set(components.AnyReward.__args__), "a reward without an example"
    for reward in all_rewards():
        yield phrases.reward_phrase(cards.reward_of(reward))
    for row in all_costs():
        cost = cards.cost_of(row)
        for paid in (cost, *(less for less in cost.less if less)):
            yield phrase("refused-cost", card=5, cost=phrases.cost_phrase(paid))
    for card in range(1, CARDS + 1):
        yield phrases.card_phrase(DECK, card)


def some(kind: Kind) -> Sequence[int]:
    """Things of a kind: all that have names, else a few."""
    if isinstance(kind, Names):
        return range(kind.count)
    return (7,) if kind.piece else SMALL["bundle"] if kind is CROPS else (0, 1, 2, 5)


def events() -> Iterator[Phrase]:
    """Every kind, with each of its variants: known, unknown, shown; a card always where all see one."""
    open_cards = (PLAYS, SPENDS, TAKES_BACK, SWAPS)
    for kind in GAME.events.kinds:
        hidden = any(field.secret for field in kind.fields.values())
        for shown in product(*(some(field.kind) for field in kind.fields.values() if not field.secret)):
            a, b, *_ = (*shown, 0, 0)
            if hidden:
                yield GAME.show.event_phrase(Event(kind.number, 0, a, b, 0, 7, EVERYONE, 0))
            if not hidden or (kind.number not in open_cards and (kind.number, a) != (SEES, BY_ALL)):
                yield GAME.show.event_phrase(Event(kind.number, 0, a, b, 0, 0, 0, 0))


ARGUMENTS: dict[str, Argument] = {
    "kind": phrase("kind-pig"),
    "kinds": phrase("many-pig"),
    "space": phrase("space-pig"),
    "cost": [phrase("crop-pig", n=2), phrase("crop-wheat", n=1)],
    "crops": [phrase("crop-pig", n=2)],
    "why": phrase("score-done"),
    "player": seat_phrase(0),
}


def written(file: Path) -> Iterator[Phrase]:
    """Those keys with every number of their arguments."""
    for key, names in spoken(file):
        for n in (0, 1, 2):
            yield Phrase(key, {name: ARGUMENTS.get(name, n) for name in names})


def all_phrases() -> list[Phrase]:
    files = ("game.py", "show/refusals.py")
    texts = [phrase(key) for key in ("game-name", "game-goal", "help-play", *(f"rule-{rule}" for rule in RULES))]
    return [
        *texts,
        *questions(),
        *choices(),
        *faces(),
        *events(),
        *(found for name in files for found in written(FOLDER / name)),
    ]


# The words of the browser, of the table in words and of the coach: tested there, and in tests/laws.
PAGE = (
    *("face-", "sign", "game-line", "game-picture", "game-by", "heading-", "ruling-", "lesson-", "scenario-"),
    *("text-", "call-", "typed-", "step-", "feature-"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_words_and_every_word_is_used(lang: str) -> None:
    words = Strict(lang)
    for found in all_phrases():
        assert words.say(found).strip(), found.key
        if words.has(f"{found.key}-together"):
            assert len(words.story([found, found])) == 1
    for v in odd_views():
        drawn(v, words.say)
    own = {key for key in messages("farmtable.games.formidable_farm.show", lang) if not key.startswith(PAGE)}
    own = {key for key in own if not key.endswith("-source")}  # at the end of a game, in the browser
    assert words.said - set(messages("farmtable", lang)) == own


def test_the_rules_named_in_the_source_are_explained() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    assert set(re.findall(r"FF-\d\d", text)) <= set(RULES)


# ---- Some sentences, as a player reads them -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "key", "n", "text"),
    [
        ("en", "crop-wheat", 1, "1 wheat"),
        ("en", "crop-wheat", 2, "2 wheat"),
        ("en", "crop-tomato", 1, "1 tomato"),
        ("en", "crop-tomato", 2, "2 tomatoes"),
        ("en", "crop-sheep", 2, "2 sheep"),
        ("en", "crop-pig", 1, "1 pig"),
        ("en", "crop-pig", 2, "2 pigs"),
        ("en", "score-left", 1, "1 trade card left"),
        ("en", "score-left", 2, "2 trade cards left"),
        ("fr", "crop-wheat", 1, "1 blé"),
        ("fr", "crop-wheat", 2, "2 blés"),
        ("fr", "crop-cucumber", 2, "2 concombres"),
        ("fr", "crop-tomato", 1, "1 tomate"),
        ("fr", "crop-sheep", 1, "1 mouton"),
        ("fr", "crop-pig", 3, "3 cochons"),
        ("fr", "cost-identical", 2, "2 produits identiques"),
        ("fr", "score-left", 0, "0 carte Vente restante"),
        ("fr", "score-left", 2, "2 cartes Vente restantes"),
        ("fr", "reward-draw-cards", 1, "piocher 1 carte"),
        ("fr", "reward-draw-cards", 2, "piocher 2 cartes"),
    ],
)
def test_plurals(lang: str, key: str, n: int, text: str) -> None:
    assert Strict(lang).say(phrase(key, n=n)) == text


def test_a_card_in_words() -> None:
    """The booklet's card: two cucumbers and a wheat for three cards."""
    cost = cards.cost_of(components.Cost(cucumber=2, wheat=1))
    reward = phrases.reward_phrase(cards.reward_of(components.Draw(3)))
    card = phrase("card", card=49, cost=phrases.cost_phrase(cost), reward=reward)
    assert Strict("en").say(card) == "1 wheat and 2 cucumbers → draw 3 cards"
    assert Strict("fr").say(card) == "1 blé et 2 concombres → piocher 3 cartes"


def test_any_number_of_two_kinds() -> None:
    told = phrases.cost_phrase(cards.cost_of(components.Cost(number_of=("sheep", "pig"))))[0]
    assert Strict("en").say(told) == "any number of sheep or of pigs"
    assert Strict("fr").say(told) == "n’importe quel nombre de moutons ou de cochons"


def test_a_choice_says_how_much() -> None:
    pay = GAME.vocabulary.parse("pay tomato")
    task = next(examples(view.TASKS["PayIdentical"]))
    assert Strict("fr").say(GAME.show.choice_phrase(pay, task)) == "Payer 1 tomate"
    *_, task = examples(view.TASKS["PayIdentical"])
    assert Strict("fr").say(GAME.show.choice_phrase(pay, task)) == "Payer 2 tomates"


@pytest.mark.parametrize(("paid", "text"), [(0, "Pay a crop. "), (3, "Pay one more crop, of another kind. ")])
def test_one_more_only_after_a_first_one(paid: int, text: str) -> None:
    assert Strict("en").say(phrases.question_phrase(payment.PayDifferent(1, 0, paid))) == f"{text}Which one?"


def test_who_does_not_know_a_card_is_not_told_it() -> None:
    known, unknown = (seen(Event(DRAWS, 1, 0, 0, 0, 5, BIT[1], 0), eye) for eye in (1, 0))
    words = Strict("en", ("Anna", "Bert"))
    assert words.say(GAME.show.event_phrase(known)).startswith("Bert draws a card: 2 tomatoes")
    assert words.say(GAME.show.event_phrase(unknown)) == "Bert draws a card."


def test_the_last_turn_of_the_countdown() -> None:
    words = Strict("fr")
    one, none = (words.say(GAME.show.event_phrase(Event(COUNTDOWN, 0, 3, n, 0, 0, 0, 0))) for n in (1, 0))
    assert one.endswith("sur l’emplacement mouton\u00a0: il reste un tour.")
    assert "dernier tour" in none


# ---- The table ------------------------------------------------------------------------------------------------------


def positions(seats: int, seed: int, every: int, steps: int) -> Iterator[Farm]:
    """States of a game played at random."""
    s, chance = GAME.new(seats, {}), Chance(seed)
    s.settle()
    nature(s, chance)
    for step in range(steps):
        if step % every == 0:
            yield s
        if s.over():
            return
        s.take(s.seat, any_choice(s, chance))
        nature(s, chance)
    yield s


def odd_views() -> Iterator[FarmView]:
    """Views that random play seldom meets: all that a table can show, and nothing at all."""
    replace = msgspec.structs.replace
    for seats in (1, 2):
        v = GAME.view(next(positions(seats, 1, 1, 1)), 0)
        other = replace(v.seats[-1], hand=[5], stack=[7, HIDDEN, HIDDEN, 0], with_seat=[9])
        mine = replace(v.seats[0], stack=[3, 0, 0, 4], fulfilled=[*range(20, 60)])
        bare = replace(mine, hand=[], stack=[], fulfilled=[])
        full = replace(v, supplied=True, discount=True, another=True, last_round=True, played=[8], looked=[6])
        yield v
        yield replace(full, discard=[1], discs=[3, 3], seats=[mine, other][:seats])
        yield replace(v, agenda=[["FulfilledBelow"]], asked=[0], seats=[mine, other][:seats])
        yield replace(v, agenda=[], asked=[], seats=[bare, other][:seats])


def drawn(v: FarmView, say: Callable[[Phrase], str]) -> str:
    """What is on the screen."""
    return Text.from_markup(GAME.show.draw(v, say)).plain


def row(words: Words, card: int) -> str:
    """A card as a row of the table, with single spaces."""
    cost, reward = phrases.cost_phrase(DECK.costs[card]), phrases.card_rewards(DECK, card)
    return " ".join(f"{card} {words.say(phrase('draw-card', cost=cost, reward=reward))}".split())


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_what_the_seat_sees_and_no_more(lang: str, seats: int) -> None:
    words = Strict(lang)
    rows = {card: row(words, card) for card in range(1, CARDS + 1)}
    for s in positions(seats, 3, 23, 400):
        for seat in (*range(seats), SPECTATOR):
            v = GAME.view(s, seat)
            text = " " + " ".join(drawn(v, words.say).split()) + " "
            mine = v.seats[seat] if seat < seats else None
            hand, fulfilled = (mine.hand, mine.fulfilled) if mine else ([], [])
            shown = {card for card in rows if f" {rows[card]} " in text}
            seen = {card for card in (*v.market, *hand, *v.looked) if card != HIDDEN}
            assert seen <= shown <= seen | {*fulfilled}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_the_screen(lang: str) -> None:
    words = Strict(lang, ("Anna", "Bert", "Charlotte-Amélie de Saint-Exupéry", "東京の農家さんたち"))
    for s in positions(4, 8, 17, 300):
        v = GAME.view(s, int(s.player))
        lines = drawn(v, words.say).splitlines()
        assert max(map(cell_len, lines)) <= 100
        assert len(lines) <= 29 + len(v.seats[v.seat].hand) + len(v.looked)


def test_a_tick_is_a_card_that_can_be_paid() -> None:
    """In a turn whose limit is not reached, the ticks in the hand are the cards of the menu."""
    words, seen = Strict("en"), 0
    for s in positions(3, 5, 1, 300):
        if s.over() or not isinstance(s.task_of(s.seat), play.Turn) or s.count(PLAYED) >= s.numbers[LIMIT]:
            continue
        v = GAME.view(s, int(s.seat))
        hand = drawn(v, words.say).split("Your hand")[1]
        ticked = set(map(int, re.findall(r"✓ +(\d+)", hand)))
        assert ticked == {choice - FULFIL for choice in s.choices(s.seat) if choice & -VERB == FULFIL}
        seen += len(ticked)
    assert seen > 20


def test_a_name_is_only_a_name() -> None:
    v = GAME.view(next(positions(2, 1, 1, 1)), 0)
    text = drawn(v, Strict("en", ("[red]A[/]", "\\")).say)
    assert "[red]A[/]" in text
    assert "▲ \\ " in text
