"""Every game can be played to its end: by mouse, and by keys alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.browser_contexts import DESKTOP, Visits
from tests.browser.input_devices import Hands, Keys, Mouse
from tests.browser.playing.games import TITLES
from tests.browser.playing.player import Player
from tests.browser.table_page import GAMES, Table, View


def play(visits: Visits, game: str, hands: Hands | None = None) -> tuple[Table, View]:
    page = visits.person(DESKTOP)
    table = Table.opened(page, game).visit()
    player = Player(table, TITLES[game], hands or Keys(page))
    return table, player.play()


BIRDS = ("Kría", "Lóa", "Spói", "Lundi")
"""What bots are called."""


def expect_the_count(table: Table, end: View) -> None:
    """The end screen shows what the server has counted, and who has won."""
    page = table.page
    scores, winners = end["result"]["scores"], end["result"]["winners"]
    headline = page.locator(".app.end .hero h2")
    expect(headline).to_be_visible()
    names = [seat["name"] or BIRDS[number] for number, seat in enumerate(end["seats"])]
    said = headline.inner_text()
    assert {name for name in names if name in said} == {names[seat] for seat in winners}
    columns = [text.split()[-1] for text in page.locator(".end thead th").all_inner_texts()]
    totals = page.locator(".end tfoot td").all_inner_texts()
    assert dict(zip(columns, totals)) == {
        name: str(score).replace("-", "−") for name, score in zip(names, scores)
    }
    # And the table knows of it, too.
    assert table.view()["status"] == "finished"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visits: Visits, game: str) -> None:
    expect_the_count(*play(visits, game, Mouse()))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(visits: Visits, game: str) -> None:
    expect_the_count(*play(visits, game))
