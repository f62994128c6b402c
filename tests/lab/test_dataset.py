"""Datasets: what is written is read again, games replay to the same hash, what was changed is found."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from farmtable import api
from farmtable.cli.lab.dataset import dataset
from farmtable.lab.dataset.files import CHECKSUMS, GAMES, Dataset, checksum
from farmtable.rl.layout import Layout
from farmtable.table.log import split


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of My Farm Shop, with all that was seen."""
    found = tmp_path_factory.mktemp("data") / "games"
    asked = ["write", "my_farm_shop", str(found), "--games", "3", "--bots", "greedy,random", "--observations"]
    done = CliRunner().invoke(dataset, asked, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return found


def test_games_are_those_of_their_seeds(folder: Path) -> None:
    rows = list(Dataset(folder).games())
    assert [row["seed"] for row in rows] == [1, 2, 3]
    position = api.play(api.start("my_farm_shop", 2, 2), ["greedy", "random"], 2)
    assert rows[1]["entries"] == position.entries
    assert rows[1]["places"] == position.places()
    assert Dataset(folder).position(rows[1]) == position


def test_steps_are_what_was_seen(folder: Path) -> None:
    found = Dataset(folder)
    rows = {row["seed"]: row["entries"] for row in found.games()}
    steps = list(found.steps())
    assert len(steps) == sum(split(row)[0] != api.NATURE for entries in rows.values() for row in entries)
    step = steps[40]
    position = api.start("my_farm_shop", 2, None)
    for row in rows[step["seed"]][: step["entry"]]:
        position.step(split(row)[1], split(row)[0])
    layout = Layout("my_farm_shop", 2)
    seen = layout.see(position.state, step["seat"])
    assert np.array_equal(np.frombuffer(step["observation"], "<i2"), seen["observation"])
    assert np.array_equal(np.frombuffer(step["candidates"], "<i2"), seen["candidates"][: len(step["menu"])].ravel())
    assert split(rows[step["seed"]][step["entry"]]) == (step["seat"], step["menu"][step["action"]])
    assert found.facts.columns == layout.columns


def test_a_check_finds_what_was_changed(folder: Path, tmp_path: Path) -> None:
    runner = CliRunner()
    assert "3 of 3 games replayed, 0 end otherwise" in runner.invoke(dataset, ["check", str(folder)]).output
    for file in folder.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    table = pq.read_table(tmp_path / GAMES)
    entries = table.column("entries").to_pylist()
    entries[2] = entries[2][:-1]
    pq.write_table(table.set_column(1, "entries", [entries]), tmp_path / GAMES)
    with pytest.raises(api.SetupError, match="its checksum is another"):
        Dataset(tmp_path)
    lines = (tmp_path / CHECKSUMS).read_text().splitlines()
    lines[0] = f"{checksum(tmp_path / GAMES)}  {GAMES}"
    (tmp_path / CHECKSUMS).write_text("\n".join(lines))
    assert Dataset(tmp_path).wrong(3) == [3]


def test_a_folder_with_something_in_it_is_refused(folder: Path) -> None:
    done = CliRunner().invoke(dataset, ["write", "my_farm_shop", str(folder), "--games", "1"])
    assert isinstance(done.exception, api.SetupError)
    assert "is not empty" in str(done.exception)
