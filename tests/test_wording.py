"""One word for one thing in each language, and its typography: in messages, rules and lessons."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from stofa.engine.words import LANGUAGES
from tools.build_client import ROOT

FORBIDDEN: Final = {
    "en": {
        r"\b(?i:every|some|any)body\b": "everyone, someone, anyone",
        r"\b(play|plays) on for\b": "take over",
        r"(Show|Back to|Before|for) the count\b": "scores, scoring",
        r"\bTap\b(?! “)": "choose: there is a mouse, too",
        r"\bwagons?\b|\btrain cars?\b": "train cards",
        r"\bdraw pile\b|\bdiscard stack\b": "stock, discards",
        r"\btokens?\b|\bmeeples?\b": "houses, pawns",
        r"\bpost houses?\b": "houses",
        r"\ball cities of one province\b": "the route’s cities in one province (TT-23)",
    },
    "de": {
        r"\b[Tt]äte\b": "würde … tun",
        r"\b(dem|diesem|nächste|dreimal|jedem) Geben\b": "Austeilen",
        r"\b(dein(em|en)|den) Partner\b|\bdeines Partners\b": "Gegenüber",
        r"\b[Vv]erriegel": "fest: eine Figur, die nicht mehr zieht",
        r"\bTippe\b(?! (auf „|eine|die))": "wähle: es gibt auch eine Maus",
        r"\bPosthäuser\b|\bPosthaus\b": "Häuser",
        r"\bZiehstapel\b|\bNachziehstapel\b": "Stapel",
        r"\bComputergegner\b|\bKI\b": "Bot",
        r"\bDatenbank hat Fassung\b": "Version; Fassungen haben die Regeln",
        r"\bGastgeber(in)? beginnt\b": "startet; wer beginnt, hat den ersten Zug",
        r"\bEs braucht\b": "nötig ist",
    },
    "is": {
        r"\b(Baiern|Böhmen|Schweiz|Tyrol)\b": "Bæjaraland, Bæheimur, Sviss, Týról",
        r"\beimreið\w*": "dráttarvagn",
        r"\b[Uu]ppgjör": "stigatalning",
        r"\b[Tt]engi(l\w*)?\b": "gátt (port), hlekkur (link)",
        r"umferð (þinni|sinni)\b|\bLjúka umferð\b": "láta næsta gera; umferð er þegar allir hafa gert",
        r"\bbotti?\b(?!\w)": "tölva",
        r"\bGestgjafinn byrjar\b": "setur af stað; sá sem byrjar gerir fyrstur",
        r"\bskiptanleg\b": "má deila",
    },
}
"""For each language what is not said, and what is said instead."""

EVERYWHERE: Final = {
    r"\.\.\.": "…",
    r"(?<=\w)['`´](?=\w)": "’",
    r"(?<=\S) [,;!?](?= |$)": "no space before it",
    r" - ": "–, or another sentence",
}
TYPOGRAPHY: Final = {
    "en": EVERYWHERE | {r"[^\s(/] …(?! OWNER)": "no space before an ellipsis", r"„": "“…”"},
    "de": EVERYWHERE
    | {r"”": "„…“", r"\w…": "a space before an ellipsis", r"\d%": "a no-break space before %"},
    "is": EVERYWHERE | {r"”": "„…“", r"\w…": "a space before an ellipsis"},
}

COMMANDS: Final = re.compile(r"^\s*(\?|board|position) {2}")
"""Lines of the terminal's help, whose columns are made of spaces."""


TYPED: Final = re.compile(r"(?:verb|called|question|words)-[\w-]+ = |(?:fillers|numbers) = ")
"""What people type: of that, any word for a thing is understood."""


class Said(NamedTuple):
    where: str
    text: str


def messages(language: str) -> Iterator[Said]:
    for folder in (ROOT / "src" / "stofa", ROOT / "web" / "src"):
        for path in sorted(
            {*folder.rglob(f"messages/{language}.ftl"), *folder.rglob(f"messages/{language}/*.ftl")}
        ):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
                if not line.startswith("#") and not COMMANDS.match(line) and not TYPED.match(line):
                    words = re.sub(r"^-?[\w-]+ =|^\s*\*?\[\w+\]|^\s*\}|\{[^{}]*->", "", line)
                    words = re.sub(r"\{[^{}]*\}", "□", words)
                    yield Said(f"{path.relative_to(ROOT)}:{number}", words)


def texts(value: object, language: str, where: str) -> Iterator[Said]:
    """Whatever a file of rules says in a language."""
    if isinstance(value, str):
        yield Said(where, value)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each, language, where)
    elif isinstance(value, dict):
        name = f"{where} {value.get('id', '')}".strip()
        for key, each in value.items():
            if key == language or (isinstance(each, dict | list) and key not in LANGUAGES):
                yield from texts(each, language, name)


@cache
def all_said(language: str) -> list[Said]:
    said = list(messages(language))
    for path in sorted((ROOT / "src" / "stofa" / "games").glob("*/*.toml")):
        if path.stem in ("rules", "lesson"):
            found = tomllib.loads(path.read_text("utf-8"))
            said += texts(found, language, str(path.relative_to(ROOT)))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_word(language: str) -> None:
    assert _found(language, FORBIDDEN[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_is_that_of_the_language(language: str) -> None:
    assert _found(language, TYPOGRAPHY[language]) == []


def test_all_that_people_read_is_looked_at() -> None:
    for language in LANGUAGES:
        said = all_said(language)
        assert len(said) > 1500
        assert {Path(where.split(":")[0].split()[0]).suffix for where, _ in said} == {".ftl", ".toml"}


def _found(language: str, patterns: dict[str, str]) -> list[str]:
    return [
        f"{where}: “{found[0]}” ({better}) in: {text.strip()}"
        for where, text in all_said(language)
        for pattern, better in patterns.items()
        if (found := re.search(pattern, text))
    ]
