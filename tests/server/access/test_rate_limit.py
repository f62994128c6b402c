"""Rate limits: whom they count as one, and whom they forget when there are too many."""

from __future__ import annotations

from pathlib import Path

import pytest

from farmtable.server.access.quotas import Quotas
from farmtable.server.access.rate_limit import RateLimits, network
from farmtable.server.tables.lobby import Lobby
from farmtable.server.web.door import Door
from farmtable.server.wire.problem import Refused
from tests.support.server.people import run


def may_create(door: Door, host: str) -> bool:
    try:
        door.may_create(host)
    except Refused:
        return False
    return True


async def refusal(door: Door, host: str) -> int:
    """The status of a wrong token."""
    with pytest.raises(Refused) as refused:
        await door.enter("m" * 32, "wrong", host)
    return refused.value.status


def test_only_the_least_recently_used_is_forgotten() -> None:
    limits = RateLimits(1, 60.0, known=3)
    assert [limits.allows(who) for who in "abcabc"] == [True] * 3 + [False] * 3
    assert not limits.allows("a")  # so b is the one that was not heard of for longest
    assert limits.allows("d")
    assert [limits.allows(who) for who in "acd"] == [False] * 3
    assert limits.allows("b")
    assert len(limits.limits) == 3


def test_many_others_do_not_free_one_who_has_to_wait(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        door = Door(lobby, Quotas({"tables": 1}))
        assert may_create(door, "192.0.2.1")
        for k in range(11_000):  # more than are remembered
            assert may_create(door, f"10.0.{k >> 8}.{k & 255}")
            if k % 1000 == 0:
                assert not may_create(door, "192.0.2.1"), k
        assert not may_create(door, "192.0.2.1")

    run(str(tmp_path / "farm.db"), work)


def test_a_network_of_addresses_counts_as_one_at_the_door(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        door = Door(lobby, Quotas({"failures": 2, "tables": 2}))
        assert [await refusal(door, f"2001:db8::{k}") for k in range(4)] == [404, 404, 429, 429]
        assert [may_create(door, f"2001:db8::{k}") for k in range(4)] == [True, True, False, False]
        assert await refusal(door, "2001:db8:0:1::1") == 404
        assert may_create(door, "2001:db8:0:1::1")

    run(str(tmp_path / "farm.db"), work)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, counted: str) -> None:
    assert network(host) == counted
