"""What a seat may know as an array for learning programs: its fields, and how they are written."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.cells import of_fours, one_at
from stofa.engine.encoding import SEATS, Encoding, Field, marked, numbers
from stofa.games.partners.board import CARDS, PAWNS, QUARTER, RINGS
from stofa.games.partners.core import public as steps
from stofa.games.partners.core.bits import unit
from stofa.games.partners.core.cards import NO_CARD
from stofa.games.partners.core.path import START, TRACK
from stofa.games.partners.core.public import Public

ENCODING: Final = Encoding(
    table=(
        marked(
            "step",
            ("dealing", "giving", "playing", "splitting", "over"),
            "What is going on. Splitting: further parts of a seven.",
        ),
        marked("active", SEATS, "Whose turn it is; nobody's when the game is over."),
        marked("dealer", SEATS, "Who deals."),
        numbers(
            "numbers",
            "How often this dealer has dealt before, cards left in the deck, and steps left of a seven.",
            deal=2,
            deck=56,
            steps_left=7,
        ),
        Field("played", CARDS, 4, "The cards that all have seen since the deck was shuffled (PA-7)."),
    ),
    own=(
        Field("hand", CARDS, 4, "The own cards."),
        marked(
            "given", CARDS, "The card given to the partner, face down or certainly still in that hand (PA-8)."
        ),
        marked("received", CARDS, "The card that the partner gave, as long as it is in the hand."),
    ),
    player=(
        numbers(
            "counts",
            "Cards in the hand, whether a card for the partner lies face down, pawns at home, and pawns that "
            "are locked in the goal (PA-26).",
            hand=4,
            gave=1,
            home=4,
            locked=4,
        ),
        Field("laid", CARDS, 4, "The cards laid down since the last deal."),
        Field(
            "track",
            tuple(str(square) for square in range(1, TRACK + 1)),
            PAWNS,
            "Pawns on the track, from the first square behind the start square of the seat that looks.",
        ),
        Field(
            "goal",
            ("start", *(f"ring {ring}" for ring in range(1, RINGS + 1))),
            PAWNS,
            "Pawns on their own start square, and on the rings of their goal from the outermost on.",
        ),
    ),
)

_TRACK_WORDS: Final = 7

assert 8 * _TRACK_WORDS == TRACK


def encode(public: Public, seat: i64, hand: i64, given: i64, received: i64, into: vec[i64], at: i64) -> i64:
    """Write the fields, eight cells a word, from the word `at` on; returns the word behind them."""
    into[at] = one_at(public.step)
    into[at + 1] = 0
    if public.step != steps.OVER:
        into[at + 1] = one_at((public.active - seat) & 3)
    into[at + 2] = one_at((public.dealer - seat) & 3)
    into[at + 3] = public.deal | (public.deck_size << 8) | (public.steps_left << 16)
    at = write_cards(public.played, into, at + 4)
    at = write_cards(hand, into, at)
    at = write_card(given, into, at)
    at = write_card(received, into, at)
    other: i64 = 0
    while other < 4:
        at = write_player(public, (seat + other) & 3, QUARTER * other, into, at)
        other += 1
    return at


def write_cards(bag: i64, into: vec[i64], at: i64) -> i64:
    """Fourteen faces; returns where the next field begins."""
    into[at] = of_fours(bag)
    into[at + 1] = of_fours(bag >> 32)
    return at + 2


def write_card(face: i64, into: vec[i64], at: i64) -> i64:
    """One card or none."""
    bag: i64 = 0
    if face != NO_CARD:
        bag = unit(face)
    return write_cards(bag, into, at)


def write_player(public: Public, seat: i64, shift: i64, into: vec[i64], at: i64) -> i64:
    """What everybody sees of a seat, whose path begins `shift` squares behind that of who looks."""
    gave: i64 = 0
    if public.has_given(seat):
        gave = 1
    counts: i64 = at
    at = write_cards(public.laid[seat], into, at + 1)
    track: i64 = at
    while at <= track + _TRACK_WORDS:
        into[at] = 0
        at += 1
    home: i64 = PAWNS
    pawns: i64 = public.pawns(seat)
    cell: i64
    while pawns != 0:
        place: i64 = pawns & 255
        pawns >>= 8
        home -= 1
        if place == START:
            cell = TRACK
        elif place > TRACK:
            cell = place
        else:
            cell = place - 1 + shift
            if cell >= TRACK:
                cell -= TRACK
        into[track + (cell >> 3)] += one_at(cell & 7)
    into[counts] = public.hand_size(seat) | (gave << 8) | (home << 16) | (public.locked(seat) << 24)
    return at
