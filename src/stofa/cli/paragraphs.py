"""Text wrapped to a comfortable width."""

from shutil import get_terminal_size
from textwrap import fill
from typing import Final

# Columns of the narrowest and the widest paragraph, whatever the terminal's width.
NARROWEST: Final = 40
WIDEST: Final = 88


def paragraph(text: str, indent: str = "", further: str | None = None) -> str:
    """The text wrapped to the width of the terminal, within bounds that are easy to read.

    `further`: the indent of all lines but the first, if it is another.
    """
    width = max(NARROWEST, min(WIDEST, get_terminal_size().columns - 1))
    return fill(text, width, initial_indent=indent, subsequent_indent=indent if further is None else further)
