"""Quotas: one table for all doors, told in headers and metrics, set by the operator."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from farmtable.cli.serve import quotas_of
from farmtable.server.access.quotas import QUOTAS, Quotas
from farmtable.server.wire.problem import Refused

DOCS = Path(__file__).parents[3] / "docs" / "operating.md"


def test_who_has_had_enough_is_told_how_long_to_wait(caplog: pytest.LogCaptureFixture) -> None:
    quotas = Quotas({"requests": 2})
    assert [quotas.spend("requests", "192.0.2.1").left for _ in range(2)] == [1, 0]
    with caplog.at_level(logging.WARNING, "farmtable"):
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                quotas.spend("requests", "192.0.2.1")
    assert refused.value.status == 429
    assert 1 <= refused.value.wait <= 60
    assert refused.value.quota.startswith('"requests";r=0;t=')
    assert quotas.spend("requests", "192.0.2.2").left == 1
    assert quotas.metrics.limited == {"requests": 3}
    assert 'farmtable_limited_total{quota="requests"} 3\n' in quotas.metrics.text(0, 0)
    said = [record for record in caplog.records if record.message == "over a quota"]
    assert [vars(record)["quota"] for record in said] == ["requests"]  # once a minute, and not who
    assert "192.0.2" not in caplog.text


def test_a_network_is_one_and_a_seat_is_one() -> None:
    quotas = Quotas({"tables": 1, "moves": 1})
    quotas.spend("tables", "2001:db8::1")
    with pytest.raises(Refused):
        quotas.spend("tables", "2001:db8::2")
    quotas.spend("moves", "table one")
    quotas.spend("moves", "table two")
    with pytest.raises(Refused):
        quotas.spend("moves", "table one")


def test_the_policy_names_what_is_counted_in_a_while() -> None:
    policy = Quotas({"moves": 7}).policy.split(", ")
    assert '"moves";q=7;w=60' in policy
    assert len(policy) == len([quota for quota in QUOTAS.values() if quota.seconds])


def test_an_operator_sets_them_by_name() -> None:
    assert quotas_of(("moves=5", "sockets=10")) == {"moves": 5, "sockets": 10}
    for wrong in ("moves", "moves=", "moves=-1", "nonsense=5", "=5"):
        with pytest.raises(Exception, match="NAME=NUMBER"):
            quotas_of((wrong,))
    with pytest.raises(ValueError, match="nonsense"):
        Quotas({"nonsense": 1})


def test_every_quota_is_in_the_documents() -> None:
    rows = [line for line in DOCS.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    for name, quota in QUOTAS.items():
        found = [row for row in rows if row.startswith(f"| `{name}` |")]
        assert len(found) == 1, name
        figure = f"{quota.most >> 20} MiB" if quota.most >= 1 << 20 else f"{quota.most:,}"
        assert f"| {figure} |" in found[0], name
