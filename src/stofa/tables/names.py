"""Display names: tidied, visible, and not to be taken for a bot's or for somebody else's at the table."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import Final

from stofa.bots import bot_names
from stofa.engine.words import LANGUAGES, plain_words
from stofa.tables.errors import Refused

LONGEST: Final = 40
"""Upper bound of the characters of a name."""

MOST_MARKS: Final = 4
"""Upper bound of combining marks on one letter: Tibetan and pointed Hebrew need as many."""

_BLANKS: Final = "\u2800\u3164\uffa0\u115f\u1160"
"""Characters that count as letters or symbols, but are drawn as nothing: Braille blank, Hangul fillers."""

_DIRECTIONS: Final = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""Marks that change the direction of text. In a name they would also turn what stands beside it."""

_INVISIBLE: Final = re.compile(
    rf"[\x00-\x1f\x7f-\x9f\xad\u034f\u17b4\u17b5\u180b-\u180f\u200b\u2028\u2029\u2060-\u2065\u206a-\u206f"
    rf"\ufe00-\ufe0d\ufeff\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff"
    rf"\U000e01f0-\U000e0fff{_DIRECTIONS}{_BLANKS}]"
)
"""What has no shape of its own, and no business in a name."""

_FLAG: Final = re.compile("(\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f)")
"""The flag of a region: a black flag, and its code in tag letters, which are invisible anywhere else."""

_JOINERS: Final = "\u200c\u200d"
_EMOJI_STYLES: Final = "\ufe0e\ufe0f"

_JOINING_SCRIPTS: Final = (
    "ARABIC",
    "SYRIAC",
    "MONGOLIAN",
    "DEVANAGARI",
    "BENGALI",
    "GURMUKHI",
    "GUJARATI",
    "ORIYA",
    "TAMIL",
    "TELUGU",
    "KANNADA",
    "MALAYALAM",
    "SINHALA",
    "KHMER",
    "MYANMAR",
)
"""Scripts in which a joiner between two letters changes how they are written."""

_LOOKALIKES: Final = str.maketrans(
    dict.fromkeys("аα", "a")
    | dict.fromkeys("вβь", "b")
    | dict.fromkeys("ԁ", "d")
    | dict.fromkeys("е3", "e")
    | dict.fromkeys("ɡ", "g")
    | dict.fromkeys("нη", "h")
    | dict.fromkeys("іιıɩ", "i")
    | dict.fromkeys("кκ", "k")
    | dict.fromkeys("1ł|", "l")
    | dict.fromkeys("оο0օ", "o")
    | dict.fromkeys("рρ", "p")
    | dict.fromkeys("ѕ5", "s")
    | dict.fromkeys("тτ", "t")
    | dict.fromkeys("у", "y")
    | dict.fromkeys("ː꞉∶׃։ꓽ", ":")
)
"""Letters, digits and signs that look like others: not all there are, but those of the words for bots."""


def checked_name(name: str, otherwise: str) -> str:
    """A name as it is shown to others, tidied; `otherwise` if none was given. Refused if it would mislead."""
    tidied = tidy(name)
    if not tidied:
        if name.strip():
            raise Refused("invisible-name")
        return otherwise
    if len(tidied) > LONGEST:
        raise Refused("bad-name", most=LONGEST)
    if _is_heaped(tidied):
        raise Refused("heaped-name")
    if _looks_like_a_bot(tidied):
        raise Refused("bot-name")
    return tidied


def tidy(name: str) -> str:
    """A name without what cannot be seen, and with single spaces; empty if nothing can be seen of it."""
    parts = _FLAG.split(unicodedata.normalize("NFC", name))
    parts[::2] = map(_visible, parts[::2])  # between them are the flags
    tidied = " ".join("".join(parts).split())
    seen = any(unicodedata.category(char)[0] in "LNPS" for char in tidied)
    return tidied if seen else ""


def _visible(text: str) -> str:
    kept = _INVISIBLE.sub("", text)
    return "".join(char for at, char in enumerate(kept) if _has_a_place(kept, at))


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name that nobody else at the table has: with a number, if need be."""
    taken = {_skeleton(other) for other in others}
    if _skeleton(name) not in taken:
        return name
    for number in count(2):
        numbered = f"{name[: LONGEST - 3].rstrip()} {number}"
        if _skeleton(numbered) not in taken:
            return numbered
    raise AssertionError("there are more numbers than seats")


def _has_a_place(name: str, at: int) -> bool:
    """Whether a character that is invisible by itself changes the ones beside it; true of all others."""
    char = name[at]
    before, after = name[:at], name[at + 1 :]
    if char in _EMOJI_STYLES:
        return bool(before) and unicodedata.category(before[-1]) in ("So", "Sm", "Po", "Nd")
    if "\U000e0100" <= char <= "\U000e01ef":  # another form of a Chinese character
        return bool(before) and unicodedata.name(before[-1], "").startswith("CJK")
    if char not in _JOINERS:
        return True
    if not before or not after:
        return False
    joined = unicodedata.category(after[0]) == "So" and unicodedata.category(before[-1]) in ("So", "Sk", "Mn")
    return (char == "\u200d" and joined) or (_joins(before[-1]) and _joins(after[0]))


def _joins(char: str) -> bool:
    return unicodedata.name(char, "").startswith(_JOINING_SCRIPTS)


def _is_heaped(name: str) -> bool:
    """Whether marks are heaped on a letter, or have none to stand on."""
    heap = MOST_MARKS  # nothing to stand on yet
    for char in name:
        if unicodedata.category(char) not in ("Mn", "Me"):
            heap = 0
        elif char not in _EMOJI_STYLES:
            heap += 1
            if heap > MOST_MARKS:
                return True
    return False


def _looks_like_a_bot(name: str) -> bool:
    looks = _skeleton(name)
    return looks.startswith("bot:") or looks in _names_of_bots()


@cache
def _names_of_bots() -> frozenset[str]:
    """What bots are called on the page, in every language."""
    called = {"bot", "tölva"}
    for language in LANGUAGES:
        for bot in bot_names():
            level = plain_words("stofa.tables", language, f"bot-{bot}") or bot
            called |= {bot, level, f"bot {level}", f"{level} bot", f"bot ({level})", f"bot · {level}"}
    return frozenset(map(_skeleton, called))


def _skeleton(name: str) -> str:
    """What a name looks like at a glance: names that can be mistaken for each other have the same one."""
    plain = unicodedata.normalize("NFKC", tidy(name)).casefold().translate(_LOOKALIKES)
    return re.sub(r"\s*:\s*", ":", plain)
