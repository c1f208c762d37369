"""The moves of the game: what they are called, what they name, who sees it, and how the core numbers them."""

import re
from itertools import combinations
from typing import Final

from stofa.engine.move_kinds import Never, Value, argument, chance, done, move, pick
from stofa.engine.moves import MoveSet
from stofa.engine.words import Facts
from stofa.games.ticket_to_ride.board import CARD_KINDS, CARDS_EACH, COLOURS, LOCOMOTIVES, TICKETS
from stofa.games.ticket_to_ride.core import codes

_WIDTH: Final = 12
"""Bits of a code that are left to the cards or the ticket."""


def _ticket_facts(ticket: int) -> Facts:
    start, end, points, _ = TICKETS[ticket - 1]
    return {"from": start, "to": end, "points": points}


CARD: Final = argument("card", CARD_KINDS, word=True)
CARD_OR_STOCK: Final = argument("card", CARD_KINDS, word=True, besides={"stock": codes.STOCK})
TICKET: Final = argument("ticket", range(1, len(TICKETS) + 1), facts=_ticket_facts)
COLOUR: Final = argument("colour", COLOURS, word=True)
CARS: Final = argument(
    "cars", {n: n for n in range(1, CARDS_EACH + 1)}, step=codes.lay(0, 1, 0) - codes.LAY, fact="cards"
)
ENGINES: Final = argument(
    "locomotives",
    range(LOCOMOTIVES + 1),
    step=codes.lay(0, 0, 1) - codes.LAY,
    suffix=lambda count: "locomotives" if count else "",
    facts=lambda count: {"locomotives": count} if count else {},
)
THREE: Final = argument(
    "colours",
    {
        tuple(COLOURS[colour] for colour in three): codes.lay_three(*three) - codes.LAY_THREE
        for three in combinations(range(len(COLOURS)), 3)
    },
    word=True,
)

_COLOUR: Final = f"({'|'.join(COLOURS)})"
_CARD: Final = f"({'|'.join(CARD_KINDS)})"
_ANY_COLOUR: Final = f"(?P<colour>{_COLOUR})"
_COUNT: Final = "(?P<cars>0|[1-9][0-9]?)"
_AND_MORE: Final = r"(?:\+(?P<locomotives>[1-9][0-9]?))?"
_THREE_COLOURS: Final = rf"(?P<colours>{_COLOUR} (?!\2 ){_COLOUR} (?!(\2|\3)$){_COLOUR})"
_SOME_CARDS: Final = f"(?P<colours>{_CARD}( {_CARD}){{1,8}})"


def _row(found: re.Match[str]) -> dict[str, Value]:
    return {"locomotives": 0, **{name: text for name, text in found.groupdict().items() if text}}


def _several(found: re.Match[str]) -> dict[str, Value]:
    return {"colours": tuple(found["colours"].split(" "))}


def _in_order(found: re.Match[str]) -> Facts:
    return {"move": f"lay {' '.join(sorted(found['colours'].split(' '), key=COLOURS.index))}"}


MOVES: Final = MoveSet(
    chance(
        "deal",
        CARD,
        secret=True,
        rule="TR-2",
        when="seven cards to seat 0, then seven to seat 1, …; in the second half of a game of four, four"
        " each after the row",
    ),
    chance(
        "reveal",
        CARD,
        rule="TR-9",
        when="a place of the row is filled: five after the first deal, five at the start of the second "
        "half, and after a take from the row while the stock has cards",
    ),
    chance("draw", CARD, secret=True, rule="TR-9", when="a card from the stock comes to the hand"),
    chance(
        "ticket",
        TICKET,
        secret=True,
        rule="TR-19",
        when="a shuffled ticket is drawn: six for seat 0, six for seat 1, … before anybody chooses; "
        "four, or what is left, after `tickets`. Tickets that were returned in play come back in "
        "their order, without chance, once all shuffled ones are gone",
    ),
    pick(
        "keep",
        TICKET,
        secret=True,
        rule="TR-19",
        when="of the tickets offered, one by one in data order. At set-up seat 0 chooses first, then "
        "seat 1, …; at least one is kept, so the first decision has no `done`. What is not kept at "
        "set-up is shuffled again; in play it goes under the stock, in the order drawn",
    ),
    done("done", rule="TR-19", when="while another ticket could be kept or completed"),
    move(
        "take",
        CARD_OR_STOCK,
        rule="TR-9",
        when="the first card, and the second, which cannot be a locomotive from the row. None follows "
        "where the first was such a one, or nothing else is left to take",
    ),
    move(
        "lay",
        COLOUR,
        CARS,
        ENGINES,
        form="lay {colour} {cars}[+{locomotives}]",
        where=lambda colour, cars, engines: cars + engines >= 2,
        rule="TR-14",
        when="cards of one of the eight colours (1 to 10) and locomotives (1 to 16, not written if "
        "none); at least two cards together",
    ),
    move(
        "lay-three",
        THREE,
        form="lay {colours}",
        rule="TR-14",
        when="three different colours, in colour order",
    ),
    move("tickets", rule="TR-19", when="draws tickets, if any are left"),
    move("pass", rule="TR-20", when="only if nothing else is possible"),
    pick(
        "complete",
        TICKET,
        secret=True,
        shown_later=True,
        rule="TR-22",
        when="at the count, in seat order: tickets that the station can still complete, one by one in "
        "data order",
    ),
    Never("lay", rf"lay {_ANY_COLOUR} (?P<cars>[01])", "TR-14", "too-few-to-lay", read=_row),
    Never("lay", rf"lay {_ANY_COLOUR} (?P<cars>0){_AND_MORE}", "TR-14", "locomotives-alone", read=_row),
    Never("lay", rf"lay {_ANY_COLOUR} {_COUNT}{_AND_MORE}", "TR-1", "more-than-there-are", read=_row),
    Never("lay", rf"lay (?P<colour>locomotive) {_COUNT}{_AND_MORE}", "TR-14", "locomotives-alone", read=_row),
    Never("lay-three", f"lay {_THREE_COLOURS}", "TR-14", "colours-in-order", _in_order, _several),
    Never("lay-three", f"lay {_SOME_CARDS}", "TR-14", "three-different", read=_several),
    width=_WIDTH,
    codes=codes,
    package=__package__,
)
