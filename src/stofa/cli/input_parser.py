"""Finds the moves that a typed line can mean: a number of the list, a move, or something close to one."""

from collections.abc import Iterable, Sequence
from unicodedata import combining, normalize

from stofa.engine.moves import Move


def parse_moves(typed: str, legal: Sequence[Move], vocabulary: Iterable[Move]) -> list[Move]:
    """The moves that a line can mean by the strictest reading that finds any; empty if none does.

    An exact match is that move, legal or not, so that the rule that forbids it can be named. After that,
    differences in capitals and accents are forgiven, then abbreviated words (`t ba` for `take Basel`); each
    time legal moves are preferred.
    """
    words = typed.split()
    text = " ".join(words)
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
        return [legal[int(text) - 1]]
    every = list(vocabulary)
    for moves, matches in (
        (every, lambda move: move == text),
        (legal, lambda move: _plain(move) == _plain(text)),
        (every, lambda move: _plain(move) == _plain(text)),
        (legal, lambda move: _abbreviates(move, words)),
        (every, lambda move: _abbreviates(move, words)),
    ):
        if found := [move for move in moves if matches(move)]:
            return found
    return []


def _abbreviates(move: Move, words: list[str]) -> bool:
    """Whether each typed word is the beginning of the word of the move in the same place."""
    whole = move.split()
    return 0 < len(words) <= len(whole) and all(
        _plain(word).startswith(_plain(typed)) for word, typed in zip(whole, words)
    )


def _plain(text: str) -> str:
    """Text without capitals and accents, so that `munchen` matches `München`."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
