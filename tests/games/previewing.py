"""What the tests of every game do with a position: play on, or be refused."""

import pytest

import stofa
from stofa import Game
from stofa.engine.title import PositionT
from tests.conformance.dump import dump


def play(game: Game[PositionT], moves: str) -> Game[PositionT]:
    """Make these moves, with commas between them."""
    for move in moves.split(", "):
        game.play(move)
    return game


def refused(game: Game, move: str, rule: str, reason: str | None = None) -> None:
    """Assert that a move is refused by this rule (and for this reason), and that trying changes nothing."""
    before = _everything(game)
    with pytest.raises(stofa.Illegal) as error:
        game.play(move)
    assert error.value.rule == rule, f"{move}: {error.value}"
    assert reason in (None, error.value.refusal.reason)
    assert game.why_not(move) == error.value.refusal
    assert _everything(game) == before


def parts(line: str, known: set[str]) -> dict[str, str]:
    """A line of parts, `name: text; name: text`."""
    found = {
        name.strip(): text.strip() for name, _, text in (part.partition(":") for part in line.split(";"))
    }
    assert found.keys() <= known | {""}, f"a part of {line!r} is not known"
    return found


def _everything(game: Game) -> object:
    return dump(game._state), list(game.legal), list(game.history)
