"""Killing the terminal game loses no choice that was acknowledged."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.cli.terminal import PLAY, environment, farmtable

PROMPT = "> "
LISTED = re.compile(r"^ +\d+\S? .*  (\S.*)$", re.M)  # a line of the menu: number, words, two blanks, the choice


class Player:
    """A person who waits for the prompt, types a choice that was listed, and remembers what was acknowledged.

    A choice is acknowledged when the program has come back to ask the next question. What is remembered comes from the
    screen alone, never from the file that is under test.
    """

    def __init__(self, home: Path, *args: str, acknowledged: Sequence[str] = ()) -> None:
        self.acknowledged = list(acknowledged)
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "farmtable", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            env=environment(home, COLUMNS="400"),  # no line is broken
        )
        self.wait()

    def wait(self) -> bool:
        """Until the prompt comes; False if the program ends."""
        assert self.process.stdout is not None
        said = ""
        while letter := self.process.stdout.read(1):
            said += letter
            if said.endswith("\n" + PROMPT):
                self.menu = LISTED.findall(said)
                assert self.menu, f"a question without a menu: {said}"
                return True
        self.menu = []
        return False

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def choose(self, number: int) -> bool:
        """One of the choices on the screen; False if the game is over."""
        choice = self.menu[number % len(self.menu)]
        self.type(choice)
        asked = self.wait()
        self.acknowledged.append(choice)
        return asked

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


def choices(save: Path) -> list[str]:
    """The person's choices in a file, in order."""
    return [line.split(" #")[0].removeprefix("1 ") for line in save.read_text().splitlines() if line.startswith("1 ")]


def test_kill_and_resume(tmp_path: Path) -> None:
    """Killed ten times in the middle of a game: whatever was acknowledged on the screen is there, and the game goes on.

    Every other kill comes right after a choice was typed: it is in the file or not, but nothing else is.
    """
    save = tmp_path / "game.farm"
    player = Player(tmp_path, *PLAY, "--seats", "2", "--bots", "random", "--seed", "5", "--save", str(save))
    for round_ in range(10):
        for k in range(6):
            assert player.choose(round_ * 3 + k * 5), "the game is over too soon"
        known, typed = player.acknowledged, player.menu[round_ % len(player.menu)]
        if round_ % 2:
            player.type(typed)
        player.kill()
        kept = choices(save)
        assert kept == known or (round_ % 2 and kept == [*known, typed])
        player = Player(tmp_path, "play", "--resume", str(save), acknowledged=kept)
        assert choices(save) == kept
    assert len(player.acknowledged) >= 60
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
