"""A game that the page has never heard of: the example, installed, and drawn by the generic client."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.big_screen import TABLET, TELEVISION, misread, told_to_nobody
from tests.browser.browser_contexts import DESKTOP, PHONE, Language, Screen, Visitors, listen
from tests.browser.page_checks import axe_findings, barriers, misfits
from tests.browser.server_process import running_server
from tests.browser.table_page import show_count
from tests.example_distribution import install_example

GAME = "goofspiel"
ROUNDS = 5
ASKED = ".app[data-asked=true] .moves .btn"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = install_example(Path(tmp_path_factory.mktemp("example")))
    with running_server(PYTHONPATH=str(site)) as server:
        yield server.address


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[Visitors]:
    visitors = Visitors(browser, address)
    yield visitors
    visitors.close()
    assert visitors.troubles == []


def sit_down(page: Page) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    seats = [{"kind": "me", "name": "Anna"}, bot, bot]
    wanted = {"game": GAME, "seats": seats, "options": {"cards": str(ROUNDS)}}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    page.goto(f"/#table={answer.json()['table']}")
    expect(page.locator(ASKED).first).to_be_visible()


def test_a_whole_game_by_mouse_from_the_home_page(guests: Visitors) -> None:
    page = guests.person(DESKTOP)
    page.goto("/")
    page.get_by_role("link", name="New table: Goofspiel").click()
    page.get_by_label("Cards").select_option(str(ROUNDS))
    page.get_by_label("Who sits at seat 2").select_option("bot:medium")
    page.locator(".prompt .btn.primary").click()
    for left in range(ROUNDS, 0, -1):
        expect(page.locator(ASKED)).to_have_count(left)
        page.locator(ASKED).last.click()
    show_count(page)
    points = [int(text) for text in page.locator(".end tfoot td").all_inner_texts()]
    assert 0 <= sum(points) <= 15


@pytest.mark.parametrize("language", get_args(Language))
def test_the_table_is_for_everybody(guests: Visitors, language: Language) -> None:
    """On phones and wide screens, in both themes."""
    page = guests.person(PHONE, language=language)
    sit_down(page)
    assert misfits(page) + barriers(page) == []
    # No message that the page says is missing, and what is hidden is not there.
    text = page.locator(".app").inner_text()
    assert "generic" not in text
    assert "told-" not in text


def test_it_can_be_played_by_keys_alone(guests: Visitors) -> None:
    page = guests.person(DESKTOP)
    sit_down(page)
    page.locator(ASKED).nth(2).focus()
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_have_count(ROUNDS - 1)
    expect(page.locator(".story .log")).to_contain_text("You: bids 3")


@pytest.mark.parametrize("screen", [TELEVISION, TABLET], ids=lambda screen: screen.name)
def test_the_big_screen_lists_what_everybody_sees(guests: Visitors, screen: Screen) -> None:
    page = guests.person(DESKTOP)
    sit_down(page)
    table = page.url.rpartition("=")[2]
    television = guests.person(screen)
    told = listen(television)
    television.goto(f"/#screen={table}")
    page.locator(ASKED).nth(2).click()
    expect(television.locator(".story li").first).to_be_visible()
    expect(television.get_by_test_id("position")).to_be_visible()
    assert misread(television) == []
    told_to_nobody(told)


def test_its_rules_are_those_that_its_moves_cite(guests: Visitors) -> None:
    page = guests.person(PHONE)
    page.goto("/#rules=GO-2")
    expect(page.locator("#GO-2")).to_contain_text("Everybody bids a card.")
    expect(page.get_by_role("link", name="Learn to play")).to_have_count(0)
    assert axe_findings(page) == []
