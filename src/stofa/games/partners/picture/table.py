"""What lies where in the picture."""

from typing import Final

from stofa.engine.picture.lettering import fitted
from stofa.engine.picture.look import Look
from stofa.engine.picture.parts import (
    GAP,
    WIDTH,
    draw_hand_size,
    draw_heading,
    draw_name,
    draw_panel,
    draw_pile,
    draw_title,
    turn_text,
)
from stofa.engine.picture.svg import Svg
from stofa.engine.words import say
from stofa.games.partners import TITLE
from stofa.games.partners.board import DECK, PAWNS
from stofa.games.partners.picture.board import Board
from stofa.games.partners.picture.cards import CARD_HEIGHT, CARD_WIDTH, draw_card, draw_face
from stofa.games.partners.position import PartnersPlayer, PartnersPosition
from stofa.games.partners.shapes import MIDDLE as CENTRE, SIZE

TOP: Final = 40.0
BOARD: Final = 536.0
_SCALE: Final = BOARD / SIZE
_SIDE: Final = GAP + BOARD + GAP
_SIDE_WIDTH: Final = WIDTH - GAP - _SIDE
_PLAYER: Final = 66.0
_SEEN: Final = 114.0


class Table:
    def __init__(self, position: PartnersPosition, look: Look) -> None:
        self.position = position
        self.look = look
        self.svg = Svg(WIDTH, look.colours, TITLE.name(look.language))

    def drawn(self) -> str:
        self.title()
        names = [self.look.name(seat) for seat in range(len(self.position.players))]
        with self.svg.placed(GAP, TOP, _SCALE):
            Board(self.svg, self.position, names, self.look.language).draw()
            word = self.say("in-deck")
            draw_pile(self.svg, CENTRE - 25, CENTRE - 31, 50, 62, self.position.deck, word)
        bottom = self.players(TOP)
        bottom = self.seen(bottom)
        if self.position.seat is not None:
            bottom = self.hand(bottom)
        self.svg.height = max(bottom, TOP + BOARD + GAP)
        return str(self.svg)

    def say(self, key: str, **facts: str | int) -> str:
        return say(TITLE.package, self.look.language, key, dict(facts))

    def title(self) -> None:
        position = self.position
        about = self.say("deal-of", deal=position.deal)
        if position.steps_left:
            about += f" · {self.say('draw-seven')}: {self.say('picture-left', left=position.steps_left)}"
        now = turn_text(self.look, position.turn)
        draw_title(self.svg, TITLE.name(self.look.language), about, now)

    # ── For all to see ──────────────────────────────────────────────────────────────────────────

    def players(self, y: float) -> float:
        for seat, player in enumerate(self.position.players):
            marked = seat == self.position.active and self.position.turn is not None
            draw_panel(self.svg, _SIDE, y, _SIDE_WIDTH, _PLAYER, marked=marked)
            draw_name(self.svg, _SIDE + 8, y + 23, _SIDE_WIDTH - 16, seat, self.look)
            self.facts(y + 53, seat, player)
            y += _PLAYER + 6
        return y - 6 + GAP

    def facts(self, y: float, seat: int, player: PartnersPlayer) -> None:
        """Cards in hand, locked pawns, and the cards laid in this deal."""
        x = _SIDE + 10
        draw_hand_size(self.svg, x, y, f"{player.hand_size}{'+1' if player.gave else ''}")
        for number in range(PAWNS):
            full = number < player.locked
            fill = "ink-soft" if full else "none"
            self.svg.circle(x + 50 + 12 * number, y - 5, 4, fill=fill, stroke="ink-soft", stroke_width=1.4)
        right = x + 100
        for card in player.laid:
            with self.svg.group(data_piece=f"laid {seat} {card}"):
                self.svg.rect(right, y - 16, 26, 22, rx=3, fill="paper-raised", stroke="line-strong")
                draw_face(self.svg, right + 13, y, card, 13, whole="/" in card)
            right += 29

    def seen(self, y: float) -> float:
        """The cards seen since the deck was shuffled, of each kind how many of its copies."""
        position = self.position
        draw_panel(self.svg, _SIDE, y, _SIDE_WIDTH, _SEEN)
        draw_heading(self.svg, _SIDE + 8, y + 18, self.say("seen"))
        dealer = self.look.name(position.dealer)
        about = self.say("deal-about", deal=position.deal, name=dealer, deck=position.deck)
        shown, size = fitted(about, 11, _SIDE_WIDTH - 16)
        self.svg.text(_SIDE + 8, y + 32, shown, size=size, fill="ink-soft")
        across = (_SIDE_WIDTH - 12) / 7
        for number, (card, copies) in enumerate(DECK.items()):
            down, right = divmod(number, 7)
            x, foot = _SIDE + 6 + across * (right + 0.5), y + 58 + 36 * down
            draw_face(self.svg, x, foot, card, 15, whole="/" in card)
            for copy in range(copies):
                full = copy < position.played.get(card, 0)
                self.svg.rect(
                    x - 11.6 + 6.2 * copy,
                    foot + 6,
                    4.4,
                    4.4,
                    rx=1,
                    fill="ink-soft" if full else "none",
                    stroke="ink-soft" if full else "line-strong",
                )
        return y + _SEEN + GAP

    # ── For the seat alone ──────────────────────────────────────────────────────────────────────

    def hand(self, y: float) -> float:
        position = self.position
        head = self.say("hand-size", cards=len(position.hand))
        given = f"{self.say('draw-given')}: {self.card_name(position.given)}" if position.given else ""
        draw_heading(self.svg, _SIDE + 4, y + 8, head, given, _SIDE_WIDTH - 8)
        y += 16
        if not position.hand:
            self.svg.text(_SIDE + 4, y + 14, self.say("hand-empty"), size=13, fill="ink-soft")
            return y + 26
        gift = None
        if position.received in position.hand:  # of cards alike, the last one
            gift = len(position.hand) - 1 - position.hand[::-1].index(position.received or "")
        step = min(CARD_WIDTH + 4, (_SIDE_WIDTH - CARD_WIDTH) / max(len(position.hand) - 1, 1))
        for number, card in enumerate(position.hand):
            word = self.say(f"card-{card.replace('/', '-')}")
            draw_card(self.svg, _SIDE + step * number, y, card, word, gift=number == gift)
        return y + CARD_HEIGHT + GAP

    def card_name(self, card: str) -> str:
        return self.say(f"word-{card.replace('/', '-')}")
