"""What a position is worth to each side at sight, so that a playout need not go on to the end of the game.

A game says what it looks at: some whole numbers (*features*) for each side. They are added up with fitted
weights to the *strength* of a side, and the chances of all sides follow from their strengths: one point more
of it makes the odds e times as good. All of it is done in whole numbers, so that every machine finds the
same ones, compiled or not.

What a thing is worth may change in the course of the game. Then there are several lists of weights, one
behind the other, and the game says how much each of them counts at the moment (*shares*).
"""

from abc import abstractmethod
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.state import State

CERTAIN: Final = 65_536
"""The chance of a side that has won."""

POINT: Final = 1024
"""One point of strength."""

WEIGHT: Final = 1_048_576
"""The weight of a feature that is worth one point of strength for each one of it."""

WHOLE: Final = 16
"""The share of a list of weights that counts as it is."""

_FARTHEST: Final = 8192  # differences of strength beyond this make no difference to the odds
_STEP: Final = 8  # differences of strength that share one entry of the table
_ODDS: Final[vec[i64]] = vec[i64](
    [round(65_536 * exp(number * _STEP / POINT)) for number in range(-1024, 1025)]
)


def odds(difference: i64) -> i64:
    """The odds of a side that is stronger by so much; 65,536 are even ones."""
    difference = max(-_FARTHEST, min(_FARTHEST, difference))
    return _ODDS[(difference + _FARTHEST) // _STEP]


# Games of other people are plain Python, however the core runs.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Evaluation:
    """How a game judges a position at sight, with the weights for a number of players."""

    def __init__(self, weights: list[int], turns: i64, count: i64 = 0, turns_at_length: i64 = 0) -> None:
        """Playouts are to be judged after so many `turns`, or `turns_at_length` where there is much time to
        think (0: the same). `count` features; 0: as many as weights."""
        if count == 0:
            count = len(weights)
        lists: i64 = len(weights) // count
        self.turns: i64 = turns
        self.turns_at_length: i64 = turns_at_length if turns_at_length > 0 else turns
        self.weights: vec[i64] = vec[i64](weights)
        self.features: vec[i64] = vec[i64]([0] * count)
        self.shares: vec[i64] = vec[i64]([WHOLE] * lists)
        self.present: vec[i64] = vec[i64](weights[:count])  # the weights that count at the moment

    @abstractmethod
    def look(self, state: State, side: i64, features: vec[i64]) -> None:
        """Write what there is to see for a side: as many numbers as there are weights in a list."""

    def prepare(self, state: State, shares: vec[i64]) -> None:
        """Before a position is looked at for one side after the other: whatever concerns all of them.

        Writes how much each list of weights counts, of WHOLE, unless there is only one.
        """

    def begin(self, state: State) -> None:
        """Turn to a position. Look at it for each side then."""
        shares, weights, present = self.shares, self.weights, self.present
        self.prepare(state, shares)
        if len(shares) == 1:
            return
        count: i64 = len(present)
        place: i64 = 0
        while place < count:
            total: i64 = 0
            number: i64 = 0
            at: i64 = place
            while number < len(shares):
                total += shares[number] * weights[at]
                at += count
                number += 1
            present[place] = total // WHOLE
            place += 1

    def strength(self, state: State, side: i64) -> i64:
        """How strong a side is, in POINTs."""
        features, weights = self.features, self.present
        self.look(state, side, features)
        total: i64 = 0
        place: i64 = 0
        count: i64 = len(weights)
        while place < count:
            total += features[place] * weights[place]
            place += 1
        return total // POINT

    def chance(self, state: State, side: i64, sides: i64) -> i64:
        """How likely a side is to win, of CERTAIN."""
        self.begin(state)
        own: i64 = self.strength(state, side)
        against: i64 = CERTAIN
        other: i64 = 0
        while other < sides:
            if other != side:
                against += odds(self.strength(state, other) - own)
            other += 1
        return CERTAIN * CERTAIN // against
