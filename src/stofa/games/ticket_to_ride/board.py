"""The printed things: train cards, tickets, big-city bonus cards. Data, changed here and nowhere else.

Everything that has an order has it from here: colours, tickets (their ids count from 1) and big cities.
"""

from typing import Final

COLOURS: Final[tuple[str, ...]] = ("black", "white", "yellow", "green", "blue", "red", "orange", "purple")
LOCOMOTIVE: Final = "locomotive"
CARDS_EACH: Final = 10  # of every colour
LOCOMOTIVES: Final = 16
CARD_KINDS: Final = (*COLOURS, LOCOMOTIVE)

ROW: Final = 5  # TR-2
FIRST_HAND: Final = 7  # TR-2: beside the locomotive that everybody has
SECOND_HAND: Final = 4  # TR-25
FIRST_TICKETS: Final = 6  # TR-4
MORE_TICKETS: Final = 4  # TR-19

BONUSES: Final[dict[str, int]] = {  # TR-3
    "New York": 15,
    "Chicago": 12,
    "Los Angeles": 12,
    "Dallas": 10,
    "Miami": 8,
    "Seattle": 8,
}

# The cities and points are certain; the colours are known from one source only.
TICKETS: Final[tuple[tuple[str, str, int, tuple[str, ...]], ...]] = (  # from, to, points, cards
    ("Chicago", "New York", 5, ("yellow",)),
    ("New York", "Chicago", 5, ("blue",)),
    ("Chicago", "Dallas", 6, ("yellow", "green")),
    ("New York", "Sault St. Marie", 6, ("yellow", "blue")),
    ("Chicago", "Montreal", 7, ("yellow", "blue")),
    ("Chicago", "Charleston", 7, ("yellow", "red")),
    ("Dallas", "Raleigh", 8, ("green", "red")),
    ("Dallas", "Miami", 9, ("green", "red")),
    ("Seattle", "Los Angeles", 9, ("black", "white")),
    ("Chicago", "Santa Fe", 9, ("yellow", "green")),
    ("New York", "Kansas City", 9, ("green", "blue")),
    ("Chicago", "Miami", 10, ("yellow", "red")),
    ("New York", "Miami", 10, ("blue", "red")),
    ("Seattle", "Denver", 10, ("black", "green")),
    ("Los Angeles", "Dallas", 10, ("white", "green")),
    ("Los Angeles", "Vancouver", 10, ("black", "white")),
    ("Dallas", "Helena", 10, ("black", "green")),
    ("Dallas", "Washington", 10, ("green", "blue")),
    ("New York", "New Orleans", 10, ("blue", "red")),
    ("Dallas", "New York", 11, ("green", "blue", "orange")),
    ("Dallas", "Winnipeg", 11, ("yellow", "green", "purple")),
    ("Miami", "Omaha", 11, ("yellow", "red", "purple")),
    ("Los Angeles", "Houston", 11, ("white", "green", "orange")),
    ("Miami", "Boston", 12, ("blue", "red", "orange")),
    ("Seattle", "Phoenix", 12, ("black", "white", "orange")),
    ("Miami", "El Paso", 13, ("green", "red", "orange")),
    ("Dallas", "San Francisco", 13, ("white", "green", "purple")),
    ("Chicago", "Calgary", 13, ("black", "yellow", "purple")),
    ("Seattle", "Saint Louis", 14, ("black", "yellow", "purple")),
    ("Los Angeles", "Nashville", 14, ("white", "red", "orange")),
    ("Los Angeles", "Duluth", 14, ("white", "yellow", "purple")),
    ("Seattle", "Chicago", 15, ("black", "yellow", "yellow")),
    ("Los Angeles", "Chicago", 15, ("white", "yellow", "orange")),
    ("Seattle", "Dallas", 16, ("black", "black", "green", "orange")),
    ("Chicago", "San Francisco", 16, ("white", "yellow", "purple", "orange")),
    ("Miami", "Salt Lake City", 17, ("black", "red", "purple", "orange")),
    ("Seattle", "Atlanta", 17, ("black", "green", "red", "orange")),
    ("Seattle", "Toronto", 17, ("black", "blue", "purple", "purple")),
    ("Los Angeles", "Pittsburgh", 18, ("white", "blue", "blue", "purple")),
    ("Los Angeles", "Miami", 19, ("white", "red", "orange", "orange")),
    ("New York", "Las Vegas", 19, ("white", "blue", "purple", "orange")),
    ("Miami", "Las Vegas", 20, ("white", "red", "purple", "orange")),
    ("Seattle", "New York", 20, ("black", "blue", "blue", "purple")),
    ("Los Angeles", "New York", 20, ("white", "white", "blue", "blue")),
    ("New York", "Portland", 21, ("black", "yellow", "blue", "purple", "purple")),
    ("Seattle", "Miami", 22, ("black", "white", "red", "red", "orange")),
)
