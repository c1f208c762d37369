"""Ticket to Ride and Partners: whatever is pressed that is no move, the page says why, and that is true."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, expect

from stofa.games import title
from stofa.games.partners.position import PartnersPosition
from stofa.games.ticket_to_ride.position import TicketPosition
from tests.browser.asked_why import AskedWhy
from tests.browser.browser_contexts import DESKTOP, Visitors
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import Table, View
from tests.games.partners.claims import CLAIMS as PARTNERS
from tests.games.ticket_to_ride.claims import CLAIMS as TICKET
from tests.games.true_refusals import Claims, Refused, claim, untruth


class Pressed(NamedTuple):
    """Something that was pressed, and what the page said by itself, without asking the server."""

    position: Any
    thing: str
    sentence: str


class Things(NamedTuple):
    """What can be pressed at a table of a game, and what of that does something now."""

    claims: Claims
    explained: dict[str, Callable[[Pressed], bool]]
    """What the page says by itself: by the rule that it names, when it is true."""
    position: type[Any]
    things: str
    possible: str
    steps: frozenset[str]
    """The steps of a turn that have to be seen."""


def _is_home_of_another(pressed: Pressed) -> bool:
    """It is nobody's whose pawns are moved now, and names the player who sits there."""
    owner = pressed.thing.partition(", ")[2].partition(":")[0]
    colour = pressed.thing.partition(" ")[0].lower()
    return owner in pressed.sentence and colour != pressed.position.moving


NEVER_LAID: Final = {
    "locomotives-alone": claim("TR-14", lambda refused: refused.move.args["colour"] == "locomotive"),
    "too-few-to-lay": claim("TR-14", lambda refused: refused.move.args["cars"] == 1),
}
"""What no position allows."""

GAMES: Final = {
    "ticket-to-ride-card-game": Things(
        {**TICKET, **NEVER_LAID},
        {
            "TR-8": lambda pressed: pressed.position.station is None,
            "TR-16": lambda pressed: len(pressed.position.players) < 4,
            "TR-22": lambda pressed: pressed.position.step != "completing",
            "TR-28": lambda pressed: any(city in pressed.thing for city in pressed.sentence.split(":")[:1]),
        },
        TicketPosition,
        ".market button, .hand .tc, .station .building, .tr .hit, .discards .hit, .side .tk, .race .hit",
        ".legal, .sel, .hinted, .can",
        frozenset({"keeping", "first", "second"}),
    ),
    "partners": Things(
        PARTNERS,
        {
            "PA-7": lambda pressed: True,
            "PA-12": _is_home_of_another,
            "PA-30": lambda pressed: pressed.thing.startswith("Yellow home"),
        },
        PartnersPosition,
        ".board circle[data-place$='2'], .board .home, .board .pawn[data-place], .board .table > .card",
        ".is-legal, .is-selected, .is-hinted",
        frozenset({"giving", "playing"}),
    ),
}
MOST: Final = 8
"""Decisions in which all of these steps must have come, and at which things are pressed."""

# Where each thing is that does nothing now: its middle. A square under a pawn is that pawn.
PLACES = """([things, possible]) => [...document.querySelectorAll(things)].flatMap((thing) => {
  const { place } = thing.dataset;
  const covered = thing.matches("circle") && document.querySelector(`.pawn[data-place="${place}"]`);
  if (!thing.checkVisibility() || thing.matches(possible) || covered) return [];
  thing.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [[x + width / 2, y + height / 2, thing.ariaLabel ?? place ?? thing.textContent]];
})"""


def press_everything(table: Table, view: View, asked: AskedWhy, things: Things) -> list[str]:
    """What is wrong with what the page says to each press of something that is no move."""
    page, moves = table.page, title(view["game"]).moves
    position = msgspec.convert(view["position"], things.position)
    legal = frozenset(move["text"] for move in view["legal"])
    found: list[str] = []
    for x, y, thing in page.evaluate(PLACES, [things.things, things.possible]):
        known = len(asked.answers)
        page.mouse.click(x, y)
        rule, said = told(page)
        explained = things.explained.get(rule)
        if len(asked.answers) == known and explained is not None:
            if not explained(Pressed(position, thing, said)):
                found.append(f"{thing}: {said}")
            continue
        move, refusal, sentence = asked.after(known, thing)
        if refusal is None:
            found.append(f"{thing}: {move} is possible, and a press does nothing")
            continue
        expect(page.locator(".notice")).to_contain_text(sentence)
        refused = Refused(position, moves.read(move), refusal.facts, legal)
        if wrong := untruth(things.claims, refused, refusal):
            found.append(f"{thing}: {wrong}")
    assert table.shown() == view["n"], "something was played"
    return found


def told(page: Page) -> tuple[str, str]:
    """The rule that the notice names, and what it says."""
    notice = page.locator(".prompt .notice")
    expect(notice).to_be_visible()
    said = notice.inner_text()
    return said.rpartition(" ")[2], said


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_no_move_says_why(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: false }))""")
    things, asked = GAMES[game], AskedWhy(page, game)
    table = Table.opened(page, game).visit()
    player = Player(table, GAME_PLAYERS[game], Mouse())
    seen: set[str] = set()
    for number in range(MOST):
        table.wait()
        view = table.view()
        if view["position"]["step"] not in seen or number == MOST - 1:
            seen.add(view["position"]["step"])
            assert press_everything(table, view, asked, things) == []
        player.decide()
    assert seen >= things.steps


@pytest.mark.parametrize("game", GAMES)
def test_while_another_plays_they_are_named(visitors: Visitors, game: str) -> None:
    page = visitors.person(DESKTOP)
    others = ["link", *["bot"] * (2 if game == "partners" else 0)]
    table = Table.opened(page, game, *others)
    table.claimed(visitors.person(DESKTOP), "Björn")
    table.visit().wait()
    # After this it is the guest's turn, who does nothing.
    Player(table, GAME_PLAYERS[game], Mouse()).choose(table.view())
    things = GAMES[game]
    expect(page.locator(".seat.turn")).to_contain_text("Björn")
    for x, y, thing in page.evaluate(PLACES, [things.things, things.possible]):
        page.mouse.click(x, y)
        rule, said = told(page)
        assert rule in things.explained or "Björn" in said, f"{thing}: {said}"
