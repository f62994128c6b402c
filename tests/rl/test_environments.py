"""Environments: the suites' own checks, seeds that are tables' seeds, rewards, vectors of games, processes."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from farmtable import api
from farmtable.rl import FarmEnv, FarmVectorEnv, SharedVectorEnv
from farmtable.rl.ids import ids
from farmtable.rl.rewards import KINDS, Rewards
from farmtable.rl.zoo import FarmAEC, FarmParallel

GAMES = api.names()
MORE = [(name, seats) for name in GAMES for seats in api.load(name).seats]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What the suites warn of is a matter of taste: spaces without infinity, an empty mask of who is not asked."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def first_choice(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


# ---- The suites' own checks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_checks(name: str) -> None:
    number = {game: number for number, game in ids().items()}[name]
    check_env(gymnasium.make(number).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_checks(name: str) -> None:
    api_test(FarmAEC(name), num_cycles=12)
    parallel_api_test(FarmParallel(name), num_cycles=12)


@pytest.mark.parametrize("name", ["farmoony", "my_farm_shop"])
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: FarmAEC(name), num_cycles=12)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), MORE)
def test_all_checks_for_all_numbers_of_seats(name: str, seats: int) -> None:
    check_env(FarmEnv(name, seats), skip_render_check=True)
    api_test(FarmAEC(name, seats), num_cycles=400)
    parallel_api_test(FarmParallel(name, seats), num_cycles=400)
    seed_test(lambda: FarmAEC(name, seats), num_cycles=200)


# ---- One seed --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_is_the_same_game_everywhere(name: str) -> None:
    position = api.start(name, 2, seed=11)
    seat = position.seat
    row = FarmVectorEnv(1, name).layout.row(position.state, seat)
    vector = FarmVectorEnv(2, name, seat=None)
    seen, info = vector.reset(seed=10)
    assert info["seat"][1] == seat
    assert np.array_equal(seen["observation"][1], row)
    zoo = FarmAEC(name)
    zoo.reset(seed=11)
    assert zoo.agent_selection == f"seat_{seat}"
    assert np.array_equal(zoo.observe(zoo.agent_selection)["observation"], row)
    one = FarmEnv(name, seat=seat)
    one.reset(seed=11)
    assert one.position is not None
    assert one.position.entries == position.entries


# ---- One seat against bots -------------------------------------------------------------------------------------------


def test_what_is_not_in_the_mask() -> None:
    env = FarmEnv("formidable_farm", reward="win")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, wrong)
    strict = FarmEnv("formidable_farm", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not in the mask"):
        strict.step(wrong)


def test_a_game_against_a_named_bot_to_the_end() -> None:
    env = FarmEnv("formidable_farm", seats=2, bots="greedy", dense=True)
    seen, _ = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        seen, reward, over, _, _ = env.step(first_choice(seen["action_mask"]))
    assert env.position is not None
    assert reward == float(env.position.places()[0] == 1)
    assert api.read_log(env.position.write_log()).entries == env.position.entries
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_rewards() -> None:
    position = api.play(api.start("my_farm_shop", 3, 5), ["random"] * 3)
    points = [score.points for score in position.scores()]
    s, best = position.state, max(points)
    found = {kind: Rewards(kind, position.game).at_end(s) for kind in KINDS}
    assert sum(found["win"]) == pytest.approx(1.0)
    assert [reward > 0 for reward in found["win"]] == [place == 1 for place in position.places()]
    assert [points[k] for k, reward in enumerate(found["places"]) if reward == 1.0] == [best] * found["places"].count(
        1.0
    )
    assert max(found["margin"]) == best - sorted(points)[1]
    with pytest.raises(ValueError, match="there is no reward"):
        Rewards("luck", position.game)


# ---- Vectors of games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dense", [False, True])
def test_a_vector_is_its_games_one_by_one(dense: bool) -> None:
    """Every row, candidate and mask is that of a position which is played beside it; games begin anew by themselves."""
    name, count = "my_farm_shop", 3
    vector = FarmVectorEnv(count, name, seat=None, dense=dense)
    seen, info = vector.reset(seed=20)
    beside = [api.start(name, 2, seed=20 + k) for k in range(count)]
    random, ended = np.random.default_rng(1), 0
    for _ in range(250):
        actions = []
        for k, position in enumerate(beside):
            assert info["seat"][k] == position.seat
            alone = vector.layout.see(position.state, position.seat)
            for key, array in alone.items():
                assert np.array_equal(seen[key][k], array)
            actions.append(int(random.choice(np.flatnonzero(seen["action_mask"][k]))))
        for k, position in enumerate(beside):
            position.step(vector.layout.choice(position.state, position.seat, actions[k]) or 0)
        seen, _, over, cut_off, info = vector.step(np.array(actions))
        assert not cut_off.any()
        assert over.tolist() == [position.over for position in beside]
        if over.any():
            ended += 1
            k = int(np.flatnonzero(over)[0])
            assert info["returns"][k].tolist() == Rewards("win", vector.game).at_end(beside[k].state)
            assert not info["final_obs"][k]["action_mask"].any()
            assert seen["action_mask"][k].any()
            break
    assert ended


def test_wrong_actions_change_nothing() -> None:
    vector = FarmVectorEnv(2, "fences")
    seen, _ = vector.reset(seed=1)
    with pytest.raises(ValueError, match="game 1: 1327 is not one of"):
        vector.step(np.array([0, 1327]))
    again = FarmVectorEnv(2, "fences")
    again.reset(seed=1)
    assert np.array_equal(
        vector.step(np.array([0, 0]))[0]["observation"], again.step(np.array([0, 0]))[0]["observation"]
    )
    assert seen["observation"].flags.writeable
    assert not vector.seen["observation"].flags.writeable


def test_make_vec_and_bots_by_name() -> None:
    env = gymnasium.make_vec("farmtable/MyFarmShop-v0", num_envs=2, bots="greedy")
    seen, _ = env.reset(seed=4)
    for _ in range(5):
        actions = np.array([first_choice(mask) for mask in seen["action_mask"]])
        seen, _, _, _, info = env.step(actions)
        assert info["seat"].tolist() == [0, 0]
    assert env.observation_space.contains(seen)


def test_processes_give_the_same_games() -> None:
    one = FarmVectorEnv(3, "my_farm_shop", seat=None)
    with SharedVectorEnv(3, processes=2, game="my_farm_shop", seat=None) as several:
        seen, _ = one.reset(seed=7)
        other, info = several.reset(seed=7)
        for _ in range(20):
            for key, array in seen.items():
                assert np.array_equal(array, other[key])
            actions = np.array([first_choice(mask) for mask in seen["action_mask"]])
            seen, *_ = one.step(actions)
            other, *_, info = several.step(actions)
        assert info["seat"].tolist() == one.asked.tolist()
        with pytest.raises(ValueError, match="is not one of"):
            several.step(np.array([5000, 0, 0]))


def test_positions_of_environments_are_pickled() -> None:
    env = FarmParallel("farmoony", 3)
    seen, _ = env.reset(seed=2)
    for _ in range(6):
        seen, *_ = env.step({agent: first_choice(seen[agent]["action_mask"]) for agent in env.agents})
    position = env.table.position
    assert pickle.loads(pickle.dumps(env.table.layout)).size == env.table.layout.size
    assert pickle.loads(pickle.dumps(position)).state.facts() == position.state.facts()
