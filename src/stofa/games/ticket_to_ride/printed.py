"""The printed things as plain data, for screens: nothing here is decided, only told."""

from typing import Any

from stofa.games.ticket_to_ride import board


def printed() -> dict[str, Any]:
    """Cards, tickets and big cities, in data order."""
    return {
        "colours": list(board.COLOURS),
        "locomotive": board.LOCOMOTIVE,
        "cards": {**dict.fromkeys(board.COLOURS, board.CARDS_EACH), board.LOCOMOTIVE: board.LOCOMOTIVES},
        "row": board.ROW,
        "first_hand": board.FIRST_HAND,
        "second_hand": board.SECOND_HAND,
        "first_tickets": board.FIRST_TICKETS,
        "more_tickets": board.MORE_TICKETS,
        "tickets": [
            {"id": number, "from": start, "to": end, "points": points, "colours": list(colours)}
            for number, (start, end, points, colours) in enumerate(board.TICKETS, 1)
        ],
        "big_cities": [
            {
                "city": city,
                "bonus": bonus,
                # TR-28: the bonus goes to whoever completes most tickets that name the city, at least one.
                "tickets": [
                    number
                    for number, (start, end, _, _) in enumerate(board.TICKETS, 1)
                    if city in (start, end)
                ],
            }
            for city, bonus in board.BONUSES.items()
        ],
    }
