"""How the server is: each part of it has a state of its own, which is logged when it changes, and counted."""

from __future__ import annotations

from collections import Counter
from logging import getLogger
from threading import Lock
from time import monotonic

LOGGER = getLogger("farmtable")
OK = "ok"
WRITE, NOTICES, BOTS = "write", "notices", "bots"
PARTS = (WRITE, NOTICES, BOTS)
NEEDED = (WRITE, NOTICES)  # without bots people can still play
QUIET = 60.0  # seconds in which the same trouble is not logged again, however often it comes and goes


class Health:
    """The state of each part: "ok", or one word for what is wrong with it. May be told from any thread."""

    def __init__(self) -> None:
        self.states = dict.fromkeys(PARTS, OK)
        self.failures: Counter[tuple[str, str]] = Counter()
        self.logged: dict[tuple[str, str], float] = {}
        self.lock = Lock()

    def tell(self, part: str, fault: str = "") -> None:
        """This part works, or has this fault. Each fault is counted; a change is logged, once for each kind."""
        state = fault or OK
        if state == OK == self.states[part]:  # after every commit: quick
            return
        with self.lock:
            before, self.states[part] = self.states[part], state
            if fault:
                self.failures[part, fault] += 1
            now = monotonic()
            if before == state or now - self.logged.get((part, state), -QUIET) < QUIET:
                return
            self.logged[part, state] = now
        if fault:
            LOGGER.error("failing", extra={"part": part, "error": fault})
        else:
            LOGGER.warning("works again", extra={"part": part})

    @property
    def ready(self) -> bool:
        """Can people play here?"""
        return all(self.states[part] == OK for part in NEEDED)

    @property
    def status(self) -> str:
        return "failing" if not self.ready else OK if set(self.states.values()) == {OK} else "degraded"

    def text(self) -> str:
        """For Prometheus."""
        lines = ["# TYPE farmtable_healthy gauge"]
        lines += [f'farmtable_healthy{{part="{part}"}} {int(state == OK)}' for part, state in self.states.items()]
        lines.append("# TYPE farmtable_failures_total counter")
        for (part, kind), count in sorted(self.failures.items()):
            lines.append(f'farmtable_failures_total{{part="{part}",kind="{kind}"}} {count}')
        return "\n".join(lines) + "\n"
