"""What a seat may know as an array for learning programs: its fields, and how they are written."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stofa.engine.core.cells import of_bits, of_pairs, one_at
from stofa.engine.encoding import SEATS, Encoding, Field, marked, numbers
from stofa.games.thurn_and_taxis.board import CITIES, COPIES, HOUSES, TILES
from stofa.games.thurn_and_taxis.core import public as steps
from stofa.games.thurn_and_taxis.core.cities import CITY
from stofa.games.thurn_and_taxis.core.public import LAST_CARRIAGE, NO_CARRIAGE, Player, Public

_TILES: Final = tuple(f"{stack} {value}" for stack, values in TILES.items() for value in values)

ENCODING: Final = Encoding(
    table=(
        marked(
            "step",
            (
                *("fill", "blind", "first", "second", "laying", "laid"),
                *("way", "placing", "carriage", "discarding", "over"),
            ),
            "How far the turn has come (TT-6). Fill and blind: a card comes to the display, or to a hand.",
        ),
        marked("active", SEATS, "Whose turn it is; nobody's when the game is over."),
        marked("start", SEATS, "Who began."),
        numbers(
            "numbers",
            "Whether an official was used in this turn, the postmaster has to be used (TT-8), houses go into "
            "one city of each province (TT-23), the edition is the Icelandic one; cards left in the stock; "
            "whether the end is near (TT-38), and how many turns there are then, with the one under way.",
            official_used=1,
            postmaster_due=1,
            each=1,
            icelandic=1,
            stock=66,
            ending=1,
            turns_left=4,
        ),
        Field("display", CITIES, COPIES, "The open cards."),
        Field("discards", CITIES, COPIES, "The discard pile."),
        marked("eligible", CITIES, "While houses are placed: where one may still go."),
        marked("stacks", _TILES, "The bonus tiles that nobody has taken."),
    ),
    own=(Field("hand", CITIES, COPIES, "The own cards."),),
    player=(
        numbers(
            "counts",
            "Cards of the route, houses not placed, the last carriage taken (0: none), cards in the hand.",
            route=len(CITIES),
            houses_left=HOUSES,
            carriage=LAST_CARRIAGE,
            hand=66,
        ),
        marked("route", CITIES, "The cities of the route."),
        marked("left end", CITIES, "The first city of the route."),
        marked("right end", CITIES, "The last city of the route."),
        marked("houses", CITIES, "Where the houses stand."),
        Field("known", CITIES, COPIES, "Cards taken from the display that must still be in the hand."),
        marked("tiles", _TILES, "The bonus tiles; all have seen which were taken (TT-31)."),
    ),
)


def encode(public: Public, seat: i64, hand: i64, into: vec[i64], at: i64) -> i64:
    """Write the fields, eight cells a word, from the word `at` on; returns the word behind them."""
    players = public.players
    seats: i64 = len(players)
    step: i64 = public.step
    into[at] = 0
    into[at + 1] = 0
    into[at + (step >> 3)] = one_at(step & 7)
    into[at + 2] = 0
    if step != steps.OVER:
        into[at + 2] = one_at((public.active - seat + seats) % seats)
    into[at + 3] = one_at((public.start - seat + seats) % seats)
    into[at + 4] = numbers_of(public, seats)
    at = write_cities(public.display, into, at + 5)
    at = write_cities(public.discards, into, at)
    at = write_cities(public.eligible, into, at)
    at = write_tiles(~public.taken & 0x3FFF_FFFF, into, at)
    at = write_cities(hand, into, at)
    other: i64 = 0
    while other < seats:
        at = write_player(players[(seat + other) % seats], into, at)
        other += 1
    return at


def numbers_of(public: Public, seats: i64) -> i64:
    """The single numbers of the table."""
    some: i64 = (public.edition << 24) | (public.stock_size << 32)
    if public.official_used:
        some |= 0x1
    if public.postmaster_due:
        some |= 0x100
    if public.each:
        some |= 0x1_0000
    if public.ending():
        some |= 0x100_0000_0000
        if public.step != steps.OVER:
            turns: i64 = (public.last_turn() - public.active + seats) % seats + 1
            some |= turns << 48
    return some


def write_cities(bag: i64, into: vec[i64], at: i64) -> i64:
    """A bag of cards or a set of cities; returns where the next field begins."""
    into[at] = of_pairs(bag)
    into[at + 1] = of_pairs(bag >> 16)
    into[at + 2] = of_pairs(bag >> 32)
    return at + 3


def write_tiles(tiles: i64, into: vec[i64], at: i64) -> i64:
    into[at] = of_bits(tiles)
    into[at + 1] = of_bits(tiles >> 8)
    into[at + 2] = of_bits(tiles >> 16)
    into[at + 3] = of_bits(tiles >> 24)
    return at + 4


def write_player(player: Player, into: vec[i64], at: i64) -> i64:
    carriage: i64 = player.carriage
    if carriage == NO_CARRIAGE:
        carriage = 0
    length: i64 = player.length
    left: i64 = 0
    right: i64 = 0
    if length > 0:
        left = CITY[player.left()]
        right = CITY[player.right]
    into[at] = length | (player.houses_left << 8) | (carriage << 16) | (player.hand_size << 24)
    at = write_cities(player.route, into, at + 1)
    at = write_cities(left, into, at)
    at = write_cities(right, into, at)
    at = write_cities(player.houses, into, at)
    at = write_cities(player.known, into, at)
    return write_tiles(player.tiles, into, at)
