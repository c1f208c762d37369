"""What each moment of a game looked like."""

from typing import Any

import pytest
from msgspec.structs import replace

from stofa.engine.game import Game
from stofa.tables.events import Finished
from stofa.tables.replays import MOST_FRAMES, replay
from stofa.tables.table import Table
from stofa.tables.updates import split_position
from tests.bots.played import GAMES, played
from tests.server.running_server import GAME
from tests.tables.in_memory import started


def table_of(game: Game) -> Table:
    moves = [(mover, str(move)) for mover, move in game.history]
    return started(game.title, game.players, game.options, moves)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_moment_looks_the_same_from_wherever_one_begins(game: str, seat: int | None) -> None:
    finished = played(game)
    table, total = table_of(finished), len(finished.history)
    again = Game(finished.title, finished.players, finished.options)
    seen: list[tuple[Any, ...]] = [(None, None, again.turn, split_position(again.view(seat)))]
    for (mover, move), (_, told) in zip(finished.history, finished.history_seen_by(seat)):
        again.play(move)
        seen.append((mover, told.encoded, again.view(seat).turn, split_position(again.view(seat))))
    for first in (0, 1, total // 2, total - 1, total, total + 1):
        part = slice(first, first + MOST_FRAMES)
        frames = replay(table, seat, first, MOST_FRAMES + 1).frames
        assert [frame.moves for frame in frames] == list(range(total + 1))[part]
        assert [(f.mover, f.move, f.turn, f.position) for f in frames] == seen[part]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0])
def test_a_replay_has_all_moves_as_the_reader_saw_them(game: str, seat: int | None) -> None:
    finished = played(game)
    shown = replay(table_of(finished), seat, 0, 4)
    assert len(shown.moves) == shown.total == len(finished.history)
    for number, (moved, (mover, told)) in enumerate(zip(shown.moves, finished.history_seen_by(seat))):
        assert (moved.mover, moved.move) == (mover, told.encoded)
        assert moved.veiled == (told != finished.history[number][1])
        assert (moved.then, moved.path) == (finished.notes[number].then, finished.notes[number].path)
    for frame in shown.frames[1:]:
        last = shown.moves[frame.moves - 1]
        assert (frame.move, frame.veiled, frame.path) == (last.move, last.veiled, last.path)
    assert any(moved.path for moved in shown.moves) == (game != "ticket-to-ride-card-game")
    assert replay(table_of(finished), seat, 3, 4).moves == []


@pytest.mark.parametrize("game", GAMES)
def test_once_a_game_is_over_its_moves_hide_nothing(game: str) -> None:
    finished = played(game)
    assert finished.result is not None
    table = table_of(finished)
    table.state = replace(table.state, finished=Finished(finished.result.as_json(), None))
    shown = replay(table, None, 0, 9)
    assert [(moved.mover, moved.move) for moved in shown.moves] == [
        (mover, move.encoded) for mover, move in finished.history
    ]
    assert not any(moved.veiled for moved in shown.moves)
    # A moment is still shown as it was seen then.
    told = finished.history_seen_by(None)
    assert [frame.move for frame in shown.frames[1:]] == [move.encoded for _, move in told[:8]]


def test_the_end_is_shown_without_playing_all_before_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """To ask the judge about every move would take long, and all others would wait."""
    finished = played(GAME)
    table, total = table_of(finished), len(finished.history)
    judged = 0
    play = Game.play

    def counted(game: Game, move: str, seat: int | None = None) -> object:
        nonlocal judged
        judged += 1
        return play(game, move, seat)

    monkeypatch.setattr(Game, "play", counted)
    assert len(replay(table, None, total - 9, MOST_FRAMES).frames) == 10
    assert judged < 10
