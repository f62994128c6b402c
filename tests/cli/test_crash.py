"""Killing the terminal game loses no choice that was acknowledged."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tests.cli.terminal import PLAY, environment, farmtable

PROMPT = "> "


class Player:
    """A person who waits for the prompt, types a number, and remembers how often the program came back to ask."""

    def __init__(self, home: Path, *args: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "farmtable", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            env=environment(home),
        )
        self.wait()

    def wait(self) -> bool:
        """Until the prompt comes; False if the program ends."""
        assert self.process.stdout is not None
        last = ""
        while letter := self.process.stdout.read(1):
            last = (last + letter)[-3:]
            if last.endswith("\n" + PROMPT):
                return True
        return False

    def type(self, text: str) -> bool:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return self.wait()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


def choices(save: Path) -> list[str]:
    """The person's choices in a file, in order."""
    return [line.split(" #")[0] for line in save.read_text().splitlines() if line.startswith("1 ")]


def test_kill_and_resume(tmp_path: Path) -> None:
    """Killed ten times in the middle of a game; after each the same choices are there, and the game goes on."""
    save = tmp_path / "game.farm"
    player = Player(tmp_path, *PLAY, "--seats", "2", "--seed", "5", "--save", str(save))
    acknowledged: list[str] = []
    for round_ in range(10):
        for k in range(6):
            if not player.type(str((round_ * 3 + k * 5) % 4 + 1)):
                break
        acknowledged = choices(save)
        player.kill()
        player = Player(tmp_path, "play", "--resume", str(save))
        assert choices(save)[: len(acknowledged)] == acknowledged
    assert len(acknowledged) > 10
    player.kill()


def test_a_half_written_line_is_dropped(tmp_path: Path) -> None:
    """The machine stopped while a line was written: it was never acknowledged, the game goes on before it."""
    save = tmp_path / "game.farm"
    farmtable(tmp_path, *PLAY, "--seats", "1", "--seed", "5", "--save", str(save), typed="supply wheat\nquit\n")
    whole = save.read_text()
    save.write_text(whole + "1 supp")
    again = farmtable(tmp_path, "play", "--resume", str(save), typed="quit\n")
    assert again.returncode == 0
    assert save.read_text().startswith(whole)
    assert "1 supp #" not in save.read_text()


def test_two_players_of_one_file_are_kept_apart(tmp_path: Path) -> None:
    save = tmp_path / "game.farm"
    player = Player(tmp_path, *PLAY, "--seats", "1", "--seed", "5", "--save", str(save))
    second = farmtable(tmp_path, "play", "--resume", str(save))
    player.kill()
    assert second.returncode == 2
    assert str(save) in second.stderr
