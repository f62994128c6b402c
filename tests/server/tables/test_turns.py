"""Whose turn it is: every push says it, so that a page can call its reader back from another tab."""

from __future__ import annotations

from pathlib import Path

import pytest

from farmtable import games
from farmtable.core.rules.playout import Chance
from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.tables.lobby import Lobby
from tests.support.server.house import house, new_table
from tests.support.server.inside import state_of
from tests.support.server.people import any_move, listen, run, wish


@pytest.mark.parametrize("game", games.names())
def test_every_push_says_who_is_asked(game: str, tmp_path: Path) -> None:
    """To all alike, onlookers too; and a seat has a menu exactly when it is one of them."""

    async def work(lobby: Lobby) -> None:
        live, _ = await lobby.create(wish(game, "ppp"))
        tabs = [(seat, listen(live, seat)) for seat in (0, 1, 2, 0, SPECTATOR)]
        for k in range(25):
            for _, heard in tabs:
                heard.data.clear()
            await any_move(live, Chance(k), f"m{k}")
            asked = state_of(live).playing().asked()
            for seat, heard in tabs:
                (sight,) = heard.of("sight")
                assert sight["view"]["asked"] == asked
                assert bool(sight["menu"]) == (seat in asked)
            assert tabs[0][1].data == tabs[3][1].data  # two tabs of one seat hear the same

    run(str(tmp_path / "farm.db"), work)


def test_one_socket_hears_of_the_turns_at_several_tables(tmp_path: Path) -> None:
    """A reader at one table is called to another; over the socket that is open already."""
    with house(str(tmp_path / "farm.db")) as client, client.websocket_connect("/api/socket") as socket:
        tables = [new_table(client, "_template") for _ in range(3)]
        sights = {}
        for table in tables:
            socket.send_json({"type": "sit", "table": table["id"], "token": table["keys"][1]})
            assert socket.receive_json()["type"] == "table"
            sights[table["id"]] = socket.receive_json()
        for table in tables:
            where = f"/api/tables/{table['id']}"
            head = {"authorization": f"Bearer {table['keys'][0]}"}
            sight = client.get(f"{where}/sight", headers=head).json()
            move = {"version": sight["version"], "move": "m", "choice": sight["menu"][0]["choice"]}
            assert client.post(f"{where}/moves", json=move, headers=head).json()["done"]
            pushed = socket.receive_json()
            assert (pushed["type"], pushed["table"]) == ("sight", table["id"])
            assert pushed["told"] > sights[table["id"]]["told"]
