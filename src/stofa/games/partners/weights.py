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
