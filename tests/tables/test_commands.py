"""What a command leads to: events, or a refusal with its reason."""

import random
from typing import Any

import msgspec
import pytest

import stofa
from stofa.engine.chance import Chance
from stofa.engine.errors import GameOver, StofaError
from stofa.tables import commands, events as e, protocol as p
from stofa.tables.checks import LONGEST_LOG
from stofa.tables.errors import Refused
from stofa.tables.state import Draft, SeatSetup, Setup, TableState, followed
from stofa.tables.updates import table_view
from tests.server.running_server import GAME
from tests.tables.in_memory import attending


def playing(seats: int = 2) -> TableState:
    sitting = tuple(SeatSetup("person", f"P{n}") for n in range(seats))
    setup = Setup({"edition": "german", "start": 0}, sitting, "s")
    draft = Draft(TableState.new(stofa.title(GAME), stofa.title(GAME).rules_version, setup), 0)
    draft.add(e.Opened(GAME, seats))
    draft.start()
    return draft.after


def drafted(state: TableState, command: p.AnyCommand, at: int = 0) -> Draft:
    return commands.draft_command(state, command, at=at, attendance=attending([False] * state.players))


SEAT: dict[str, Any] = {"cmd": "12345678", "table": "t", "seat": 0}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (p.Undo(**SEAT, decision=8), "nothing-to-undo"),
        (p.Undo(**SEAT, decision=8, to=3), "nothing-to-undo"),
        (p.Undo(**SEAT, decision=8, to=99), "nothing-to-undo"),
        (p.Undo(**SEAT, decision=5), "stale"),
        (p.AnswerUndo(**SEAT, asked=8, yes=True), "no-undo-asked"),
        (p.TakeOver(**SEAT, of=0), "not-your-seat"),
        (p.TakeOver(**SEAT, of=9), "not-your-seat"),
        (p.TakeOver(**SEAT, of=1, bot="nobody"), "no-bot"),
        (p.HandBack(**SEAT), "no-bot-plays"),
        (p.MakeMoves(**SEAT, decision=8, moves=["fly"]), "no-move"),
        (p.Nudge(**SEAT | {"seat": 9}), "not-your-seat"),
    ],
    ids=str,
)
def test_what_cannot_be_done_is_refused_with_a_reason(command: p.AnyCommand, code: str) -> None:
    state = playing()
    with pytest.raises(StofaError) as refused:
        drafted(state, command)
    assert refused.value.reason == code
    assert state.n == 8


@pytest.mark.parametrize("stand_ins", [[], [1], [1, 2]])
def test_a_view_foretells_what_comes_of_an_undo(stand_ins: list[int]) -> None:
    state = playing(3)
    rng = random.Random(2)
    came: set[str | None] = set()
    for number in range(60):
        draft = Draft(state, 0)
        if number == 10:
            for seat in stand_ins:
                draft.add(e.TakenOver(seat, "greedy", "chosen"))
        assert state.turn is not None
        assert state.game is not None
        draft.move(state.turn, rng.choice(state.game.view(state.turn).legal))
        state = draft.after
        for seat in range(3):
            foretold = table_view("t", state, seat).undoable
            undo = p.Undo(**SEAT | {"seat": seat}, decision=state.decision)
            came.add(foretold)
            if foretold is None:
                with pytest.raises(Refused, match=r"nothing to take back|before that stays"):
                    drafted(state, undo)
            else:
                last = drafted(state, undo).events[-1].what
                assert isinstance(last, e.Undone if foretold == "free" else e.UndoAsked)
    assert came == {None, "free", "ask"}
    assert table_view("t", state, None).undoable is None


def test_what_was_played_before_a_bot_stood_in_is_not_taken_back() -> None:
    """Whoever is away cannot be asked, and finds it as it was."""
    state = playing(3)
    rng = random.Random(2)
    while state.turn != 1:
        draft = Draft(state, 0)
        assert state.turn is not None
        assert state.game is not None
        draft.move(state.turn, rng.choice(state.game.view(state.turn).legal))
        state = draft.after
    undo = p.Undo(**SEAT | {"seat": 0}, decision=state.decision)
    assert isinstance(drafted(state, undo).events[-1].what, e.UndoAsked)
    draft = Draft(state, 0)
    for seat in (1, 2):
        draft.add(e.TakenOver(seat, "greedy", "chosen"))
    state = draft.after
    assert table_view("t", state, 0).undoable is None
    with pytest.raises(Refused, match="before that stays"):
        drafted(state, p.Undo(**SEAT | {"seat": 0}, decision=state.decision))
    draft = Draft(state, 0)
    for seat in (1, 2):
        draft.add(e.HandedBack(seat))
    assert table_view("t", draft.after, 0).undoable == "ask"


