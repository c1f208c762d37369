"""What happened, in a line for each turn."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import wrap

from stofa.engine.game import Game
from stofa.engine.title import Consequence
from stofa.engine.view import Mover
from stofa.engine.words import Facts, say

WIDTH = 96


def retell(game: Game, seat: int, names: list[str], language: str, since: int = 0) -> list[str]:
    """What a seat has seen happen since so many moves, with what happened by itself behind its cause."""
    story = game.story(seat)
    lines: list[str] = []
    for number, consequences in game.then.items():
        if number >= since:
            lines += tell(story[since : number + 1], names, language)
            for consequence in consequences:
                sentence = _followed(game.title.package, consequence, seat, names, language)
                lines += wrap(sentence, WIDTH, initial_indent="    ", subsequent_indent="      ")
            since = number + 1
    return lines + tell(story[since:], names, language)


def _followed(package: str, then: Consequence, seat: int, names: list[str], language: str) -> str:
    things = [
        say(package, language, f"word-{thing}", {}) + (f" ×{count}" if count > 1 else "")
        for thing, count in Counter(then.things).items()
    ]
    facts: Facts = {
        "you": "yes" if then.seat == seat else "no",
        "name": names[then.seat],
        "count": len(then.things),
        "things": ", ".join(things),
    }
    return say(package, language, f"then-{then.what}", facts)


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
