"""A bot that crashes, stalls or answers wrongly: the fallback bot chooses, the fault is told, and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from farmtable.core.rules.playout import Chance, nature
from farmtable.games import load
from farmtable.thinking import pool as pool_module
from farmtable.thinking.ask import Ask, BotError, Fault, answered, here
from farmtable.thinking.pool import Pool
from farmtable.thinking.registry import make

SECONDS = 3.0  # a question that must be answered takes a hundredth of it


def a_question(bot: str) -> Ask:
    game = load("_template")
    s = game.new(3, game.settled(3, {}))
    s.settle()
    nature(s, Chance(1))
    return Ask(bot, "_template", game.view(s, 1), s.choices(1), 7)


@pytest.fixture(scope="module")
def faults() -> list[Fault]:
    return []


@pytest.fixture(scope="module")
def pool(faults: list[Fault]) -> Iterator[Pool]:
    found = Pool(1, SECONDS, 1 << 30, faults.append)
    yield found
    found.close()


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        ("Crashes", "crash"),
        ("Exits", "crash"),
        ("Hangs", "stall"),
        ("Cheats", "illegal"),
        ("Babbles", "crash"),
        ("PlansTooMuch", "huge"),
        ("Gobbles", "crash"),
        ("Shouts", "stall"),
    ],
)
def test_the_fallback_bot_chooses(pool: Pool, faults: list[Fault], bot: str, kind: str) -> None:
    faults.clear()
    ask = a_question(f"tests.thinking.hostile:{bot}")
    game = load("_template")
    fallback = make("greedy", game).answer(game, ask.view, ask.menu, ask.seed)
    assert pool.answer(ask).choice == fallback.choice
    assert [(fault.bot, fault.kind) for fault in faults] == [(ask.bot, kind)]
    assert pool.answer(ask._replace(bot="greedy")).choice == fallback.choice


def test_there_is_no_state_to_be_found(pool: Pool, faults: list[Fault]) -> None:
    faults.clear()
    ask = a_question("tests.thinking.hostile:Snoops")
    pool.one(ask._replace(bot="greedy"))  # what it imagined is gone afterwards
    assert pool.answer(ask).choice == ask.menu[-1]
    assert faults == []


def test_if_all_fail_any_choice_is_made() -> None:
    def broken(ask: Ask) -> None:
        raise BotError("crash", ask.bot)

    faults: list[Fault] = []
    ask = a_question("ismcts")
    choice = answered(ask, broken, faults.append).choice  # type: ignore[arg-type]
    assert choice in ask.menu
    assert [fault.bot for fault in faults] == ["ismcts", "greedy"]


def test_here_too_a_fault_is_found() -> None:
    for bot, kind in (("Crashes", "crash"), ("Cheats", "illegal"), ("PlansTooMuch", "huge")):
        with pytest.raises(BotError) as error:
            here(a_question(f"tests.thinking.hostile:{bot}"))
        assert error.value.kind == kind


def test_processes_answer_as_bots_here_do(pool: Pool) -> None:
    ask = a_question("ismcts@300")
    inside, apart = here(ask), pool.answer(ask)
    assert (apart.choice, apart.plan) == (inside.choice, inside.plan)


def test_a_bot_that_was_kept_waiting_by_the_machine_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its deadline counts the time that it had, so load makes no bot weaker. One that sleeps gets no more."""
    had = iter([5.0, 5.1, 5.2, 8.0])
    monkeypatch.setattr(pool_module, "thought", lambda pid: (next(had), True))
    first, _ = pool_module.thought(1)
    owed = [pool_module.owed(1, first, SECONDS) for _ in range(3)]
    assert owed == pytest.approx([2.9, 2.8, 0.0])
    monkeypatch.setattr(pool_module, "thought", lambda pid: (5.1, False))
    assert pool_module.owed(1, first, SECONDS) == 0.0


def test_a_deadline_that_the_machine_missed_is_moved(monkeypatch: pytest.MonkeyPatch, faults: list[Fault]) -> None:
    """A question that takes longer than its seconds of the clock, at a process that is owed some."""
    faults.clear()
    ask, pool = a_question("ismcts@300"), Pool(1, 1e-6, 1 << 30, faults.append)
    pool.workers[0].start()
    monkeypatch.setattr(pool_module, "owed", lambda pid, had, seconds: 30.0)
    monkeypatch.setattr(pool_module, "BUSY", 1e9)
    try:
        assert pool.answer(ask).choice == here(ask).choice
        assert faults == []
        monkeypatch.setattr(pool_module, "owed", lambda pid, had, seconds: 0.0)
        pool.answer(ask)
        assert "stall" in [fault.kind for fault in faults]
    finally:
        pool.close()
