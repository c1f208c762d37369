"""How much the evaluation weighs each of its features, as fitted by tools.fit_evaluation."""

from typing import Final

WEIGHTS: Final[dict[int, list[int]]] = {
    4: [
        198584,
        154254,
        198868,
        245445,
        393117,
        -520,
        -2265,
        -62855,
        50170,
        448292,
        -98428,
        810849,
        138564,
        29350,
        65961,
        32891,
        20324,
        -4344,
        27778,
    ],
}
"""By number of players."""
