"""Whatever is pressed while another plays, the page names them. In one's own turn: test_whole_games.py."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.browser_contexts import DESKTOP, Visitors
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.pressing import THINGS, Pressed, idle_places, told
from tests.browser.table_page import GAMES, Table


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
    position = msgspec.convert(table.view()["position"], things.position, str_keys=True)
    for x, y, thing in idle_places(page, things):
        page.mouse.click(x, y)
        rule, said = told(page)
        explained = things.explained.get(rule)
        true = explained(Pressed(position, thing, said)) if explained else "Björn" in said
        assert true, f"{thing}: {said}"
