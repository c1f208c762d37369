"""The boards by ear: every place says what one needs to decide, arrow keys follow roads and track, and what
cannot be played is marked and says why. Nothing but roles, names and descriptions is looked at."""

import re
from typing import Any, Final, Literal
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from stofa.games.thurn_and_taxis.board import ROADS
from tests.browser.accessibility_tree import AccessibilityTree
from tests.browser.browser_contexts import DESKTOP, Language, Visitors
from tests.browser.finished_games import played_on
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import Table
from tests.games.partners.positions import position as partners_position
from tests.games.thurn_and_taxis.positions import position as thurn_position

THURN: Final = "thurn-and-taxis"
CITIES_ON_MAP: Final = "Map with 22 cities"
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
NEIGHBOURS: Final = {
    city: {b if a == city else a for a, b in ROADS if city in (a, b)} for road in ROADS for city in road
}

# What is focused, as a screen reader tells it.
FOCUSED = """() => {
  const { ariaLabel, textContent } = document.activeElement;
  return ariaLabel ?? textContent;
}"""


def show(page: Page, game: str, text: str) -> None:
    page.goto(f"/#position={quote(f'{game}/{text}', safe='')}")


def thurn(page: Page, *seats: str, **more: Any) -> Locator:
    """The cities of a map, by their names."""
    show(page, THURN, thurn_position(*seats, **more).view(0).position_text())
    cities = page.get_by_role("group", name=CITIES_ON_MAP).get_by_role("button")
    expect(cities).to_have_count(22)
    return cities


def focused_city(page: Page) -> str:
    return str(page.evaluate(FOCUSED)).partition(",")[0]


PARTS: Final = {
    "thurn-and-taxis": {"Display": 1, "In front of you": 2, "Beside the board": 1},
    "ticket-to-ride-card-game": {"Tickets on offer": 1, "In front of you": 1, "Beside the board": 1},
    "partners": {"In front of you": 1, "Cards seen": 1},
}
"""Beside those that every table has; with the headings that lead to them."""


@pytest.mark.parametrize("game", PARTS)
def test_every_part_of_a_table_is_a_region_with_a_heading_inside_main(desktop: Page, game: str) -> None:
    Table.opened(desktop, game).visit().wait()
    everywhere = {"Players": 1, "Board": 1, "What is asked": 1, "Log": 1}
    for name, headings in {**everywhere, **PARTS[game]}.items():
        role: Literal["complementary", "region"] = "complementary" if name == "Beside the board" else "region"
        part = desktop.get_by_role("main").get_by_role(role, name=name, exact=True)
        expect(part).to_have_count(1)
        assert part.get_by_role("heading", level=2).count() >= headings, name


@pytest.mark.parametrize("game", PARTS)
def test_no_name_is_said_again_as_a_description(desktop: Page, game: str) -> None:
    """What is shown to whoever points at a thing was read as its name and once more behind it."""
    table = Table.opened(desktop, game).visit()
    player = Player(table, GAME_PLAYERS[game], Mouse())
    for _ in range(3):
        player.decide()
    table.wait()
    things = AccessibilityTree(desktop).things()
    assert len([thing for thing in things if thing.description]) > 10
    twice = [thing for thing in things if thing.name and thing.description.startswith(thing.name)]
    assert [thing.description for thing in twice] == []


