"""Small HTML tables, for notebooks. All that is written is escaped."""

from collections.abc import Iterable, Sequence
from html import escape


def html_table(head: Sequence[str], rows: Iterable[Sequence[object]], *, scrolled: bool = False) -> str:
    """A table; `scrolled` in a box of its own, if it is long."""
    heads = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div style="max-height:24em;overflow:auto">{table}</div>' if scrolled else table


def html_facts(facts: Iterable[tuple[str, object]]) -> str:
    """Names and what they stand for, in one line."""
    return f"<p>{' · '.join(f'{escape(name)}: {escape(str(fact))}' for name, fact in facts)}</p>"
