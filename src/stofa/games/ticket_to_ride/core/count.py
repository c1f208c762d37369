"""The count: points, bonus cards, winners (TR-27 to TR-29)."""

from mypy_extensions import i64

from stofa.games.ticket_to_ride.core import tickets
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.tickets import BIG_CITY_COUNT, BONUS


def bonus_cities(owns: list[Own], seat: i64) -> i64:
    """TR-28: the big cities whose card goes to a seat, one bit each."""
    mine: i64 = tickets.names(owns[seat].completed)
    won: i64 = 0
    for city in range(BIG_CITY_COUNT):
        most: i64 = 1  # nobody gets a card for a city with no completed ticket
        for own in owns:
            most = max(most, tickets.naming(tickets.names(own.completed), city))
        if tickets.naming(mine, city) == most:
            won |= tickets.TICKET[city]
    return won


def bonus_points(cities: i64) -> i64:
    """What a set of bonus cards is worth."""
    points: i64 = 0
    for city in range(BIG_CITY_COUNT):
        if cities & tickets.TICKET[city]:
            points += BONUS[city]
    return points


def score(owns: list[Own], seat: i64) -> i64:
    """TR-27, TR-28."""
    own = owns[seat]
    kept: i64 = tickets.points(own.completed) - tickets.points(own.tickets)
    return kept + bonus_points(bonus_cities(owns, seat))


def winners(owns: list[Own]) -> i64:
    """TR-29: by points, then completed tickets, then bonus cards; one bit each, several if still equal."""
    best: i64 = 0
    won: i64 = 0
    for seat in range(len(owns)):
        # Neither tickets nor bonus cards ever come to 64.
        merit: i64 = score(owns, seat) * 4096
        merit += tickets.size(owns[seat].completed) * 64 + tickets.size(bonus_cities(owns, seat))
        if won == 0 or merit > best:
            best = merit
            won = tickets.TICKET[seat]
        elif merit == best:
            won |= tickets.TICKET[seat]
    return won
