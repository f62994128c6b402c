"""A player who reads only the page in words, in English: no view, no menu, no rules. It weighs what the sentences say
would be gained and paid, and presses the number of an answer."""

from __future__ import annotations

import re

# What a thing is worth, roughly, to somebody who has read the rules once.
WORTH = {"coin": 1.0, "point": 1.0, "sunflower": 1.5, "good": 0.9, "bag": 0.6, "card": 0.4}
THING = 0.7  # anything else that is counted: wool, wheat, pigs
GOOD = {"fulfil": 6.0, "use it": 1.0}  # what is the aim of a game, or costs nothing
COUNTED = re.compile(r"(\d+) (?:identical |other |different )*([a-z]+)")
GETS = re.compile(r"\b(?:gains?|gets?|takes?)\b([^.;\]]*)")
PAYS = re.compile(r"\b(?:pays?|for|gives?)\b([^.;\]:]*)")
BARN = re.compile(r"worth (\d+) points?, (\d+) open end")


def worth(text: str) -> float:
    """2 wool and 1 coin"""
    found = 0.0
    for number, thing in COUNTED.findall(text):
        one = thing.removesuffix("s")
        found += int(number) * WORTH.get(one, THING)
    return found


class Reader:
    """Whoever has this name at the table."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, page: list[str]) -> str:
        """The number of the best answer; an answer that leads to a further question is no answer yet."""
        answers = [line.partition(" ")[::2] for line in page if re.match(r"(\d+\.)+ ", line)]
        numbers = {number for number, _ in answers}
        last = [(number, text) for number, text in answers if f"{number}1." not in numbers]
        return max(last, key=lambda answer: self.value(answer[1]))[0]

    def value(self, text: str) -> float:
        """What an answer brings, by what is written beside it."""
        barn = BARN.search(text)
        if barn:
            return int(barn[1]) - 0.6 * int(barn[2])
        label, _, rest = text.partition(" [")
        effects = rest.removesuffix("]").split("] [") if rest else []
        points = [effect for effect in effects if re.search(r": \d+ points? (more|fewer)$", effect)]
        found = 3 * sum(self.points(effect) for effect in points)
        found += sum(more for word, more in GOOD.items() if word in label.lower())
        for line in [effect for effect in effects if effect not in points] or [label]:
            if line is label or line.startswith(self.name):
                found += sum(map(worth, GETS.findall(line))) - sum(map(worth, PAYS.findall(line)))
        return found

    def points(self, effect: str) -> float:
        who, _, words = effect.partition(": ")
        n = int(words.split()[0]) * (1 if words.endswith("more") else -1)
        return n if who == self.name else -n / 2
