"""The rules of movement a second time, step by step and with no eye on speed, to compare the core with.

A pawn is a pair of its colour and the name of its square; a position is a list of such pairs. Nothing here is
taken from the core.
"""

from collections.abc import Iterator
from itertools import combinations

Pawn = tuple[str, str]
Pawns = list[Pawn]

COLOURS = "bryg"
LENGTHS = {"1/14": [1, 14], **{str(n): [n] for n in (2, 3, 5, 6, 8, 9, 10, 12, 13)}}


def partner(colour: str) -> str:
    return COLOURS[(COLOURS.index(colour) + 2) % 4]


def ring(square: str) -> int:
    """1 to 4 for a ring; 0 for any other square."""
    return int(square[1]) if square[0].isupper() else 0


def on_track(square: str) -> bool:
    return square[0].islower() and square[1:] != "0"


def locked(pawns: Pawns, colour: str) -> list[int]:
    """The rings on which pawns of a colour are locked, from the inside."""
    found: list[int] = []
    for number in (4, 3, 2, 1):
        if (colour, f"{colour.upper()}{number}") not in pawns:
            break
        found.append(number)
    return found


def finished(pawns: Pawns, colour: str) -> bool:
    return len(locked(pawns, colour)) == 4


def clockwise(square: str) -> tuple[str, str]:
    """The next square of the track, and the start square passed on the way to it, or none."""
    quarter, number = square[0], int(square[1:])
    if number < 14:
        return f"{quarter}{number + 1}", ""
    after = COLOURS[(COLOURS.index(quarter) + 1) % 4]
    return f"{after}1", f"{after}0"


def counter_clockwise(square: str) -> tuple[str, str]:
    quarter, number = square[0], int(square[1:])
    before = COLOURS[(COLOURS.index(quarter) - 1) % 4]
    if number == 0:
        return f"{before}14", ""
    return (f"{quarter}{number - 1}", "") if number > 1 else (f"{before}14", f"{quarter}0")


def walled(pawns: Pawns, start: str, colour: str) -> bool:
    return bool(start) and start[0] != colour and (start[0], start) in pawns


def walk(pawns: Pawns, colour: str, square: str, steps: int) -> str | None:
    """Where a pawn that goes forward comes to; None if it may not go."""
    others = list(pawns)
    others.remove((colour, square))
    inward = True
    last = f"{COLOURS[(COLOURS.index(colour) - 1) % 4]}14"
    for _ in range(steps):
        if not ring(square) and inward and square != last:
            square, passed = clockwise(square)
            if walled(pawns, passed, colour):
                return None
            continue
        if not ring(square) and not inward:
            square, _ = counter_clockwise(square)
            continue
        for _ in range(2):
            number = ring(square) + (1 if inward else -1)
            ahead = last if number == 0 else f"{colour.upper()}{number}"
            if number <= 4 and (number == 0 or (colour, ahead) not in others):
                break
            if square == last:
                return None
            inward = not inward
        else:
            return None
        square = ahead
    return square


def walk_back(pawns: Pawns, colour: str, square: str) -> str | None:
    for _ in range(4):
        square, passed = counter_clockwise(square)
        if walled(pawns, passed, colour):
            return None
    return square


def moved(pawns: Pawns, pawn: Pawn, target: str) -> Pawns:
    """The pawns after one of them has come to a square, with what happens to those that were there."""
    left = list(pawns)
    left.remove(pawn)
    met = [other for other in left if other[1] == target and other[0] != pawn[0]]
    if len(met) > 1:
        return left
    return [other for other in left if other not in met] + [(pawn[0], target)]


def swaps(pawns: Pawns) -> dict[str, Pawns]:
    """Every swap, with the pawns after it."""
    squares = [square for _, square in pawns]
    lone = [pawn for pawn in pawns if on_track(pawn[1]) and squares.count(pawn[1]) == 1]
    lone.sort(key=lambda pawn: (COLOURS.index(pawn[1][0]), int(pawn[1][1:])))
    found: dict[str, Pawns] = {}
    for one, other in combinations(lone, 2):
        if one[0] == other[0]:
            found["swap same"] = pawns
        else:
            rest = [pawn for pawn in pawns if pawn not in (one, other)]
            found[f"swap {one[1]} {other[1]}"] = [*rest, (one[0], other[1]), (other[0], one[1])]
    return found


def movable(pawns: Pawns, colour: str) -> list[str]:
    rings = locked(pawns, colour)
    return [square for owner, square in pawns if owner == colour and ring(square) not in rings]


def moving(pawns: Pawns, seat: str) -> str:
    return partner(seat) if finished(pawns, seat) else seat


def parts(
    pawns: Pawns, seat: str, unmoved: list[str] | None, left: int
) -> dict[str, tuple[Pawns, list[str]]]:
    """Every part of a seven with what it leaves: the pawns, and which may still move."""
    colour = moving(pawns, seat)
    if unmoved is None:
        unmoved = movable(pawns, colour)
    found: dict[str, tuple[Pawns, list[str]]] = {}
    for square in sorted(set(unmoved)):
        for steps in range(1, left + 1):
            target = walk(pawns, colour, square, steps)
            if target is None:
                continue
            after = moved(pawns, (colour, square), target)
            rest = list(unmoved)
            rest.remove(square)
            if moving(after, seat) != colour:
                rest = movable(after, partner(colour))
            if left == steps or parts(after, seat, rest, left - steps):
                found[f"7 {square} {steps}"] = after, rest
    return found


def moves(pawns: Pawns, seat: str, hand: list[str]) -> Iterator[tuple[str, Pawns]]:
    """Every way to play a card, except a seven, with the pawns after it."""
    colour = moving(pawns, seat)
    for card in sorted(set(hand)):
        if card in ("heart", "8", "13") and sum(owner == colour for owner, _ in pawns) < 4:
            yield f"{card} start", [*pawns, (colour, f"{colour}0")]
        if card == "swap":
            yield from swaps(pawns).items()
        for square in sorted(set(movable(pawns, colour))):
            if card == "-4" and not ring(square):
                target = walk_back(pawns, colour, square)
                if target is not None:
                    yield f"-4 {square}", moved(pawns, (colour, square), target)
            for steps in LENGTHS.get(card, []):
                target = walk(pawns, colour, square, steps)
                if target is not None:
                    yield f"{steps} {square}", moved(pawns, (colour, square), target)
