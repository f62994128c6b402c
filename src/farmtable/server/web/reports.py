"""Problems that people report: a file each, for whoever runs the server. `tools.record bug` makes tests of them."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from time import gmtime, strftime

from farmtable.core.show.phrase import phrase
from farmtable.server.wire.messages import ENCODER, Report
from farmtable.server.wire.problem import Refused

MOST = 1000  # files; nobody can fill a disk with them


class Reports:
    """A folder. Without one, a report is only handed back to the person, who can save and send it."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def keep(self, report: Report) -> str:
        """The name of the file, which only its owner can read; "" where none are kept."""
        if self.folder is None:
            return ""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sum(1 for _ in self.folder.iterdir()) >= MOST:
            raise Refused(503, phrase("problem-reports-full", n=MOST))
        name = f"{strftime('%Y%m%d-%H%M%S', gmtime(report.at))}-{token_hex(4)}.json"
        (self.folder / name).touch(0o600, exist_ok=False)
        (self.folder / name).write_bytes(ENCODER.encode(report))
        return name


def folder_of(database: str, wanted: Path | None) -> Path | None:
    """Where they are kept: beside an SQLite file, unless the operator says where."""
    if wanted is not None or "://" in database:
        return wanted
    return Path(f"{database}.reports")
