"""What a client is told of the pieces of My Farm Shop; how many there are says the booklet."""

from __future__ import annotations

import pytest

from farmtable.core.show.phrase import phrase
from farmtable.games.my_farm_shop.rules.modules.things import GOAL_NAMES, SKILL_NAMES
from farmtable.games.my_farm_shop.show.phrases import goal_phrase, skill_phrase
from farmtable.table.words import LANGUAGES, Words
from tests.support import faces

ROWS = {"fields": 10, "cards": 59, "jump_start": 10, "printed": 20, "skills": 7, "goals": 6}


def test_the_box_is_whole() -> None:
    found = faces.kinds("my_farm_shop")
    assert {kind: found[kind] for kind in ROWS} == ROWS


def test_names_of_pieces_have_words() -> None:
    found = faces.faces("my_farm_shop")
    keys = {f"item-{name}" for name in found["items"]} | {f"transport-{name}" for name in found["transport"]}
    assert len(keys) == len(found["items"]) + len(found["transport"]) > 0
    assert not faces.unsaid("my_farm_shop", keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_skills_and_goals_stand_in_the_rules(lang: str) -> None:
    """A reader of the rules page meets each of them, in the words of the table."""
    words = Words(lang, "my_farm_shop")
    for k in range(1, len(SKILL_NAMES)):
        assert words.say(skill_phrase(k)) in words.say(phrase("rule-MFS-70"))
    for k in range(1, len(GOAL_NAMES)):
        _, _, goal = words.say(goal_phrase(k)).partition(": ")
        assert goal
        assert goal in words.say(phrase("rule-MFS-71"))
