"""Every screen has words of one language only, and around the tables room for them.

From a small phone to a large television, in three languages. Tables: test_languages.py.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, get_args

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import DESKTOP, Language, Visitors
from tests.browser.finished_games import finished
from tests.browser.page_checks import cut, resize, sideways
from tests.browser.page_texts import left_over
from tests.browser.table_page import GAMES, Table
from tests.browser.test_screens import WAYS, at

THURN, TICKET, PARTNERS = GAMES
SIZES: Final = ((320, 568), (390, 844), (768, 1024), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160))
PLAYED: Final[list[dict[str, Any]]] = [
    {"game": THURN, "names": ["Anna", "Björn", "bot:greedy"], "scores": [28, 26, 22], "winners": [0]},
    {"game": TICKET, "names": ["Anna", "Guðrún Sigurðardóttir"], "scores": [106, 112], "winners": [1]},
    {
        "game": PARTNERS,
        "names": ["Anna", "bot:random", "Jón", "Lena"],
        "scores": [4, 3, 4, 3],
        "winners": [0, 2],
    },
]


def home_with_tables(page: Page) -> None:
    Table.opened(page, THURN)
    Table.opened(page, PARTNERS, "bot", "link", "bot")
    Table.opened(page, TICKET, "link", "open")
    finished(page, THURN)
    at("/", ".mine li")(page)


def my_games(page: Page) -> None:
    at("/#mine")(page)
    games = [game | {"table": f"t{n}", "seat": 0, "at": 1_700_000_000_000} for n, game in enumerate(PLAYED)]
    page.evaluate("(games) => localStorage.setItem('stofa played', JSON.stringify(games))", games)
    page.reload(wait_until="networkidle")
    expect(page.locator(".games li")).to_have_count(len(games))


def options(page: Page) -> None:
    at(f"/#new={THURN}", ".prompt .primary")(page)
    expect(page.locator(".options select").first).to_be_visible()


def bots_instead(page: Page) -> None:
    """Whether bots are to have the seats of friends."""
    at(f"/#new={TICKET}", ".prompt .primary")(page)
    page.locator(".prompt .btn").last.click()
    expect(page.locator(".prompt .btn")).to_have_count(2)


def invited(page: Page) -> None:
    page.goto(Table.opened(page, TICKET, "link", "bot").links[0])
    expect(page.get_by_role("textbox")).to_be_visible()


def used_link(page: Page) -> None:
    table = Table.opened(page, THURN, "link")
    answer = page.request.post("/api/claim", data={"code": table.links[0].partition("=")[2], "name": "Björn"})
    assert answer.ok, answer.text()
    page.context.clear_cookies()
    at(table.links[0], "main h2")(page)


def codes(page: Page) -> None:
    """The lobby in the window that knows its links."""
    Table.opened(page, THURN, "link", "open").visit_with_links()
    expect(page.locator(".app.lobby .prompt")).to_be_visible()
    page.wait_for_load_state("networkidle")


def free_seat(page: Page) -> None:
    """What a phone shows that has scanned a free seat from a big screen."""
    at(f"/#sit={Table.opened(page, PARTNERS, 'bot', 'open', 'bot').name}.2", "form .primary")(page)


def menu(page: Page) -> None:
    """With the form of notices, all links, and the settings."""
    Table.opened(page, THURN).visit().wait()
    page.locator("header.top button.icon").last.click()
    expect(page.locator("dialog section").nth(5)).to_be_visible()


def install(page: Page) -> None:
    """The settings in a browser that offers to install the page; that of the tests never does by itself."""
    WAYS["settings"](page)
    page.evaluate(
        'dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: async () => {} }))'
    )
    expect(page.locator("dialog section > .btn")).to_be_visible()


SCREENS: Final[dict[str, Callable[[Page], object]]] = {
    "home": at("/", ".ways"),
    "home-with-tables": home_with_tables,
    "install": install,
    "no-games-yet": at("/#mine", "main h2"),
    "my-games": my_games,
    **{f"new-{game}": at(f"/#new={game}", ".prompt .primary") for game in GAMES},
    "options": options,
    "bots-instead": bots_instead,
    "invited": invited,
    "used-link": used_link,
    "wrong-link": at("/#claim=abcdefgh12345678", "main h2"),
    "wrong-address": at("/regeln", "main h2"),
    "no-such-table": WAYS["no-such-table"],
    "mail-link": at("/#confirm-mail=abc"),
    "unsubscribed": at("/#unsubscribe=abc"),
    "lobby": codes,
    "free-seat": free_seat,
    "menu": menu,
    **{name: WAYS[name] for name in WAYS if name.startswith(("rules-", "end-", "learn-aim"))},
}


AT_TABLES: Final = {
    name: way
    for name, way in WAYS.items()
    if name in ("curtain", "watching", *(f"{what}-{game}" for what in ("learn", "replay") for game in GAMES))
}
"""Screens whose room is looked at elsewhere, at more sizes and moments."""

SPEAK = """if (location.protocol.startsWith("http")) {
  const kept = JSON.parse(localStorage.getItem("stofa") ?? "{}");
  localStorage.setItem("stofa", JSON.stringify({ ...kept, language: "%s" }));
}"""


def in_each_language(page: Page, way: Callable[[Page], object]) -> Iterator[Language]:
    """Goes to a screen in one language after the other, and looks for words of others."""
    for language in get_args(Language):
        page.goto("about:blank")
        page.add_init_script(SPEAK % language)
        # Both themes have the same room: each language is looked at in one of them.
        page.emulate_media(color_scheme="dark" if language == "de" else "light")
        resize(page, DESKTOP.width, DESKTOP.height)
        way(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state("networkidle")
        assert left_over(page, language) == set()
        yield language


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_has_room_for_its_words_which_are_of_one_language(visitors: Visitors, name: str) -> None:
    visitors.allow("status of 4(0[0-9]|10)")
    page = visitors.person(DESKTOP)
    found: list[str] = []
    for language in in_each_language(page, SCREENS[name]):
        page.evaluate("document.fonts.ready")
        for width, height in SIZES:
            resize(page, width, height)
            found += [f"{language}, {width}×{height}: {what}" for what in (*cut(page), *sideways(page))]
    assert found == []


@pytest.mark.parametrize("name", AT_TABLES)
def test_no_words_of_another_language_are_left(visitors: Visitors, name: str) -> None:
    assert list(in_each_language(visitors.person(DESKTOP), AT_TABLES[name])) == [*get_args(Language)]


def test_a_text_that_is_cut_is_found(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    at("/", ".ways")(page)
    style = "overflow: hidden; width: 20px; white-space: nowrap"
    page.locator(".more a").first.evaluate("(link, style) => { link.style.cssText = style; }", style)
    assert any("New table" in what for what in cut(page))
