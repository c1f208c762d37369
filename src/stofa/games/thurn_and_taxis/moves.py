"""The moves of the game: what they are called, what they name, who sees it, and how the core numbers them."""

import re
from typing import Final

from stofa.engine.move_kinds import Never, argument, chance, done, move, optional, pick, way
from stofa.engine.moves import MoveSet
from stofa.engine.words import Facts
from stofa.games.thurn_and_taxis.board import CITIES, PROVINCES
from stofa.games.thurn_and_taxis.core import codes
from stofa.games.thurn_and_taxis.shapes import tint_of

_WIDTH: Final = 5
"""Bits of a code that are left to the city, the province or the stock."""

CITY: Final = argument("city", CITIES)
CARD: Final = argument("card", CITIES, fact="city", besides={"stock": codes.STOCK})
PROVINCE: Final = argument(
    "province",
    tuple(PROVINCES),
    # By the letter a language can call it something else.
    facts=lambda name: {"province": name, "land": tint_of(name)},
)
SIDE: Final = argument(
    "side", ("left", "right"), step=1 << _WIDTH, suffix=str, facts=lambda side: {}, splits=True
)

_CITY: Final = f"(?P<city>{'|'.join(CITIES)})"


def _city(found: re.Match[str]) -> Facts:
    return {"city": found["city"]}


MOVES: Final = MoveSet(
    chance(
        "reveal",
        CITY,
        rule="TT-9",
        when="a place of the display is filled: at the start, after a take from the display, six times "
        "after `administrator`, and at the start of a turn that finds the display short and cards "
        "to fill it",
    ),
    chance("draw", CITY, secret=True, rule="TT-9", when="a card from the stock comes to the hand"),
    move(
        "administrator",
        rule="TT-13",
        when="before the first take, if no official was used, the hand was not empty when the turn "
        "began, and there is a card to take",
    ),
    move(
        "take",
        CARD,
        rule="TT-9",
        when="the first card; from the stock while it or the discard pile has one",
    ),
    move(
        "postmaster",
        CARD,
        rule="TT-12",
        when="the second card. Not after `administrator`, and not if there is nothing to take. A seat "
        "whose hand was empty when the turn began must use it: then there is no other move",
    ),
    move(
        "lay",
        CITY,
        optional(SIDE),
        rule="TT-15",
        when="without a side it begins a route, if there is none; with one it extends the route, one of "
        "a single card to the right only",
    ),
    move("restart", CITY, rule="TT-18", when="gives the route up and begins another"),
    move(
        "carrier",
        CITY,
        SIDE,
        rule="TT-20",
        when="the postal carrier's second card: after the first laying, if no official was used; beside "
        "a single card to the right only",
    ),
    move("close", rule="TT-21", when="after laying: closes a route of three cards or more"),
    move("end", rule="TT-6", when="after laying: ends the turn without closing, always allowed"),
    way(
        "each",
        rule="TT-23",
        when="after `close`, if a house can be placed: houses go into one city of each province. Always "
        "offered",
    ),
    way(
        "province",
        PROVINCE,
        rule="TT-23",
        when="after `close`: houses go into several cities of one province, where two or more could go",
    ),
    pick("house", CITY, rule="TT-23", when="one by one in data order"),
    done("done", rule="TT-23", when="while another house could be placed"),
    move(
        "cartwright",
        rule="TT-35",
        when="after the houses: one or two cards short of the next carriage (at most 7), no official used",
    ),
    move("decline", rule="TT-35", when="where `cartwright` is offered"),
    pick(
        "discard",
        CITY,
        rule="TT-36",
        when="while the hand has more than three cards: one by one in data order; the same city again "
        "for a second copy; only cities from which the remaining discards can still be made in "
        "order",
    ),
    Never("carrier", f"carrier {_CITY}", "TT-20", "carrier-at-an-end", facts=_city),
    Never("restart", f"restart {_CITY} (?P<side>left|right)", "TT-18", "new-route-no-ends", facts=_city),
    width=_WIDTH,
    codes=codes,
    package=__package__,
)
