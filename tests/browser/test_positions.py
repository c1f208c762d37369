"""A position that stands in an address is drawn, to be looked at; menu and replay give such addresses."""

import re
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page, expect

import stofa
from stofa import Rng
from stofa.bots import bot
from tests.browser.browser_contexts import DESKTOP, PHONE, Language, Visitors
from tests.browser.finished_games import finished
from tests.browser.page_checks import axe_findings, barriers, misfits
from tests.browser.page_texts import english, raw, texts
from tests.browser.replay_page import show_moment
from tests.browser.table_page import GAMES, PLAYERS, Table


def address(game: str, text: str) -> str:
    return f"/#position={quote(f'{game}/{text}', safe='')}"


def played(game: str, moves: int = 60) -> stofa.Game:
    """A game in the middle, with something on every part of the table."""
    going, rng = stofa.new(game, PLAYERS[game], seed=5), Rng(5)
    while len(going.history) < moves or going.turn != 0:
        view = going.view(int(going.turn or 0))
        going.play(bot("greedy").choose(view, rng))
    return going


def linked(page: Page) -> str:
    """The text in the link that the page offers."""
    url = page.locator(".position input").input_value()
    return unquote(url.partition("#position=")[2])


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_an_address_is_drawn(visitors: Visitors, game: str) -> None:
    page = visitors.person(PHONE)
    going = played(game)
    page.goto(address(game, going.position_text()))
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".seats .turn")).to_have_attribute("data-seat", "0")
    expect(page.locator(".app > section.own")).to_have_count(0)  # a spectator
    page.get_by_role("combobox", name="Seen by").select_option("1")
    expect(page.locator(".app > section.own")).to_be_visible()
    page.get_by_role("button", name="Share this position").click()
    assert linked(page) == f"{game}/{going.view(1).position_text()}"
    assert axe_findings(page) == []
    page.keyboard.press("Escape")
    assert barriers(page, quickly=True) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "is"])
def test_it_speaks_every_language_and_fits(visitors: Visitors, game: str, language: Language) -> None:
    page = visitors.person(PHONE, language=language)
    page.goto(address(game, played(game).view(0).position_text()))
    expect(page.locator(".app > section.own")).to_be_visible()
    assert not raw(texts(page))
    assert not english(texts(page), language)
    assert misfits(page) == []


def test_a_seats_view_is_not_seen_with_other_eyes(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    page.goto(address("partners", played("partners").view(0).position_text()))
    expect(page.locator(".app > section.own")).to_be_visible()
    eyes = page.get_by_role("combobox", name="Seen by")
    expect(eyes).to_have_value("0")
    assert eyes.locator("option").all_inner_texts() == ["Spectator", "Seat 1"]


@pytest.mark.parametrize(
    ("hash_", "language", "sentence"),
    [
        ("partners%2Fpawns%200%3A%20r0", "en", "pawns 0: PA-4: A pawn of this colour never comes to r0."),
        ("partners%2Fhand%204%3A%207", "de", "hand 4: Diesen Platz gibt es nicht"),
        ("partners%2Fhello", "is", "„hello“ er ekki hluti af stöðu"),
        ("chess%2Fe4", "en", "There is no game called “chess”"),
        ("100%", "en", "There is no game called “100%”"),
    ],
)
def test_an_unreadable_text_gets_one_sentence(
    visitors: Visitors, hash_: str, language: Language, sentence: str
) -> None:
    visitors.allow(r"status of 4\d\d")
    page = visitors.person(DESKTOP, language=language)
    page.goto(f"/#position={hash_}")
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    title = {"en": "This position can’t be shown", "de": "Diese Stellung lässt sich nicht zeigen"}
    shown = title.get(language, "Ekki er hægt að sýna þessa stöðu")
    expect(page.get_by_role("heading", name=shown, exact=True)).to_be_visible()


def test_the_menu_gives_what_one_sees_oneself(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = Table.opened(page, "partners").visit()
    table.wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show as text").click()
    text = linked(page)
    assert text.startswith("partners/view: 0; ")
    assert page.locator(".position textarea").input_value() == text.partition("/")[2]
    hand = " ".join(table.view()["position"]["hand"])
    shown = re.search(r"hand 0: ([^;]*)", text)
    assert shown is not None
    assert re.sub(r"(\S+)\*(\d)", lambda same: " ".join([same[1]] * int(same[2])), shown[1]) == hand
    assert "hand 1: ?*4" in text
    page.goto(address("partners", text.partition("/")[2]))
    expect(page.locator(".app > section.own")).to_be_visible()


def test_the_replay_gives_the_moment_that_is_shown(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table = finished(page, "partners")
    page.goto(f"/#replay={table.name}")
    show_moment(page, 30)
    page.get_by_role("combobox", name="Seen by").select_option("2")
    expect(page.locator(".app > section.own")).to_be_visible()
    page.get_by_role("button", name="Share this game").click()
    page.get_by_role("button", name="Show as text").click()
    record = stofa.read_record(page.request.get(f"/api/tables/{table.name}/record").body())
    moment = stofa.replay(record).cut(30).view(2)
    assert linked(page) == f"partners/{moment.position_text()}"
