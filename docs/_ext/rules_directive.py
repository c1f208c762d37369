"""`{stofa-rules} GAME LANGUAGE`: the numbered rules of a game, from its `rules.toml`.

Each rule is a section whose anchor is its number in small letters: `#tt-16`.
"""

from collections.abc import Iterator

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from docs._ext.rule_links import RULE_NUMBER
from stofa.engine.catalogue import Catalogue, Rule
from stofa.engine.words import say
from stofa.games import title


class RulesDirective(SphinxDirective):
    """Sections of the page, one for each chapter of the rules, with one for each rule in it."""

    required_arguments = 2

    def run(self) -> list[nodes.Node]:
        game, language = self.arguments
        found = title(game)
        self.env.note_dependency(f"src/{found.package.replace('.', '/')}/rules.toml")
        catalogue = found.catalogue
        known = {rule.id for rule in catalogue.rule}
        # Screen readers and hyphenation go by the language of the element.
        opening = nodes.raw("", f'<div lang="{language}">', format="html")
        closing = nodes.raw("", "</div>", format="html")
        summary = nodes.paragraph("", catalogue.summary[language], classes=["summary"])
        return [opening, summary, *_chapters(catalogue, language, known), closing]


def _chapters(catalogue: Catalogue, language: str, known: set[str]) -> Iterator[nodes.Node]:
    for chapter in catalogue.section:
        section = _section(chapter.id, chapter.name[language])
        section += [_rule(rule, language, known) for rule in catalogue.rule if rule.section == chapter.id]
        yield section


def _rule(rule: Rule, language: str, known: set[str]) -> nodes.section:
    section = _section(rule.id, f"{rule.id} {rule.title[language]}")
    section += _paragraph(rule.text[language], known)
    if rule.steps is not None:
        section += nodes.enumerated_list(
            "", *(nodes.list_item("", _paragraph(step, known)) for step in rule.steps[language])
        )
    if rule.table is not None:
        section += _table(rule.table[language], known)
    if rule.ruling is not None:
        section += _labelled("ruling", rule.ruling[language], language, known)
    if rule.example is not None:
        section += _labelled("example", rule.example[language], language, known)
    return section


def _section(name: str, heading: str) -> nodes.section:
    section = nodes.section(ids=[name.lower()], names=[name.lower()])
    section += nodes.title("", heading)
    return section


def _labelled(label: str, text: str, language: str, known: set[str]) -> nodes.paragraph:
    paragraph = nodes.paragraph(classes=[f"rule-{label}"])
    paragraph += nodes.strong("", say("stofa.cli", language, label, {}))
    paragraph += nodes.Text(" ")
    paragraph += _linked(text, known)
    return paragraph


def _paragraph(text: str, known: set[str]) -> nodes.paragraph:
    paragraph = nodes.paragraph()
    paragraph += _linked(text, known)
    return paragraph


def _table(rows: list[list[str]], known: set[str]) -> nodes.table:
    body = nodes.tbody("", *(nodes.row("", *(_cell(text, known) for text in row)) for row in rows))
    columns = [nodes.colspec(colwidth=1) for _ in rows[0]]
    return nodes.table("", nodes.tgroup("", *columns, body, cols=len(columns)))


def _cell(text: str, known: set[str]) -> nodes.entry:
    return nodes.entry("", _paragraph(text, known))


def _linked(text: str, known: set[str]) -> list[nodes.Node]:
    """The text, with each number of a rule of the same game as a link to that rule."""
    parts: list[nodes.Node] = []
    end = 0
    for match in RULE_NUMBER.finditer(text):
        if match[0] in known:
            parts.append(nodes.Text(text[end : match.start()]))
            parts.append(nodes.reference("", match[0], internal=True, refid=match[0].lower()))
            end = match.end()
    return [*parts, nodes.Text(text[end:])]
