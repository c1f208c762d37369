"""When each reason to refuse a move is true, told from what a player sees."""

from collections import Counter
from typing import Final

from stofa.games.ticket_to_ride.board import TICKETS
from stofa.games.ticket_to_ride.position import TicketPlayer, TicketPosition, TicketRow
from tests.games.true_refusals import Claims, Refused, claim

_LOCOMOTIVE: Final = "locomotive"
_SET_UP: Final = "set-up"


def _at(refused: Refused) -> TicketPosition:
    assert isinstance(refused.position, TicketPosition)
    return refused.position


def _own(refused: Refused) -> TicketPlayer:
    return _at(refused).players[_at(refused).active]


def _row(player: TicketPlayer, colour: str) -> TicketRow | None:
    return next((row for row in player.track if row.colour == colour), None)


def _hand(refused: Refused) -> Counter[str]:
    return Counter(_at(refused).hand)


def _colours(refused: Refused) -> list[str]:
    """Those of a lay: one, or three."""
    return list(refused.named("colours")) if "colours" in refused.move.args else [refused.named("colour")]


def _choosing_to_keep(refused: Refused) -> bool:
    return _at(refused).step == "keeping"


def _others_have(refused: Refused, colour: str) -> int:
    """The cards that lie in a colour on the tracks of others."""
    position = _at(refused)
    rows = [_row(player, colour) for seat, player in enumerate(position.players) if seat != position.active]
    return sum(row.cards + row.locomotives for row in rows if row)


def _too_few_to_rob(refused: Refused) -> bool:
    there = _others_have(refused, refused.named("colour"))
    return refused.facts == {"cards": there} and refused.named("cars") + refused.named("locomotives") <= there


def _ticket(refused: Refused) -> int:
    ticket: int = refused.named("ticket")
    assert refused.facts == {"ticket": ticket}
    return ticket


def _on_offer(refused: Refused) -> list[int]:
    position = _at(refused)
    return position.tickets if position.part == _SET_UP else position.offered


def _payable(refused: Refused, ticket: int) -> bool:
    """Whether the station pays for a ticket besides those picked."""
    position = _at(refused)
    assert position.station is not None
    wanted = Counter(colour for id_ in [*position.picked, ticket] for colour in TICKETS[id_ - 1][3])
    there = Counter(position.station)
    missing = sum((wanted - there).values())
    return missing <= there[_LOCOMOTIVE]


CLAIMS: Final[Claims] = {
    "cards-come-by-themselves": claim(
        "TR-9", lambda refused: refused.move.kind in ("deal", "reveal", "draw", "ticket")
    ),
    "choose-first": claim(
        "TR-4", lambda refused: _choosing_to_keep(refused) and _at(refused).part == _SET_UP
    ),
    "choose": claim("TR-19", lambda refused: _choosing_to_keep(refused) and _at(refused).part != _SET_UP),
    "counting": claim("TR-22", lambda refused: _at(refused).step == "completing"),
    "no-stock": claim("TR-13", lambda refused: _at(refused).stock == 0),
    "locomotive-first": claim(
        "TR-10", lambda refused: _at(refused).step == "second" and _LOCOMOTIVE in _at(refused).row
    ),
    "not-in-row": claim("TR-9", lambda refused: refused.named("card") not in _at(refused).row),
    "not-stuck": claim("TR-20", lambda refused: bool(refused.legal)),
    "one-action": claim("TR-6", lambda refused: _at(refused).step == "second"),
    "no-tickets-left": claim("TR-19", lambda refused: _at(refused).ticket_stock == 0),
    "on-your-track": claim("TR-15", lambda refused: _row(_own(refused), refused.named("colour")) is not None),
    "too-few-in-hand": claim(
        "TR-14",
        lambda refused: (
            refused.facts == {"cards": _hand(refused)[refused.named("colour")]}
            and _hand(refused)[refused.named("colour")] < refused.named("cars")
        ),
    ),
    "too-few-locomotives": claim(
        "TR-14",
        lambda refused: (
            refused.facts == {"cards": _hand(refused)[_LOCOMOTIVE]}
            and _hand(refused)[_LOCOMOTIVE] < refused.named("locomotives")
        ),
    ),
    "too-few-to-rob": claim("TR-16", _too_few_to_rob),
    "one-on-your-track": claim(
        "TR-15", lambda refused: any(_row(_own(refused), colour) for colour in _colours(refused))
    ),
    "three-cannot-rob": claim(
        "TR-17", lambda refused: any(_others_have(refused, colour) for colour in _colours(refused))
    ),
    "one-not-in-hand": claim(
        "TR-14", lambda refused: any(not _hand(refused)[colour] for colour in _colours(refused))
    ),
    "nothing-offered": claim("TR-19", lambda refused: not _choosing_to_keep(refused)),
    "not-offered": claim("TR-4 TR-19", lambda refused: _ticket(refused) not in _on_offer(refused)),
    "kept-already": claim("TR-4 TR-19", lambda refused: _ticket(refused) in _at(refused).picked),
    "keep-order": claim(
        "TR-4 TR-19",
        lambda refused: (
            _ticket(refused) in _on_offer(refused)
            and _on_offer(refused).index(_ticket(refused))
            < max(map(_on_offer(refused).index, _at(refused).picked))
        ),
    ),
    "no-count-now": claim("TR-22", lambda refused: _at(refused).step != "completing"),
    "completed-already": claim(
        "TR-22",
        lambda refused: _ticket(refused) in [*_at(refused).picked, *_own(refused).completed],
    ),
    "not-your-ticket": claim("TR-22", lambda refused: _ticket(refused) not in _at(refused).tickets),
    "complete-order": claim(
        "TR-22",
        lambda refused: (
            _ticket(refused) in _at(refused).tickets
            and _payable(refused, _ticket(refused))
            and _ticket(refused) < max(_at(refused).picked)
        ),
    ),
    "station-lacks": claim("TR-22", lambda refused: not _payable(refused, _ticket(refused))),
    "keep-one": claim("TR-4", lambda refused: _choosing_to_keep(refused) and not _at(refused).picked),
    "nothing-to-choose": claim("TR-6", lambda refused: _at(refused).step in ("first", "second")),
}
