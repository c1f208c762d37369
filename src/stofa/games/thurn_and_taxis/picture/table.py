"""What lies where in the picture."""

from collections import Counter
from typing import Final

from stofa.engine.picture.lettering import BOLD, MIDDLE, NAME, width_of
from stofa.engine.picture.look import Look
from stofa.engine.picture.marks import SEAT_COLOURS, draw_mark
from stofa.engine.picture.parts import (
    GAP,
    WIDTH,
    draw_fact,
    draw_heading,
    draw_name,
    draw_panel,
    draw_pile,
    draw_title,
    turn_text,
    wrapped,
)
from stofa.engine.picture.svg import Svg
from stofa.engine.words import say
from stofa.games.thurn_and_taxis import TITLE
from stofa.games.thurn_and_taxis.board import CARRIAGES, PROVINCE_TILES, TILES
from stofa.games.thurn_and_taxis.picture.land import draw_map
from stofa.games.thurn_and_taxis.picture.pieces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    PROVINCE_OF,
    STAMP_WIDTH,
    draw_card,
    draw_stamp,
    draw_tile,
)
from stofa.games.thurn_and_taxis.position import ThurnPlayer, ThurnPosition
from stofa.games.thurn_and_taxis.shapes import province_colours, shapes, tint_of

TOP: Final = 40.0
MAP_WIDTH: Final = 548.0
_SCALE: Final = (MAP_WIDTH - 4) / shapes().size[0]
_MAP_HEIGHT: Final = shapes().size[1] * _SCALE + 4
_STRIP: Final = 78.0
"""Height of the bonus tiles, which lie below the map."""
_LEFT_HEIGHT: Final = _MAP_HEIGHT + _STRIP
_SIDE: Final = GAP + MAP_WIDTH + GAP
_SIDE_WIDTH: Final = WIDTH - GAP - _SIDE
_CHIP: Final = 22.0
_LONG_NAME: Final = 10
"""Letters of the longest name of a province that is written in full on the map."""


