"""The results of a run on disk: a line that says what was set up, then a line for each game. A run can go on later."""

from __future__ import annotations

from pathlib import Path

import msgspec

from farmtable.core.game import SetupError
from farmtable.match.match import Record, Setting

FORMAT = "farmtable arena 1"


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    setting: Setting
    engine: str
    version: str
    format: str = FORMAT


class Results:
    """Rows in memory, and in a file if there is one: each is written when its game is over."""

    def __init__(self, head: Head, path: Path | None) -> None:
        self.head = head
        self.path = path
        self.records: list[Record] = []
        if path is not None and path.exists():
            self.head, self.records = read(path)
            began = self.head.setting
            if began != msgspec.structs.replace(head.setting, luck=began.luck):  # luck goes on as it began
                raise SetupError(f"{path} has results of another set-up: {describe(began)}")
            self.trim(path)
        elif path is not None:
            path.write_bytes(msgspec.json.encode(head) + b"\n")

    def trim(self, path: Path) -> None:
        """A line that was not finished when the machine stopped is taken away."""
        data = path.read_bytes()
        if not data.endswith(b"\n"):
            path.write_bytes(data[: data.rfind(b"\n") + 1])

    def add(self, records: list[Record]) -> None:
        self.records += records
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(record) + b"\n" for record in records))

    def done(self) -> set[tuple[tuple[str, str], int]]:
        """The rounds that have been played."""
        return {(record.pair, record.seed) for record in self.records}


def describe(setting: Setting) -> str:
    options = "".join(f", {name}={value}" for name, value in setting.options.items())
    return f"{setting.game}, {setting.seats} seats{options}, components {setting.components[:12]}"


def read(path: Path) -> tuple[Head, list[Record]]:
    """A results file; SetupError with the line that is wrong."""
    lines = path.read_bytes().split(b"\n")
    lines.pop()  # empty, or not finished when the machine stopped
    number = 0
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
        records = []
        for line in lines[1:]:
            number += 1
            records.append(msgspec.json.decode(line, type=Record))
    except msgspec.MsgspecError as error:
        raise SetupError(f"{path}, line {number + 1}: {error}") from None
    if head.format != FORMAT:
        raise SetupError(f"{path} is no {FORMAT} file but {head.format}")
    return head, records
