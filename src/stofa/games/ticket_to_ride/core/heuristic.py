"""What a simple, sensible player wants: how strongly it is drawn to each of its legal moves.

It looks at what lies open and at what it holds, one move ahead. It draws the colours that its tickets show
and it does not have yet, lays rows that can still roll into the station, robs where that costs little, and
draws tickets once the old ones are provided for. It remembers what has rolled into its station (TR-8).
"""

from typing import Final

from mypy_extensions import i64

from stofa.games.ticket_to_ride.core import codes, public as steps, tickets
from stofa.games.ticket_to_ride.core.cards import (
    CARD,
    LOCOMOTIVE,
    LOCOMOTIVE_CARD,
    count,
    missing,
    of_kinds,
    size,
)
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.public import Public

# How much things weigh, found by play against each other.
MISSING: Final = 48  # drawing a card that a ticket shows and that is still missing
ALIKE: Final = 6  # for each card of the same colour in hand
ANY_CARD: Final = 12
BLIND: Final = 40  # an unknown card
FACE_UP_LOCOMOTIVE: Final = 45  # instead of two cards
LAID: Final = 45  # laying a card that will serve a ticket
WASTED: Final = 15  # laying one that will not
ENGINE: Final = 20  # laying a locomotive
ROBBED: Final = 25  # a card that another player loses
EMPTY_TRACK: Final = 30  # when nothing would roll into the station otherwise
EXPOSED: Final = 10  # a card in a short row, which is easily robbed
SAFE_ROW: Final = 3  # the length from which a row is hard to rob
MORE_TICKETS: Final = 62  # drawing tickets when the old ones are provided for
PROVIDED: Final = 0  # missing cards up to which the old tickets count as provided for
PACE: Final = 13  # cards that leave the stock in ten turns, all players together
LOAD: Final = 15  # missing cards that a player can draw in ten turns
RESERVE: Final = 4  # further turns needed to lay them and let them arrive
USUAL_LACK: Final = 2  # cards usually missing for a new ticket


def preference(public: Public, own: Own, best: i64, move: i64) -> i64:
    """How much the active player wants `move`; `best` are the tickets to complete at the count."""
    kind: i64 = codes.kind(move)
    if kind == codes.TAKE:
        return of_take(public, own, codes.argument(move))
    if kind == codes.LAY:
        colour: i64 = codes.colour(move)
        return of_row(public, own, colour, codes.cars(move), codes.locomotives(move))
    if kind == codes.LAY_THREE:
        return of_three(public, own, move)
    if kind == codes.TICKETS:
        return of_tickets(public, own)
    if kind == codes.KEEP:
        return of_keeping(public, own, codes.argument(move))
    if kind == codes.COMPLETE:
        return of_completing(best, codes.argument(move))
    return 0


def spite(public: Public, move: i64) -> i64:
    """How much of the preference for a move is that others are robbed (TR-16)."""
    if codes.kind(move) == codes.LAY:
        return of_robbing(public, codes.colour(move))
    return 0


# ── What is there and what is missing ───────────────────────────────────────────────────────────────


def turns_to_come(public: Public) -> i64:
    """About how many turns the active player still has in this half, the present one included."""
    if public.turns_left != steps.NOT_ENDING:
        return 1
    return 2 + public.stock_size * 10 // (PACE * public.seats)


def on_track(public: Public) -> i64:
    """The bag of the cards on the player's own track."""
    track: i64 = public.track(public.active)
    engines: i64 = size(of_kinds(public.engines, track))
    return of_kinds(public.cars, track) + engines * LOCOMOTIVE_CARD


def unlaid(public: Public, own: Own) -> i64:
    """The cards that tickets show and that have not been laid yet."""
    got: i64 = public.stations[public.active] + on_track(public)
    return missing(got, tickets.needs(own.tickets | own.picked))


# ── Train cards ─────────────────────────────────────────────────────────────────────────────────────


def of_take(public: Public, own: Own, card: i64) -> i64:
    if card == codes.STOCK:
        return BLIND
    if card == LOCOMOTIVE:
        return FACE_UP_LOCOMOTIVE
    alike: i64 = ALIKE * count(own.hand, card)
    if count(missing(own.hand, unlaid(public, own)), card) > 0:
        return MISSING + alike
    return ANY_CARD + alike


def of_row(public: Public, own: Own, colour: i64, cars: i64, engines: i64) -> i64:
    """The cards of it that can still reach the station and serve a ticket there, and what is at risk."""
    arriving: i64 = min(cars, turns_to_come(public) - 1)
    serving: i64 = min(arriving, count(unlaid(public, own), colour))
    worth: i64 = LAID * serving - WASTED * (cars - serving) - ENGINE * engines
    worth += of_robbing(public, colour)
    if cars + engines < SAFE_ROW:
        worth -= EXPOSED * cars
    return worth + of_tempo(public)


def of_robbing(public: Public, colour: i64) -> i64:
    return ROBBED * count(public.rows(), colour)


def of_three(public: Public, own: Own, move: i64) -> i64:
    """The three cards arrive at once, unless another player robs them first."""
    if turns_to_come(public) == 1:
        return 0
    colours: i64 = CARD[codes.colour(move)] + CARD[codes.second(move)] + CARD[codes.third(move)]
    idle: i64 = size(missing(unlaid(public, own), colours))
    return LAID * (3 - idle) - WASTED * idle - 3 * EXPOSED // 2 + of_tempo(public)


def of_tempo(public: Public) -> i64:
    if public.track(public.active) == 0:
        return EMPTY_TRACK
    return 0


# ── Tickets ─────────────────────────────────────────────────────────────────────────────────────────


def of_tickets(public: Public, own: Own) -> i64:
    """When little is missing for the old ones and there is time for more."""
    # Tickets that come back from under the stock were of no use to anyone; drawing them would never end.
    if public.shuffled_tickets == 0:
        return 0
    wanting: i64 = size(missing(own.hand, unlaid(public, own)))
    wanting -= count(own.hand, LOCOMOTIVE)
    if wanting <= PROVIDED and has_time_for(public, wanting + USUAL_LACK):
        return MORE_TICKETS
    return 0


def has_time_for(public: Public, lack: i64) -> bool:
    """Is there time to draw and lay this many cards, and let them arrive?"""
    return (lack + RESERVE) * 10 <= turns_to_come(public) * LOAD


def of_keeping(public: Public, own: Own, ticket: i64) -> i64:
    """Keep every ticket there is still time for, on top of those already held."""
    kept: i64 = own.picked
    if public.part != steps.SET_UP:
        kept |= own.tickets
    there: i64 = own.hand + on_track(public) + public.stations[public.active]
    lack: i64 = size(missing(there, tickets.needs(kept) + tickets.NEEDS[ticket]))
    if has_time_for(public, lack - count(there, LOCOMOTIVE)):
        return 100 - ticket
    return -1


def of_completing(best: i64, ticket: i64) -> i64:
    """TR-22: the best set, one by one in data order."""
    if best & tickets.TICKET[ticket]:
        return 100 - ticket
    return -1
