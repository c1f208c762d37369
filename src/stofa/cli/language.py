"""The language in which the terminal speaks: `--lang`, or that of the environment."""

import os
from argparse import ArgumentParser

from stofa.engine.errors import BadOption
from stofa.engine.words import LANGUAGES


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--lang", metavar="|".join(LANGUAGES), help="the language (that of the environment, or else English)"
    )


def language(wanted: str | None) -> str:
    """The language asked for, or the one that the environment names."""
    if wanted is None:
        return _environment_language()
    if wanted not in LANGUAGES:
        raise BadOption("no-language", language=wanted, languages=", ".join(LANGUAGES))
    return wanted


def _environment_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            code = value[:2].lower()
            return code if code in LANGUAGES and value[2:3] in ("", "_", ".", "@", "-") else "en"
    return "en"