def test_what_came_to_light_without_a_card_is_not_taken_back_freely() -> None:
    """TR-19: when all tickets have been drawn once, one looks at those that others returned."""
    sitting = (SeatSetup("person", "A"), SeatSetup("person", "B"))
    setup = Setup({"start": 0, "open_stations": False}, sitting, "seed")
    draft = Draft(TableState.new(stofa.title("ticket-to-ride-card-game"), 1, setup), 0)
    draft.add(e.Opened(draft.after.title.id, 2))
    draft.start()
    state = draft.after
    assert state.game is not None
    while state.game.history[-1][1] != "tickets":
        legal = list(map(str, state.game.legal))
        assert state.turn is not None
        wanted = next((move for move in ("tickets", "done") if move in legal), legal[0])
        draft.move(state.turn, wanted)
        state = draft.after
        assert state.game is not None
    assert state.game is not None
    number = len(state.game.history)
    assert state.turn is not None
    assert table_view("t", state, state.turn).undoable == "ask"
    draft.move(state.turn, str(state.game.legal[0]))
    state = draft.after
    assert state.turn is not None
    assert state.takes_back_freely(state.turn, number)
    assert not state.takes_back_freely(state.turn, number - 1)


def test_a_log_is_followed_event_by_event() -> None:
    draft = Draft(playing(), 0)
    draft.move(0, "take stock")
    assert draft.after.game is not None
    moves = len(draft.after.game.history)
    for event in (*draft.events, e.Event(draft.after.n + 2, 0, e.Moved(0, "postmaster stock"))):
        with pytest.raises(AssertionError):
            followed(draft.after, [event])
    assert len(draft.after.game.history) == moves


def test_after_the_end_only_a_rematch_is_possible() -> None:
    state = playing()
    draft = Draft(state, 0)
    draft.add(e.Finished({}, "s"))
    for command in (p.Undo(**SEAT, decision=8), p.Leave(**SEAT), p.HandBack(**SEAT), p.Nudge(**SEAT)):
        with pytest.raises(GameOver):
            drafted(draft.after, command)


def test_a_log_that_has_grown_too_long_only_takes_moves() -> None:
    state = msgspec.structs.replace(playing(), n=LONGEST_LOG + 1)
    with pytest.raises(Refused):
        drafted(state, p.Nudge(**SEAT | {"seat": 1}))
    with pytest.raises(Refused, match="very long"):
        commands.sit_down(Draft(state, 0), 1, "B")
    with pytest.raises(Refused, match="very long"):
        commands.revoke(Draft(state, 0), 1, host=True)
    assert drafted(state, p.MakeMoves(**SEAT, decision=state.decision, moves=["take stock"])).events


def test_the_cards_after_an_undo_are_others_and_any_process_knows_them() -> None:
    """The n-th card of a table depends on the seed and n alone, those taken back included."""
    state = playing()
    first = drafted(state, p.MakeMoves(**SEAT, decision=8, moves=["take stock"])).after
    draft = Draft(first, 0)
    draft.add(e.Undone(0, 6))
    assert draft.after.cards == 7
    again = drafted(draft.after, p.MakeMoves(**SEAT, decision=draft.after.decision, moves=["take stock"]))
    fresh = Draft(TableState.new(state.title, state.rules, state.setup), 0)
    fresh.add(e.Opened(GAME, 2))
    fresh.add(e.Started(""))
    assert first.game is not None
    for mover, move in first.game.history[:7]:
        fresh.made(mover, str(move))
    assert fresh.after.game is not None
    drawn = again.events[-1].what
    assert isinstance(drawn, e.Moved)
    assert drawn.move == fresh.after.game.copy().deal_card(Chance("s", 7))
