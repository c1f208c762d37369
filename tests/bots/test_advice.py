"""Hints: what to do, and why, going by nothing but the view."""

import pytest

from stofa import Rng
from stofa.bots.advice import advice
from stofa.bots.search import Budget
from stofa.engine.preview import preview_moves
from tests.bots.played import GAMES, decisions, played, view_at

LITTLE = Budget(400)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_it_advises_can_be_done_as_it_is(game: str) -> None:
    """Also several things that are chosen together: all of them, and nothing that comes after."""
    longest = tried_so_far = 0
    for at in decisions(played(game)):
        view = view_at(game, at)
        together = {*view.title.moves.picks, *view.title.moves.parts}
        if not any(move.kind in together for move in view.legal) or tried_so_far == 12:
            continue
        tried_so_far += 1
        moves = advice(view, Rng(at), Budget(50)).moves
        preview = preview_moves(view, moves)
        assert preview.ready
        assert preview.moves == moves
        longest = max(longest, len(moves))
    assert longest > 1


def test_the_way_to_place_houses_is_advised_with_the_houses() -> None:
    """TT-23: people choose both at once."""
    views = (view_at("thurn-and-taxis", at) for at in decisions(played("thurn-and-taxis")))
    view = next(view for view in views if "each" in view.legal)
    way, *houses = advice(view, Rng(1), LITTLE).moves
    assert way.kind in view.title.moves.ways
    assert houses
    assert {move.kind for move in houses} <= {"house", "done"}
    assert preview_moves(view, [way, *houses]).ready


@pytest.mark.parametrize("game", GAMES)
def test_it_never_contradicts_its_own_numbers_and_mostly_says_why(game: str) -> None:
    asked = answered = 0
    for at in decisions(played(game))[3:160:9]:
        view = view_at(game, at)
        found = advice(view, Rng(at), LITTLE)
        if len(view.legal) == 1:
            assert (found.moves, found.other, found.because) == ([*view.legal], None, [])
            continue
        asked += 1
        answered += bool(found.because)
        assert len(found.because) <= 2
        if found.other is not None:
            assert found.other.chance <= found.chance
            assert found.other.move in view.legal
            assert found.other.move not in found.moves
    assert answered * 2 > asked


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_is_given_the_same_advice(game: str) -> None:
    """P7. Between two looks the hidden cards are dealt anew, so that it cannot have looked at them."""
    for at in decisions(played(game))[10:100:30]:
        view = view_at(game, at)
        twin = type(view)(view.title, view.determinize(Rng(9)).observe(view.seat or 0))
        assert advice(twin, Rng(at), LITTLE) == advice(view, Rng(at), LITTLE)
