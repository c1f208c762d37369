"""The table as a seat sees it, as a text: a small map, and lists of what lies beside it."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from stofa.engine.words import say
from stofa.games.thurn_and_taxis.board import CITIES, MAP, PROVINCES, ROADS
from stofa.games.thurn_and_taxis.position import ThurnPlayer, ThurnPosition

WIDTH: Final = 96
_COLUMNS_PER_MM: Final = 0.175  # a character is about three times as high as a mm of these is wide
_ROWS_PER_MM: Final = 0.055
_WEST: Final = min(right for right, _ in MAP.values())
_NORTH: Final = min(down for _, down in MAP.values())

_GLUE: Final = "\u00a0"  # a space at which no line is broken

_PROVINCE: Final = {city: province for province, cities in PROVINCES.items() for city in cities}
_JOINED: Final[dict[str, list[str]]] = {
    city: [other for other in CITIES if (city, other) in ROADS or (other, city) in ROADS] for city in CITIES
}


def draw(position: ThurnPosition, language: str = "en") -> str:
    """Everything on the table that the seat may know, for people to read."""
    return "\n".join(_Drawing(position, language).lines())


class _Drawing:
    def __init__(self, position: ThurnPosition, language: str) -> None:
        self.position = position
        self.language = language
        seat = position.seat
        self.own = None if seat is None else position.players[seat]

    def lines(self) -> Iterator[str]:
        yield from self.map()
        yield ""
        yield from self.display()
        yield from self.stock()
        yield from self.stacks()
        yield ""
        yield from self.players()
        if self.own is not None:
            yield ""
            yield from self.hand()
            yield from self.tiles()

    def say(self, key: str, **facts: str | int) -> str:
        return say(__package__ or "", self.language, key, dict(facts))

    # ── The map ─────────────────────────────────────────────────────────────────────────────────

    def map(self) -> Iterator[str]:
        places = {city: _place(*mm) for city, mm in MAP.items()}
        rows = [[" "] * WIDTH for _ in range(1 + max(row for row, _ in places.values()))]
        for one, other in ROADS:
            for row, column in _between(places[one], places[other]):
                rows[row][column] = "."
        for city, (row, column) in places.items():
            label = self.label(city)
            rows[row][column : column + len(label)] = label
            after = column + len(label)  # a road does not touch the name
            if rows[row][after] == ".":
                rows[row][after] = " "
        yield from ("".join(row).rstrip() for row in rows)
        yield ""
        yield self.say("draw-legend" if self.own else "draw-legend-spectator")

    def label(self, city: str) -> str:
        own = self.own is not None and city in self.own.houses
        others = "".join(
            str(seat)
            for seat, player in enumerate(self.position.players)
            if city in player.houses and seat != self.position.seat
        )
        name = f"[{city}]" if self.own is not None and city in self.own.route else city
        return f"{'#' if own else 'o'} {name}{' ' if others else ''}{others}"

    # ── Beside it ───────────────────────────────────────────────────────────────────────────────

    def display(self) -> Iterator[str]:
        cards = [f"{city}+" if self.fits(city) else city for city in self.position.display]
        yield from self.entry("draw-display", cards, ", ")

    def stock(self) -> Iterator[str]:
        discards = sum(self.position.discards.values())
        yield from self.entry(
            "draw-stock", [self.say("draw-cards", stock=self.position.stock, discards=discards)]
        )

    def stacks(self) -> Iterator[str]:
        stacks = [
            f"{self.say(f'stack-{stack}')} {' '.join(map(str, left)) or '–'}"
            for stack, left in self.position.stacks.items()
        ]
        yield from self.entry("draw-tiles", stacks, "; ")

    def players(self) -> Iterator[str]:
        words = ("draw-carriage", "draw-in-hand", "draw-houses-left", "draw-tiles")
        yield " " * 16 + "".join(f"{self.say(word):>10}" for word in words) + f"   {self.say('draw-route')}"
        for seat, player in enumerate(self.position.players):
            yield from self.player(seat, player)
        if self.position.turns_left:
            yield self.say("draw-last-round", turns=self.position.turns_left)

    def player(self, seat: int, player: ThurnPlayer) -> Iterator[str]:
        active = seat == self.position.active and self.position.turn is not None
        name = self.say("draw-you" if seat == self.position.seat else "draw-seat", seat=seat)
        counts = (player.carriage or "–", player.hand_size, player.houses_left, player.tile_count)
        start = f"{'>' if active else ' '} {name:<14}" + "".join(f"{count:>10}" for count in counts) + "   "
        route = wrap(" – ".join(player.route) or "–", WIDTH - len(start))
        yield start + route[0]
        yield from (" " * len(start) + more for more in route[1:])

    def hand(self) -> Iterator[str]:
        yield self.say("draw-hand") if self.position.hand else self.say("draw-hand-empty")
        for city in CITIES:
            if copies := self.position.hand.count(city):
                name = f"{city}{'+' if self.fits(city) else ''}{f' ×{copies}' if copies > 1 else ''}"
                yield f"  {name:<14}{_PROVINCE[city]:<13} {', '.join(_JOINED[city])}"

    def tiles(self) -> Iterator[str]:
        held = [f"{self.say(f'stack-{tile.stack}')} {tile.value}" for tile in self.position.tiles]
        if held:
            yield from self.entry("draw-own-tiles", held, "; ")

    def entry(self, key: str, things: list[str], comma: str = "") -> Iterator[str]:
        """A word and what belongs to it, on as many lines as that takes; no thing is torn apart."""
        head = f"{self.say(key):<16}"
        whole = comma.join(thing.replace(" ", _GLUE) for thing in things) or "–"
        for number, line in enumerate(wrap(whole, WIDTH - len(head))):
            yield (" " * len(head) if number else head) + line.replace(_GLUE, " ")

    def fits(self, city: str) -> bool:
        """TT-16: could this card be laid at an end of the own route?"""
        if self.own is None or not self.own.route or city in self.own.route:
            return False
        ends = {self.own.route[0], self.own.route[-1]}
        return not ends.isdisjoint(_JOINED[city])


def _place(right: int, down: int) -> tuple[int, int]:
    """The row and column of a place on the board."""
    return round((down - _NORTH) * _ROWS_PER_MM), round((right - _WEST) * _COLUMNS_PER_MM)


def _between(one: tuple[int, int], other: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """A dotted line; not a dash, for most roads run neither across nor down."""
    dots = max(abs(other[0] - one[0]), abs(other[1] - one[1]) // 2, 1)
    for dot in range(dots + 1):
        row = one[0] + (other[0] - one[0]) * dot / dots
        column = one[1] + (other[1] - one[1]) * dot / dots
        yield round(row), round(column)
