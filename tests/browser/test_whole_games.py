"""Every game can be played to its end, by mouse and by keys; what is no move is explained on the way."""

import pytest
from playwright.sync_api import expect

from tests.browser.asked_why import AskedWhy
from tests.browser.browser_contexts import DESKTOP, Visitors
from tests.browser.input_devices import InputDevice, Keys, Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.pressing import THINGS, idle_places, untruths_told
from tests.browser.table_page import GAMES, Table, View


def play(visitors: Visitors, game: str, device: InputDevice | None = None) -> tuple[Table, View]:
    page = visitors.person(DESKTOP)
    asked = AskedWhy(page, game)
    table = Table.opened(page, game).visit()

    def press_something_else(view: View) -> None:
        """By mouse, before every decision: something that is no move, another thing each time."""
        places = idle_places(page, THINGS[game])
        one = places[view["n"] % len(places) :][:1] if places else []
        assert untruths_told(table, view, asked, THINGS[game], one) == []

    before = press_something_else if device is not None else None
    player = Player(table, GAME_PLAYERS[game], device or Keys(page), before=before)
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
    # Whoever plays together is counted together, under the name of the last of them.
    games = {game["id"]: game for game in page.request.get("/api/games").json()["games"]}
    sides = games[end["game"]]["sides"][str(len(names))]
    assert dict(zip(columns, totals)) == {
        names[side[-1]]: str(sum(scores[seat] for seat in side)).replace("-", "−") for side in sides
    }
    # And the table knows of it, too.
    assert table.view()["status"] == "finished"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visitors: Visitors, game: str) -> None:
    expect_the_count(*play(visitors, game, Mouse()))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(visitors: Visitors, game: str) -> None:
    expect_the_count(*play(visitors, game))
