"""Every game can be played to its end by mouse; what is no move is explained on the way.

By keys alone, from what a screen reader is given: test_played_by_ear.py. By typing: test_typed_line.py.
"""

from typing import Final

import pytest

from tests.browser.asked_why import AskedWhy
from tests.browser.browser_contexts import DESKTOP, Visitors
from tests.browser.counted import expect_the_count
from tests.browser.input_devices import Mouse
from tests.browser.page_checks import drawn_twice
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.pressing import THINGS, idle_places, untruths_told
from tests.browser.table_page import GAMES, Table, View

EARLY: Final = 14
"""Decisions in which all early steps must have come."""
SOME: Final = 4
"""How many things are pressed at an early decision like one at which all were."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visitors: Visitors, game: str) -> None:
    """Before every decision something is pressed that is no move: the page says why, and that is true."""
    page = visitors.person(DESKTOP)
    things, asked = THINGS[game], AskedWhy(page, game)
    table = Table.opened(page, game).visit()
    steps: list[str] = []

    def press_something_else(view: View) -> None:
        assert drawn_twice(page) == []
        places, step = idle_places(page, things), view["position"]["step"]
        number = len(steps)
        if step not in steps:
            some = places
        elif number < EARLY:
            # Of many things alike others are pressed each time.
            some = places[number % 3 :: max(3, len(places) // SOME)]
        else:
            some = places[view["n"] % len(places) :][:1] if places else []
        steps.append(step)
        assert untruths_told(table, view, asked, things, some) == []

    end = Player(table, GAME_PLAYERS[game], Mouse(), before=press_something_else).play()
    assert {*steps[:EARLY]} >= things.steps
    expect_the_count(table, end)
