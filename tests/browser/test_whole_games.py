"""Every game can be played to its end, by mouse and by keys; what is no move is explained on the way."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.asked_why import AskedWhy
from tests.browser.browser_contexts import DESKTOP, Visitors
from tests.browser.input_devices import InputDevice, Keys, Mouse
from tests.browser.live_texts import heard, prompts, record, ribbons, times_in_words, unexplained
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.pressing import THINGS, idle_places, untruths_told
from tests.browser.table_page import GAMES, Table, View


def play(visitors: Visitors, game: str, device: InputDevice | None = None) -> tuple[Table, View]:
    page = visitors.person(DESKTOP)
    record(page)
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


OWN = re.compile("You (?!were dealt)|With part of a 7, you ")
"""What oneself has done: it is answered by what is asked next."""


def expect_a_voice_to_be_trusted(table: Table) -> None:
    """A screen reader was given each turn of the others once, in order, and else only what was asked."""
    page = table.page
    headline = page.locator(".app.end .hero h2").inner_text()
    page.wait_for_function("(last) => window.liveTexts.some(({ text }) => text === last)", arg=headline)
    page.locator("[data-does=board]").click()
    lines = [" ".join(line.split()) for line in page.locator(".story .log li button").all_inner_texts()]
    # Who comes to a table does not hear what happened before: up to the first deal.
    begun = 1 + max(
        at for at, line in enumerate(lines[:5]) if line.startswith(("The game starts", "You were dealt"))
    )
    story = [times_in_words(line) for line in lines[begun:] if not OWN.match(line)]
    said = [each for each in heard(page) if each.kind != "status"]
    assert not unexplained([each.text for each in said], story, prompts(page) | ribbons(page) | {headline})
    assert {each.kind for each in said} == {"log"}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visitors: Visitors, game: str) -> None:
    expect_the_count(*play(visitors, game, Mouse()))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(visitors: Visitors, game: str) -> None:
    table, end = play(visitors, game)
    expect_the_count(table, end)
    expect_a_voice_to_be_trusted(table)
