"""The only source of chance at a table: a secret seed, promised before the game and opened after it.

Every outcome is the one whose keyed hash of (what it is for, which outcome) is smallest. So streams do not disturb one
another, the same seed with other choices deals nearly the same cards, and a leaked past tells nothing of the future.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from secrets import token_bytes

from farmtable.core.rules.seats import NATURE
from farmtable.core.rules.state import State

SEED_BYTES = 32


class Dealer:
    """Deals by meaning."""

    def __init__(self, seed: bytes | None = None) -> None:
        if seed is not None and len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = token_bytes(SEED_BYTES) if seed is None else seed

    @property
    def commitment(self) -> str:
        """What is shown at the start: who sees the seed at the end can check that it was this one."""
        return sha256(self.seed).hexdigest()

    def outcome(self, s: State) -> int:
        """What chance decides now."""
        purpose = s.task_of(NATURE).purpose(s)
        return min(s.choices(NATURE), key=lambda choice: self.rank(purpose, choice))

    def rank(self, purpose: str, choice: int) -> bytes:
        return blake2b(f"{purpose}|{choice}".encode(), key=self.seed, digest_size=16).digest()


class RememberingDealer(Dealer):
    """Deals the same, and keeps outcomes in order: for searches and trainers, which draw from the same bags again."""

    def __init__(self, seed: bytes | None = None) -> None:
        super().__init__(seed)
        self._ranked: dict[str, dict[int, None]] = {}  # by purpose: all outcomes met so far, the first one first

    def outcome(self, s: State) -> int:
        purpose = s.task_of(NATURE).purpose(s)
        offered = set(s.choices(NATURE))
        ranked = self._ranked.get(purpose)
        if ranked is None or not offered <= ranked.keys():
            known = sorted(offered.union(ranked or ()), key=lambda choice: self.rank(purpose, choice))
            ranked = self._ranked[purpose] = dict.fromkeys(known)
        return next(choice for choice in ranked if choice in offered)


def seed_from(number: int) -> bytes:
    """A seed for simulations and tests, where the same number must give the same game."""
    return sha256(f"farmtable seed {number}".encode()).digest()
