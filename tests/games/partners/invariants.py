"""What holds in every state of Partners, whatever was played."""

from itertools import pairwise

from stofa.engine.core.state import State
from stofa.games.partners.board import CARDS, COLOURS, DECK, HAND, PAWNS
from stofa.games.partners.core import table as steps
from stofa.games.partners.core.cards import CARD, DECK_SIZE, FACE_COUNT, NO_CARD, count, size
from stofa.games.partners.core.path import HOME, INNERMOST, START, TRACK, square_of
from stofa.games.partners.core.pawns import ALL_LOCKED
from stofa.games.partners.core.state import PartnersState
from stofa.games.partners.core.table import Table, partner

SEATS = range(len(COLOURS))


def check(state: State) -> None:
    assert isinstance(state, PartnersState)
    _check_cards(state)
    _check_gifts(state)
    _check_pawns(state.table)
    _check_turn(state.table)
    _check_seven(state.table)


def reveals(state: State, move: str) -> bool:
    """A hand laid down unplayed (PA-11) is seen, and the last card given turns up the one received (PA-8)."""
    assert isinstance(state, PartnersState)
    return move == "fold" or (move.startswith("give") and state.table.active == state.table.dealer)


def _check_cards(state: PartnersState) -> None:
    """PA-6: four cards of each face, wherever they are."""
    table = state.table
    face_down = [CARD[state.gift(seat)] for seat in SEATS if table.has_given(seat)]
    bags = [state.deck, table.played, *state.hands, *face_down]
    for bag in bags:
        assert 0 <= bag < 16**FACE_COUNT, f"{bag:#x} holds what is no card"
    for face, name in enumerate(CARDS):
        copies = sum(count(bag, face) for bag in bags)
        assert copies == DECK[name], f"{copies} cards {name}"
        assert sum(count(table.laid[seat], face) for seat in SEATS) <= count(table.played, face)
    assert table.deck_size == size(state.deck)
    assert 0 <= table.deal < 3
    dealt = sum(size(bag) for bag in (*state.hands, *face_down, *table.laid))
    assert table.deck_size == DECK_SIZE - 4 * HAND * table.deal - dealt  # PA-7
    for seat in SEATS:
        assert table.hand_size(seat) == size(state.hands[seat]), f"seat {seat} holds another number of cards"


def _check_gifts(state: PartnersState) -> None:
    """PA-8: a card that was given lies face down, or is in the partner's hand and was not laid down yet."""
    table = state.table
    for seat in SEATS:
        face = state.gift(seat)
        if table.step == steps.GIVING:
            assert (face != NO_CARD) == table.has_given(seat)
        elif face != NO_CARD:
            assert table.step != steps.DEALING
            assert count(state.hands[partner(seat)], face) > 0
            assert count(table.laid[partner(seat)], face) == 0


def places(pawns: int) -> list[int]:
    return [pawns >> 8 * index & 255 for index in range(PAWNS) if pawns >> 8 * index]


def _check_pawns(table: Table) -> None:
    owners: dict[int, int] = {}
    for colour in SEATS:
        out = places(table.pawns(colour))
        assert table.pawns(colour) >> 8 * PAWNS == 0
        assert all(HOME < place <= INNERMOST or place == START for place in out)
        assert all(a <= b for a, b in pairwise(out))
        on_rings = [place for place in out if TRACK < place <= INNERMOST]
        assert len(set(on_rings)) == len(on_rings), "two pawns on a ring"  # PA-22
        assert table.locked(colour) == sum(
            all(inner in out for inner in range(ring, INNERMOST + 1)) for ring in on_rings
        )  # PA-26
        for place in out:
            square = square_of(colour, place)
            assert owners.setdefault(square, colour) == colour, "two colours on a square"  # PA-20, PA-21


def _check_turn(table: Table) -> None:
    won = [team for team in (0, 1) if table.finished(team) and table.finished(partner(team))]
    assert (table.step == steps.OVER) == bool(won)  # PA-31
    assert len(won) < 2
    if table.step == steps.PLAYING:
        assert table.hand_size(table.active) > 0  # PA-11
    if table.step in (steps.DEALING, steps.GIVING):
        assert not any(table.laid)


def _check_seven(table: Table) -> None:
    """PA-16: steps are left exactly while a seven is shared out, and only for pawns that can move."""
    assert (table.step == steps.SPLITTING) == (0 < table.steps_left < 7)
    assert table.steps_left >= 0
    free = places(table.movable(table.moving_colour()))
    for place in places(table.unmoved):
        assert place in free
        free.remove(place)
    if table.step != steps.SPLITTING:
        assert table.unmoved == 0
    else:
        assert table.unmoved != 0
    for colour in SEATS:
        assert (table.locked(colour) == PAWNS) == (table.pawns(colour) == ALL_LOCKED)
