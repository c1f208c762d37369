"""Rules as text of a comfortable width."""

from collections.abc import Iterable
from shutil import get_terminal_size
from textwrap import fill

from stofa.engine.catalogue import Rule
from stofa.engine.title import Title
from stofa.engine.words import say

_WIDEST = 88


def width() -> int:
    """As wide as the terminal, but not so wide that the eye loses the line."""
    return max(40, min(_WIDEST, get_terminal_size().columns - 1))


def paragraph(text: str, indent: str = "") -> str:
    return fill(text, width(), initial_indent=indent, subsequent_indent=indent)


def find_rule(games: Iterable[Title], rule_id: str) -> Rule | None:
    """The rule of that number, in capitals or not."""
    for game in games:
        for rule in game.catalogue.rule:
            if rule.id.lower() == rule_id.lower():
                return rule
    return None


def rule_text(rule: Rule, language: str) -> str:
    """A rule with all that belongs to it."""
    lines = [f"{rule.id}  {rule.title[language]}", paragraph(rule.text[language], "  ")]
    if rule.ruling is not None:
        lines.append(_named("ruling", rule.ruling[language], language))
    lines.append(_named("example", rule.example[language], language))
    return "\n".join(lines)


def _named(key: str, text: str, language: str) -> str:
    return paragraph(f"{say('stofa.cli', language, key, {})} {text}", "  ")


def contents(game: Title, language: str) -> str:
    """A game's name, what it is about, and its sections with their first and last rules."""
    lines = [f"{game.name(language)}  ({game.id})", paragraph(game.catalogue.summary[language], "  ")]
    for section in game.catalogue.section:
        ids = [rule.id for rule in game.catalogue.rule if rule.section == section.id]
        span = ids[0] if len(ids) == 1 else f"{ids[0]} – {ids[-1]}" if ids else ""
        lines.append(f"  {span:<16}{section.name[language]}")
    return "\n".join(lines)
