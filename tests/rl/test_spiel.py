"""OpenSpiel's own checks, where it is installed."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="LEFT OUT: OpenSpiel is not installed here")

from farmtable import api  # noqa: E402
from farmtable.rl import spiel  # noqa: E402
from farmtable.rl.layout import Layout  # noqa: E402

MORE = [(name, seats) for name in api.names() for seats in api.load(name).seats]


def check(name: str, seats: int, sims: int) -> None:
    game = pyspiel.load_game(f"farmtable_{name}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False)


def test_a_whole_game() -> None:
    check("my_farm_shop", 2, 1)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), MORE)
def test_whole_games_of_all_kinds(name: str, seats: int) -> None:
    check(name, seats, 1)


@pytest.mark.parametrize("name", api.names())
def test_observers_and_actions(name: str) -> None:
    game = pyspiel.load_game(f"farmtable_{name}(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    player = state.current_player()
    observer = game.make_py_observer()
    observer.set_from(state, player)
    layout = Layout(name, 2, dense=True)
    assert np.array_equal(observer.tensor, layout.row(state.position.state, player))
    assert observer.dict["seat"].tolist() == [player]
    actions = state.legal_actions()
    assert [state.action_to_string(player, action) for action in actions] == [
        state.position.text(choice) for choice in state.position.menu()
    ]
    copy = state.clone()
    copy.apply_action(actions[0])
    assert copy.position != state.position
    assert isinstance(state, spiel.SpielState)
