"""Tables as plain text."""

from collections.abc import Sequence
from itertools import zip_longest


def text_table(headings: Sequence[str], rows: Sequence[Sequence[str]], *, names: int = 1) -> str:
    """A table whose first `names` columns begin at the left; the others are numbers, and end at the right.

    Headings may have several lines, the last of which stands above the line that separates them.
    """
    above = list(zip_longest(*(reversed(heading.split("\n")) for heading in headings), fillvalue=""))[::-1]
    cells = [*above, *rows] if any(headings) else list(rows)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]

    def line(row: Sequence[str]) -> str:
        pairs = enumerate(zip(row, widths, strict=True))
        return "  ".join(c.ljust(w) if n < names else c.rjust(w) for n, (c, w) in pairs).rstrip()

    lines = [line(row) for row in cells]
    if any(headings):
        lines.insert(len(above), "─" * (sum(widths) + 2 * (len(widths) - 1)))
    return "\n".join(lines)
