"""The files of a dataset: games, perhaps steps, what it is for programs and for people, and checksums."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from farmtable import __version__, api
from farmtable.core.game import SetupError
from farmtable.lab.dataset.record import Eyes, Plan, Played, hash_of, replay
from farmtable.thinking.ask import game_of

GAMES, STEPS, FACTS, CARD, CHECKSUMS = "games.parquet", "steps.parquet", "dataset.json", "CARD.md", "SHA256SUMS"
BATCH = 200  # games in a row group

GAME_ROW = pa.schema(
    [
        ("seed", pa.int64()),
        ("entries", pa.list_(pa.int64())),
        ("finished", pa.bool_()),
        ("places", pa.list_(pa.int16())),
        ("points", pa.list_(pa.int32())),
        ("lost", pa.bool_()),
        ("hash", pa.string()),
    ]
)
STEP_ROW = pa.schema(
    [
        ("seed", pa.int64()),
        ("entry", pa.int32()),
        ("seat", pa.int8()),
        ("menu", pa.list_(pa.int32())),
        ("action", pa.int16()),
        ("observation", pa.binary()),
        ("candidates", pa.binary()),
    ]
)


CARD_TEXT = """\
# {count} games of {game}

{seats} seats; options: {options}; bots in the order of the seats: {bots}; deals {first} to {last}.
Rules version {rules}, components {components}, made with Farmtable {version}.

The bots see what their seat sees. The games are those that `farmtable lab arena` plays for the same seeds.
`farmtable lab dataset check` replays them, `sha256sum -c SHA256SUMS` compares the files.

- `games.parquet`: a row a game. `seed`; `entries`, the log: choice × 8 + seat, seat 7 is chance; `finished`; `places`
  and `points` by seat; `lost`, whether nobody won; `hash` of the final state.
- `dataset.json`: the same as above, for programs.
"""

STEPS_TEXT = """\
- `steps.parquet`: a row a decision. `seed` and `entry` say where in the log; `seat`; `menu`, all choices; `action`,
  which of them was made; `observation` and `candidates` as little-endian int16. The blocks of an observation and the
  columns of a candidate are in `dataset.json`.
"""


class Facts(msgspec.Struct, frozen=True):
    """What a dataset is."""

    plan: Plan
    games: int
    seed: int
    rules: int
    components: str
    farmtable: str
    blocks: list[dict[str, Any]] = []  # of an observation
    columns: list[str] = []  # of a candidate


def write(folder: Path, plan: Plan, seed: int, count: int, games: Iterable[Played], told: Callable[[], None]) -> Facts:
    """All games, as they come; a folder that has something in it is refused."""
    if folder.exists() and any(folder.iterdir()):
        raise SetupError(f"{folder} is not empty; a dataset needs a folder of its own")
    folder.mkdir(parents=True, exist_ok=True)
    rows, steps = pq.ParquetWriter(folder / GAMES, GAME_ROW, compression="zstd"), None
    if plan.observations:
        steps = pq.ParquetWriter(folder / STEPS, STEP_ROW, compression="zstd")
    waiting: list[Played] = []
    for played in games:
        waiting.append(played)
        told()
        if len(waiting) == BATCH:
            put(rows, steps, waiting)
    put(rows, steps, waiting)
    rows.close()
    if steps is not None:
        steps.close()
    facts = facts_of(plan, seed, count)
    (folder / FACTS).write_bytes(msgspec.json.format(msgspec.json.encode(facts)))
    (folder / CARD).write_text(card(facts), encoding="utf-8")
    files = [GAMES, *([STEPS] if plan.observations else []), FACTS, CARD]
    (folder / CHECKSUMS).write_text("".join(f"{checksum(folder / name)}  {name}\n" for name in files))
    return facts


def put(rows: Any, steps: Any, waiting: list[Played]) -> None:
    if waiting:
        rows.write_table(pa.Table.from_pylist([played.game for played in waiting], GAME_ROW))
        if steps is not None:
            steps.write_table(pa.Table.from_pylist([step for played in waiting for step in played.steps], STEP_ROW))
        waiting.clear()


def facts_of(plan: Plan, seed: int, count: int) -> Facts:
    game = game_of(plan.game, plan.file)
    blocks, columns = [], []
    if plan.observations:
        eyes = Eyes(game, plan.seats)
        columns = eyes.candidates.columns
        for block in eyes.observation.blocks:
            blocks.append(
                {"name": block.name, "start": block.start, "shape": list(block.shape), "meaning": block.meaning}
            )
    return Facts(plan, count, seed, game.version, game.components, __version__, blocks, columns)


def checksum(file: Path) -> str:
    digest = sha256()
    with file.open("rb") as data:
        while part := data.read(1 << 20):
            digest.update(part)
    return digest.hexdigest()


def card(facts: Facts) -> str:
    """The dataset's card, for people."""
    plan = facts.plan
    found = CARD_TEXT.format(
        count=facts.games,
        game=plan.game,
        seats=plan.seats,
        options=", ".join(f"{name} {value}" for name, value in plan.options.items()) or "none",
        bots=", ".join(plan.bots),
        first=facts.seed,
        last=facts.seed + facts.games - 1,
        rules=facts.rules,
        components=facts.components[:12],
        version=facts.farmtable,
    )
    return found + STEPS_TEXT if plan.observations else found


class Dataset:
    """Reads a dataset, whose files are as they were written and whose game is the one that is here."""

    def __init__(self, folder: Path, check: bool = True) -> None:
        self.folder = folder
        if not (folder / FACTS).is_file():
            raise SetupError(f"{folder} has no {FACTS}: it is no dataset")
        if check:
            for line in (folder / CHECKSUMS).read_text().splitlines():
                wanted, name = line.split("  ")
                if checksum(folder / name) != wanted:
                    raise SetupError(f"{folder / name} is not what was written: its checksum is another")
        self.facts = msgspec.json.decode((folder / FACTS).read_bytes(), type=Facts)
        game = game_of(self.facts.plan.game, self.facts.plan.file)
        if (game.version, game.components) != (self.facts.rules, self.facts.components):
            raise SetupError(f"{folder}: {game.name} has other rules or components now, so its games can't be replayed")

    def games(self) -> Iterator[dict[str, Any]]:
        """Every game, in the order of the seeds."""
        yield from self._rows(GAMES)

    def steps(self) -> Iterator[dict[str, Any]]:
        """Every decision, if the dataset has them."""
        if not self.facts.plan.observations:
            raise SetupError(f"{self.folder} was written without observations")
        yield from self._rows(STEPS)

    def _rows(self, name: str) -> Iterator[dict[str, Any]]:
        with pq.ParquetFile(self.folder / name) as file:
            for batch in file.iter_batches(BATCH):
                yield from batch.to_pylist()

    def position(self, row: dict[str, Any]) -> api.Position:
        """The end of a game, played again."""
        return replay(self.facts.plan, row["entries"])

    def wrong(self, sample: int, seed: int = 0) -> list[int]:
        """The seeds of games, among so many, that do not end as they are said to."""
        rows = list(self.games())
        chosen = random.Random(seed).sample(rows, min(sample, len(rows)))
        return [row["seed"] for row in chosen if hash_of(self.position(row).state) != row["hash"]]
