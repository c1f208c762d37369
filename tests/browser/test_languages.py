"""Three languages, changed at any time: everything changes with them, and nothing is left over (P14).

Every other screen in every language: test_room.py.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import DESKTOP, Language, Visitors
from tests.browser.finished_games import finished
from tests.browser.input_devices import Mouse
from tests.browser.page_texts import english, ids, left_over, messages, raw, texts
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import GAMES, Table

NAMES = {"en": "English", "de": "Deutsch", "is": "Íslenska"}
DECISIONS = 12


def speak(page: Page, language: Language) -> None:
    """By the menu of the table, as people do it."""
    page.locator("header.top button.icon").last.click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_text(NAMES[language], exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_another_language_in_the_middle_of_a_game(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    table = Table.opened(page, game).visit()
    player = Player(table, GAME_PLAYERS[game], Mouse())
    for _ in range(DECISIONS):
        player.decide()
    table.wait()
    prompts: dict[str, str] = {}
    logs: dict[str, list[str]] = {}
    languages: tuple[Language, ...] = ("de", "is", "en")
    for language in languages:
        speak(page, language)
        prompts[language] = page.get_by_test_id("prompt").inner_text()
        logs[language] = page.locator("ol.log li").all_inner_texts()
        assert left_over(page, language) == set()
    assert len(set(prompts.values())) == len(languages), prompts
    for one, other in (("en", "de"), ("en", "is"), ("de", "is")):
        assert len(logs[one]) == len(logs[other]) > DECISIONS // 2
        same = [line for line, there in zip(logs[one], logs[other]) if line == there]
        assert same == []
    player.decide()  # and the game goes on


def test_what_is_looked_for_would_be_found(visitors: Visitors) -> None:
    """Such tests can fail."""
    assert raw(["so told-take it is"]) == {"told-take"}
    some = messages("en")
    assert len(some) > 300
    assert len(ids()) > 300
    page = visitors.person(DESKTOP)
    finished(page, "partners").visit()
    expect(page.locator(".app.end .hero h2")).to_be_visible()
    assert english(texts(page), "de")
    assert english(texts(page), "is")
    assert not re.search("[äöüß]", " ".join(texts(page)))
