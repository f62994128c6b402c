"""What a client is told of the pieces of Farmoony; how many there are says the booklet."""

from __future__ import annotations

from tests.support import faces


def test_the_box_is_whole() -> None:
    found = faces.kinds("farmoony")
    assert {kind: found[kind] for kind in ("cards", "tools", "missions")} == {"cards": 108, "tools": 12, "missions": 25}


def test_tools_come_in_44_cards() -> None:
    assert sum(len(tool["players"]) for tool in faces.faces("farmoony")["tools"]) == 44


def test_names_of_pieces_have_words() -> None:
    found = faces.faces("farmoony")
    keys = {f"{kind}-{face['name']}" for kind in ("tool", "mission") for face in found[f"{kind}s"]}
    keys |= {f"{kind}-{face['name']}" for face in found["types"][1:] for kind in ("tile", "letter")}
    keys |= {f"mission-{face['name']}-text" for face in found["missions"]}
    assert len(keys) > 12 + 25 + 25
    assert not faces.unsaid("farmoony", keys)
