"""Sentences in the reader's language: Fluent files, one a language, beside whoever speaks."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "is")


Facts = dict[str, str | int]


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    source = files(package).joinpath("messages", f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def say(package: str, language: str, key: str, facts: Facts) -> str:
    """The sentence `key` of a package's messages, with its facts filled in."""
    bundle = _bundle(package, language)
    pattern = bundle.get_message(key).value
    text, errors = bundle.format_pattern(pattern, facts) if pattern else ("", ["it has no words"])
    if errors:
        raise LookupError(f"{package} says {key!r} in {language!r} wrongly: {errors}")
    return str(text)
