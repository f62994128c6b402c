"""Who follows a table: its subscribers, and the seats that somebody looks at, from here or from another server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from farmtable.core.rules.seats import SPECTATOR
from farmtable.server.access.grant import Grant
from farmtable.server.cluster.elsewhere import Elsewhere
from farmtable.server.pace.presence import Presence


class Subscriber(Protocol):
    """Somebody who is told what happens at a table: must not wait."""

    def deliver(self, data: bytes) -> None: ...


class Subscription:
    """A subscriber, the seat that it may see the table from, and how far it has been told."""

    def __init__(
        self, subscriber: Subscriber, grant: Grant, since: int = 0, undos: int = 0, text: bool = False
    ) -> None:
        self.subscriber = subscriber
        self.grant = grant
        self.since = since
        self.undos = undos
        self.text = text  # is it told the table in words?

    @property
    def seat(self) -> int:
        return self.grant.seat


class Audience:
    """The subscriptions of one table. `holds` says whether a grant is still right."""

    def __init__(self, holds: Callable[[Grant], bool], presence: Presence, elsewhere: Elsewhere) -> None:
        self.holds = holds
        self.presence = presence
        self.elsewhere = elsewhere
        self.subscriptions: list[Subscription] = []

    def add(self, subscription: Subscription) -> bool:
        """Is somebody at a seat now where nobody was?"""
        before = self.here()
        self.subscriptions.append(subscription)
        return self.here() != before

    def remove(self, subscription: Subscription) -> bool:
        """Is nobody at a seat now where somebody was?"""
        before = self.here()
        if subscription in self.subscriptions:
            self.subscriptions.remove(subscription)
        self.presence.seen(subscription.seat)
        return self.here() != before

    def told(self, server: str, seats: set[int]) -> bool:
        """Another server says who is there; does that change who is here?"""
        before = self.here()
        self.elsewhere.told(server, seats)
        return self.here() != before

    def of(self, subscriber: Subscriber) -> list[Subscription]:
        return [subscription for subscription in self.subscriptions if subscription.subscriber is subscriber]

    def current(self) -> list[Subscription]:
        """Who left a seat that somebody else may take now is told no more of it."""
        self.subscriptions = [one for one in self.subscriptions if self.holds(one.grant)]
        return self.subscriptions[:]

    def deliver(self, data: bytes) -> None:
        """The same to all."""
        for subscription in self.current():
            subscription.subscriber.deliver(data)

    def listening(self) -> set[int]:
        """The seats that somebody looks at from this server."""
        return {subscription.seat for subscription in self.current() if subscription.seat != SPECTATOR}

    def here(self) -> set[int]:
        """The seats that somebody looks at from anywhere."""
        return self.listening() | self.elsewhere.seats()

    def left(self, seat: int) -> float:
        """For how many more seconds a seat that nobody looks at is kept for its person."""
        return self.presence.left(seat)
