"""A person at the terminal: a whole game, nonsense, undo, why, saving, going on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import PLAY, farmtable

# Numbers that answer any menu sooner or later; a number that is not listed is refused and asked again.
KEYS = "".join(f"{k * 7 % 11 + 1}\n\n{k * 5 % 7 + 1}\n" for k in range(6000))


@pytest.mark.parametrize(("lang", "ending"), [("en", "turn 18"), ("fr", "tour")])
def test_a_whole_solo_game(tmp_path: Path, lang: str, ending: str) -> None:
    """It ends, in both languages, whatever was typed on the way, and its log can be replayed and verified."""
    save = tmp_path / "solo.farm"
    played = farmtable(tmp_path, *PLAY, "--seats", "1", "--seed", "3", "--save", str(save), "--lang", lang, typed=KEYS)
    assert played.returncode == 0
    assert played.stderr == ""
    assert save.read_text().splitlines()[-1].startswith("end ")
    assert farmtable(tmp_path, "verify", str(save)).returncode == 0
    told = farmtable(tmp_path, "replay", str(save), "--lang", lang)
    assert told.returncode == 0
    assert len(told.stdout.splitlines()) > 50


NONSENSE = [
    "xyzzy",
    "play 999",
    "play",
    "supply moon",
    "🐷",
    "-1",
    "0",
    "99999999999999999999",
    "why",
    "why FF-31",
    "why play 119",
    "why nonsense",
    "undo",
    "help",
    "table",
    "[bold]",
    "\\",
    "'; drop",
    "a" * 5000,
    "½",
    "²",
]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nonsense_changes_nothing(tmp_path: Path, lang: str) -> None:
    """A sentence for everything, no traceback, and the log is as it was."""
    save = tmp_path / "game.farm"
    first = farmtable(
        tmp_path, *PLAY, "--seats", "2", "--seed", "1", "--save", str(save), "--lang", lang, typed="quit\n"
    )
    assert first.returncode == 0
    before = [line for line in save.read_text().splitlines() if line[0] in "*12"]
    typed = "\n".join(NONSENSE) + "\nquit\n"
    again = farmtable(tmp_path, "play", "--resume", str(save), "--lang", lang, typed=typed)
    assert again.returncode == 0
    assert again.stderr == ""
    assert "Traceback" not in again.stdout
    assert [line for line in save.read_text().splitlines() if line[0] in "*12"] == before


def test_undo_takes_back_a_choice(tmp_path: Path) -> None:
    """In the solo game a supply of crops teaches nobody anything, so it can be taken back."""
    save = tmp_path / "game.farm"
    typed = "supply wheat\nundo\nsupply pig\nquit\n"
    assert farmtable(tmp_path, *PLAY, "--seats", "1", "--seed", "1", "--save", str(save), typed=typed).returncode == 0
    lines = [line.split(" #")[0] for line in save.read_text().splitlines()]
    assert "1 supply wheat" in lines
    assert lines[-2] == "1 supply pig"
    assert any(line.startswith("undo ") for line in lines)


def test_why_tells_the_rule(tmp_path: Path) -> None:
    """A refused choice names its rule, and `why` explains it."""
    played = farmtable(tmp_path, *PLAY, "--seats", "1", "--seed", "1", typed="done\nwhy\nquit\n")
    assert played.stdout.count("FF-10") >= 2


def test_several_people_hand_the_screen_over(tmp_path: Path) -> None:
    played = farmtable(
        tmp_path, *PLAY, "--seats", "2", "--people", "2", "--names", "Anna,Bert", typed=KEYS[:400] + "quit\n"
    )
    assert played.returncode == 0
    assert "Anna" in played.stdout
    assert "Bert" in played.stdout


def test_the_newest_game_is_resumed(tmp_path: Path) -> None:
    """`--resume` without a file goes on with the newest game that is not over; without one it says so."""
    none = farmtable(tmp_path, "play", "--resume")
    assert none.returncode == 2
    assert none.stderr.strip()
    assert farmtable(tmp_path, *PLAY, "--seats", "1", typed="supply sheep\nquit\n").returncode == 0
    again = farmtable(tmp_path, "play", "--resume", typed="quit\n")
    assert again.returncode == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "ludo"], "ludo"),
        ([*PLAY, "--seats", "5"], "1 to 4"),
        ([*PLAY, "--seats", "2", "--people", "3"], "3 people"),
        ([*PLAY, "--seats", "2", "--bots", "genius"], "genius"),
        ([*PLAY, "--seats", "2", "--option", "fog"], "fog"),
        ([*PLAY, "--seats", "2", "--components", "nowhere.toml"], "nowhere.toml"),
        (["play", "--resume", "nowhere.farm"], "nowhere.farm"),
        (["replay", "nowhere.farm"], "nowhere.farm"),
        (["lab", "simulate", "formidable_farm", "--report", "moons"], "moons"),
        (["lab", "simulate", "formidable_farm", "--bots", "random,random,random", "--seats", "2"], "3 bots"),
    ],
)
def test_what_can_not_be_is_said_in_a_sentence(tmp_path: Path, args: list[str], said: str) -> None:
    refused = farmtable(tmp_path, *args)
    assert refused.returncode != 0
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("lang", "commands", "told"),
    [
        ("en", "hand\nplayer 2\nsince\nchoices\n", ("Your hand", "It is Player 1", "to be typed: set", "Where?")),
        ("fr", "main\njoueur 2\ndepuis\nchoix\n", ("Votre main", "C’est le tour de Joueur 1", "à taper", "Où")),
    ],
)
def test_the_table_in_words(tmp_path: Path, lang: str, commands: str, told: tuple[str, ...]) -> None:
    """Nothing is drawn; parts of the table are told to who types their names; a tile is set in steps."""
    args = ("play", "fences", "--seats", "2", "--bots", "random", "--seed", "3", "--lang", lang)
    save = tmp_path / "game.farm"
    typed = f"{commands}2\nback\n1\n1\n1\nquit\n"
    played = farmtable(tmp_path, *args, "--text", "--save", str(save), typed=typed)
    assert (played.returncode, played.stderr) == (0, "")
    for words in told:
        assert words in played.stdout
    assert "╰" not in played.stdout
    assert "set 13 r0 at 0,0" in save.read_text()
    asked = farmtable(tmp_path, *args, "--save", str(tmp_path / "other.farm"), typed="quit\n", FARMTABLE_TEXT="1")
    assert told[1] in asked.stdout
