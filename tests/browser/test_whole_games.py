"""Every game can be played to its end: by mouse, by finger, by keys alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Finger, Hands, Keys, Mouse
from tests.browser.playing.player import Player
from tests.browser.playing.titles import TITLES
from tests.browser.tables import GAMES, Table, View
from tests.browser.visiting import DESKTOP, PHONE, Screen, Visits


def play(visits: Visits, game: str, screen: Screen, hands: Hands | None = None) -> tuple[Table, View]:
    page = visits.person(screen)
    table = Table.opened(page, game).visit()
    player = Player(table, TITLES[game], hands or Keys(page), confirm=screen.touch)
    return table, player.play()


def expect_the_count(table: Table, end: View) -> None:
    """The end screen shows what the server has counted, and who has won."""
    page = table.page
    expect(page.locator(".app.end .hero h2")).to_be_visible()
    scores, winners = end["result"]["scores"], end["result"]["winners"]
    text = page.locator(".app.end main").inner_text()
    for score in scores:
        assert str(abs(score)) in text
    names = [seat["name"] for seat in end["seats"]]
    headline = page.locator(".app.end .hero h2").inner_text()
    for seat in winners:
        if names[seat]:
            assert names[seat] in headline


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visits: Visits, game: str) -> None:
    expect_the_count(*play(visits, game, DESKTOP, Mouse()))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(visits: Visits, game: str) -> None:
    expect_the_count(*play(visits, game, DESKTOP))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_finger(visits: Visits, game: str) -> None:
    expect_the_count(*play(visits, game, PHONE, Finger()))
