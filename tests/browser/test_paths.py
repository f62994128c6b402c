"""The ways through the page beside the games: inviting and joining, bots for free seats, the menu, lessons, rules."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.browser.house import House
from tests.support.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_friends_by_link_and_a_bot_for_the_last_seat(visit: Visit) -> None:
    ana, leo = visit(), visit(locale="fr-FR")
    page = ana.go("/new/fences?way=invite")
    page.get_by_label("Name (1)").fill("Ana")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Waiting for 2 players")).to_be_visible()
    link = page.get_by_label("Link to a seat").input_value()

    other = leo.go(link.removeprefix(leo.url))
    other.get_by_label("Votre nom").fill("Léo")
    other.get_by_role("button", name="S’asseoir").click()
    expect(other.get_by_role("heading", name="Il manque 1 joueur")).to_be_visible()
    expect(page.get_by_text("Léo")).to_be_visible()
    page.get_by_role("button", name="Add a bot").click()
    for one in (page, other):
        expect(one.locator(".ft")).to_be_visible(timeout=20_000)

    leo.go(link.removeprefix(leo.url))  # who sits there goes straight to the table
    expect(other.locator(".ft")).to_be_visible(timeout=20_000)
    late = visit().go(link.removeprefix(leo.url))
    expect(late.get_by_text("The game has begun without you.")).to_be_visible()
    expect(late.get_by_role("link", name="Watch")).to_be_visible()


def test_my_tables_wait_on_the_first_page(visit: Visit) -> None:
    me = visit()
    page = me.go()
    page.locator("[data-solo=formidable_farm]").click()
    expect(page.locator(".ft")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_label("Your name")).to_be_hidden()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Your name")).to_have_value("Ana")  # the server has it
    page.set_viewport_size({"width": 390, "height": 844})
    me.go()
    expect(page.get_by_text("1 waits for you")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_be_in_viewport(ratio=1)  # on a phone, without scrolling
    assert page.locator(".btn.main").count() == 1  # red is only the one thing to do
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(".ft")).to_be_visible(timeout=20_000)


def test_the_first_page_fits_a_wide_window(visit: Visit) -> None:
    """All games are in sight at once, and every other way to play them is behind a slip."""
    me = visit(viewport={"width": 1440, "height": 780})
    page = me.go()
    page.locator("[data-play]").last.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_role("button", name="One screen").click()
    page.get_by_role("link", name="Fences: around one screen").click()
    expect(page.locator("[data-start]")).to_be_visible()


def test_the_rules_show_every_sign(visit: Visit) -> None:
    page = visit().go("/rules/my_farm_shop")
    for title, signs in {"The seven skills": 7, "The six goals": 6}.items():
        group = page.locator(".group", has=page.get_by_role("heading", name=title))
        expect(group.locator("li .pics .ic").first).to_be_visible()
        expect(group.locator("li")).to_have_count(signs)


def test_a_solo_game_that_is_lost_is_told_so(visit: Visit, house: House) -> None:
    """In the list of my tables, in that of public games and at the table, in both languages."""
    for locale, lost, public, told in [
        ("en-GB", "over: you lost", "Player 1 lost", "You have lost."),
        ("fr-FR", "terminée : vous avez perdu", "Player 1 : défaite", "Vous avez perdu."),
    ]:
        table = house.table("formidable_farm", 1, listed=True)
        house.play(table)
        assert house.sight(table)["lost"]
        me = visit(locale=locale)
        page = me.sits_at(table)
        result = page.locator(".result")
        expect(result.get_by_role("heading")).to_have_text(told)
        expect(result.locator(".cup")).to_have_count(0)
        expect(result.locator("tbody td").first).to_have_text("–")
        me.go()
        expect(page.locator("section:has(> #my-tables)")).to_contain_text(lost)
        expect(page.locator("section:has(> #look-back)")).to_contain_text(public)


def test_what_happened_since_i_last_looked(visit: Visit) -> None:
    me = visit()
    page = me.go()
    page.locator("[data-play=formidable_farm]").click()
    me.play(Visitor.from_list, seed=3, most=12)
    me.wait_for_turn()
    told = me.told()
    me.go()  # away; meanwhile five more things have happened
    table = page.evaluate("Object.keys(localStorage).find((key) => key.startsWith('seen '))")
    page.evaluate("([key, told]) => localStorage.setItem(key, String(told))", [table, told - 5])
    me.go(f"/t/{table.split()[1]}")
    me.wait_for_turn()
    page.set_viewport_size({"width": 1024, "height": 768})  # the ledger is shut there, and its button counts
    expect(page.locator(".story-btn i")).to_have_text("5")
    page.locator(".story-btn").click()
    page.locator("#tab-story").click()
    expect(page.locator("#log .since")).to_have_count(1)
    page.locator(".rail .shut").click()
    expect(page.locator(".story-btn i")).to_have_count(0)


def test_what_can_not_be_chosen_says_why(visit: Visit) -> None:
    """On the piece and in the list, by mouse and by keyboard, each with its rule."""
    me = visit()
    page = me.go()
    page.locator("[data-play=formidable_farm]").click()
    me.wait_for_turn()
    me.choices()
    page.locator(".brand").hover()
    wish = page.locator("[data-wish]").first
    wish.focus()
    expect(page.locator(".ribbon .why .dn")).to_contain_text("card")
    expect(page.locator(".ribbon .rule-id")).to_have_text("FF-20")
    wish.click(force=True)
    expect(page.locator(".ribbon h2 .rule-id")).to_have_text("FF-20")
    card = page.locator(f"[data-piece=card-{(wish.get_attribute('data-wish') or '').split()[1]}]")
    expect(card).to_have_attribute("aria-disabled", "true")
    page.locator(".brand").hover()
    card.hover(force=True)
    expect(page.locator(".ribbon h2 .rule-id")).to_have_count(0)  # what was refused before is said no more
    expect(page.locator(".ribbon .why .dn")).to_contain_text("pay for this card")
    expect(page.locator(".ribbon .why .rule-id")).to_have_text("FF-20")


def test_each_field_shows_what_it_would_give(visit: Visit) -> None:
    me = visit()
    page = me.go()
    page.locator("[data-play=my_farm_shop]").click()
    open_fields = 0
    for seed in range(30):
        me.play(Visitor.from_list, seed, most=1)
        me.wait_for_turn()
        me.choices()
        if open_fields := page.locator("[data-choice^='activate ']").count():
            break
    assert open_fields, "no field could be activated in 30 choices, so nothing was looked at"
    expect(page.locator(".field.can .foot")).to_have_count(open_fields)


def test_a_lesson_by_its_guide(visit: Visit) -> None:
    page = visit().go("/learn/fences")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Welcome!")
    for _ in range(2):
        page.locator("[data-next]").click()
    page.locator("#tab-choices").click()
    page.locator("[data-choice='set 14 r0 at 0,0']").click()
    expect(guide).to_contain_text("build a barn on that tile")
    page.locator("[data-choice='done']").click()
    expect(guide).to_contain_text("Here we try something else")
    expect(guide).to_have_attribute("data-step", "1")
    page.locator("[data-back]").click()
    expect(guide).to_contain_text("Take the one with two sheep")
    page.locator("[data-next]").click()
    page.locator("[data-choice='barn north-east']").click()
    expect(guide).to_contain_text("Ada goes on above", timeout=20_000)
    page.locator("[data-next]").click()
    page.locator("[data-choice='set 8 r270 at 1,0']").click()  # the tile is in hand, turned as it has to be
    expect(guide).to_contain_text("You were not asked about a barn", timeout=20_000)


def test_a_rule_is_found_by_its_number_and_by_words(visit: Visit) -> None:
    page = visit().go("/rules/fences#FE-31")
    expect(page.locator("#FE-31")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("barn STOCK")
    expect(page.locator("#FE-34")).to_be_visible()
    expect(page.locator("#FE-21")).to_have_count(0)
    page.get_by_role("button", name="Français").click()
    page.get_by_role("searchbox").fill("reserve")
    expect(page.locator("#FE-34")).to_contain_text("réserve")


def test_what_a_turn_brings_rises_unless_motion_is_unwanted(visit: Visit, house: House) -> None:
    table = house.table("fences", 2)
    lively, still = visit(reduced_motion="no-preference"), visit()
    for one in (lively, still):
        one.sits_at(table)
        one.page.locator(".drama").wait_for(state="attached")
        one.page.evaluate(
            "() => { window.risen = 0; new MutationObserver(() => {"
            " window.risen += document.querySelectorAll('.drama .up').length"
            " }).observe(document.querySelector('.drama'), { childList: true }) }"
        )
    lively.play(Visitor.from_list, 1, most=8)  # somebody builds a barn
    still.page.wait_for_function(f"() => Number(document.querySelector('.ft').dataset.told) >= {lively.told()}")
    assert lively.page.evaluate("window.risen") > 0
    assert still.page.evaluate("window.risen") == 0
