"""Numbers of rules in the text of any page become links to the rules."""

import re
from functools import cache
from typing import Final

from docutils import nodes
from sphinx.application import Sphinx

from stofa.games import own_titles as titles

RULE_NUMBER: Final = re.compile(r"\b[A-Z]{2}-\d+\b")
LEFT_ALONE: Final = (nodes.literal, nodes.literal_block, nodes.reference, nodes.title, nodes.raw)


@cache
def pages() -> dict[str, str]:
    """For each rule, by its number, the page that has it in English."""
    return {
        rule.id: f"docs/reference/rules/{title.id}.en"
        for title in titles().values()
        for rule in title.catalogue.rule
    }


def link_rules(app: Sphinx, page: nodes.document, name: str) -> None:
    """Links every number of a rule, except in code, headings and links."""
    for text in list(page.findall(nodes.Text)):
        if not any(isinstance(above, LEFT_ALONE) for above in _ancestors(text)):
            parts = list(_linked(app, text.astext(), name))
            if len(parts) > 1:
                text.parent.replace(text, parts)


def _ancestors(node: nodes.Node) -> list[nodes.Node]:
    found = []
    while node.parent is not None:
        node = node.parent
        found.append(node)
    return found


def _linked(app: Sphinx, text: str, name: str) -> list[nodes.Node]:
    parts: list[nodes.Node] = []
    end = 0
    for match in RULE_NUMBER.finditer(text):
        if match[0] in pages():
            address = f"{app.builder.get_relative_uri(name, pages()[match[0]])}#{match[0].lower()}"
            parts.append(nodes.Text(text[end : match.start()]))
            parts.append(
                nodes.reference("", match[0], internal=True, refuri=address, classes=["rule-number"])
            )
            end = match.end()
    return [*parts, nodes.Text(text[end:])]
