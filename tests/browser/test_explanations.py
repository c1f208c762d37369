"""Whatever is pressed that is no move, the page says why, and that is true."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.asked_why import AskedWhy
from tests.browser.browser_contexts import DESKTOP, Visitors
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.pressing import THINGS, idle_places, told, untruths_told
from tests.browser.table_page import GAMES, Table

MOST: Final = 14
"""Decisions at which things are pressed, and in which all early steps must have come."""
SOME: Final = 4
"""How many things are pressed at a decision like one at which all were."""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_no_move_says_why(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: false }))""")
    things, asked = THINGS[game], AskedWhy(page, game)
    table = Table.opened(page, game).visit()
    player = Player(table, GAME_PLAYERS[game], Mouse())
    seen: set[str] = set()
    for number in range(MOST):
        table.wait()
        view = table.view()
        places, step = idle_places(page, things), view["position"]["step"]
        # Of many things alike others are pressed each time.
        some = places if step not in seen else places[number % 3 :: max(3, len(places) // SOME)]
        seen.add(step)
        assert untruths_told(table, view, asked, things, some) == []
        player.decide()
    assert seen >= things.steps


@pytest.mark.parametrize("game", GAMES)
def test_while_another_plays_they_are_named(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    others = ["link", *["bot"] * (2 if game == "partners" else 0)]
    # Where a turn has several decisions, the guest begins.
    wishes: dict[str, Any] = {"start": 1} if game == "thurn-and-taxis" else {}
    table = Table.opened(page, game, *others, **wishes)
    table.claimed(visitors.person(DESKTOP), "Björn")
    table.visit()
    if not wishes:
        table.wait()
        # After this it is the guest's turn, who does nothing.
        Player(table, GAME_PLAYERS[game], Mouse()).choose(table.view())
    things = THINGS[game]
    expect(page.locator(".seat.turn")).to_contain_text("Björn")
    for x, y, thing in idle_places(page, things):
        page.mouse.click(x, y)
        rule, said = told(page)
        assert rule in things.explained or "Björn" in said, f"{thing}: {said}"
