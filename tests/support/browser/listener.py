"""Somebody who does not look: reads the accessibility tree of the page, hears what it says, and presses keys alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocket

from farmtable.core.show.phrase import Argument, Phrase
from farmtable.table.words import Words
from tests.support.browser.house import House, Seated
from tests.support.browser.visitor import Visitor

FAR = 200  # times Tab is pressed at most
LIKE = """name => {
  const letters = (text) => text.replace(/[^\\p{L}]/gu, '')
  return letters(name) === letters(document.activeElement.textContent)
}"""
SILENT = {"InlineTextBox", "ListMarker", "LineBreak"}
# Every line that the voice of the page adds, from the beginning on.
EARS = """
window.heard = []
const listen = () => {
  const voice = document.querySelector('[data-voice]')
  if (!voice) return requestAnimationFrame(listen)
  window.heard.push(...[...voice.children].map((line) => line.textContent))
  new MutationObserver((changes) => {
    for (const change of changes) for (const line of change.addedNodes)
      if (line.tagName === 'P') window.heard.push(line.textContent)
  }).observe(voice, { childList: true })
}
listen()
"""


@dataclass(frozen=True)
class Node:
    """What is said of an element: its role and its name; what it contains comes after it, one deeper."""

    role: str
    name: str
    depth: int


class Listener:
    def __init__(self, me: Visitor, house: House, table: Seated, lang: str) -> None:
        self.me, self.house, self.table = me, house, table
        self.page: Page = me.page
        self.taken: list[int] = []  # choices that left the page
        self.asked: list[int] = []  # choices that were asked for
        self.hearing = 0
        self.page.on("websocket", self.connected)
        me.context.add_init_script(EARS)
        seats = house.call(f"/tables/{table.id}", token=table.token)["seats"]
        self.words = Words(lang, table.game, [seat["name"] for seat in seats])
        me.sits_at(table)
        self.cdp = me.context.new_cdp_session(self.page)

    def connected(self, socket: WebSocket) -> None:
        def sent(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "take":
                self.taken.append(message["choice"])

        socket.on("framesent", sent)

    # ---- What is read and heard --------------------------------------------------------------------------------------

    def nodes(self, role: str = "RootWebArea", name: str = "") -> list[Node]:
        """All that is in the first element of this role and name, in the order of reading."""
        found = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in found}
        start = next(node for node in found if spoken(node) == (role, name) or (spoken(node)[0] == role and not name))
        read: list[Node] = []

        def walk(node: dict[str, Any], depth: int) -> None:
            kind, said = spoken(node)
            if not node["ignored"] and kind not in SILENT:
                read.append(Node(kind, said, depth))
            for child in node.get("childIds", []):
                if child in by_id:
                    walk(by_id[child], depth + 1)

        walk(start, 0)
        return read

    def told(self, region: str) -> list[str]:
        """The headings and facts of a region, one after the other."""
        lines: list[str] = []
        for node in self.nodes("region", region):
            if node.role in ("heading", "listitem"):
                lines.append("")
            elif node.role == "StaticText" and lines:
                lines[-1] += node.name
        return [line.strip() for line in lines]

    def focus(self) -> tuple[str, str]:
        """Role and name of what has the focus."""
        there = self.cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        found = self.cdp.send("Accessibility.getPartialAXTree", {"objectId": there, "fetchRelatives": False})
        return spoken(found["nodes"][0])

    def heard(self) -> list[str]:
        """What was said since we last listened."""
        lines: list[str] = self.page.evaluate("from => window.heard.slice(from)", self.hearing)
        self.hearing += len(lines)
        return lines

    def say(self, said: dict[str, Any]) -> str:
        return self.words.say(phrase_of(said))

    # ---- What is done, by keys alone ---------------------------------------------------------------------------------

    def tab_to(self, name: str, role: str = "button") -> None:
        for _ in range(FAR):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(LIKE, name) and self.focus() == (role, name):  # the tree is asked where it may be
                return
        raise AssertionError(f"no {role} “{name}” is reached by Tab")

    def press(self, name: str) -> None:
        self.tab_to(name)
        self.page.keyboard.press("Enter")


def spoken(node: dict[str, Any]) -> tuple[str, str]:
    return node.get("role", {}).get("value", ""), str(node.get("name", {}).get("value", "")).strip()


def phrase_of(said: dict[str, Any]) -> Phrase:
    return Phrase(said["key"], {name: argument_of(value) for name, value in said["args"].items()})


def argument_of(value: Any) -> Argument:
    if isinstance(value, list):
        return [phrase_of(one) for one in value]
    return phrase_of(value) if isinstance(value, dict) else value


def lines_of(sections: list[dict[str, Any]], words: Words) -> list[str]:
    """Sections as they are read: each heading, its facts, then the sections inside."""
    found: list[str] = []
    for section in sections:
        found += [words.say(phrase_of(said)) for said in (section["title"], *section["facts"])]
        found += lines_of(section["sections"], words)
    return found
