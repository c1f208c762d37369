"""Whatever is clicked that cannot be done now: the page says why, and what it says is true."""

from typing import Any, Final, NamedTuple

import msgspec
import pytest
from playwright.sync_api import expect

from stofa.games import title
from stofa.games.thurn_and_taxis.position import ThurnPosition
from tests.browser.asked_why import AskedWhy
from tests.browser.browser_contexts import DESKTOP, Visitors
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import Table, View
from tests.games.thurn_and_taxis.claims import CLAIMS as THURN
from tests.games.true_refusals import Claims, Refused, untruth


class Clickable(NamedTuple):
    """What can be clicked at a table of a game, and what of that does something now."""

    claims: Claims
    position: type[Any]
    things: str
    possible: str
    steps: int
    """How many different steps of a turn have to be seen."""


GAMES: Final = {
    "thurn-and-taxis": Clickable(
        THURN,
        ThurnPosition,
        ".display .letter, .stock, .hand .letter, .route .letter, .side .officials button, .map [data-city]",
        ".legal, .costly, .sel, .chosen, .can",
        5,
    )
}
MOST: Final = 40
"""Decisions in which all of these steps must have come."""

# One name for each thing that does nothing now, by which it is found again.
NUMBERED = """([things, possible]) => [...document.querySelectorAll(things)].flatMap((thing, number) => {
  if (!thing.checkVisibility() || thing.matches(possible)) return [];
  thing.dataset.number = number;
  return [[number, thing.ariaLabel ?? thing.textContent]];
})"""
# A click as a screen reader makes it: on the thing itself, wherever that is on a board.
CLICK = """(number) => document.querySelector(`[data-number="${number}"]`)
  .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))"""


def click_everything(table: Table, view: View, asked: AskedWhy, clickable: Clickable) -> list[str]:
    """What is wrong with what the page says to each click on something that cannot be done."""
    page, moves = table.page, title(view["game"]).moves
    position = msgspec.convert(view["position"], clickable.position)
    legal = frozenset(move["text"] for move in view["legal"])
    found: list[str] = []
    for number, thing in page.evaluate(NUMBERED, [clickable.things, clickable.possible]):
        known = len(asked.answers)
        page.evaluate(CLICK, number)
        move, refusal, sentence = asked.after(known, thing)
        if refusal is None:
            found.append(f"{thing}: {move} is possible, and a click does nothing")
            continue
        expect(page.locator(".notice")).to_contain_text(sentence)
        refused = Refused(position, moves.read(move), refusal.facts, legal)
        if wrong := untruth(clickable.claims, refused, refusal):
            found.append(f"{thing}: {wrong}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_click_that_does_nothing_is_explained_truly(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: false }))""")
    clickable, asked = GAMES[game], AskedWhy(page, game)
    table = Table.opened(page, game).visit()
    player = Player(table, GAME_PLAYERS[game], Mouse())
    seen: set[str] = set()
    for _ in range(MOST):
        table.wait()
        view = table.view()
        if view["position"]["step"] not in seen:
            seen.add(view["position"]["step"])
            assert click_everything(table, view, asked, clickable) == []
        if len(seen) >= clickable.steps and "way" in seen:
            break
        player.decide()
    assert len(seen) >= clickable.steps, seen
