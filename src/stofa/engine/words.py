"""Sentences in the reader's language, from the Fluent files of the package that raises or shows them."""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "is")


Facts = dict[str, str | int]


_LONGEST: Final = 900
"""Longest text that is filled in; Fluent refuses more than 1,000 characters."""

_LARGEST: Final = 10**18
"""Largest number that is filled in; Fluent cannot format longer ones, which a damaged record may hold."""


LONG_NUMBER: Final = 14_000
"""Size in bits of numbers that Python does not write as decimals, because that takes long."""


@cache
def _bundle(package: str, language: str) -> "FluentBundle":
    # Imported on first use: it is half of the start-up time.
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise LookupError(f"there is no language {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    if file := message_file(package, language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def package_file(package: str, *path: str) -> Traversable | None:
    """A file that lies in a package, if there are both."""
    if not package:
        return None
    try:
        file = files(package).joinpath(*path)
    except (ModuleNotFoundError, TypeError):  # a single module has no files
        return None
    return file if file.is_file() else None


def message_file(package: str, language: str) -> Traversable | None:
    """The messages of a package in a language; in English, if it has no others."""
    wanted = package_file(package, "messages", f"{language}.ftl")
    return wanted or package_file(package, "messages", "en.ftl")


def say_if_known(package: str, language: str, key: str, facts: Facts) -> str | None:
    """The sentence, if the package has it: a game need not have any."""
    return say(package, language, key, facts) if _bundle(package, language).has_message(key) else None


def say(package: str, language: str, key: str, facts: Facts) -> str:
    """The sentence `key` of a package's messages, with its facts filled in."""
    return _speaker(package, language, key, facts)


Speaker = Callable[[str, str, str, Facts], str]


def speak_through(speaker: Speaker) -> None:
    """From now on, have somebody else say all sentences. Fluent for Python need not be installed then."""
    global _speaker
    _speaker = speaker


def plain_words(package: str, language: str, key: str) -> str | None:
    """A message that is one line of nothing but words, without Fluent; None if there is no such message."""
    file = message_file(package, language)
    text = "" if file is None else file.read_text("utf-8")
    found = re.search(rf"^{re.escape(key)} = ([^{{}}\n]+)$", text, re.MULTILINE)
    return None if found is None else found[1]


def _said_by_fluent(package: str, language: str, key: str, facts: Facts) -> str:
    bundle = _bundle(package, language)
    pattern = bundle.get_message(key).value
    short = {name: _short(fact) for name, fact in facts.items()}
    text, errors = bundle.format_pattern(pattern, short) if pattern else ("", ["it has no words"])
    if errors:
        raise LookupError(f"{package} says {key!r} in {language!r} wrongly: {errors}")
    return str(text)


_speaker: Speaker = _said_by_fluent


def as_fact(value: object) -> str | int:
    """What a sentence can say of any value: numbers and texts as they are, others as Python writes them."""
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    try:
        return repr(value)
    except Exception:  # of somebody else's class
        return f"<{type(value).__name__}>"


def _short(fact: str | int) -> str | int:
    if isinstance(fact, int):
        if abs(fact) < _LARGEST:
            return fact
        return _short(str(fact) if fact.bit_length() < LONG_NUMBER else hex(fact))
    return fact if len(fact) <= _LONGEST else f"{fact[:_LONGEST]} …"
