"""Games played by those who do not look: by the accessibility tree and the keyboard alone, in both languages.

After every act the page says what the server says, the focus is on what is asked, what happened was said once and in
its order, and no choice was made but those that were asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.support.browser.house import NO_EVENTS, House
from tests.support.browser.listener import Listener, lines_of, phrase_of
from tests.support.browser.visitor import Visitor
from tests.support.facts import wrong

Visit = Callable[..., Visitor]
WHOLE = 10_000
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
TOLD = {"en": "The table", "fr": "La table"}
TURN = {"en": "Your turn", "fr": "À vous"}
SURE = {"en": "{}: do it?", "fr": "{} : le faire ?"}
DO_IT = {"en": "Do it", "fr": "Le faire"}
ON = {
    "en": "Text view: tables in words, for screen readers",
    "fr": "Vue texte\u00a0: les tables en mots, pour lecteurs d’écran",
}
GAMES = [("formidable_farm", "fr", 6), ("my_farm_shop", "en", 8), ("farmoony", "fr", 6), ("fences", "en", WHOLE)]
LONG = [(game, lang, WHOLE) for game, _, _ in GAMES for lang in LOCALES]


@pytest.mark.parametrize(
    ("game", "lang", "most"), [*GAMES, *(pytest.param(*row, marks=pytest.mark.long) for row in LONG)]
)
def test_a_game_is_played_without_looking(visit: Visit, house: House, game: str, lang: str, most: int) -> None:
    me = visit(locale=LOCALES[lang])
    one = Listener(me, house, house.table(game, 2), lang)
    turn_on(one, lang)
    random, made = Random(11), 0
    since = house.sight(one.table)["told"]
    one.heard()
    while made < most and me.wait_for_turn():
        sight = as_the_server_says(one, lang)
        choice = choose(one, random, sight, lang)
        made += 1
        me.page.wait_for_function(f"() => Number(document.querySelector('.ft').dataset.version) > {sight['version']}")
        more = me.wait_for_turn()
        one.asked.append(choice)
        assert one.taken == one.asked, f"after act {made}"
        assert me.page.evaluate("document.activeElement.id") == "question", f"after act {made}"
        since = in_order(one, since, lang, more)
    assert made > min(most, 10) - 1
    if most == WHOLE:
        assert me.over()
        as_the_server_says(one, lang)
        assert me.page.locator("[data-ending]").is_visible()


def turn_on(one: Listener, lang: str) -> None:
    """By the first thing that Tab reaches."""
    one.me.wait_for_turn()
    one.page.keyboard.press("Tab")
    assert one.focus() == ("button", ON[lang])
    one.page.keyboard.press("Enter")
    one.page.locator("[data-text] li").first.wait_for()
    assert one.page.evaluate("document.activeElement.id") == "question"


def as_the_server_says(one: Listener, lang: str) -> dict[str, Any]:
    """The page in its words against the server's text in ours, line by line; and the view, fact by fact."""
    sight = settled(one, f"since={NO_EVENTS}&text=true")
    lines = one.told(TOLD[lang])
    assert lines == lines_of(sight["text"]["sections"], one.words)
    assert wrong(one.table.game, sight, list(one.words.names), lines) == []
    return sight


def settled(one: Listener, asked: str) -> dict[str, Any]:
    """What the server sends, once the page has it too: where all choose at once, the others come first."""
    for _ in range(200):
        sight: dict[str, Any] = one.house.call(f"/tables/{one.table.id}/sight?{asked}", token=one.table.token)
        shown = one.page.evaluate("() => ({ ...document.querySelector('.ft').dataset })")
        late = set(sight["view"]["asked"]) - {0}
        if not late and (shown["version"], shown["told"]) == (str(sight["version"]), str(sight["told"])):
            break
        one.page.wait_for_timeout(50)
    return sight


def choose(one: Listener, random: Random, sight: dict[str, Any], lang: str) -> int:
    """Step by step, by chance; confirmed where there is no way back. Until then nothing is chosen."""
    step, before = sight["text"]["step"], len(one.taken)
    while True:
        assert one.focus() == ("heading", one.say(step["ask"]))
        names = {named(one, way): way for way in step["ways"]}
        assert len(names) == len(step["ways"])  # no two answers sound alike
        name = random.choice(sorted(names))
        one.press(name)
        way = names[name]
        if way["choice"] is not None:
            break
        assert len(one.taken) == before
        step = way["then"]
    option = next(option for option in sight["menu"] if option["choice"] == way["choice"])
    if option["final"]:
        assert one.focus() == ("heading", SURE[lang].format(one.say(option["phrase"])))
        assert len(one.taken) == before
        one.press(DO_IT[lang])
    return int(option["choice"])


def named(one: Listener, way: dict[str, Any]) -> str:
    """What an answer says of itself, and what it would do: each a sentence."""
    effects = [one.say(said) for said in way["effects"]]
    return " ".join([one.say(way["label"]), *(said if said[-1] in ".!?…" else f"{said}." for said in effects)])


def in_order(one: Listener, since: int, lang: str, more: bool) -> int:
    """What was said is what happened, each once, the oldest first; and once, if others were at it, whose turn it is.

    Where all act at once, others may still be at it when one is asked: then that comes before the last they did.
    """
    sight = settled(one, f"since={since}")
    happened = [phrase_of(event["phrase"]) for event in sight["events"] if event["kind"] != "turn"]
    heard = one.heard()
    said = [line for line in heard if not line.startswith(TURN[lang])] if more else heard
    at = 0
    for line in said:
        run = next((n for n in range(len(happened) - at, 0, -1) if one.words.story(happened[at : at + n]) == [line]), 0)
        if not run and not more:
            break  # how it ended
        assert run, f"“{line}” did not happen then; it was {one.words.story(happened[at:])}"
        at += run
    assert at == len(happened), f"{one.words.story(happened[at:])} was not said"
    if more:
        assert len(heard) - len(said) <= 1, heard
    return int(sight["told"])
