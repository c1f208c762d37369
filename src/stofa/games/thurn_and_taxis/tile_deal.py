"""Who may have which of the tiles that lie face down (TT-31), when somebody's view does not tell."""

from stofa.engine.core.rng import Rng
from stofa.games.thurn_and_taxis.core import tiles
from stofa.games.thurn_and_taxis.core.public import LAST_CARRIAGE, Public


def deal_tiles(public: Public, gone: list[int], room: list[int], rng: Rng) -> list[int] | None:
    """Deal the tiles that are gone to the seats that have room for so many; None if no deal fits.

    A province tile goes to who has earned one (TT-28, TT-29), if that is possible: in a position that
    somebody has made up it may not be. Nobody has two of a kind (TT-30), and the end tile goes to who has
    ended the game (TT-32). Length tiles go anywhere.
    """
    if len(gone) != sum(room):
        return None
    earned = _Deal(public, gone, True, rng).dealt(tuple(room), 0)
    return earned or _Deal(public, gone, False, rng).dealt(tuple(room), 0)


class _Deal:
    """A search, tile by tile, those first that few can have."""

    def __init__(self, public: Public, gone: list[int], earned: bool, rng: Rng) -> None:
        self.public = public
        self.earned = earned
        self.rng = rng
        self.tiles = sorted(gone, key=lambda tile: (_stack(tile) < tiles.WIDE, tile))
        self.hopeless: set[tuple[int, tuple[int, ...], int]] = set()

    def dealt(self, room: tuple[int, ...], place: int, had: int = 0) -> list[int] | None:
        """A deal of the tiles from `place` on; `had` are the seats that have got one of the same kind."""
        if place == len(self.tiles):
            return [0] * len(room)
        if (place, room, had) in self.hopeless:
            return None
        tile = self.tiles[place]
        stack = _stack(tile)
        seats = [seat for seat in range(len(room)) if room[seat] and self.may_have(seat, stack, had)]
        while seats:
            seat = seats.pop(self.rng.below(len(seats)))
            left = tuple(number - (other == seat) for other, number in enumerate(room))
            same = place + 1 < len(self.tiles) and _stack(self.tiles[place + 1]) == stack
            found = self.dealt(left, place + 1, had | 1 << seat if same else 0)
            if found is not None:
                found[seat] |= tile
                return found
        self.hopeless.add((place, room, had))
        return None

    def may_have(self, seat: int, stack: int, had: int) -> bool:
        if stack < tiles.WIDE:
            return True
        player = self.public.players[seat]
        if had >> seat & 1 or player.tiles & tiles.STACK[stack]:
            return False
        if stack == tiles.END:
            return bool(player.carriage == LAST_CARRIAGE or player.houses_left == 0)
        return not self.earned or tiles.deserves(stack, player.houses, self.public.edition)


def _stack(tile: int) -> int:
    return int(tiles.STACK_OF[tile.bit_length() - 1])
