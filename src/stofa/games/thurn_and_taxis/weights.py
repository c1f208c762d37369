"""How much the evaluation weighs each of its features, as fitted by tools.fit_evaluation."""

from typing import Final

WEIGHTS: Final[dict[int, list[int]]] = {
    2: [
        33976,
        38269,
        460850,
        205629,
        93963,
        64501,
        39572,
        -154843,
        253050,
        33837,
        7583,
        41802,
        34832,
        6088,
        20955,
        2804,
        168822,
        36785,
    ],
    3: [
        29442,
        45606,
        636831,
        148707,
        51606,
        100521,
        28531,
        -223027,
        188532,
        25583,
        98415,
        36579,
        81552,
        7671,
        21025,
        2088,
        198164,
        27820,
    ],
    4: [
        11582,
        54726,
        908084,
        77966,
        54029,
        144871,
        -3194,
        -290222,
        244335,
        72379,
        132727,
        38206,
        70158,
        11358,
        21789,
        8235,
        252888,
        24130,
    ],
}
"""By number of players."""

FITTED_TO: Final[dict[int, tuple[int, int]]] = {
    2: (6000, 20966),
    3: (5000, 28253),
    4: (4000, 32107),
}
"""By number of players: how many games and positions the weights were fitted to, by
`python -m tools.fit_evaluation thurn-and-taxis --players N --games GAMES`."""
