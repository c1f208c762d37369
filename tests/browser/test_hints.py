"""Hints: what a bot would do, shown to the player who asked, and counted for everybody to see."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Screen, Visitors, listen
from tests.browser.page_checks import barriers, misfits
from tests.browser.table_page import GAMES, Table
from tests.browser.three_players import GAME, menu, prompt

Advice = dict[str, Any]

MARKED = ".hinted, .is-hinted[role=button]"
CONFIRM = ".prompt .btn.primary:not([aria-disabled=true])"
DECISIONS = 8
LONG_MS = 90_000


def bulb(page: Page) -> Locator:
    return page.locator(".prompt .corner .hint-button")


def marked(page: Page) -> Locator:
    return page.locator(MARKED).locator("visible=true")


def asked(table: Table, *, by_key: bool = False) -> Advice:
    """What the server says to it; it is shown then."""
    page = table.page
    with page.expect_response("**/hint", timeout=LONG_MS) as answer:
        if by_key:
            # The key only leads there: no key by itself spends a hint.
            page.keyboard.press("t")
            expect(bulb(page)).to_be_focused()
            page.keyboard.press("Enter")
        else:
            bulb(page).click()
    expect(bulb(page)).to_have_attribute("aria-pressed", "true")
    advice: Advice = answer.value.json()
    return advice


def follow(table: Table) -> None:
    """Presses whatever is marked, as long as something is, and confirms it if need be."""
    page = table.page
    n = table.shown()
    for _ in range(20):
        # What is pressed may be sent at once.
        if table.shown() != n or not marked(page).count():
            break
        marked(page).first.click(force=True)  # pawns stand close; the nearest is meant
        page.wait_for_timeout(100)
        expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")
    if table.shown() == n:
        page.locator(CONFIRM).click()


def made_since(table: Table, n: int) -> list[str]:
    return [moved["move"]["text"] for moved in table.moved(n) if moved["mover"] == table.seat]


@pytest.mark.parametrize(("game", "screen"), list(zip(GAMES, (PHONE, DESKTOP, PHONE), strict=True)))
def test_whoever_follows_the_marks_does_what_the_hint_says(
    visitors: Visitors, game: str, screen: Screen
) -> None:
    table = Table.opened(visitors.person(screen), game).visit()
    n = table.wait()
    for number in range(1, DECISIONS + 1):
        before = table.view()
        advice = asked(table)
        assert advice["moves"][0] in before["legal"]
        expect(prompt(table)).to_contain_text("Hint: ")
        assert table.view()["seats"][0]["hints"] == number
        n = table.view()["n"]
        expect(table.page.locator(f'.app[data-n="{n}"]')).to_be_visible()
        follow(table)
        n = table.wait(n)
        made = made_since(table, before["n"])[: len(advice["moves"])]
        assert sorted(made) == sorted(move["text"] for move in advice["moves"])
        expect(marked(table.page)).to_have_count(0)
        expect(prompt(table)).not_to_contain_text("Hint: ")


def counted(page: Page) -> Locator:
    """The numbers beside the names."""
    return page.locator(".seats .hints")


def test_a_hint_is_counted_once_put_away_and_brought_back(visitors: Visitors) -> None:
    table = Table.opened(visitors.person(), GAME).visit()
    table.wait()
    page = table.page
    question = prompt(table).inner_text()
    expect(counted(page)).to_have_count(0)
    asked(table)
    expect(prompt(table)).to_contain_text("Everyone sees how many hints you use.")
    expect(marked(page)).not_to_have_count(0)
    bulb(page).click()
    expect(marked(page)).to_have_count(0)
    expect(prompt(table)).to_have_text(question)
    bulb(page).click()
    expect(prompt(table)).to_contain_text("Hint: ")
    # Who comes back asks again, and it is still the same one.
    page.reload()
    table.wait()
    expect(marked(page)).to_have_count(0)
    asked(table)
    expect(counted(page)).to_have_text(["11 hint used"])
    expect(page.locator(".log")).to_contain_text("You took a hint.")
    assert table.view()["seats"][0]["hints"] == 1


def test_a_hint_says_why(visitors: Visitors) -> None:
    """In the words of the game, with the rule."""
    table = Table.opened(visitors.person(), GAME).visit()
    table.wait()
    advice: Advice = {
        "type": "advice",
        "decision": table.view()["decision"],
        "moves": table.view()["legal"][:1],
        "chance": 0.57,
        "because": [{"what": "tile", "rule": "TT-28", "facts": {"points": 3}, "things": ["baden"]}],
    }
    table.page.route("**/hint", lambda route: route.fulfill(json=advice))
    bulb(table.page).click()
    expect(prompt(table)).to_contain_text("It brings a bonus tile: Baden, worth 3 points (TT-28).")
    expect(prompt(table)).to_contain_text("That wins about 57 games in 100.")


def test_another_browser_sees_that_somebody_asked_and_not_what_they_were_told(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME, "link").visit()
    guest = visitors.person(PHONE)
    told = listen(guest)
    björn = anna.joined(guest, "Björn")
    anna.wait()
    page = björn.page
    expect(bulb(page)).to_have_count(0)
    advice = asked(anna)
    said = prompt(anna).inner_text()
    expect(counted(page)).to_have_text(["11 hint used"])
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("dialog")).to_contain_text("Anna took a hint.")
    assert marked(page).count() == 0
    assert said not in page.content()
    news = next(message for message in told if message["type"] == "update" and _tells_of_a_hint(message))
    assert [event["what"] for event in news["events"]] == [{"kind": "hinted", "seat": 0}]
    assert "advice" not in str(told)
    assert f"{advice['chance']}" not in str(news)


def _tells_of_a_hint(message: dict[str, Any]) -> bool:
    return any(event["what"]["kind"] == "hinted" for event in message["events"])


def test_at_a_table_without_hints_there_is_no_way_to_ask(visitors: Visitors) -> None:
    page = visitors.person(PHONE)
    page.goto(f"/#new={GAME}")
    page.locator(".count", has_text="2").click()
    page.get_by_label("Who sits at seat 2").select_option("bot:medium")
    # On a phone the options are folded to a line; where there is room for them they are not.
    expect(page.get_by_label("Hints")).to_be_hidden()
    page.locator("summary").click()
    page.get_by_label("Hints").select_option("no")
    page.locator("summary").click()
    expect(page.locator("summary")).to_contain_text("Hints: No")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".app[data-n]")).to_be_visible()
    table = Table(page, page.url.split("=")[-1])
    while table.view()["turn"] != 0:
        page.wait_for_timeout(100)
    table.wait()
    expect(bulb(page)).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("alert")).to_have_text("You cannot ask for a hint right now.")
    view = table.view()
    wish = {"seat": 0, "decision": view["decision"]}
    answer = page.request.post(f"/api/tables/{table.name}/hint", data=wish)
    assert (answer.status, answer.json()["code"]) == (403, "no-hints")
    assert table.view()["n"] == view["n"]


def test_a_hint_by_key_and_not_while_something_else_is_open(visitors: Visitors) -> None:
    table = Table.opened(visitors.person(), GAME).visit()
    table.wait()
    sheet = menu(table)
    table.page.keyboard.press("t")
    expect(bulb(table.page)).not_to_be_focused()
    table.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert "hints" not in table.view()["seats"][0]
    asked(table, by_key=True)
    assert table.view()["seats"][0]["hints"] == 1
    table.page.keyboard.press("Enter")
    expect(marked(table.page)).to_have_count(0)


def test_why_there_is_no_hint_is_told(visitors: Visitors) -> None:
    visitors.allow("status of 503")
    table = Table.opened(visitors.person(), GAME).visit()
    table.wait()
    refusal = {"type": "refused", "code": "try-again", "sentence": "Please try again."}
    table.page.route("**/hint", lambda route: route.fulfill(status=503, json=refusal))
    bulb(table.page).click()
    expect(table.page.get_by_role("alert")).to_contain_text("Please try again.")
    expect(bulb(table.page)).to_have_attribute("aria-busy", "false")
    expect(bulb(table.page)).to_have_attribute("aria-pressed", "false")


def test_whoever_looks_on_cannot_ask(visitors: Visitors) -> None:
    table = Table.opened(visitors.person(), GAME).visit()
    table.wait()
    watcher = visitors.person()
    watcher.goto(table.path)
    expect(watcher.get_by_test_id("prompt")).to_contain_text("You are watching.")
    expect(bulb(watcher)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_fits_a_phone_and_is_for_everybody(visitors: Visitors, game: str) -> None:
    table = Table.opened(visitors.person(PHONE), game).visit()
    table.wait()
    asked(table)
    assert [*misfits(table.page), *barriers(table.page, quickly=True)] == []
