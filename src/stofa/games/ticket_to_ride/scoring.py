"""TR-27, TR-28: where the points come from."""

from stofa.engine.title import Points
from stofa.games.ticket_to_ride.board import BONUSES, TICKETS
from stofa.games.ticket_to_ride.core.state import TicketState
from stofa.games.ticket_to_ride.position import tickets_of


def scoring_of(state: TicketState, seat: int) -> list[Points]:
    """Completed tickets, the others, and the big cities."""
    completed = tickets_of(state.public.completed[seat])
    failed = tickets_of(state.owns[seat].tickets)
    lines = [
        Points("completed", _worth(completed), {"count": len(completed), "tickets": completed}),
        Points("failed", -_worth(failed), {"count": len(failed), "tickets": failed}),
    ]
    for number, (city, bonus) in enumerate(BONUSES.items()):
        if state.bonus(seat) >> number & 1:
            naming = [ticket for ticket in completed if city in TICKETS[ticket - 1][:2]]
            lines.append(Points("bonus", bonus, {"city": city, "count": len(naming), "tickets": naming}))
    return lines


def _worth(tickets: list[int]) -> int:
    return sum(TICKETS[ticket - 1][2] for ticket in tickets)
