"""Nothing hidden reaches the wrong ear: every byte of full games, for every registered game, seat and onlooker.

Canary: in each message a seat's events may carry a secret only where the engine says that this seat knows it, and the
seed is in no byte before the end. Blind: two tables that a seat can't tell apart give it the same bytes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from farmtable import games
from farmtable.core.playout import Chance
from farmtable.core.seats import BIT, SPECTATOR
from farmtable.server.lobby import Lobby
from farmtable.server.messages import ENCODER
from farmtable.server.sight import sight
from farmtable.table.dealer import Dealer, seed_from
from farmtable.table.table import Table
from tests.server.people import any_move, listen, run, wish

GAMES = games.names(hidden=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_byte_of_a_game(game: str, tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        for number in range(2):
            seats = "ppp" if 3 in lobby_seats(game) else "p" * lobby_seats(game)[0]
            live, tokens = await lobby.create(wish(game, seats))
            eyes = [*range(len(seats)), SPECTATOR]
            ears = {eye: listen(live, eye) for eye in eyes}
            chance = Chance(number)
            for k in range(400):
                if live.playing().over:
                    break
                await any_move(live, chance, f"m{k}")
            real = live.playing().open_events(0)
            secrets = [live.record.seed.hex(), *(token.token for token in tokens)]
            for eye, heard in ears.items():
                before_the_end = [data for data in heard.data if b'"status":"over"' not in data]
                for data in before_the_end:
                    assert not [secret for secret in secrets if secret.encode() in data]
                    assert live.record.seed not in data
                if eye == SPECTATOR:
                    assert not [data for data in heard.data if live.record.invite.encode() in data]
                told: list[dict[str, Any]] = []
                for message in heard.of("sight"):
                    assert message["seat"] == eye
                    told = told[: message["since"]] + message["events"]
                for event, fact in zip(real, told, strict=True):
                    assert fact["secret"] == (event.secret if event.knows & BIT[eye] else 0)
                    assert "knows" not in fact

    run(str(tmp_path / "farm.db"), work)


def lobby_seats(game: str) -> list[int]:
    return list(games.load(game).seats)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cant_tell_apart_gives_the_same_bytes(game: str) -> None:
    """An imagined state in place of the real one: view, menu, question and undo come out the same, to the byte."""
    rules = games.load(game)
    seats = rules.seats[-1]
    for seed in range(4):
        table = Table(rules, seats, {}, Dealer(seed_from(seed)))
        chance = Chance(seed)
        for k in range(120):
            if table.over:
                break
            asked = table.asked()
            seat = asked[chance.below(len(asked))]
            menu = table.menu(seat)
            table.take(seat, menu[chance.below(len(menu))], table.version(seat))
            if k % 10 or table.over:
                continue
            for eye in (*range(seats), SPECTATOR):
                real = ENCODER.encode(sight(table, "t", eye, 0, [], 0))
                state = table._state
                table._state = rules.imagine(table.view(eye), chance)
                other = ENCODER.encode(sight(table, "t", eye, 0, [], 0))
                table._state = state
                assert other == real


def test_a_leak_would_be_found() -> None:
    """The canary can fail: a message made for another seat has a secret that it should not have."""
    rules = games.load("_template")
    table = Table(rules, 2, {}, Dealer(seed_from(1)))
    mine, theirs = (msgspec.to_builtins(sight(table, "t", seat, 0, [], 0).events) for seat in (0, 1))
    assert any(a["secret"] != b["secret"] for a, b in zip(mine, theirs, strict=True))
