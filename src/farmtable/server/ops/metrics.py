"""What the server counts, in the text form that Prometheus reads. No names, no tables, no tokens."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
NONE: Mapping[str, float] = MappingProxyType({})


class Metrics:
    """Counts since the start."""

    def __init__(self) -> None:
        self.counts = {"moves": 0, "refusals": 0, "messages": 0, "problems": 0, "errors": 0, "closed_for_pace": 0}
        self.sockets = 0
        self.limited: Counter[str] = Counter()  # by quota: what was refused or cut off
        self.bot_seconds = 0.0
        self.bots_waiting = 0
        self.connections = 0
        self.times = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def answered(self, done: bool, seconds: float) -> None:
        """A move came in and got its answer."""
        self.count("moves" if done else "refusals")
        self.times[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, tables: int, commits: int, gauges: Mapping[str, float] = NONE) -> str:
        lines = []
        for name, value in (*self.counts.items(), ("commits", commits)):
            lines += [f"# TYPE farmtable_{name}_total counter", f"farmtable_{name}_total {value}"]
        lines.append("# TYPE farmtable_limited_total counter")
        lines += [f'farmtable_limited_total{{quota="{name}"}} {count}' for name, count in sorted(self.limited.items())]
        lines += ["# TYPE farmtable_bot_seconds_total counter", f"farmtable_bot_seconds_total {self.bot_seconds}"]
        now: dict[str, float] = {"sockets": self.sockets, "connections": self.connections, "live_tables": tables}
        for gauge, figure in {**now, "bots_waiting": self.bots_waiting, **gauges}.items():
            lines += [f"# TYPE farmtable_{gauge} gauge", f"farmtable_{gauge} {figure}"]
        lines.append("# TYPE farmtable_answer_seconds histogram")
        for k, bound in enumerate((*map(str, BOUNDS), "+Inf")):
            lines.append(f'farmtable_answer_seconds_bucket{{le="{bound}"}} {sum(self.times[: k + 1])}')
        lines += [f"farmtable_answer_seconds_sum {self.seconds}", f"farmtable_answer_seconds_count {sum(self.times)}"]
        return "\n".join(lines) + "\n"
