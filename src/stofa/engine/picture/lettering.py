"""How wide a text is, without a font at hand: a little wider than in most, so that it fits into its place."""

from typing import Final

from stofa.engine.picture.svg import SERIF

BOLD: Final = {"font_weight": "700"}
MIDDLE: Final = {"text_anchor": "middle"}
END: Final = {"text_anchor": "end"}
NAME: Final = {"font_family": SERIF, "font_weight": "600"}
"""The lettering of places, of games and of numbers that matter."""

_NARROW: Final = frozenset("iljI.,:;'’|!·-()[]/ tfrí")
_WIDE: Final = frozenset("mwMWÆæ%@—…+×−ÖÜÄ")
_WIDTHS: Final = {"narrow": 0.36, "wide": 0.86, "capital": 0.7, "other": 0.58, "full": 1.0}
"""Widths of bold letters, in ems."""

SMALLEST: Final = 10.5
"""Smallest size of a letter in pixels. A name that would need a smaller one is cut short instead."""


def _width(letter: str) -> float:
    if letter in _NARROW:
        kind = "narrow"
    elif letter in _WIDE:
        kind = "wide"
    elif letter.isupper():
        kind = "capital"
    else:
        kind = "full" if letter > "\u2fff" else "other"
    return _WIDTHS[kind]


def width_of(text: str, size: float) -> float:
    """About how wide a text of a size is."""
    return size * sum(map(_width, text))


def fitted(text: str, size: float, room: float, smallest: float = SMALLEST) -> tuple[str, float]:
    """A text and its size, so that it fits: made smaller, and if that is not enough, cut short."""
    if (width := width_of(text, size)) <= room:
        return text, size
    size = max(size * room / width, min(size, smallest))
    if width_of(text, size) <= room * 1.001:
        return text, size
    while text and width_of(text + "…", size) > room:
        text = text[:-1]
    return text + "…", size


def lines_of(words: list[str], size: float, room: float, between: str = " ") -> list[str]:
    """Words, on as many lines as they take."""
    lines: list[str] = []
    for word in words:
        if lines and width_of(lines[-1] + between + word, size) <= room:
            lines[-1] += between + word
        else:
            lines.append(word)
    return lines
