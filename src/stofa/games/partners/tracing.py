"""The squares that a pawn passes on its way: counted by the core, told for screens."""

from stofa.games.partners.core import codes
from stofa.games.partners.core.path import BACK, HOME, START, TRACK, back_four, forward, place_of, square_of
from stofa.games.partners.core.pawns import rings
from stofa.games.partners.core.public import Public
from stofa.games.partners.printed import HOMES
from stofa.games.partners.squares import SQUARES


def path_of(public: Public, move: int) -> list[str]:
    """From the pawn's own square to where it ends, for a legal move of the active seat.

    Who turns round inside the goal (PA-28) passes rings twice; who is sent home (PA-21) ends there. For a
    swap these are its two squares.
    """
    kind = codes.kind(move)
    colour = public.moving_colour()
    if kind == codes.LEAVE:
        return [HOMES[colour], SQUARES[square_of(colour, START)]]
    if kind == codes.SWAP:
        return [SQUARES[codes.earlier_square(move)], SQUARES[codes.square(move)]]
    place = place_of(colour, codes.square(move))
    if kind == codes.BACK:
        places = _back(place)
        after = public.clone()
        after.land(colour, place, back_four(place, 0))
    elif kind in (codes.FORWARD, codes.SPLIT):
        taken = rings(public.pawns(colour))
        walls = public.walls(colour)
        places = [forward(place, steps, walls, taken) for steps in range(1, codes.steps(move) + 1)]
        after = public.clone()
        after.advance(colour, place, codes.steps(move))
    else:
        return []
    path = [SQUARES[square_of(colour, passed)] for passed in (place, *places)]
    return [*path, HOMES[colour]] if out(after, colour) < out(public, colour) else path


def _back(place: int) -> list[int]:
    """PA-15: four squares back along the track, beyond the own start square too, which nobody counts."""
    if place == START:
        place = 1
    return [(place - steps - 1) % TRACK + 1 for steps in range(1, BACK + 1)]


def out(public: Public, colour: int) -> int:
    """How many pawns of a colour are not at home."""
    return sum(place != HOME for place in int(public.pawns(colour)).to_bytes(4, "little"))
