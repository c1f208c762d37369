"""The count: points, bonus cards, winners (TR-27 to TR-29)."""

from mypy_extensions import i64

from stofa.games.ticket_to_ride.core import tickets
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.public import Public
from stofa.games.ticket_to_ride.core.tickets import BIG_CITY_COUNT, BONUS


def bonus_cities(public: Public, seat: i64) -> i64:
    """TR-28: the big cities whose card goes to a seat, one bit each."""
    completed = public.completed
    mine: i64 = tickets.names(completed[seat])
    won: i64 = 0
    for city in range(BIG_CITY_COUNT):
        most: i64 = 1  # nobody gets a card for a city with no completed ticket
        for other in range(public.seats):
            most = max(most, tickets.naming(tickets.names(completed[other]), city))
        if tickets.naming(mine, city) == most:
            won |= tickets.TICKET[city]
    return won


def rivals_of(public: Public, seat: i64) -> i64:
    """TR-28: for each big city the most tickets that another seat has completed; read it with `naming`."""
    rivals: i64 = 0
    for city in range(BIG_CITY_COUNT):
        most: i64 = 0
        for other in range(public.seats):
            if other != seat:
                most = max(most, tickets.naming(tickets.names(public.completed[other]), city))
        rivals += most * tickets.one_naming(city)
    return rivals


def bonus_points(cities: i64) -> i64:
    """What a set of bonus cards is worth."""
    points: i64 = 0
    for city in range(BIG_CITY_COUNT):
        if cities & tickets.TICKET[city]:
            points += BONUS[city]
    return points


def score(public: Public, owns: list[Own], seat: i64) -> i64:
    """TR-27, TR-28."""
    kept: i64 = tickets.points(public.completed[seat]) - tickets.points(owns[seat].tickets)
    return kept + bonus_points(bonus_cities(public, seat))


def winners(public: Public, owns: list[Own]) -> i64:
    """TR-29: by points, then completed tickets, then bonus cards; one bit each, several if still equal."""
    best: i64 = 0
    won: i64 = 0
    for seat in range(public.seats):
        # Neither tickets nor bonus cards ever come to 64.
        merit: i64 = score(public, owns, seat) * 4096
        merit += public.completed_count(seat) * 64 + tickets.size(bonus_cities(public, seat))
        if won == 0 or merit > best:
            best = merit
            won = tickets.TICKET[seat]
        elif merit == best:
            won |= tickets.TICKET[seat]
    return won
