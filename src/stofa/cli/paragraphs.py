"""Text wrapped to a comfortable width."""

from shutil import get_terminal_size
from textwrap import fill
from typing import Final

# Columns of the narrowest and the widest paragraph, whatever the terminal's width.
NARROWEST: Final = 40
WIDEST: Final = 88


def paragraph(text: str, indent: str = "") -> str:
    """The text wrapped to the width of the terminal, within bounds that are easy to read."""
    width = max(NARROWEST, min(WIDEST, get_terminal_size().columns - 1))
    return fill(text, width, initial_indent=indent, subsequent_indent=indent)
