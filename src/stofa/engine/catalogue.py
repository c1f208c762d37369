"""The numbered rules of a game, in three languages: what `rules.toml` in its folder says."""

import tomllib
from importlib.resources import files

import msgspec

from stofa.engine.errors import UnknownRule

Text = dict[str, str]
"""The same in each language, by its code."""


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
    example: Text
    ruling: Text | None = None
    """What we decided where the printed books are silent or contradict each other."""


class Catalogue(msgspec.Struct, frozen=True):
    """All rules of a game."""

    name: Text
    summary: Text
    section: list[Section]
    rule: list[Rule]

    def __getitem__(self, rule_id: str) -> Rule:
        for rule in self.rule:
            if rule.id == rule_id:
                return rule
        raise UnknownRule("no-rule", rule=rule_id)


def load_catalogue(package: str) -> Catalogue:
    source = files(package).joinpath("rules.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(source), Catalogue)