def test_a_city_tells_its_roads_houses_cards_and_whether_it_fits(desktop: Page) -> None:
    seats = ("hand: Ulm; route: Kempten–Augsburg; houses: Ulm", "houses: Ulm Linz")
    cities = thurn(desktop, *seats, display="Ingolstadt Lodz Linz Linz Basel Passau")
    for city, joined in NEIGHBOURS.items():
        told = cities.and_(desktop.get_by_role("button", name=f"{city},")).first
        for other in joined:
            expect(told).to_have_accessible_description(re.compile(rf"roads?,? to .*{other}"))
    ulm = cities.and_(desktop.get_by_role("button", name="Ulm, Württemberg"))
    expect(ulm).to_have_accessible_description(
        re.compile("houses: yours, red (.*); you hold its card; fits before Kempten and after Augsburg; ")
    )
    display = desktop.get_by_role("region", name="Display")
    fitting = display.get_by_role("button", name="Ingolstadt, Baiern")
    expect(fitting).to_have_accessible_description(re.compile("^fits after Augsburg; roads to Augsburg, "))
    expect(display.get_by_role("button", name="Lodz, Polen")).to_have_accessible_description(
        re.compile("^does not fit your route; one road, to Pilsen")
    )
    tiles = desktop.get_by_role("button", name="Route of 5: 2 points, then 1")
    expect(tiles).to_have_count(1)
    expect(desktop.get_by_role("button", name="Carriage 4: 3 points", exact=True)).to_have_count(1)
    expect(desktop.get_by_role("button", name="Carriage 3: 2 points; your next one")).to_have_count(1)


def test_arrow_keys_follow_the_roads_and_lead_to_every_city(desktop: Page) -> None:
    cities = thurn(desktop, "", "")
    cities.first.focus()
    seen = {focused_city(desktop)}
    # Depth first: along each key and back to where it was begun.
    steps = 0
    for city in list(NEIGHBOURS):
        desktop.locator(f'[role=button][data-city="{city}"]').first.focus()
        for arrow in ARROWS:
            here = focused_city(desktop)
            desktop.keyboard.press(arrow)
            there = focused_city(desktop)
            steps += here != there
            assert there == here or there in NEIGHBOURS[here], f"{arrow} led from {here} to {there}"
            seen.add(there)
    assert seen == set(NEIGHBOURS)
    assert steps > 60
    desktop.keyboard.press("Home")
    names = [focused_city(desktop)]
    for _ in range(21):
        desktop.keyboard.press("PageDown")
        names.append(focused_city(desktop))
    assert sorted(names) == sorted(NEIGHBOURS)


def test_a_pawn_tells_its_place_its_way_and_who_stands_near(desktop: Page) -> None:
    game = partners_position(blue="r6 : 8 -4 13 13", red="r2", yellow="r14", green="g0")
    show(desktop, "partners", game.view(0).position_text())
    board = desktop.get_by_role("group", name="Board: 56 squares")
    expect(board).to_have_accessible_description(
        re.compile("clockwise: blue, red, yellow and green, each with squares 1 to 14")
    )
    pawn = board.get_by_role("button", name="blue pawn, red 6")
    near = "37 steps to the goal; yellow (.*) 8 steps ahead.*; red (.*) 4 steps behind"
    expect(pawn).to_have_accessible_description(re.compile(near))
    # Along the track, from the red pawn on, and round to it again.
    board.get_by_role("button", name="red pawn, red 2").focus()
    names = [str(desktop.evaluate(FOCUSED))]
    for _ in range(7):
        desktop.keyboard.press("ArrowRight")
        names.append(str(desktop.evaluate(FOCUSED)))
    pawns = [name.partition(",")[0] for name in names if "pawn," in name]
    assert pawns == ["red pawn", "blue pawn", "yellow pawn", "green pawn"]
    assert sum("home" in name for name in names) == 4
    desktop.keyboard.press("ArrowRight")
    assert desktop.evaluate(FOCUSED) == names[0]


ALL_NAMES = """() => [...document.querySelectorAll('svg [role], main button, .own button')]
  .filter((thing) => thing.checkVisibility() && !thing.closest('[aria-hidden=true]'))
  .map((thing) => (thing.ariaLabel ?? thing.textContent).trim())"""


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_nothing_on_the_board_of_partners_sounds_alike(visitors: Visitors, language: Language) -> None:
    page = visitors.person(DESKTOP, language=language)
    game = partners_position(blue="b1 B1 : 8", red="r1 R1", yellow="y1 Y1", green="g1 G1")
    show(page, "partners", game.view(0).position_text())
    expect(page.locator("[data-stop]")).to_have_count(12)
    names: list[str] = page.evaluate(ALL_NAMES)
    assert len({name.lower() for name in names}) == len(set(names)), "two names differ in case only"
    short = [name for name in names if re.search(r"\b[bryügæg]\d\b", name, re.IGNORECASE)]
    assert short == [], "squares are told in words"


