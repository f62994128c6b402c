"""Logs from the disk: replay and verify what is whole, refuse with a reason what is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from farmtable.table.log import Chain
from tests.cli.terminal import PLAY, farmtable
from tests.cli.test_play import KEYS


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a finished game."""
    home = tmp_path_factory.mktemp("finished")
    save = home / "solo.farm"
    farmtable(home, *PLAY, "--seats", "1", "--seed", "4", "--save", str(save), typed=KEYS)
    return save.read_text().splitlines()


def sealed(lines: list[str]) -> str:
    """The same lines with tags that fit: a forger who knows how tags are made."""
    chain = Chain()
    return "".join(chain.sealed(line.rpartition(" #")[0]) + "\n" for line in lines)


def refused(tmp_path: Path, text: str, *more: str) -> str:
    file = tmp_path / "log.farm"
    file.write_text(text)
    said = ""
    for command in ("replay", "verify"):
        answer = farmtable(tmp_path, command, str(file), *more)
        assert answer.returncode == 2
        assert answer.stdout == ""
        assert "Traceback" not in answer.stderr
        said = answer.stderr
    return said


def test_whole(tmp_path: Path, finished: list[str]) -> None:
    file = tmp_path / "log.farm"
    file.write_text("\n".join(finished) + "\n")
    assert farmtable(tmp_path, "verify", str(file)).returncode == 0


def test_one_choice_changed(tmp_path: Path, finished: list[str]) -> None:
    at = next(k for k, line in enumerate(finished) if line.startswith("1 supply"))
    changed = finished[at].replace("wheat", "pig") if "wheat" in finished[at] else finished[at][:9] + "wheat #0"
    assert str(at + 1) in refused(tmp_path, "\n".join([*finished[:at], changed, *finished[at + 1 :]]) + "\n")


def test_one_deal_changed_by_a_forger(tmp_path: Path, finished: list[str]) -> None:
    """With tags that fit, the seed still tells: the card was not dealt."""
    at = max(k for k, line in enumerate(finished) if line.startswith("* draw"))
    cards = {line.split()[2] for line in finished if line.startswith("* draw")}
    unseen = next(str(card) for card in range(1, 120) if str(card) not in cards)
    forged = [*finished[:at], f"* draw {unseen} #0", *finished[at + 1 :]]
    file = tmp_path / "log.farm"
    file.write_text(sealed(forged))
    assert farmtable(tmp_path, "verify", str(file)).returncode == 2


def test_cut_off(tmp_path: Path, finished: list[str]) -> None:
    refused(tmp_path, "\n".join(finished[:-5]) + "\n")


def test_a_line_left_out(tmp_path: Path, finished: list[str]) -> None:
    assert "40" in refused(tmp_path, "\n".join(finished[:39] + finished[40:]) + "\n")


@pytest.mark.parametrize(("field", "other"), [("rules ", "rules 99 #0"), ("components ", "components abc #0")])
def test_other_rules_or_components(tmp_path: Path, finished: list[str], field: str, other: str) -> None:
    at = next(k for k, line in enumerate(finished) if line.startswith(field))
    said = refused(tmp_path, sealed([*finished[:at], other, *finished[at + 1 :]]))
    assert other.split()[1] in said


@pytest.mark.parametrize("text", ["", "hello\n", "farmtable log 1\n", "farmtable log 1 #00000000\n", "\0\0\0"])
def test_no_log_at_all(tmp_path: Path, text: str) -> None:
    assert refused(tmp_path, text).strip()


def test_a_running_game_is_not_told(tmp_path: Path) -> None:
    """Its log holds secrets."""
    save = tmp_path / "game.farm"
    farmtable(tmp_path, *PLAY, "--seats", "2", "--save", str(save), typed="quit\n")
    refused(tmp_path, save.read_text())


@pytest.mark.parametrize("url", ["http://[bad/x", "http://127.0.0.1:1/x", "ftp://a/x", "http://a b/x", "http://::/x"])
def test_an_address_that_leads_nowhere_is_told_in_one_line(url: str, tmp_path: Path) -> None:
    end = farmtable(tmp_path, "verify", url)
    assert end.returncode == 2
    assert "Traceback" not in end.stderr
    assert url in end.stderr
