"""The history of a game as text, one line a turn."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import wrap

from stofa.engine.game import Game
from stofa.engine.moves import Move
from stofa.engine.title import Consequence
from stofa.engine.view import Mover
from stofa.engine.words import Facts, say, say_if_known

# Columns of a line of the terminal game.
WIDTH = 96


def history_lines(game: Game, seat: int, names: list[str], language: str, since: int = 0) -> list[str]:
    """What a seat has seen after the first `since` moves; consequences follow the move that caused them."""
    story = game.history_seen_by(seat)
    lines: list[str] = []
    for number, note in enumerate(game.notes):
        if note.then and number >= since:
            lines += turn_lines(story[since : number + 1], names, language)
            for consequence in note.then:
                sentence = _consequence_text(game.title.package, consequence, seat, names, language)
                lines += wrap(sentence, WIDTH, initial_indent="    ", subsequent_indent="      ")
            since = number + 1
    return lines + turn_lines(story[since:], names, language)


def _consequence_text(package: str, then: Consequence, seat: int, names: list[str], language: str) -> str:
    things = [
        (say_if_known(package, language, f"word-{thing}", {}) or thing) + (f" ×{count}" if count > 1 else "")
        for thing, count in Counter(then.things).items()
    ]
    facts: Facts = {
        "you": "yes" if then.seat == seat else "no",
        "name": names[then.seat],
        "count": len(then.things),
        "things": ", ".join(things),
    }
    told = say_if_known(package, language, f"then-{then.what}", facts)
    if told is not None:
        return told
    happened = " ".join([then.what.replace("-", " "), *things])
    return say("stofa.cli", language, "history-seat", {"name": names[then.seat], "moves": happened})


def turn_lines(story: Iterable[tuple[Mover, Move]], names: list[str], language: str) -> list[str]:
    """One line a turn; cards dealt by chance stand in brackets after the move that brought them."""
    lines: list[str] = []
    for mover, moves in _turns(story):
        text = ", ".join(moves)
        if mover == "~":
            line = say("stofa.cli", language, "history-cards", {"moves": text})
        else:
            line = say("stofa.cli", language, "history-seat", {"name": names[mover], "moves": text})
        lines += wrap(line, WIDTH, initial_indent="  ", subsequent_indent="      ")
    return lines


def _turns(story: Iterable[tuple[Mover, Move]]) -> Iterator[tuple[Mover, list[str]]]:
    mover: Mover = "~"
    moves: list[str] = []
    for by_chance, run in groupby(story, lambda entry: entry[0] == "~"):
        entries = list(run)
        if by_chance and moves:
            moves[-1] += f" ({_cards(entries)})"
            continue
        if by_chance:
            moves = [_cards(entries)]
            continue
        for who, move in entries:
            if moves and who != mover:
                yield mover, moves
                moves = []
            mover = who
            moves.append(move)
    if moves:
        yield mover, moves


def _cards(entries: Iterable[tuple[Mover, Move]]) -> str:
    """Moves of chance, with equal words merged: `reveal Ulm, Basel; draw`."""
    runs = groupby((move for _, move in entries), lambda move: move.kind)
    merged = ((kind, [str(card) for move in run for card in move.args.values()]) for kind, run in runs)
    return "; ".join(f"{kind} {', '.join(cards)}".rstrip() for kind, cards in merged)
