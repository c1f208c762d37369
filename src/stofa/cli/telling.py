"""What happened, in a line for each turn."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import wrap

from stofa.engine.view import Mover
from stofa.engine.words import say

WIDTH = 96


def tell(story: Iterable[tuple[Mover, str]], names: list[str], language: str) -> list[str]:
    """The moves of each seat in a line, with the cards that came in brackets behind what brought them."""
    lines: list[str] = []
    for mover, moves in _turns(story):
        text = ", ".join(moves)
        if mover == "~":
            line = say("stofa.cli", language, "told-cards", {"moves": text})
        else:
            line = say("stofa.cli", language, "told-seat", {"name": names[mover], "moves": text})
        lines += wrap(line, WIDTH, initial_indent="  ", subsequent_indent="      ")
    return lines


def _turns(story: Iterable[tuple[Mover, str]]) -> Iterator[tuple[Mover, list[str]]]:
    mover: Mover = "~"
    moves: list[str] = []
    for by_chance, run in groupby(story, lambda entry: entry[0] == "~"):
        entries = list(run)
        if by_chance and moves:
            moves[-1] += f" ({_cards(entries)})"
            continue
        if by_chance:
            entries = [("~", _cards(entries))]
        for who, move in entries:
            if moves and who != mover:
                yield mover, moves
                moves = []
            mover = who
            moves.append(move)
    if moves:
        yield mover, moves


def _cards(entries: Iterable[tuple[Mover, str]]) -> str:
    """The cards that came: `reveal Ulm, Basel; draw` says what happened to them only once."""
    runs = groupby((move.split(" ", 1) for _, move in entries), lambda words: words[0])
    told = ((word, [rest for _, *named in run for rest in named]) for word, run in runs)
    return "; ".join(f"{word} {', '.join(cards)}".rstrip() for word, cards in told)
