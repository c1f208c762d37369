"""What somebody meant who typed something: a number of the list, a move, or nearly one."""

from collections.abc import Callable, Iterable, Sequence
from unicodedata import combining, normalize

from stofa.engine.moves import Move


def understand(typed: str, legal: Sequence[Move], vocabulary: Iterable[Move]) -> list[Move]:
    """The moves that a line can mean, the likeliest kind of meaning only; none if it is no move at all.

    Written exactly, it is that move, legal or not: then the rule can be named that forbids it. Next come
    small mistakes (capitals, accents), then beginnings of words (`t ba` for `take Basel`), and each time
    the legal moves before the others.
    """
    words = typed.split()
    text = " ".join(words)
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
        return [legal[int(text) - 1]]
    every = list(vocabulary)
    for moves, means in (
        (every, lambda move: move == text),
        (legal, lambda move: _plain(move) == _plain(text)),
        (every, lambda move: _plain(move) == _plain(text)),
        (legal, lambda move: _begins(move, words)),
        (every, lambda move: _begins(move, words)),
    ):
        if found := _those(moves, means):
            return found
    return []


def _those(moves: Iterable[Move], means: Callable[[Move], bool]) -> list[Move]:
    return [move for move in moves if means(move)]


def _begins(move: Move, words: list[str]) -> bool:
    """Is each word the beginning of a word of the move, in their order from the first?"""
    whole = move.split()
    return 0 < len(words) <= len(whole) and all(
        _plain(word).startswith(_plain(typed)) for word, typed in zip(whole, words)
    )


def _plain(text: str) -> str:
    """Without capitals and accents: München and munchen are the same."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
