"""What keyboards, shaking hands, large print and ears need: focus, one voice, room, no second press."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_games import PHONE
from tests.browser.test_pages import GAMES, grave, in_every_skin
from tests.browser.test_presses import TOLD, arrive, go_on, idle, stand_still
from tests.support.browser.house import House
from tests.support.browser.listener import EARS
from tests.support.browser.visitor import Visitor

Visit = Callable[..., Visitor]
IN_WORDS = "localStorage.setItem('text', 'yes')"
ZOOMED = [(1366, 650), (640, 360), (390, 844), (320, 256)]  # two of them a window at 200 and at 400 %
# Sideways scrolling, and what is too small for a shaking hand.
ROOM = """() => {
  const bad = []
  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth) bad.push(`the page is ${page.scrollWidth} wide`)
  for (const one of document.querySelectorAll('.words button, .words a:not(.rule-id), .words input, .words summary')) {
    const { width, height } = one.getBoundingClientRect()
    if (one.checkVisibility() && width && (width < 43.5 || height < 43.5))
      bad.push(`${one.textContent.trim() || one.ariaLabel} is ${width} by ${height}`)
  }
  return bad
}"""


@pytest.mark.parametrize("game", GAMES)
def test_words_have_room_in_every_window(visit: Visit, house: House, game: str) -> None:
    """Also when they are drawn in the colours of the reader, and when the question is a step of a question."""
    me = visit(forced_colors="active", locale="fr-FR")
    me.context.add_init_script(IN_WORDS)
    page = me.sits_at(house.table(game, 3))
    me.wait_for_turn()
    page.locator("[data-text] li").first.wait_for()
    for width, height in ZOOMED:
        page.set_viewport_size({"width": width, "height": height})
        wrong = page.evaluate(ROOM)
        assert wrong == [], (width, height, wrong)
        expect(page.locator("#question")).to_be_in_viewport()
    assert grave(me) == []


def test_a_second_press_is_no_second_answer_in_words(visit: Visit, house: House) -> None:
    """From step to step, and to the question whether one is sure."""
    me = visit(hurried=False)
    me.context.add_init_script(IN_WORDS)
    page = arrive(me, house, "fences")
    told = me.told()
    ask = page.locator("#question")
    first = ask.inner_text()
    stand_still(page)
    page.locator("[data-way='']").first.focus()
    page.keyboard.press("Enter")
    expect(ask).not_to_have_text(first)
    expect(ask).to_be_focused()
    second = ask.inner_text()
    for key in ("Enter", "1", "Enter"):
        page.keyboard.press(key)
        assert ask.inner_text() == second
    page.locator("[data-way]").first.focus()
    page.keyboard.press("Enter")
    assert ask.inner_text() == second
    assert idle(me, told)
    go_on(page)
    page.keyboard.press("Escape")
    expect(ask).to_have_text(first)
    expect(ask).to_be_focused()
    assert idle(me, told)


def test_what_is_typed_is_answered_chosen_or_refused(visit: Visit, house: House) -> None:
    me = visit(locale="fr-FR")
    me.context.add_init_script(IN_WORDS)
    me.context.add_init_script(EARS)
    page = me.sits_at(house.table("formidable_farm", 2))
    me.wait_for_turn()
    page.locator("[data-text] li").first.wait_for()
    typed = page.locator("#typed")
    page.keyboard.press("/")
    expect(typed).to_be_focused()
    page.keyboard.type("marché")
    page.keyboard.press("Enter")
    answer = page.locator("[data-answer]")
    expect(answer.locator("h2")).to_contain_text("Marché", ignore_case=True)
    lines = answer.locator("li").all_text_contents()
    assert len(lines) >= 5
    heard = page.evaluate("window.heard.join('\\n')")
    assert all(line in heard for line in lines)  # it is said, too, and one goes on typing
    expect(typed).to_be_focused()
    page.keyboard.type("xyzzy")
    page.keyboard.press("Enter")
    expect(page.locator(".asked .no")).to_contain_text("xyzzy")
    page.wait_for_function("() => window.heard.filter((line) => line.includes('xyzzy')).length === 1")
    told = me.told()
    page.keyboard.type("choix")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text("à taper")
    notation = re.search(r"à taper\s:\s(.+)", " ".join(answer.locator("li").first.all_text_contents()))
    assert notation, answer.inner_text()
    page.keyboard.type(notation[1])
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {TOLD} > {told}")
    expect(page.locator("#question")).to_be_focused()


@pytest.mark.parametrize("phone", [False, True])
def test_words_stay(visit: Visit, house: House, phone: bool) -> None:
    """After a reload, in a lesson, in a replay and at the end; who leaves them sees the table."""
    table = house.table("formidable_farm", 2)
    house.play(table)
    me = visit(**(PHONE if phone else {}))
    page = me.go("/learn/fences")
    page.locator(".guide").wait_for()
    page.locator(".tb[popovertarget]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-text-view] [role=switch]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-text] li").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-text] li").first).to_be_visible()
    page.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()
    me.go(f"/replay/{table.id}?step=5")
    expect(page.locator("[data-text] li").first).to_be_visible()
    me.sits_at(table)
    expect(page.locator("[data-ending]")).to_be_visible()
    assert grave(me) == []
    page.locator("[data-skip-text]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ending")).to_be_visible()


def test_dialogs_take_the_focus_and_give_it_back(visit: Visit, house: House) -> None:
    me = visit()
    table = house.table("formidable_farm", 2)
    house.play(table)
    page = me.sits_at(table)
    expect(page.locator("#ended")).to_be_focused()
    assert in_every_skin(me) == []
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()
    menu = page.locator(".tb[popovertarget]")
    menu.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert in_every_skin(me) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_single_keys_can_be_switched_off(visit: Visit, house: House) -> None:
    me = visit()
    page = me.sits_at(house.table("fences", 2))
    me.wait_for_turn()
    told = me.told()
    page.locator(".tb[popovertarget]").click()
    page.get_by_role("switch", name="Single keys").click()
    page.keyboard.press("Escape")
    for key in ("1", "q", "z", "c", "/"):
        page.keyboard.press(key)
    assert idle(me, told)
    assert page.locator("#typed").evaluate("field => field !== document.activeElement")
    expect(page.locator("[data-confirm], .chosen")).to_have_count(0)
    page.locator("#question").focus()
    page.keyboard.press("ArrowRight")  # no letter: it goes on to walk
    assert page.evaluate("document.activeElement.dataset.piece") is not None


def test_the_cover_hides_hands_from_everybody(visit: Visit) -> None:
    """Around one screen the next player's hand is not in the accessibility tree before they say that they are there."""
    me = visit()
    page = me.go("/new/my_farm_shop?way=screen")
    page.locator("[data-start]").click()
    page.locator(".cover, .ft").first.wait_for()
    for seed in range(12):
        if page.locator(".cover").count():
            break
        me.play(Visitor.from_list, seed, most=1)
    expect(page.locator(".cover button")).to_be_focused()
    tree = me.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    spoken = [node for node in tree if not node["ignored"] and node["role"]["value"] in ("heading", "button", "image")]
    names = [node["name"]["value"] for node in spoken]
    assert names == ["Text view: tables in words, for screen readers", "Pass the screen to Player 2", "I am Player 2"]
    assert in_every_skin(me) == []
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()


def test_being_offline_is_said_once(visit: Visit, house: House) -> None:
    me = visit()
    me.context.add_init_script(EARS)
    page = me.sits_at(house.table("fences", 2))
    me.wait_for_turn()
    me.offline = True
    me.context.set_offline(True)
    page.locator(".offline").wait_for()
    page.wait_for_timeout(2500)
    me.context.set_offline(False)
    page.wait_for_function("() => !document.querySelector('.offline')")
    heard = page.evaluate("window.heard")
    assert [line for line in heard if "ffline" in line or "nline" in line] == [
        "Offline. Your table is safe.",
        "Online again.",
    ]
    assert page.locator("[aria-live], [role=alert], [role=status], [role=log]").count() == 1