class Table:
    def __init__(self, position: ThurnPosition, look: Look) -> None:
        self.position = position
        self.look = look
        name = TITLE.name(look.language)
        self.svg = Svg(WIDTH, {**look.colours, **province_colours(look.dark)}, name)

    def drawn(self) -> str:
        self.title()
        self.board()
        self.display()
        self.carriages()
        bottom = self.players(TOP + _LEFT_HEIGHT + GAP)
        if self.position.seat is not None:
            bottom = self.hand(bottom)
            bottom = self.own_tiles(bottom)
        self.svg.height = bottom
        return str(self.svg)

    def say(self, key: str, **facts: str | int) -> str:
        return say(TITLE.package, self.look.language, key, dict(facts))

    def title(self) -> None:
        position = self.position
        about = self.say(f"edition-{position.edition}")
        if position.turns_left:
            about += f" · {self.say('last-round', turns=position.turns_left)}"
        now = turn_text(self.look, position.turn)
        draw_title(self.svg, TITLE.name(self.look.language), about, now)

    # ── The board ───────────────────────────────────────────────────────────────────────────────

    def board(self) -> None:
        svg = self.svg
        svg.rect(GAP, TOP, MAP_WIDTH, _LEFT_HEIGHT, rx=8, fill="map", stroke="line")
        names = {
            name: self.say(
                f"short-{tint_of(name)}" if len(name) > _LONG_NAME else f"province-{tint_of(name)}"
            )
            for name in shapes().provinces
        }
        with svg.placed(GAP + 2, TOP + 2, _SCALE):
            draw_map(svg, self.position, names)
        self.stacks(TOP + _MAP_HEIGHT)

    def stacks(self, y: float) -> None:
        """The bonus tiles in one line: the value on top, what it is for, and what lies beneath."""
        whole = sum(1.45 if len(PROVINCE_TILES.get(stack, ())) > 1 else 1 for stack in TILES)
        unit = (MAP_WIDTH - 12) / whole
        x = GAP + 6
        for stack, values in self.position.stacks.items():
            provinces = PROVINCE_TILES.get(stack, ())
            width = unit * (1.45 if len(provinces) > 1 else 1)
            with self.svg.group(data_piece=f"tiles {stack} {len(values)}"):
                self.stack(x + width / 2, y, stack, provinces, values)
            x += width

    def stack(self, x: float, y: float, stack: str, provinces: tuple[str, ...], values: list[int]) -> None:
        draw_tile(self.svg, x, y + 18, str(values[0]) if values else "–", gone=not values)
        if provinces:
            start = x - len(provinces) * (STAMP_WIDTH + 2) / 2 + 1
            for number, province in enumerate(provinces):
                draw_stamp(self.svg, start + number * (STAMP_WIDTH + 2), y + 36, province)
        else:
            self.svg.text(x, y + 50, self.sign(stack), size=13, fill="ink-soft", **BOLD, **MIDDLE)
        beneath = " ".join(map(str, values[1:]))
        self.svg.text(x, y + 71, beneath, size=12, fill="ink-soft", **MIDDLE)

    def sign(self, stack: str) -> str:
        """What a stack that belongs to no province is for, in a word."""
        if stack.startswith("length-"):
            return f"{stack[-1]}+" if stack == "length-7" else stack[-1]
        name = stack if stack == "end" else f"wide-{self.position.edition}"
        return self.say(f"sign-{name}")

    # ── Beside it ───────────────────────────────────────────────────────────────────────────────

    def display(self) -> None:
        across = CARD_WIDTH + (_SIDE_WIDTH - 2 * CARD_WIDTH)
        for number, city in enumerate(self.position.display):
            down, right = divmod(number, 2)
            draw_card(self.svg, _SIDE + right * across, TOP + down * (CARD_HEIGHT + 6), city)
        y = TOP + 3 * (CARD_HEIGHT + 6) + 4
        draw_pile(self.svg, _SIDE, y, _SIDE_WIDTH - 3, 38, self.position.stock, self.say("stock"))
        discards = self.say("discards", cards=sum(self.position.discards.values()))
        self.svg.text(_SIDE + _SIDE_WIDTH / 2, y + 58, discards, size=12, fill="ink-soft", **MIDDLE)

    def carriages(self) -> None:
        """How large, how many points, and who has which."""
        y = TOP + 3 * (CARD_HEIGHT + 6) + 4 + 74
        draw_panel(self.svg, _SIDE, y, _SIDE_WIDTH, TOP + _LEFT_HEIGHT - y)
        draw_heading(self.svg, _SIDE + 10, y + 20, self.say("carriages"))
        height = (TOP + _LEFT_HEIGHT - y - 34) / len(CARRIAGES)
        for number, (size, points) in enumerate(CARRIAGES.items()):
            middle = y + 30 + height * (number + 0.5)
            self.carriage(middle, size, points)

    def carriage(self, y: float, size: int, points: int) -> None:
        x = _SIDE + 10
        self.svg.text(x, y + 6, str(size), size=18, **NAME)
        with self.svg.placed(x + 15, y - 9, 0.9):
            self.svg.path(shapes().icons["carriage"], fill="wood")
        self.svg.text(x + 40, y + 5, self.say("points", points=points), size=13, fill="ink-soft")
        owners = [seat for seat, player in enumerate(self.position.players) if player.carriage == size]
        for number, seat in enumerate(owners):
            mark_x = _SIDE + _SIDE_WIDTH - 10 - 22 * (len(owners) - number)
            draw_mark(self.svg, mark_x, y - 10, 20, SEAT_COLOURS[seat], self.look.language)

    def players(self, y: float) -> float:
        """A line for each player; where the next thing can begin."""
        for seat, player in enumerate(self.position.players):
            rows = wrapped(player.route, _chip_width, WIDTH - GAP - 10 - _ROUTE)
            height = 38 + max(len(rows) - 1, 0) * (_CHIP + 4)
            marked = seat == self.position.active and self.position.turn is not None
            draw_panel(self.svg, GAP, y, WIDTH - 2 * GAP, height, marked=marked)
            draw_name(self.svg, GAP + 10, y + 25, _FACTS - GAP - 22, seat, self.look)
            self.facts(y + 24, player)
            self.route(y + 8, seat, rows)
            y += height + 6
        return y - 6 + GAP

    def facts(self, y: float, player: ThurnPlayer) -> None:
        numbers = {
            "houses": player.houses_left,
            "hand": player.hand_size,
            "carriage": player.carriage or "–",
            "tiles": player.tile_count,
        }
        for number, (sign, fact) in enumerate(numbers.items()):
            draw_fact(self.svg, _FACTS + 42 * number, y, shapes().icons[sign], str(fact))

    def route(self, y: float, seat: int, rows: list[list[str]]) -> None:
        if not rows:
            self.svg.text(_ROUTE, y + 15.5, self.say("routes-none"), size=12, fill="ink-soft")
        for number, row in enumerate(rows):
            x, top = _ROUTE, y + number * (_CHIP + 4)
            for city in row:
                self.chip(x, top, city, seat)
                x += _chip_width(city) + 6

    def chip(self, x: float, y: float, city: str, seat: int) -> None:
        """A card of a route, small."""
        tint = tint_of(PROVINCE_OF[city])
        width = _chip_width(city)
        with self.svg.group(data_piece=f"route {seat} {city}"):
            self.svg.rect(x, y, width, _CHIP, rx=4, fill=f"p-{tint}", stroke=f"pi-{tint}")
            self.svg.text(x + width / 2, y + 15.5, city, size=12, **BOLD, **MIDDLE)

    # ── For the seat alone ──────────────────────────────────────────────────────────────────────

    def hand(self, y: float) -> float:
        hand = Counter(self.position.hand)
        self.svg.text(GAP + 4, y + 8, self.say("your-hand", cards=len(self.position.hand)), size=14, **NAME)
        y += 16
        if not hand:
            self.svg.text(GAP + 4, y + 14, self.say("hand-empty"), size=13, fill="ink-soft")
            return y + 26
        across = int((WIDTH - 2 * GAP + 8) // (CARD_WIDTH + 8))
        for number, (city, copies) in enumerate(hand.items()):
            down, right = divmod(number, across)
            draw_card(self.svg, GAP + right * (CARD_WIDTH + 8), y + down * (CARD_HEIGHT + 8), city, copies)
        return y + (1 + (len(hand) - 1) // across) * (CARD_HEIGHT + 8) + 6

    def own_tiles(self, y: float) -> float:
        tiles = self.position.tiles
        if not tiles:
            return y
        head = self.say("your-tiles")
        self.svg.text(GAP + 4, y + 17, head, size=14, **NAME)
        start = x = GAP + 4 + width_of(head, 14) + 10
        for tile in tiles:
            provinces = PROVINCE_TILES.get(tile.stack, ())
            sign = "" if provinces else self.sign(tile.stack)
            width = 34 + (len(provinces) * (STAMP_WIDTH + 2) if provinces else width_of(sign, 13)) + 14
            if x + width > WIDTH - GAP:
                x, y = start, y + 34
            with self.svg.group(data_piece=f"own tile {tile.stack} {tile.value}"):
                draw_tile(self.svg, x + 14, y + 13, str(tile.value), own=True)
                for number, province in enumerate(provinces):
                    draw_stamp(self.svg, x + 32 + number * (STAMP_WIDTH + 2), y + 4, province)
                self.svg.text(x + 32, y + 18, sign, size=13, fill="ink-soft", **BOLD)
            x += width
        return y + 40


_FACTS: Final = 208.0
_ROUTE: Final = _FACTS + 4 * 42 + 10


def _chip_width(city: str) -> float:
    return width_of(city, 12) + 14
