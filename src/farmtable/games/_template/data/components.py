"""The parts in the box, read from a TOML file and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from farmtable.games._template.rules.declared import BASKETS
from farmtable.games.rows import Row, file_faults, hash_of, read, refuse, row_faults, row_title


class Basket(Row, frozen=True):
    """A basket of eggs. (TM-01)"""

    id: Annotated[int, Meta(ge=1, le=BASKETS)]
    eggs: Annotated[int, Meta(ge=1, le=9)]


class Components(Struct, frozen=True):
    """All that one game is played with; the hash goes into the log's header."""

    baskets: tuple[Basket, ...]
    hash: str


def load(path: Path | None = None) -> Components:
    """The components of a file, or ours. If they can't be used: ComponentError and nothing else."""
    name, document = read("farmtable.games._template.data", "baskets.toml", path)
    refuse(name, file_faults(document, ["basket"]))
    rows = list(enumerate(document["basket"], 1))
    refuse(name, [fault for k, row in rows for fault in row_faults(row_title("basket", "id", k, row), row, Basket)])
    baskets = msgspec.convert(document["basket"], tuple[Basket, ...])
    if [basket.id for basket in baskets] != list(range(1, BASKETS + 1)):
        refuse(name, [f"table 'basket': there are {len(baskets)} rows; one for each id from 1 to {BASKETS} in order"])
    return Components(baskets, hash_of(baskets))
