"""How much the evaluation weighs each of its features, as fitted by tools.fit_evaluation."""

from typing import Final

WEIGHTS: Final[dict[int, list[int]]] = {
    4: [
        253954,
        222914,
        239734,
        281742,
        440445,
        -221,
        -4926,
        -42394,
        23894,
        456557,
        -11811,
        846544,
        166676,
        -60315,
        71109,
        49812,
        29150,
        -9700,
        29826,
    ],
}
"""By number of players."""

FITTED_TO: Final[dict[int, tuple[int, int]]] = {
    4: (3000, 86893),
}
"""By number of players: how many games and positions the weights were fitted to, by
`python -m tools.fit_evaluation partners --players N --games GAMES`."""
