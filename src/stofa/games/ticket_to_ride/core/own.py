"""What one player holds and knows alone."""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Own:
    """One player's hand and tickets. (What is completed or in the station is public.)"""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.tickets: i64 = 0  # at set-up all that are offered, then those kept and not yet completed
        self.picked: i64 = 0  # of the choice under way: tickets to be kept, or completed at this count
        self.returned: i64 = 0  # tickets that this player has ever given back
        # Those of them that this player knows the place of: under the stock, or among the tickets that
        # another one has drawn from there and is choosing from.
        self.under: i64 = 0

    def copy_from(self, other: "Own") -> None:
        self.hand = other.hand
        self.tickets = other.tickets
        self.picked = other.picked
        self.returned = other.returned
        self.under = other.under
