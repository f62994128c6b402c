"""How often somebody may do something, and who counts as one."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

KNOWN = 10_000  # of one kind that are remembered


class RateLimit:
    """At most so many in so many seconds. A window begins with the first one: two numbers, however many come."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.until = 0.0  # the end of this window
        self.count = 0

    @property
    def left(self) -> int:
        """How many more are allowed now."""
        if monotonic() >= self.until:
            self.count = 0
        return self.most - self.count

    @property
    def wait(self) -> int:
        """Seconds until all are allowed again."""
        return max(1, ceil(self.until - monotonic()))

    def allows(self, cost: int = 1) -> bool:
        """Count one more, if that is not too many."""
        left = self.left
        if left < cost:
            return False
        if not self.count:
            self.until = monotonic() + self.seconds
        self.count += cost
        return True


class RateLimits:
    """A rate limit for each key. When there are too many keys, the least recently used one is forgotten."""

    def __init__(self, most: int, seconds: float, known: int = KNOWN) -> None:
        self.most = most
        self.seconds = seconds
        self.known = known
        self.limits: OrderedDict[str, RateLimit] = OrderedDict()

    def of(self, key: str) -> RateLimit:
        limit = self.limits.setdefault(key, RateLimit(self.most, self.seconds))
        self.limits.move_to_end(key)
        if len(self.limits) > self.known:
            self.limits.popitem(last=False)
        return limit

    def allows(self, key: str) -> bool:
        """Count one more for this key, if that is not too many."""
        return self.of(key).allows()


@lru_cache(maxsize=KNOWN)
def network(host: str) -> str:
    """What counts as one address: a home has one IPv4 address, but a whole /64 of IPv6 addresses to choose from."""
    try:
        address = ip_address(host)
    except ValueError:  # no address at all, as in tests
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
