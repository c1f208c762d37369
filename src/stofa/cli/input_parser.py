"""Finds the moves that a typed line can mean: a number of the list, a move, or something close to one.

The words for moves in the reader's language are those that the page's line knows as well: the messages
`verb-KIND` and `called-VALUE` of the game.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from stofa.engine.errors import Unreadable
from stofa.engine.moves import Move, MoveSet
from stofa.engine.words import say_if_known

_LETTERS: Final = str.maketrans({"æ": "ae", "ø": "o", "þ": "th", "ð": "d", "−": "-"})
_SIGNS: Final = str.maketrans(dict.fromkeys(".,:;!?–„“”()", " "))
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
"""How umlauts are written on keyboards that have none; their dots alone may be left out as well."""

Phrase = tuple[frozenset[str], ...]
"""Words that stand for something, each in all its spellings."""


def parse_moves(
    typed: str, legal: Sequence[Move], known: MoveSet, package: str = "", language: str = "en"
) -> list[Move]:
    """The moves that a line can mean by the strictest reading that finds any; empty if none does.

    An exact match is that move, legal or not, so that the rule that forbids it can be named. After that,
    differences in capitals and accents are forgiven, then abbreviated words (`t ba` for `take Basel`), then
    other words for the same, in the reader's language and in any order (`Ulm nehmen`); each time legal moves
    are preferred.
    """
    words = typed.split()
    text = " ".join(words)
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
        return [legal[int(text) - 1]]
    try:
        return [known.read(text)]
    except Unreadable:
        pass
    for matches in (_differs_in_accents, _abbreviates):
        for moves in (legal, known):
            if found := [move for move in moves if matches(move, words)]:
                return found
    plain = [_plain(word) for word in text.replace("+", " ").translate(_SIGNS).split()]
    for moves in (legal, known.actions):
        if plain and (found := [move for move in moves if _is_said(move, plain, known, package, language)]):
            return found
    return []


def _differs_in_accents(move: Move, words: list[str]) -> bool:
    """Whether the typed words are the move but for capitals and accents."""
    return _plain(move) == _plain(" ".join(words))


def _abbreviates(move: Move, words: list[str]) -> bool:
    """Whether each typed word is the beginning of the word of the move in the same place."""
    whole = move.split()
    return 0 < len(words) <= len(whole) and all(
        _plain(word).startswith(_plain(typed)) for word, typed in zip(whole, words)
    )


def _is_said(move: Move, words: list[str], known: MoveSet, package: str, language: str) -> bool:
    """Whether the typed words, in any order, say all that the move does, and nothing else."""
    parts = [_verbs(move.kind, package, language)]
    for argument in known.kinds[move.kind].arguments:
        value = move.args.get(argument.name)
        if value:
            parts.extend(
                _names(str(one), package, language)
                for one in (value if isinstance(value, tuple) else (value,))
            )
    return _consumes(parts, tuple(words))


def _consumes(parts: list[frozenset[Phrase]], words: tuple[str, ...]) -> bool:
    """Whether the words are one phrase of each part, one after another in some order."""
    if not words or not parts:
        return not words and not parts
    return any(
        _consumes(parts[:place] + parts[place + 1 :], words[len(phrase) :])
        for place, part in enumerate(parts)
        for phrase in part
        if len(phrase) <= len(words) and all(word in spelt for word, spelt in zip(words, phrase))
    )


@cache
def _verbs(kind: str, package: str, language: str) -> frozenset[Phrase]:
    """What a kind of move is called."""
    return frozenset(_phrases(kind, _listed(package, language, f"verb-{kind}")))


@cache
def _names(value: str, package: str, language: str) -> frozenset[Phrase]:
    """What something is called that a move names."""
    name = value.replace("/", "-")
    words = _listed(package, language, f"word-{name}")
    return frozenset(_phrases(value, [*words, *_listed(package, language, f"called-{name}")]))


def _phrases(first: str, others: list[str]) -> Iterator[Phrase]:
    for text in (first, *others):
        yield tuple(
            frozenset((_plain(word), _plain(word.lower().translate(_UMLAUTS)))) for word in text.split()
        )


def _listed(package: str, language: str, key: str) -> list[str]:
    """The entries of a message that lists words; none if the game has no such message."""
    return [
        entry.strip()
        for entry in (say_if_known(package, language, key, {}) or "").split(",")
        if entry.strip()
    ]


def _plain(text: str) -> str:
    """Text without capitals and accents, so that `munchen` matches `München`."""
    folded = text.casefold().translate(_LETTERS)
    return "".join(letter for letter in normalize("NFKD", folded) if not combining(letter))
