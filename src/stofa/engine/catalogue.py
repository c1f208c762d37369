"""The numbered rules of a game, in three languages: what `rules.toml` in its folder says."""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from stofa.engine.errors import UnknownRule
from stofa.engine.moves import MoveSet
from stofa.engine.words import LANGUAGES

Text = dict[str, str]
"""The same in each language, by its code."""

_ONLY_SECTION: Final = "rules"
"""The one section of rules that are not divided into sections."""


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    name: Text


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule, in our own words, with an example."""

    id: str
    section: str
    title: Text
    text: Text
    steps: dict[str, list[str]] | None = None
    """By language, what follows the text point by point."""
    table: dict[str, list[list[str]]] | None = None
    """By language, the rows of a table that follows the text."""
    example: Text | None = None
    ruling: Text | None = None
    """What we decided where the printed books are silent or contradict each other."""


class Catalogue(msgspec.Struct, frozen=True):
    """All rules of a game."""

    name: Text
    summary: Text
    section: list[Section]
    rule: list[Rule]
    short: Text | None = None
    """A shorter name, where there is little room."""
    pitch: Text | None = None
    """What one does in the game, in one sentence that invites; the summary, if there is none."""

    def __getitem__(self, rule_id: str) -> Rule:
        for rule in self.rule:
            if rule.id == rule_id:
                return rule
        raise UnknownRule("no-rule", rule=rule_id)


def load_catalogue(file: Traversable) -> Catalogue:
    """What a `rules.toml` says; texts that it has in some languages only are in English in the others."""
    return msgspec.convert(_completed(tomllib.loads(file.read_text("utf-8"))), Catalogue)


def _completed(value: object) -> object:
    if isinstance(value, list):
        return [_completed(each) for each in value]
    if not isinstance(value, dict):
        return value
    if "en" in value:
        return in_all_languages(value)
    return {name: _completed(each) for name, each in value.items()}


def in_all_languages(text: str | Text) -> Text:
    """A text by language: in English, or the only one there is, where it is not translated."""
    if isinstance(text, str):
        return dict.fromkeys(LANGUAGES, text)
    usual = text.get("en") or next(iter(text.values()))
    return {language: text.get(language, usual) for language in LANGUAGES}


def short_catalogue(
    name: str | Text,
    summary: str | Text,
    rules: Mapping[str, str | Text],
) -> Catalogue:
    """The rules of a small game, written down in Python: the text of each by its number.

    Every text may be there in several languages (`{"en": …, "de": …}`) or in one. What stands before the
    first colon of a rule is its title.
    """
    return Catalogue(
        name=in_all_languages(name),
        summary=in_all_languages(summary),
        section=[Section(_ONLY_SECTION, {"en": "Rules", "de": "Regeln", "is": "Reglur"})],
        rule=[_short_rule(number, in_all_languages(text)) for number, text in rules.items()],
    )


def _short_rule(number: str, text: Text) -> Rule:
    parts = {language: words.partition(": ") for language, words in text.items()}
    return Rule(
        number,
        _ONLY_SECTION,
        title={language: title if rest else "" for language, (title, _, rest) in parts.items()},
        text={language: rest or title for language, (title, _, rest) in parts.items()},
    )


def cited_catalogue(game: str, moves: MoveSet) -> Catalogue:
    """The rules of a game that has not written them down: those its moves cite, and when each is made."""
    rules: dict[str, str] = {}
    for kind in moves.kinds.values():
        rules.setdefault(kind.rule, f"{kind.name}: {kind.when}")
    return short_catalogue(game.replace("-", " ").capitalize(), "", rules)
