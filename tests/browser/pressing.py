"""Pressing what is no move now: the page says why, or what it is for, and that is true."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Page, expect

from stofa.games import title
from stofa.games.partners.position import PartnersPosition
from stofa.games.thurn_and_taxis.position import ThurnPosition
from stofa.games.ticket_to_ride.position import TicketPosition
from tests.browser.asked_why import AskedWhy
from tests.browser.table_page import Table, View
from tests.games.partners.claims import CLAIMS as PARTNERS
from tests.games.thurn_and_taxis.claims import CLAIMS as THURN
from tests.games.ticket_to_ride.claims import CLAIMS as TICKET
from tests.games.true_refusals import Claims, Refused, claim, untruth


class Pressed(NamedTuple):
    """Something that was pressed, and what the page said by itself, without asking the server."""

    position: Any
    thing: str
    sentence: str


class Place(NamedTuple):
    """Where a thing is that does nothing now, and what it is called."""

    x: float
    y: float
    thing: str


class Things(NamedTuple):
    """What can be pressed at a table of a game, and what of that does something now."""

    claims: Claims
    explained: dict[str, Callable[[Pressed], bool]]
    """What the page says by itself: by the rule that it names, when it is true."""
    position: type[Any]
    things: str
    possible: str
    steps: frozenset[str]
    """The steps of a turn that come early in every game."""


def _is_home_of_another(pressed: Pressed) -> bool:
    """It is nobody's whose pawns are moved now, and names the player who sits there."""
    owner = pressed.thing.partition(", ")[2].partition(":")[0]
    colour = pressed.thing.partition(" ")[0].lower()
    return owner in pressed.sentence and colour != pressed.position.moving


def _tile_values_left(pressed: Pressed) -> bool:
    """It names the values that are left of a stack."""
    values = {", ".join(map(str, stack)) for stack in pressed.position.stacks.values()}
    return any(left in pressed.sentence for left in values)


def _is_empty_track(pressed: Pressed) -> bool:
    """Nothing lies on the track of whoever is named; or, on one's own, nothing of mine."""
    own = pressed.position.players[pressed.position.seat]
    return (
        (not own.track)
        if "your track" in pressed.thing
        else any(not p.track for p in pressed.position.players)
    )


def _is_of_discards(pressed: Pressed) -> bool:
    return "Discards" in pressed.sentence and len(pressed.position.players) < 4


NEVER_LAID: Final = {
    "locomotives-alone": claim("TR-14", lambda refused: refused.move.args["colour"] == "locomotive"),
    "too-few-to-lay": claim("TR-14", lambda refused: refused.move.args["cars"] == 1),
}
NEVER_OUT: Final = {
    "no-start-card": claim(
        "PA-12",
        lambda refused: (
            refused.facts["card"] == refused.named("card")
            and not {"heart", "8", "13"}.intersection(refused.position.hand)
        ),
    ),
}
"""What no position allows; of cards that bring no pawn out, only who has none that does is told."""

THINGS: Final = {
    "thurn-and-taxis": Things(
        THURN,
        {
            **dict.fromkeys(("TT-26", "TT-28", "TT-29", "TT-32"), _tile_values_left),
            "TT-33": lambda pressed: True,
        },
        ThurnPosition,
        ".display .letter, .stock, .hand .letter, .route .letter, .side .officials button, .map [data-city], "
        "button[data-explains]",
        ".legal, .costly, .sel, .chosen, .can",
        frozenset({"first", "laying", "laid"}),
    ),
    "ticket-to-ride-card-game": Things(
        {**TICKET, **NEVER_LAID},
        {
            "TR-8": lambda pressed: pressed.position.station is None,
            "TR-14": _is_empty_track,
            "TR-16": lambda pressed: _is_of_discards(pressed) or _is_empty_track(pressed),
            "TR-18": lambda pressed: pressed.position.station is not None,
            "TR-22": lambda pressed: (
                ("the scoring now" in pressed.sentence) == (pressed.position.step == "completing")
            ),
            "TR-28": lambda pressed: any(city in pressed.thing for city in pressed.sentence.split(":")[:1]),
        },
        TicketPosition,
        ".market button, .hand .tc, .station .building, .track .hit, .discards .hit, .side .tk, .race .hit",
        ".legal, .sel, .hinted, .can",
        frozenset({"keeping", "first", "second"}),
    ),
    "partners": Things(
        {**PARTNERS, **NEVER_OUT},
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

# A point of each thing that does nothing now, where nothing lies over it. A square under a pawn is that pawn.
PLACES = """([things, possible]) => [...document.querySelectorAll(things)].flatMap((thing) => {
  const { place } = thing.dataset;
  const covered = thing.matches("circle") && document.querySelector(`.pawn[data-place="${place}"]`);
  if (!thing.checkVisibility() || thing.matches(possible) || covered) return [];
  thing.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const shares = [0.5, 0.15, 0.85];
  const free = shares
    .flatMap((along) => shares.map((down) => [x + width * along, y + height * down]))
    .find((point) => thing.contains(document.elementFromPoint(...point)));
  return free ? [[...free, (thing.ariaLabel ?? place ?? thing.title) || thing.textContent]] : [];
})"""


def idle_places(page: Page, things: Things) -> list[Place]:
    return [Place(*found) for found in page.evaluate(PLACES, [things.things, things.possible])]


def told(page: Page) -> tuple[str, str]:
    """The rule that the notice names, and what it says."""
    notice = page.locator(".prompt .notice")
    expect(notice).to_be_visible()
    said = notice.inner_text()
    return said.rpartition(" ")[2], said


def in_words(sentence: str) -> re.Pattern[str]:
    """A sentence of the server as the page says it, which calls the squares of Partners by their names."""
    return re.compile(re.sub(r"\b[bryg]\d+\b", ".+", re.escape(sentence), flags=re.IGNORECASE))


def untruths_told(
    table: Table, view: View, asked: AskedWhy, things: Things, places: Sequence[Place]
) -> list[str]:
    """What is wrong with what the page says to a press at each of these places."""
    page, moves = table.page, title(view["game"]).moves
    position = msgspec.convert(view["position"], things.position, str_keys=True)
    legal = frozenset(move["text"] for move in view["legal"])
    found: list[str] = []
    for x, y, thing in places:
        known = len(asked.answers)
        page.mouse.click(x, y)
        rule, said = told(page)
        explained = things.explained.get(rule)
        if len(asked.answers) == known and explained is not None:
            if not explained(Pressed(position, thing, said)):
                found.append(f"{thing}: {said}")
            continue
        move, refusal, sentence = asked.after(known, f"{thing} (said: {said})")
        if refusal is None:
            found.append(f"{thing}: {move} is possible, and a press does nothing")
            continue
        expect(page.locator(".notice")).to_contain_text(in_words(sentence))
        refused = Refused(position, moves.read(move), refusal.facts, legal)
        if wrong := untruth(things.claims, refused, refusal):
            found.append(f"{thing}: {wrong}")
    assert table.shown() == view["n"], "something was played"
    return found
