"""Observations in numbers: they tell what the view does, and nothing else."""

import ast
import inspect
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stofa import BadOption, Rng, Title, View
from stofa.engine.core.state import State
from stofa.engine.encoding import CELLS, PlacedField
from stofa.fast import FastGame
from tests.conformance.dump import dump
from tests.conformance.every import each_own_setup, every_own_title, every_title
from tests.conformance.setups import Setup, at_least
from tests.conformance.walks import positions


def encoded_by_state(state: State, seat: int, width: int) -> bytes:
    """As a batch does it; what was there before is written over."""
    words = vec[i64]([0x5A5A_5A5A] * (width // CELLS))
    assert state.encode(seat, words, 0) == len(words)
    return b"".join(int(word).to_bytes(CELLS, "little") for word in words)


@each_own_setup
def test_they_tell_what_the_seat_may_know_and_nothing_else(setup: Setup) -> None:
    """Two states that a seat cannot tell apart are the same bytes, written by either."""
    rng = Rng(21)
    layout = setup.title.layout(setup.players)
    different = 0
    for state in positions(setup):
        for seat in range(setup.players):
            told = View(setup.title, state.observe(seat)).encoded()
            assert len(told) == layout.width
            assert all(map(int.__le__, told, layout.bounds)), layout.read(told)
            assert encoded_by_state(state, seat, layout.width) == told
            other = state.observe(seat).determinize(rng)
            different += dump(other) != dump(state)
            assert encoded_by_state(other, seat, layout.width) == told
    assert different >= at_least(setup, len(positions(setup)) // 2)


@every_own_title
def test_every_field_tells_something(title: Title) -> None:
    """In some greedy and random games each of them is seen to hold something."""
    for players in title.player_counts[-1:]:
        layout = title.layout(players)
        seen = [0] * layout.width
        rng = Rng(3)
        for seed in range(6):
            game = FastGame(title, players, seed=seed)
            for _ in range(2_000):
                if game.over:
                    break
                observation = game.view(game.mover).observation
                best = max(
                    game.legal,
                    key=lambda action: (observation.preference(game.move(action).code), rng.below(9)),
                )
                game.step(best if seed % 3 else game.legal[rng.below(len(game.legal))])
                for seat in range(players):
                    seen = list(map(max, seen, game.encoded(seat)))
        silent = [placed.name for placed in layout.fields if not any(_cells(seen, placed))]
        assert not silent


def _cells(observation: list[int], placed: PlacedField) -> list[int]:
    return observation[placed.offset : placed.offset + len(placed.field.cells)]


@every_own_title
def test_the_fields_lie_one_behind_the_other(title: Title) -> None:
    for players in title.player_counts:
        layout = title.layout(players)
        end = 0
        for placed in layout.fields:
            assert (placed.offset, placed.offset % CELLS) == (end, 0)
            assert len(set(placed.field.cells)) == len(placed.field.cells)
            assert placed.field.meaning.endswith(".")
            end += placed.field.width
        assert layout.width == end == len(layout.bounds)
        names = [placed.name for placed in layout.fields]
        assert len(set(names)) == len(names)
        assert len(layout.describe().splitlines()) == len(names)


@every_own_title
def test_the_function_that_writes_them_is_handed_no_state(title: Title) -> None:
    """It gets the public part and what the seat holds: there is nothing in its reach to give away."""
    package = inspect.getmodule(type(title))
    assert package is not None
    assert package.__file__ is not None
    source = Path(package.__file__).with_name("core") / "encoding.py"
    tree = ast.parse(source.read_text("utf-8"))
    imported = {
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in (node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names))
    }
    assert not any(name.split(".")[-1] in ("state", "State") for name in imported)
    written = [node for node in ast.walk(tree) if isinstance(node, ast.arg)]
    kinds = {ast.unparse(node.annotation) for node in written if node.annotation}
    assert kinds <= {"Public", "Player", "Own", "i64", "vec[i64]"}


@every_title
def test_who_does_not_encode_says_so(title: Title) -> None:
    game = FastGame(title, seed=1)
    if title.encoding is None:
        with pytest.raises(BadOption, match="does not say how its observations are written"):
            game.encoded(0)
        with pytest.raises(BadOption, match="does not say how"):
            game.view(0).encoded()
    else:
        assert game.encoded(1) == game.view(1).encoded() != game.encoded(0)
        with pytest.raises(BadOption, match="not what a spectator does"):
            game.view().encoded()
