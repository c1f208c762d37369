"""Finds the moves that a typed line can mean: a number of the list, a move, or something close to one."""

from collections.abc import Sequence
from unicodedata import combining, normalize

from stofa.engine.errors import Unreadable
from stofa.engine.moves import Move, MoveSet


def parse_moves(typed: str, legal: Sequence[Move], known: MoveSet) -> list[Move]:
    """The moves that a line can mean by the strictest reading that finds any; empty if none does.

    An exact match is that move, legal or not, so that the rule that forbids it can be named. After that,
    differences in capitals and accents are forgiven, then abbreviated words (`t ba` for `take Basel`); each
    time legal moves are preferred.
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


def _plain(text: str) -> str:
    """Text without capitals and accents, so that `munchen` matches `München`."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
