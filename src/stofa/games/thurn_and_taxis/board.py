"""The printed things: cities, roads, tiles, carriages. Data, changed here and nowhere else.

Everything that has an order has it from here: cities stand province by province, and moves that
name several cities name them in this order.
"""

from typing import Final

PROVINCES: Final[dict[str, tuple[str, ...]]] = {
    "Baden": ("Carlsruhe", "Freiburg", "Mannheim"),
    "Baiern": (
        "Augsburg",
        "Ingolstadt",
        "Kempten",
        "München",
        "Nürnberg",
        "Passau",
        "Regensburg",
        "Würzburg",
    ),
    "Böhmen": ("Budweis", "Pilsen"),
    "Hohenzollern": ("Sigmaringen",),
    "Polen": ("Lodz",),
    "Salzburg": ("Linz", "Salzburg"),
    "Schweiz": ("Basel", "Zürich"),
    "Tyrol": ("Innsbruck",),
    "Württemberg": ("Stuttgart", "Ulm"),
}

ROADS: Final[tuple[tuple[str, str], ...]] = (
    ("Augsburg", "Ingolstadt"),
    ("Augsburg", "Innsbruck"),
    ("Augsburg", "Kempten"),
    ("Augsburg", "München"),
    ("Augsburg", "Ulm"),
    ("Basel", "Freiburg"),
    ("Basel", "Zürich"),
    ("Budweis", "Linz"),
    ("Budweis", "Pilsen"),
    ("Carlsruhe", "Freiburg"),
    ("Carlsruhe", "Mannheim"),
    ("Carlsruhe", "Stuttgart"),
    ("Freiburg", "Sigmaringen"),
    ("Freiburg", "Zürich"),
    ("Ingolstadt", "München"),
    ("Ingolstadt", "Nürnberg"),
    ("Ingolstadt", "Regensburg"),
    ("Ingolstadt", "Stuttgart"),
    ("Ingolstadt", "Ulm"),
    ("Innsbruck", "Kempten"),
    ("Innsbruck", "München"),
    ("Innsbruck", "Salzburg"),
    ("Kempten", "Sigmaringen"),
    ("Kempten", "Ulm"),
    ("Kempten", "Zürich"),
    ("Linz", "Passau"),
    ("Linz", "Salzburg"),
    ("Lodz", "Pilsen"),
    ("Mannheim", "Stuttgart"),
    ("Mannheim", "Würzburg"),
    ("München", "Passau"),
    ("München", "Regensburg"),
    ("München", "Salzburg"),
    ("Nürnberg", "Pilsen"),
    ("Nürnberg", "Regensburg"),
    ("Nürnberg", "Stuttgart"),
    ("Nürnberg", "Würzburg"),
    ("Passau", "Regensburg"),
    ("Passau", "Salzburg"),
    ("Pilsen", "Regensburg"),
    ("Sigmaringen", "Stuttgart"),
    ("Sigmaringen", "Ulm"),
    ("Sigmaringen", "Zürich"),
    ("Stuttgart", "Ulm"),
    ("Stuttgart", "Würzburg"),
)

MAP: Final[dict[str, tuple[int, int]]] = {  # where on the board, in mm to the right and down; about
    "Carlsruhe": (167, 213),
    "Freiburg": (152, 311),
    "Mannheim": (212, 125),
    "Augsburg": (341, 288),
    "Ingolstadt": (373, 234),
    "Kempten": (292, 356),
    "München": (415, 320),
    "Nürnberg": (381, 150),
    "Passau": (493, 287),
    "Regensburg": (444, 198),
    "Würzburg": (308, 105),
    "Budweis": (561, 190),
    "Pilsen": (472, 113),
    "Sigmaringen": (213, 278),
    "Lodz": (557, 105),
    "Linz": (565, 291),
    "Salzburg": (545, 390),
    "Basel": (148, 374),
    "Zürich": (210, 399),
    "Innsbruck": (356, 400),
    "Stuttgart": (251, 184),
    "Ulm": (275, 266),
}

COPIES: Final = 3  # TT-2
DISPLAY: Final = 6  # TT-2
HOUSES: Final = 20  # TT-1
HAND_AFTER_CLOSING: Final = 3  # TT-36

CARRIAGES: Final[dict[int, int]] = {3: 2, 4: 3, 5: 5, 6: 7, 7: 10}  # TT-4: size → points

TILES: Final[dict[str, tuple[int, ...]]] = {  # TT-3: each stack from its top
    "length-5": (2, 1),
    "length-6": (3, 2, 1),
    "length-7": (4, 3, 2, 1),
    "outside-baiern": (6, 5, 4, 3),
    "baiern": (5, 4, 3, 2),
    "baden": (3, 2, 1),
    "wuerttemberg-hohenzollern": (3, 2, 1),
    "schweiz-tyrol": (3, 2, 1),
    "boehmen-salzburg": (4, 3, 2),
    "end": (1,),
}

PROVINCE_TILES: Final[dict[str, tuple[str, ...]]] = {  # TT-28: what must be full of own houses
    "baiern": ("Baiern",),
    "baden": ("Baden",),
    "wuerttemberg-hohenzollern": ("Württemberg", "Hohenzollern"),
    "schweiz-tyrol": ("Schweiz", "Tyrol"),
    "boehmen-salzburg": ("Böhmen", "Salzburg"),
}

EDITIONS: Final = ("german", "icelandic")

CITIES: Final[tuple[str, ...]] = tuple(city for cities in PROVINCES.values() for city in cities)