ALL_SAID = """() => {
  const things = [...document.querySelectorAll('[aria-disabled=true]')].filter((it) => it.checkVisibility());
  return things.length > 2 && things.every((thing) => thing.getAttribute('aria-description'));
}"""

# Things of the table that cannot be used now: their names, and what is said about each.
DISABLED = """() => [...document.querySelectorAll('[aria-disabled=true]')]
  .filter((thing) => thing.checkVisibility())
  .map((thing) => [thing.ariaLabel ?? thing.textContent, thing.getAttribute('aria-description') ?? ''])"""


def why(table: Table, language: Language, move: str) -> str:
    """What the server says to a move that cannot be made, without the number of the rule."""
    question = {"do": "why", "ask": "test", "table": table.name, "seat": table.seat, "move": move}
    answer = table.page.request.post(f"/api/commands?lang={language}", data=question).json()
    return str(answer["sentence"]).partition(": ")[2]


@pytest.mark.parametrize("game", ["ticket-to-ride-card-game", "partners"])
def test_every_thing_that_cannot_be_played_says_why(desktop: Page, game: str) -> None:
    table = Table.opened(desktop, game).visit()
    table.wait()
    desktop.wait_for_function(ALL_SAID)


def test_a_card_that_cannot_be_played_is_marked_and_says_why(desktop: Page) -> None:
    """All pawns are at home, and only one card brings one out."""
    table, made = played_on(desktop, "partners", lambda made: made["move"]["kind"] == "leave")
    table.visit()
    table.wait()
    view = table.view()
    playable = {move["card"] for move in view["legal"]}
    for card in set(view["position"]["hand"]):
        shown = desktop.locator(f'.own [data-card="{card}"]').first
        if card in playable:
            expect(shown).to_be_enabled()
        else:
            expect(shown).to_be_disabled()
            # What it does, and then why not now.
            expect(shown).to_have_accessible_description(re.compile(r"\. \w+"))
    assert made in {move["text"] for move in view["legal"]}
    assert playable < set(view["position"]["hand"])


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_what_cannot_be_played_is_marked_and_says_why(visitors: Visitors, language: Language) -> None:
    page = visitors.person(DESKTOP, language=language)
    table = Table.opened(page, THURN).visit()
    table.wait()
    expect(page.locator(".side [data-official=postmaster]")).to_be_disabled()
    for official, move in {"administrator": "administrator", "postmaster": "postmaster stock"}.items():
        told = page.locator(f".side [data-official={official}]")
        expect(told).to_be_disabled()
        expect(told).to_have_accessible_description(re.compile(re.escape(why(table, language, move))))
    expect(page.locator(".display .letter").first).to_be_enabled()


OTHERS_TURN: Final[dict[Language, str]] = {
    "en": "It is Björn’s turn.",
    "de": "Björn ist am Zug.",
    "is": "Nú á Björn að gera.",
}


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_in_the_turn_of_another_nothing_can_be_played_and_it_is_said_whose_it_is(
    visitors: Visitors, language: Language
) -> None:
    page = visitors.person(DESKTOP, language=language)
    table = Table.opened(page, THURN, "link", start=1)
    table.joined(visitors.person(DESKTOP), "Björn")
    table.visit()
    expect(page.locator(".display .letter").first).to_be_disabled()
    told: list[list[str]] = page.evaluate(DISABLED)
    assert len(told) > 10
    about_cards = [what for name, what in told if OTHERS_TURN[language] in what]
    assert len(about_cards) >= 7, "the display and the stock"
