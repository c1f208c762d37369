"""What a seat may know as an array for learning programs: its fields, and how they are written."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.cells import of_bits, of_sixes, one_at
from stofa.engine.encoding import SEATS, Encoding, Field, marked, numbers
from stofa.games.ticket_to_ride.board import CARD_KINDS, CARDS_EACH, COLOURS, LOCOMOTIVES, TICKETS
from stofa.games.ticket_to_ride.core import public as steps
from stofa.games.ticket_to_ride.core.cards import of_kinds
from stofa.games.ticket_to_ride.core.own import Own
from stofa.games.ticket_to_ride.core.public import Public

_IDS: Final = tuple(str(ticket) for ticket in range(1, len(TICKETS) + 1))
_MOST: Final = (*(CARDS_EACH for _ in COLOURS), LOCOMOTIVES)
_DECK: Final = sum(_MOST)

ENCODING: Final = Encoding(
    table=(
        marked(
            "step",
            (
                *("dealing", "filling", "blind", "offering", "keeping"),
                *("first", "second", "completing", "over"),
            ),
            "What is going on. The first four: cards or tickets come.",
        ),
        marked("part", ("set-up", "first half", "second half"), "The part of the game (TR-25)."),
        marked("active", SEATS, "Whose turn or choice it is; nobody's when the game is over."),
        marked("opener", SEATS, "Who begins this half, or would begin the next one."),
        numbers(
            "numbers",
            "Cards left in the stock; tickets left, shuffled and under them (TR-19); tickets drawn in this "
            "turn; whether the stock has run out, and how many turns there are then, with the one under way "
            "(TR-21); whether players may look into their stations (TR-8).",
            stock=_DECK,
            shuffled_tickets=len(TICKETS),
            returned_tickets=len(TICKETS),
            drawn_tickets=4,
            ending=1,
            turns_left=4,
            open_stations=1,
        ),
        Field("row", CARD_KINDS, 5, "The open cards."),
        Field("discards", CARD_KINDS, _MOST, "The discard pile."),
    ),
    own=(
        Field("hand", CARD_KINDS, _MOST, "The own cards."),
        marked("tickets", _IDS, "The own tickets that are not completed; at set-up those to choose from."),
        marked("offered", _IDS, "The tickets drawn in this turn, as far as the seat knows them."),
        marked("picked", _IDS, "Of the choice under way: the tickets picked to be kept, or completed."),
        marked("returned", _IDS, "The tickets that the seat has ever given back."),
        marked("under", _IDS, "Those of them that it knows to be under the ticket stock or just drawn."),
    ),
    player=(
        numbers(
            "counts",
            "Cards in the hand and in the station; tickets not completed, as far as the others know; tickets "
            "picked in the choice under way; tickets kept at set-up.",
            hand=_DECK,
            station=_DECK,
            tickets=len(TICKETS),
            picked=len(TICKETS),
            first_tickets=6,
        ),
        Field("cars", COLOURS, CARDS_EACH, "The coloured cards of the rows on the track."),
        Field("engines", COLOURS, LOCOMOTIVES, "The locomotives of the rows on the track."),
        Field(
            "known", CARD_KINDS, _MOST, "Cards of the hand that all have seen, and that were not laid since."
        ),
        Field("station", CARD_KINDS, _MOST, "What has rolled into the station, as all have seen (TR-7)."),
        marked("completed", _IDS, "The tickets completed at the counts that are over (TR-22)."),
    ),
)


def encode(public: Public, seat: i64, own: Own, offered: i64, into: vec[i64], at: i64) -> i64:
    """Write the fields, eight cells a word, from the word `at` on; returns the word behind them."""
    seats: i64 = public.seats
    step: i64 = public.step
    into[at] = 0
    into[at + 1] = 0
    into[at + (step >> 3)] = one_at(step & 7)
    into[at + 2] = one_at(public.part)
    into[at + 3] = 0
    if step != steps.OVER:
        into[at + 3] = one_at(from_seat(public.active, seat, seats))
    into[at + 4] = one_at(from_seat(public.opener, seat, seats))
    into[at + 5] = numbers_of(public)
    at = write_cards(public.row, into, at + 6)
    at = write_cards(public.discards, into, at)
    at = write_cards(own.hand, into, at)
    at = write_tickets(own.tickets, into, at)
    at = write_tickets(offered, into, at)
    at = write_tickets(own.picked, into, at)
    at = write_tickets(own.returned, into, at)
    at = write_tickets(own.under, into, at)
    other: i64 = 0
    while other < seats:
        whose: i64 = seat + other
        if whose >= seats:
            whose -= seats
        at = write_player(public, whose, into, at)
        other += 1
    return at


def from_seat(other: i64, seat: i64, seats: i64) -> i64:
    """How many places a seat sits after the one that looks."""
    if other < seat:
        return other - seat + seats
    return other - seat


def numbers_of(public: Public) -> i64:
    """The single numbers of the table."""
    some: i64 = public.stock_size | (public.shuffled_tickets << 8)
    some |= (public.under_tickets << 16) | (public.offered << 24)
    if public.turns_left != steps.NOT_ENDING:
        some |= 0x1_0000_0000 | (public.turns_left << 40)
    if public.open_stations:
        some |= 0x1_0000_0000_0000
    return some


def write_cards(bag: i64, into: vec[i64], at: i64) -> i64:
    """Eight colours, then locomotives; returns where the next field begins."""
    into[at] = of_sixes(bag)
    into[at + 1] = bag >> 48
    return at + 2


def write_tickets(some: i64, into: vec[i64], at: i64) -> i64:
    end: i64 = at + 6
    while at < end:
        into[at] = 0
        if some != 0:
            into[at] = of_bits(some)
            some >>= 8
        at += 1
    return at


def write_player(public: Public, seat: i64, into: vec[i64], at: i64) -> i64:
    track: i64 = public.track(seat)
    counts: i64 = public.hand_size(seat) | (public.station_size(seat) << 8)
    counts |= (public.ticket_count(seat) << 16) | (public.picked_count(seat) << 24)
    into[at] = counts | (public.first_ticket_count(seat) << 32)
    into[at + 1] = of_sixes(of_kinds(public.cars, track))
    into[at + 2] = of_sixes(of_kinds(public.engines, track))
    at = write_cards(public.known_hands[seat], into, at + 3)
    at = write_cards(public.stations[seat], into, at)
    return write_tickets(public.completed[seat], into, at)
