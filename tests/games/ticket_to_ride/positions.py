"""Positions as the tests write them, and what they ask of one.

A seat is a line of parts, each of which may be left out::

    hand: blue*2 locomotive; track: blue 3+1, red 1; station: white blue*2; tickets: 39 12; completed: 3

There are always 96 train cards: those that no pile names lie in the pile called `rest`, usually the stock.
And there are 46 tickets: those that nobody has are in the ticket stock, shuffled.
"""

from typing import Final

import stofa
from stofa import Game
from stofa.engine.view import Turn
from stofa.games.ticket_to_ride.board import CARD_KINDS
from stofa.games.ticket_to_ride.core.cards import CARD
from stofa.games.ticket_to_ride.core.state import TicketState
from stofa.games.ticket_to_ride.core.tickets import TICKET, size
from stofa.games.ticket_to_ride.position import PARTS, STEPS, TicketPosition
from tests.games.previewing import parts, play as play, refused as refused

NAME: Final = "ticket-to-ride-card-game"
STEP: Final = {name: step for step, name in STEPS.items()}
PART: Final = {name: part for part, name in PARTS.items()}
SPELLED: Final = {"track": lambda words: words.replace(" ", "/").replace(",/", " ")}
SEAT_PARTS: Final = {"hand", "track", "station", "tickets", "completed"}


def position(
    *seats: str,
    row: str | None = None,
    discards: str = "",
    stock: str = "",
    rest: str = "stock",
    ticket_stock: str | None = None,
    active: int = 0,
    step: str = "first",
    part: str = "first half",
    turns_left: int | None = None,
    start: int = 0,
    open_stations: bool = False,
) -> Game[TicketPosition]:
    """A game that has come to this point, with its cards played by hand.

    The `active` seat is about to choose its action: step 1 is over. With the step "begin" it is just
    beginning, with "completing" the count is. Without a `row` five cards lie there that no pile names.
    Tickets that are not in a given `ticket_stock` are out of the game. One line means a second seat that has
    nothing.
    """
    moving = step if step not in ("begin", "completing") else "first"
    text = [f"start: {start}", f"open_stations: {str(open_stations).lower()}", f"turn: {active}"]
    text += [f"step: {moving}", f"part: {part.replace(' ', '-')}", f"players: {max(2, len(seats))}"]
    if turns_left:
        text.append(f"turns_left: {turns_left}")
    piles = {"row": row, "discards": discards, "stock": stock}
    if rest in piles:
        piles[rest] = f"{piles[rest]} rest"
    text += [f"{name}: {cards.strip() or 'none'}" for name, cards in piles.items() if cards is not None]
    for seat, line in enumerate(seats if len(seats) > 1 else (*seats, "")):
        said = parts(line, SEAT_PARTS)
        if rest == f"hand {seat}":
            said["hand"] = f"{said.get('hand', '')} rest"
        text += [f"{name} {seat}: {SPELLED.get(name, str)(words)}" for name, words in said.items() if name]
    game = stofa.position(NAME, "; ".join(text), manual_chance=True)
    state = inside(game)
    if ticket_stock is not None:
        state.shuffled = tickets(ticket_stock)
        state.public.shuffled_tickets = size(state.shuffled)
    if step == "begin":
        state.begin_turn(active)
    elif step == "completing":
        state.public.turns_left = 0
        state.begin_count((active + 1) % state.players())
    return Game(game.title, game.players, game.options, beginning=state)


def inside(game: Game) -> TicketState:
    """Everything, also what is hidden."""
    assert isinstance(game._state, TicketState)
    return game._state


def seen(game: Game[TicketPosition], seat: int | None = None) -> TicketPosition:
    """What a seat sees; without one, what a spectator sees."""
    return game.view(seat).position


def turn(game: Game) -> Turn:
    """Whose turn it is. (A function, for a type checker thinks that a property stays as it was.)"""
    return game.turn


def track(game: Game[TicketPosition], seat: int) -> str:
    """The rows before a player, as a seat's line writes them."""
    rows = seen(game).players[seat].track
    return ", ".join(f"{r.colour} {r.cards}{f'+{r.locomotives}' if r.locomotives else ''}" for r in rows)


def station(game: Game[TicketPosition], seat: int) -> str:
    """What lies in a station, which nobody sees."""
    return words(inside(game).public.stations[seat])


def hand(game: Game[TicketPosition], seat: int) -> str:
    return words(inside(game).owns[seat].hand)


def words(cards: int) -> str:
    """The cards of a bag, as a seat's line writes them."""
    counts = {kind: cards >> 6 * number & 63 for number, kind in enumerate(CARD_KINDS)}
    return " ".join(kind if n == 1 else f"{kind}*{n}" for kind, n in counts.items() if n)


def legal(game: Game, word: str = "") -> str:
    """The legal moves (that begin with a word), in their order."""
    return ", ".join(move for move in game.legal if word in ("", move.word))


def bag(cards: list[str]) -> int:
    return sum(CARD[CARD_KINDS.index(kind)] for kind in cards)


def tickets(ids: str) -> int:
    """A set of tickets, by their ids."""
    return sum(TICKET[int(number) - 1] for number in ids.split())


def _cards(text: str) -> list[str]:
    """Names of cards; `blue*3` is three of them."""
    found: list[str] = []
    for word in text.split():
        kind, _, number = word.partition("*")
        found += [kind] * int(number or 1)
    return found


def _track(text: str) -> list[tuple[str, int, int]]:
    rows: list[tuple[str, int, int]] = []
    for part in filter(None, text.split(", ")):
        colour, _, numbers = part.partition(" ")
        cars, _, engines = numbers.partition("+")
        rows.append((colour, int(cars), int(engines or 0)))
    return rows
