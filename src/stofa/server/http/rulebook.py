"""The rules of the games and their lessons, as they are served: they never change while the server runs."""

from functools import cache

from stofa.engine.words import LANGUAGES
from stofa.games import installed_title as find_title
from stofa.server.http.fixed_content import FixedContent, fixed_json
from stofa.tables import rulebook


def rules(game: str, language: str | None) -> FixedContent:
    return _rules(find_title(game).id, language)


@cache
def _rules(game: str, language: str | None) -> FixedContent:
    return fixed_json(rulebook.rules(game, language))


def messages(game: str, language: str | None) -> FixedContent:
    return _messages(find_title(game).id, language or LANGUAGES[0])


@cache
def _messages(game: str, language: str) -> FixedContent:
    return fixed_json(rulebook.messages(game, language))


def lesson(game: str) -> FixedContent:
    return _lesson(find_title(game).id)


@cache
def _lesson(game: str) -> FixedContent:
    return fixed_json(rulebook.lesson(game))
