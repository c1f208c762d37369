"""The rules of the games and their lessons."""

from typing import TypeVar

import msgspec

from stofa.engine.catalogue import Catalogue
from stofa.engine.lesson import Moment, load_lesson
from stofa.engine.words import message_file, package_file
from stofa.games import installed_title as find_title
from stofa.tables import protocol as p
from stofa.tables.errors import Refused
from stofa.tables.updates import sent, split_position

T = TypeVar("T")


def rules(game: str, language: str | None) -> p.Rules:
    """The rules in one language, or in all."""
    title = find_title(game)
    book = title.catalogue if language is None else _only(title.catalogue, language)
    return p.Rules(title.id, title.rules_version, book.name, book.summary, book.section, book.rule)


def _only(book: Catalogue, language: str) -> Catalogue:
    def cut(text: dict[str, T]) -> dict[str, T]:
        return {language: text[language]}

    def cut_if_any(text: dict[str, T] | None) -> dict[str, T] | None:
        return None if text is None else cut(text)

    replace = msgspec.structs.replace
    return Catalogue(
        name=cut(book.name),
        summary=cut(book.summary),
        section=[replace(section, name=cut(section.name)) for section in book.section],
        rule=[
            replace(
                rule,
                title=cut(rule.title),
                text=cut(rule.text),
                steps=cut_if_any(rule.steps),
                table=cut_if_any(rule.table),
                example=cut_if_any(rule.example),
                ruling=cut_if_any(rule.ruling),
            )
            for rule in book.rule
        ],
    )


def messages(game: str, language: str) -> p.Messages:
    """The sentences of a game."""
    title = find_title(game)
    file = message_file(title.package, language)
    return p.Messages(title.id, file.read_text("utf-8") if file else "")


def lesson(game: str) -> p.Lesson:
    """The guided first game."""
    title = find_title(game)
    if package_file(title.package, "lesson.toml") is None:
        raise Refused("no-lesson", game=title.id)
    lesson = load_lesson(title)
    return p.Lesson(
        game=lesson.game,
        seat=lesson.seat,
        names=lesson.names,
        moments=[_moment(moment) for moment in lesson.moments],
        farewell=lesson.farewell,
        aim=lesson.aim,
        result=None if lesson.result is None else lesson.result.as_json(),
        scoring=lesson.scoring,
    )


def _moment(moment: Moment) -> p.Moment:
    return p.Moment(
        mover=moment.mover,
        move=None if moment.move is None else moment.move.encoded,
        veiled=moment.veiled,
        then=moment.then,
        path=moment.path,
        position=split_position(moment.view),
        legal=sent(moment.legal),
        wanted=None if moment.wanted is None else moment.wanted.encoded,
        hint=moment.hint,
        instead=[p.Alternative(sent(other.moves), split_position(other.view)) for other in moment.instead],
    )
