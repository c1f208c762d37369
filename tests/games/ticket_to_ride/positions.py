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
from stofa.games.ticket_to_ride.board import CARD_KINDS, CARDS_EACH, LOCOMOTIVES, ROW
from stofa.games.ticket_to_ride.core import public as steps
from stofa.games.ticket_to_ride.core.cards import CARD
from stofa.games.ticket_to_ride.core.public import for_seat
from stofa.games.ticket_to_ride.core.state import TicketState
from stofa.games.ticket_to_ride.core.tickets import ALL_TICKETS, TICKET, size
from stofa.games.ticket_to_ride.position import PARTS, STEPS, TicketPosition
from tests.games.previewing import parts, play as play, refused as refused

NAME: Final = "ticket-to-ride-card-game"
STEP: Final = {name: step for step, name in STEPS.items()}
PART: Final = {name: part for part, name in PARTS.items()}
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
    lines = [parts(line, SEAT_PARTS) for line in (seats if len(seats) > 1 else (*seats, ""))]
    tracks = [_track(line.get("track", "")) for line in lines]
    cards = {"row": _cards(row or ""), "discards": _cards(discards), "stock": _cards(stock)}
    for seat, line in enumerate(lines):
        cards |= {f"{part} {seat}": _cards(line.get(part, "")) for part in ("hand", "station")}
    unnamed = [
        kind for kind in CARD_KINDS for _ in range(LOCOMOTIVES if kind == "locomotive" else CARDS_EACH)
    ]
    for kind in [kind for pile in cards.values() for kind in pile]:
        unnamed.remove(kind)
    for colour, cars, engines in [each for track in tracks for each in track]:
        for kind in [colour] * cars + ["locomotive"] * engines:
            unnamed.remove(kind)
    if row is None:
        cards["row"] = unnamed[:: max(1, len(unnamed) // ROW)][:ROW]
        for kind in cards["row"]:
            unnamed.remove(kind)
    cards[rest] += unnamed

    state = TicketState(len(lines), start, open_stations)
    public = state.public
    public.row, public.discards, state.stock = (bag(cards[pile]) for pile in ("row", "discards", "stock"))
    public.stock_size = len(cards["stock"])
    public.part = PART[part]
    public.hand_sizes = 0  # not those of a new game
    taken = 0
    for seat, (line, own) in enumerate(zip(lines, state.owns, strict=True)):
        own.hand, public.stations[seat] = (bag(cards[f"{part} {seat}"]) for part in ("hand", "station"))
        public.known_hands[seat] = 0
        public.hand_sizes += for_seat(seat, len(cards[f"hand {seat}"]))
        public.station_sizes += for_seat(seat, len(cards[f"station {seat}"]))
        own.tickets, completed = tickets(line.get("tickets", "")), tickets(line.get("completed", ""))
        public.completed[seat] = completed
        public.ticket_counts += for_seat(seat, size(own.tickets))
        assert not taken & (own.tickets | completed), "a ticket is in two places"
        taken |= own.tickets | completed
        for colour, cars, engines in tracks[seat]:
            card = bag([colour])
            assert not public.rows() & 63 * card, f"{colour} lies on two tracks"
            public.put_on_track(seat, card, cars, engines)
    public.first_tickets = public.ticket_counts
    state.shuffled = ALL_TICKETS & ~taken if ticket_stock is None else tickets(ticket_stock)
    public.shuffled_tickets = size(state.shuffled)
    public.turns_left = _turns_left(turns_left, public.stock_size, len(lines), step)
    public.active = active
    public.opener = start
    public.due = 0
    if step == "begin":
        state.begin_turn(active)
    elif step == "completing":
        state.begin_count((active + 1) % len(lines))
    else:
        public.step = STEP[step]

    game = stofa.new(NAME, len(lines), manual_chance=True, start=start, open_stations=open_stations)
    inside(game).copy_from(state)
    return game


def _turns_left(given: int | None, stock: int, players: int, step: str) -> int:
    if step == "completing":
        return 0
    if given is not None:
        return given
    return steps.NOT_ENDING if stock else players


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
