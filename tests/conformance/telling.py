"""Moves as the page tells them: the message of each, and its variables (docs/reference/protocol.md)."""

from stofa import Title
from stofa.engine.words import Facts
from stofa.games.ticket_to_ride.board import COLOURS, TICKETS

CHANCE = {"reveal", "draw", "deal", "ticket"}
"""First words of moves that no seat makes."""


def telling(title: Title, move: str) -> tuple[str, Facts]:
    """What comes after `told-` or `label-`, and the facts besides `you` and `name`."""
    word, *rest = move.split(" ")
    match title.id, word, rest:
        case "thurn-and-taxis", _, []:
            return word, {}
        case "thurn-and-taxis", _, ["stock"]:
            return f"{word}-stock", {}
        case "thurn-and-taxis", "province", [province]:
            return word, {"province": province}
        case "thurn-and-taxis", _, [city, *end]:
            return "-".join([word, *end]), {"city": city}
        case "ticket-to-ride-card-game", _, []:
            return word, {}
        case "ticket-to-ride-card-game", "lay", [first, second, third]:
            return "lay-three", {"first": first, "second": second, "third": third}
        case "ticket-to-ride-card-game", "lay", [colour, number]:
            cards, _, locomotives = number.partition("+")
            facts: Facts = {"colour": colour, "cards": int(cards)}
            if not locomotives:
                return word, facts
            return "lay-locomotives", facts | {"locomotives": int(locomotives)}
        case "ticket-to-ride-card-game", _, ["stock"]:
            return f"{word}-stock", {}
        case "ticket-to-ride-card-game", _, [card] if card in (*COLOURS, "locomotive"):
            return word, {"card": card}
        case "ticket-to-ride-card-game", _, [ticket]:
            start, end_, points, _ = TICKETS[int(ticket) - 1]
            return word, {"from": start, "to": end_, "points": points}
        case "partners", "deal" | "give", [card]:
            return word, {"card": card}
        case "partners", _, ["start"]:
            return "start", {"card": word}
        case "partners", "swap", ["same"]:
            return "swap-same", {}
        case "partners", "swap", [first, second]:
            return "swap", {"first": first, "second": second}
        case "partners", "7", [square, steps]:
            return "seven", {"square": square, "steps": int(steps)}
        case "partners", "-4", [square]:
            return "back", {"square": square}
        case "partners", "fold", []:
            return "fold", {}
        case "partners", _, [square]:
            return "forward", {"square": square, "steps": int(word)}
        case _:
            raise AssertionError(f"nobody can tell {move!r}")
