"""What lies where in the picture."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from stofa.engine.picture.lettering import NAME, width_of
from stofa.engine.picture.look import Look
from stofa.engine.picture.marks import draw_mark
from stofa.engine.picture.parts import (
    GAP,
    WIDTH,
    draw_fact,
    draw_name,
    draw_panel,
    draw_pile,
    draw_title,
    turn_text,
    wrapped,
)
from stofa.engine.picture.svg import Svg
from stofa.engine.words import say
from stofa.games.ticket_to_ride import TITLE
from stofa.games.ticket_to_ride.board import BONUSES, CARD_KINDS, ROW
from stofa.games.ticket_to_ride.picture.pieces import (
    CARD_WIDTH,
    ROW_HEIGHT,
    SMALL_TICKET_HEIGHT,
    SMALL_TICKET_WIDTH,
    TICKET_HEIGHT,
    TICKET_WIDTH,
    draw_card,
    draw_row,
    draw_small_ticket,
    draw_ticket,
    row_width,
)
from stofa.games.ticket_to_ride.position import TicketPlayer, TicketPosition, TicketRow
from stofa.games.ticket_to_ride.shapes import shapes

TOP: Final = 40.0
_ACROSS: Final = WIDTH - 2 * GAP
_CITIES: Final = 34.0
_CARD: Final = 104.0
"""Height of a card of the row; of the hand, less."""
_HAND_CARD: Final = 76.0
_BETWEEN: Final = 9.0
_FACTS: Final = 206.0
_TRACK: Final = _FACTS + 4 * 42 + 6


class Table:
    def __init__(self, position: TicketPosition, look: Look) -> None:
        self.position = position
        self.look = look
        self.svg = Svg(WIDTH, look.colours, TITLE.name(look.language))

    def drawn(self) -> str:
        self.title()
        self.big_cities(TOP)
        bottom = self.market(TOP + _CITIES + GAP)
        bottom = self.players(bottom)
        if self.position.seat is not None:
            bottom = self.own(bottom)
        bottom = self.shown_tickets(bottom)
        self.svg.height = bottom
        return str(self.svg)

    def say(self, key: str, **facts: str | int) -> str:
        return say(TITLE.package, self.look.language, key, dict(facts))

    def title(self) -> None:
        position = self.position
        about: list[str] = []
        if len(position.players) == 4 and position.part != "set-up":  # only four players play twice
            about.append(self.say("subtitle-first" if position.part == "first half" else "subtitle-second"))
        if position.turns_left:
            about.append(self.say("subtitle-turns", turns=position.turns_left))
        if position.step in ("completing", "over"):
            about.append(self.say("subtitle-count"))
        now = turn_text(self.look, position.turn)
        draw_title(self.svg, TITLE.name(self.look.language), " · ".join(about), now)

    # ── For all to see ──────────────────────────────────────────────────────────────────────────

    def big_cities(self, y: float) -> None:
        draw_panel(self.svg, GAP, y, _ACROSS, _CITIES)
        across = _ACROSS / len(BONUSES)
        for number, (city, bonus) in enumerate(BONUSES.items()):
            x = GAP + across * number
            if number:
                self.svg.line(x, y, x, y + _CITIES, stroke="line")
            start = x + (across - width_of(str(bonus), 17) - 6 - width_of(city, 12)) / 2
            self.svg.text(start, y + 23, str(bonus), size=17, **NAME)
            self.svg.text(start + width_of(str(bonus), 17) + 6, y + 22, city, size=12)

    def market(self, y: float) -> float:
        """The open row, the stock and the ticket stock."""
        position = self.position
        step = CARD_WIDTH + 12
        x = (WIDTH - (ROW + 2) * step) / 2
        for number, kind in enumerate(position.row):
            draw_card(self.svg, x + number * step, y, _CARD, kind, self.look.language)
        x += ROW * step + 10
        draw_pile(self.svg, x, y, CARD_WIDTH, _CARD, position.stock, self.say("stock"))
        tickets = self.say("tickets")
        draw_pile(self.svg, x + step, y, CARD_WIDTH, _CARD, position.ticket_stock, tickets, colour="felt")
        return y + _CARD + GAP + 4

    def players(self, y: float) -> float:
        for seat, player in enumerate(self.position.players):
            rows = wrapped(player.track, row_width, WIDTH - GAP - 8 - _TRACK)
            height = 42 + max(len(rows) - 1, 0) * (ROW_HEIGHT + 4)
            marked = seat == self.position.active and self.position.turn is not None
            draw_panel(self.svg, GAP, y, _ACROSS, height, marked=marked)
            draw_name(self.svg, GAP + 10, y + 27, _FACTS - GAP - 22, seat, self.look)
            self.facts(y + 26, player)
            self.track(y + 6, seat, rows)
            y += height + 6
        return y - 6 + GAP

    def facts(self, y: float, player: TicketPlayer) -> None:
        facts = {"hand": player.hand_size, "station": player.station_size, "tickets": player.ticket_count}
        for number, (sign, fact) in enumerate(facts.items()):
            draw_fact(self.svg, _FACTS + 42 * number, y, shapes().icons[sign], str(fact))
        if player.completed:
            x = _FACTS + 42 * len(facts)
            draw_fact(self.svg, x, y, shapes().icons["tickets"], str(len(player.completed)))
            with self.svg.placed(x + 1, y - 11, 0.6):
                self.svg.path("M4 9 8 14 16 4", fill="none", stroke="paper-raised", stroke_width=3)

    def track(self, y: float, seat: int, rows: list[list[TicketRow]]) -> None:
        if not rows:
            self.svg.text(_TRACK, y + 20, self.say("track-empty"), size=12, fill="ink-soft")
        for number, line in enumerate(rows):
            x = _TRACK
            for row in line:
                draw_row(self.svg, x, y + number * (ROW_HEIGHT + 4), row, seat, self.look.language)
                x += row_width(row) + 6

    def shown_tickets(self, y: float) -> float:
        """Those that everybody may see: at the end all, and at the half-time of four the completed ones."""
        for seat, player in enumerate(self.position.players):
            completed, failed = player.completed, player.tickets or []
            if not completed and not failed:
                continue
            draw_name(self.svg, GAP + 4, y + 14, _ACROSS - 8, seat, replace(self.look, result=None))
            y += 24
            tickets = [*completed, *failed]
            for number, x, top in _grid(tickets, y, SMALL_TICKET_WIDTH, SMALL_TICKET_HEIGHT):
                state = "completed" if number in completed else "failed"
                draw_small_ticket(self.svg, x, top, number, self.look.language, state=state)
            y = _below(tickets, y, SMALL_TICKET_WIDTH, SMALL_TICKET_HEIGHT)
        return y

    # ── For the seat alone ──────────────────────────────────────────────────────────────────────

    def own(self, y: float) -> float:
        y = self.hand(y)
        position = self.position
        if position.station:
            y = self.station(y)
        if position.step == "over":
            return y
        offered = position.offered
        if offered:
            y = self.tickets(y, self.say("picture-offered", count=len(offered)), offered)
        kept = [number for number in position.tickets if number not in offered]
        if kept:
            y = self.tickets(y, self.say("tickets-title", count=len(kept)), kept)
        return y

    def heading(self, y: float, text: str) -> float:
        self.svg.text(GAP + 4, y + 10, text, size=14, **NAME)
        return y + 18

    def hand(self, y: float) -> float:
        y = self.heading(y, self.say("hand-title", count=len(self.position.hand)))
        held = Counter(self.position.hand)
        for number, kind in enumerate(kind for kind in CARD_KINDS if held[kind]):
            x = GAP + number * (CARD_WIDTH + 7)
            draw_card(self.svg, x, y, _HAND_CARD, kind, self.look.language, held[kind])
        return y + (_HAND_CARD if held else 0) + GAP + 2

    def station(self, y: float) -> float:
        """What the seat may look at there."""
        head = self.say("draw-own-station")
        head = head[0].upper() + head[1:]
        self.svg.text(GAP + 4, y + 15, head, size=14, **NAME)
        x = GAP + 4 + width_of(head, 14) + 10
        held = Counter(self.position.station)
        for kind in CARD_KINDS:
            if held[kind]:
                with self.svg.group(data_piece=f"station {kind} {held[kind]}"):
                    draw_mark(self.svg, x, y, 20, kind, self.look.language)
                    self.svg.text(x + 25, y + 15, str(held[kind]), size=15, **NAME)
                x += 56
        return y + 34

    def tickets(self, y: float, head: str, tickets: list[int]) -> float:
        y = self.heading(y, head)
        for number, x, top in _grid(tickets, y, TICKET_WIDTH, TICKET_HEIGHT):
            state = "picked" if number in self.position.picked else ""
            draw_ticket(self.svg, x, top, number, self.look.language, state=state)
        return _below(tickets, y, TICKET_WIDTH, TICKET_HEIGHT)


def _grid(tickets: list[int], y: float, width: float, height: float) -> Iterator[tuple[int, float, float]]:
    """Each ticket with its place, beside and below one another."""
    across = int((_ACROSS + _BETWEEN) // (width + _BETWEEN))
    for place, number in enumerate(tickets):
        down, right = divmod(place, across)
        yield number, GAP + right * (width + _BETWEEN), y + down * (height + _BETWEEN)


def _below(tickets: list[int], y: float, width: float, height: float) -> float:
    """Where the next thing can begin."""
    across = int((_ACROSS + _BETWEEN) // (width + _BETWEEN))
    return y - (-len(tickets) // across) * (height + _BETWEEN) + 4
