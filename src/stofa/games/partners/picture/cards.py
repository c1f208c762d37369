"""Cards: one large number or sign, and a word."""

from stofa.engine.picture.lettering import MIDDLE, NAME, fitted, width_of
from stofa.engine.picture.svg import Svg
from stofa.games.partners.board import CARDS
from stofa.games.partners.core.cards import LAST_START_CARD
from stofa.games.partners.shapes import SIGNS

CARD_WIDTH = 55.5
CARD_HEIGHT = 78.0


def draw_card(svg: Svg, x: float, y: float, card: str, word: str, *, gift: bool = False) -> None:
    """A card of the hand; `gift` if it came from the partner."""
    with svg.placed(x, y, data_piece=f"card {card}"):
        svg.rect(
            0, 0, CARD_WIDTH, CARD_HEIGHT, rx=6, fill="paper-raised", stroke="line-strong", stroke_width=1.5
        )
        draw_face(svg, CARD_WIDTH / 2, 45, card, 26)
        for number, line in enumerate(_lines(word)):
            shown, size = fitted(line, 11, CARD_WIDTH - 6, 8)
            svg.text(CARD_WIDTH / 2, 62 + 11 * number, shown, size=size, fill="ink-soft", **MIDDLE)
        if gift:
            with svg.placed(CARD_WIDTH - 17, 3, 0.7):
                svg.path(SIGNS["gift"], fill="none", stroke="ink-soft", stroke_width=1.6)


def _lines(word: str) -> list[str]:
    """A long word about a card is split after its second last part: “one or / fourteen”."""
    if width_of(word, 11) <= CARD_WIDTH - 6:
        return [word]
    head, _, tail = word.rpartition(" ")
    return [head, tail] if head else [word]


def draw_face(svg: Svg, x: float, y: float, card: str, size: float, *, whole: bool = True) -> None:
    """What is on a card, its middle at `x` and its foot at `y`; two parts are split by a slash."""
    parts = _parts(card) if whole else [card.replace("-", "−")]
    if len(parts) > 1:
        size *= 0.76
    widths = [size * 0.8 if part in SIGNS else width_of(part, size) * 0.9 for part in parts]
    gap = size * 0.4
    left = x - (sum(widths) + gap * (len(parts) - 1)) / 2
    for number, (part, width) in enumerate(zip(parts, widths, strict=True)):
        if number:
            svg.line(
                left - gap * 0.3, y - size * 0.82, left - gap * 0.75, y + size * 0.1, stroke="line-strong"
            )
        _draw_part(svg, left, y, part, width, size)
        left += width + gap


def _parts(card: str) -> list[str]:
    if "/" in card:
        return card.split("/")
    if card != "heart" and CARDS.index(card) <= LAST_START_CARD:
        return [card, "heart"]
    return [card.replace("-", "−")]


def _draw_part(svg: Svg, left: float, y: float, part: str, width: float, size: float) -> None:
    if part == "heart":
        with svg.placed(left, y - width * 0.95, width / 20):
            svg.path(SIGNS[part], fill="c-red", stroke="edge", stroke_width=0.8)
    elif part == "swap":
        with svg.placed(left, y - width * 0.95, width / 24):
            svg.path(
                SIGNS[part],
                fill="none",
                stroke="ink",
                stroke_width=2.4,
                stroke_linecap="round",
                stroke_linejoin="round",
            )
    else:
        svg.text(left + width / 2, y, part, size=size, **NAME, **MIDDLE)
