"""One question to a bot by name, and what becomes of a bot that does not answer it: the fallback bot chooses."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from farmtable.bots.bot import Answer, Truth
from farmtable.core.game import Game
from farmtable.core.rules.playout import Chance
from farmtable.core.show.view import View
from farmtable.games import load
from farmtable.thinking.registry import FALLBACK, Player, make

LOGGER = logging.getLogger("farmtable.thinking")
LONGEST_PLAN = 400  # ints


class Ask(NamedTuple):
    """What a bot's process is sent: a view, never a state."""

    bot: str
    game: str
    view: View
    menu: list[int]
    seed: int
    components: str = ""  # the file that they come from, if they are not ours


class Fault(msgspec.Struct, frozen=True):
    """A bot that failed: crashed, stalled, or gave an answer that is illegal, huge or no answer."""

    bot: str
    game: str
    kind: str
    detail: str
    seat: int
    seed: int


class BotError(Exception):
    """Why there is no answer; `kind` is one word."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail[:500]


@cache
def game_of(name: str, components: str) -> Game:
    return load(name, Path(components) if components else None)


@cache
def player_of(bot: str, game: str, components: str, arena: bool = False) -> Player:
    return make(bot, game_of(game, components), arena)


def think(ask: Ask, truth: Truth | None = None) -> Answer:
    """The answer of the bot itself, here and now."""
    player = player_of(ask.bot, ask.game, ask.components, truth is not None)
    return player.answer(game_of(ask.game, ask.components), ask.view, ask.menu, ask.seed, truth)


def checked(ask: Ask, choice: object, plan: list[int]) -> Answer:
    """An answer that can be carried out; BotError if it can't."""
    if type(choice) is not int or choice not in ask.menu:
        raise BotError("illegal", f"{choice!r:.100} is not in the menu")
    if len(plan) > LONGEST_PLAN:
        raise BotError("huge", f"a plan of {len(plan)} ints")
    return Answer(choice, plan)


def answered(ask: Ask, via: Callable[[Ask], Answer], faulty: Callable[[Fault], None]) -> Answer:
    """The bot's answer; else the fallback bot's; else any choice. What failed is logged and told."""
    for bot in (ask.bot, FALLBACK):
        try:
            return via(ask._replace(bot=bot))
        except BotError as error:
            fault = Fault(bot, ask.game, error.kind, error.detail, ask.view.seat, ask.seed)
            LOGGER.warning("a bot failed", extra=msgspec.structs.asdict(fault))
            faulty(fault)
    return Answer(ask.menu[Chance(ask.seed).below(len(ask.menu))])


def here(ask: Ask, truth: Truth | None = None) -> Answer:
    """In this process: for bots of our own. It can't be stopped, but what it raises and answers is looked at."""
    try:
        answer = think(ask, truth)
        return checked(ask, answer.choice, answer.plan)
    except BotError:
        raise
    except Exception as error:
        raise BotError("crash", repr(error)) from error
