"""Rate limits: how often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict, deque
from ipaddress import IPv6Address, ip_address
from time import monotonic

KNOWN = 10_000  # of one kind that are remembered


class RateLimit:
    """At most so many in a sliding window of so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: deque[float] = deque()

    def full(self) -> bool:
        """Would one more be too many?"""
        now = monotonic()
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        return len(self.times) >= self.most

    def allows(self) -> bool:
        """Count one more, if that is not too many."""
        if self.full():
            return False
        self.times.append(monotonic())
        return True


class RateLimits:
    """A rate limit for each key. When there are too many keys, the least recently used one is forgotten."""

    def __init__(self, most: int, seconds: float, known: int = KNOWN) -> None:
        self.most = most
        self.seconds = seconds
        self.known = known
        self.limits: OrderedDict[str, RateLimit] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Count one more for this key, if that is not too many."""
        limit = self.limits.setdefault(key, RateLimit(self.most, self.seconds))
        self.limits.move_to_end(key)
        if len(self.limits) > self.known:
            self.limits.popitem(last=False)
        return limit.allows()


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
