"""`farmtable home`: a server for this machine, started and stopped like a game."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from json import loads
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

import pytest

from farmtable.cli import home as at_home

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def farmtable(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command as a user starts it, with a home of its own."""
    environment = os.environ | {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "PYTHONPATH": str(ROOT / "src"),
        "FARMTABLE_LANG": "en",
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "-m", "farmtable", "home", *arguments]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def found(process: subprocess.Popen[str], pattern: str) -> str:
    """The next line that the command says, as far as it matches."""
    assert process.stdout is not None
    line = process.stdout.readline()
    match = re.search(pattern, line)
    assert match, line
    return match[1]


def test_it_says_where_it_is_serves_and_stops(tmp_path: Path) -> None:
    with farmtable(tmp_path, "--no-open", "--port", "0") as process:
        url = found(process, r"Farmtable is at (http://127\.0\.0\.1:\d+/)")
        kept = found(process, r"kept in (.*\.db)\. Ctrl-C")
        end = monotonic() + 60
        while not at_home.running(int(url.rpartition(":")[2].strip("/"))):
            assert process.poll() is None
            assert monotonic() < end
            sleep(0.1)
        with urlopen(f"{url}api/games") as answer:
            assert len(loads(answer.read())["games"]) == 4
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)
        assert process.returncode == 0
        assert "Stopped." in rest
        assert "Traceback" not in rest
    assert Path(kept).is_relative_to(tmp_path)
    assert Path(kept).exists()


def test_a_taken_port_gives_another() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        other = at_home.free_port(port)
        assert other not in (0, port)
    assert at_home.free_port(other) == other


def test_what_answers_elsewhere_is_not_ours() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(0.1)
        assert not at_home.running(silent.getsockname()[1])
    assert not at_home.running(at_home.free_port(0))


@pytest.mark.parametrize(("screen", "opened"), [("", []), (":0", ["http://127.0.0.1:1/"])])
def test_no_browser_takes_over_the_terminal(monkeypatch: pytest.MonkeyPatch, screen: str, opened: list[str]) -> None:
    calls: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", calls.append)
    for name in ("WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", screen)
    at_home.open_page("http://127.0.0.1:1/", browse=True)
    assert calls == opened
    at_home.open_page("http://127.0.0.1:1/", browse=False)
    assert calls == opened
