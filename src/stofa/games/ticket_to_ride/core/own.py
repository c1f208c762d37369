"""What one player holds and knows alone."""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Own:
    """One player's hand and tickets. (Not the station: the owner may not look into it either, TR-8.)"""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.tickets: i64 = 0  # at set-up all that are offered, then those kept and not yet completed
        self.completed: i64 = 0  # at the counts that are over
        self.picked: i64 = 0  # of the choice under way: tickets to be kept, or completed at this count
        self.returned: i64 = 0  # tickets that this player has ever given back
        self.under: i64 = 0  # those of them that still lie under the stock where this player put them

    def copy_from(self, other: "Own") -> None:
        self.hand = other.hand
        self.tickets = other.tickets
        self.completed = other.completed
        self.picked = other.picked
        self.returned = other.returned
        self.under = other.under
