"""What holds in every state of Partners, whatever was played."""

from itertools import pairwise

from stofa import Move
from stofa.games.partners.board import CARDS, COLOURS, DECK, HAND, PAWNS
from stofa.games.partners.core import public as steps
from stofa.games.partners.core.cards import CARD, DECK_SIZE, FACE_COUNT, NO_CARD, count, size
from stofa.games.partners.core.path import HOME, INNERMOST, START, TRACK, square_of
from stofa.games.partners.core.pawns import ALL_LOCKED
from stofa.games.partners.core.public import Public, partner
from stofa.games.partners.core.state import PartnersState

SEATS = range(len(COLOURS))


def check(state: PartnersState) -> None:
    _check_cards(state)
    _check_gifts(state)
    _check_pawns(state.public)
    _check_turn(state.public)
    _check_seven(state.public)


def reveals(state: PartnersState, move: Move) -> bool:
    """A hand laid down unplayed (PA-11) is seen, and the last card given turns up the one received (PA-8)."""
    return move.kind == "fold" or (move.kind == "give" and state.public.active == state.public.dealer)


def _check_cards(state: PartnersState) -> None:
    """PA-6: four cards of each face, wherever they are."""
    public = state.public
    face_down = [CARD[state.gift(seat)] for seat in SEATS if public.has_given(seat)]
    bags = [state.deck, public.played, *state.hands, *face_down]
    for bag in bags:
        assert 0 <= bag < 16**FACE_COUNT, f"{bag:#x} holds what is no card"
    for face, name in enumerate(CARDS):
        copies = sum(count(bag, face) for bag in bags)
        assert copies == DECK[name], f"{copies} cards {name}"
        assert sum(count(public.laid[seat], face) for seat in SEATS) <= count(public.played, face)
    assert public.deck_size == size(state.deck)
    assert 0 <= public.deal < 3
    dealt = sum(size(bag) for bag in (*state.hands, *face_down, *public.laid))
    assert public.deck_size == DECK_SIZE - 4 * HAND * public.deal - dealt  # PA-7
    for seat in SEATS:
        assert public.hand_size(seat) == size(state.hands[seat]), f"seat {seat} holds another number of cards"


def _check_gifts(state: PartnersState) -> None:
    """PA-8: a card that was given lies face down, or is in the partner's hand and was not laid down yet."""
    public = state.public
    for seat in SEATS:
        face = state.gift(seat)
        if public.step == steps.GIVING:
            assert (face != NO_CARD) == public.has_given(seat)
        elif face != NO_CARD:
            assert public.step != steps.DEALING
            assert count(state.hands[partner(seat)], face) > 0
            assert count(public.laid[partner(seat)], face) == 0


def places(pawns: int) -> list[int]:
    return [pawns >> 8 * index & 255 for index in range(PAWNS) if pawns >> 8 * index]


def _check_pawns(public: Public) -> None:
    owners: dict[int, int] = {}
    for colour in SEATS:
        out = places(public.pawns(colour))
        assert public.pawns(colour) >> 8 * PAWNS == 0
        assert all(HOME < place <= INNERMOST or place == START for place in out)
        assert all(a <= b for a, b in pairwise(out))
        on_rings = [place for place in out if TRACK < place <= INNERMOST]
        assert len(set(on_rings)) == len(on_rings), "two pawns on a ring"  # PA-22
        assert public.locked(colour) == sum(
            all(inner in out for inner in range(ring, INNERMOST + 1)) for ring in on_rings
        )  # PA-26
        for place in out:
            square = square_of(colour, place)
            assert owners.setdefault(square, colour) == colour, "two colours on a square"  # PA-20, PA-21


def _check_turn(public: Public) -> None:
    won = [team for team in (0, 1) if public.finished(team) and public.finished(partner(team))]
    assert (public.step == steps.OVER) == bool(won)  # PA-31
    assert len(won) < 2
    if public.step == steps.PLAYING:
        assert public.hand_size(public.active) > 0  # PA-11
    if public.step in (steps.DEALING, steps.GIVING):
        assert not any(public.laid)


def _check_seven(public: Public) -> None:
    """PA-16: steps are left exactly while a seven is shared out, and only for pawns that can move."""
    assert (public.step == steps.SPLITTING) == (0 < public.steps_left < 7)
    assert public.steps_left >= 0
    free = places(public.movable(public.moving_colour()))
    for place in places(public.unmoved):
        assert place in free
        free.remove(place)
    if public.step != steps.SPLITTING:
        assert public.unmoved == 0
    else:
        assert public.unmoved != 0
    for colour in SEATS:
        assert (public.locked(colour) == PAWNS) == (public.pawns(colour) == ALL_LOCKED)
