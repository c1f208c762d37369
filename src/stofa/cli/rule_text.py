"""Rules and tables of contents as text."""

from collections.abc import Iterable

from stofa.cli.paragraphs import paragraph
from stofa.engine.catalogue import Rule
from stofa.engine.title import Title
from stofa.engine.words import say


def find_rule(games: Iterable[Title], rule_id: str) -> Rule | None:
    """The rule with this number, in capitals or not."""
    for game in games:
        for rule in game.catalogue.rule:
            if rule.id.lower() == rule_id.lower():
                return rule
    return None


def rule_text(rule: Rule, language: str) -> str:
    """A rule with its ruling and its example."""
    lines = [f"{rule.id}  {rule.title[language]}", paragraph(rule.text[language], "  ")]
    if rule.steps is not None:
        lines += [
            paragraph(step, f"  {number}. ", "     ")
            for number, step in enumerate(rule.steps[language], start=1)
        ]
    if rule.table is not None:
        lines += [
            paragraph(f"{name}: {'; '.join(cells)}", "  – ", "    ") for name, *cells in rule.table[language]
        ]
    if rule.ruling is not None:
        lines.append(_labelled("ruling", rule.ruling[language], language))
    if rule.example is not None:
        lines.append(_labelled("example", rule.example[language], language))
    return "\n".join(lines)


def _labelled(key: str, text: str, language: str) -> str:
    return paragraph(f"{say('stofa.cli', language, key, {})} {text}", "  ")


def contents(game: Title, language: str) -> str:
    """A game's name, its summary, and its sections with their first and last rules."""
    lines = [f"{game.name(language)}  ({game.id})"]
    if summary := game.catalogue.summary[language]:
        lines.append(paragraph(summary, "  "))
    for section in game.catalogue.section:
        ids = [rule.id for rule in game.catalogue.rule if rule.section == section.id]
        span = ids[0] if len(ids) == 1 else f"{ids[0]} – {ids[-1]}" if ids else ""
        lines.append(f"  {span:<16}{section.name[language]}")
    return "\n".join(lines)
