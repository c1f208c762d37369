"""When each reason to refuse a move is true, told from what a player sees."""

from typing import Final

from stofa.games.partners.board import CARDS, COLOURS, LETTERS, QUARTER
from stofa.games.partners.position import PartnersPlayer, PartnersPosition
from tests.games.true_refusals import Claims, Refused, claim

_TRACK: Final = [f"{letter}{n}" for letter in LETTERS for n in range(1, QUARTER + 1)]


def _at(refused: Refused) -> PartnersPosition:
    assert isinstance(refused.position, PartnersPosition)
    return refused.position


def _moving(refused: Refused) -> PartnersPlayer:
    """The player whose pawns are moved."""
    return _at(refused).players[COLOURS.index(_at(refused).moving)]


def _card(refused: Refused) -> str:
    move = refused.move
    match move.kind:
        case "give" | "leave" | "deal":
            return str(refused.named("card"))
        case "forward":
            steps = str(refused.named("steps"))
            return "1/14" if steps in ("1", "14") else steps
        case "back":
            return "-4"
        case "split":
            return "7"
        case _:
            return "swap"


def _square(refused: Refused) -> str:
    assert refused.facts.keys() == {"square"}
    return str(refused.facts["square"])


def _standing(refused: Refused, square: str) -> list[int]:
    """How many pawns of each colour stand on a square."""
    return [player.pawns.count(square) for player in _at(refused).players]


def _is_ring(square: str) -> bool:
    return square[0].isupper()


def _locked(refused: Refused, square: str) -> bool:
    """Whether one of the locked pawns stands there: they fill a goal from the innermost ring."""
    player = _at(refused).players[LETTERS.index(square[0].lower())]
    return _is_ring(square) and int(square[1:]) > 4 - player.locked and square in player.pawns


def _names_its_square(refused: Refused) -> bool:
    return _square(refused) in (refused.move.args.get("square"), refused.move.args.get("other"))


def _no_pawn(refused: Refused) -> bool:
    """Nobody stands on the square that the move names."""
    return _names_its_square(refused) and not any(_standing(refused, _square(refused)))


def _nobody_out(refused: Refused) -> bool:
    """Nothing to move: all pawns are at home, or locked."""
    player = _moving(refused)
    return all(_locked(refused, square) for square in player.pawns)


def _someone_elses(refused: Refused) -> bool:
    square = _square(refused)
    return any(_standing(refused, square)) and square not in _moving(refused).pawns


def _partners(refused: Refused) -> bool:
    position, square = _at(refused), _square(refused)
    return position.moving == COLOURS[position.active] and (
        position.players[(position.active + 2) % 4].pawns.count(square) > 0
    )


def _walled(refused: Refused) -> bool:
    """A pawn of another colour stands on its start square, and the way leads across it."""
    square = _square(refused)
    owner = LETTERS.index(square[0])
    if square[1:] != "0" or COLOURS[owner] == _at(refused).moving:
        return False
    if square not in _at(refused).players[owner].pawns:
        return False
    steps = -4 if refused.move.kind == "back" else int(refused.named("steps"))
    start = str(refused.named("square"))
    at = _TRACK.index(f"{start[0]}1") - 1 if start[1:] == "0" else _TRACK.index(start)
    first = _TRACK.index(f"{square[0]}1")  # the wall is crossed on the way to or from its square 1
    crossed = range(at + 1, at + steps + 1) if steps > 0 else range(at, at + steps, -1)
    return first in {number % len(_TRACK) for number in crossed}


def _alone(refused: Refused) -> list[str]:
    """The squares of the track on which a pawn stands alone."""
    pawns = [square for player in _at(refused).players for square in player.pawns]
    return [square for square in _TRACK if pawns.count(square) == 1]


def _pairs(refused: Refused) -> bool:
    """Whether a colour has two pawns that stand alone on the track."""
    alone = _alone(refused)
    return any(sum(square in alone for square in player.pawns) > 1 for player in _at(refused).players)


def _one_colour(refused: Refused) -> bool:
    both = {refused.named("square"), refused.named("other")}
    return any(both <= set(player.pawns) for player in _at(refused).players)


def _ring_taken(refused: Refused) -> bool:
    square, colour = _square(refused), _at(refused).moving
    first = f"{LETTERS[COLOURS.index(colour)].upper()}1"
    return not _is_ring(square) and first in _moving(refused).pawns


def _hemmed_in(refused: Refused) -> bool:
    square = _square(refused)
    ring = int(square[1:])
    taken = [f"{square[0]}{beside}" in _moving(refused).pawns for beside in (ring - 1, ring + 1)]
    return _is_ring(square) and (taken[1] or ring == 4) and (taken[0] or ring == 1)


def _splitting(refused: Refused) -> bool:
    return refused.move.kind == "split"


CLAIMS: Final[Claims] = {
    "cards-come-by-themselves": claim("PA-7", lambda refused: refused.move.kind == "deal"),
    "give-first": claim("PA-8", lambda refused: _at(refused).step == "giving"),
    "giving-is-over": claim("PA-8", lambda refused: _at(refused).step != "giving"),
    "not-in-hand": claim(
        "PA-8 PA-9",
        lambda refused: (
            refused.facts["card"] == _card(refused) in CARDS and _card(refused) not in _at(refused).hand
        ),
    ),
    "seven-first": claim(
        "PA-16",
        lambda refused: (
            _at(refused).step == "splitting" and refused.facts == {"left": _at(refused).steps_left}
        ),
    ),
    "can-play": claim("PA-10", lambda refused: bool(refused.legal)),
    "nobody-home": claim("PA-12", lambda refused: _moving(refused).home == 0),
    "no-pair": claim("PA-18", lambda refused: not _pairs(refused)),
    "swap-one-colour": claim("PA-18", _one_colour),
    "no-pawn": claim("PA-13 PA-15 PA-16 PA-18", _no_pawn),
    "nobody-out": claim("PA-13 PA-15 PA-16", _nobody_out),
    "opponents-pawn": claim("PA-13 PA-15 PA-16", _someone_elses),
    "partners-pawn": claim("PA-30", _partners),
    "locked": claim("PA-26", lambda refused: _locked(refused, _square(refused))),
    "moved-already": claim(
        "PA-16",
        lambda refused: _at(refused).step == "splitting" and _square(refused) not in _at(refused).unmoved,
    ),
    "too-many-steps": claim(
        "PA-16",
        lambda refused: (
            refused.facts == {"left": _at(refused).steps_left}
            and int(refused.named("steps")) > _at(refused).steps_left
        ),
    ),
    "not-back-in-goal": claim(
        "PA-15",
        lambda refused: refused.move.kind == "back" and _is_ring(_square(refused)),
    ),
    "wall": claim("PA-19", _walled),
    "ring-taken": claim("PA-28", _ring_taken),
    "hemmed-in": claim("PA-28", _hemmed_in),
    "rest-impossible": claim("PA-16", _splitting),
    "rest-for-partner": claim("PA-17", lambda refused: _splitting(refused) and _moving(refused).locked == 3),
    "rest-for-nobody": claim("PA-17", lambda refused: _splitting(refused) and _moving(refused).locked == 3),
    "swap-off-track": claim("PA-18", lambda refused: _square(refused) not in _TRACK),
    "swap-together": claim("PA-18", lambda refused: max(_standing(refused, _square(refused))) > 1),
}
