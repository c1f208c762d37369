"""A draft changes nothing but itself: whatever becomes of it, the state it began with stays as it is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, get_args

import msgspec
import pytest

import stofa
from stofa.engine.errors import StofaError
from stofa.tables import commands, events as e, protocol as p, seat_requests
from stofa.tables.state import Draft, Seat, SeatSetup, Setup, TableState, followed
from tests.server.running_server import GAME
from tests.tables.in_memory import attending
from tests.tables.snapshots import snapshot

MINUTE = 60_000
SEAT: dict[str, Any] = {"cmd": "12345678", "table": "t"}


@contextmanager
def unchanged(*states: TableState) -> Iterator[None]:
    before = [snapshot(state) for state in states]
    yield
    assert [snapshot(state) for state in states] == before


def opened() -> TableState:
    """A table at which one seat is free, with a clock."""
    seats = (SeatSetup("person", "A"), SeatSetup("person", "B"), SeatSetup("open"))
    setup = Setup({"edition": "german", "start": 0}, seats, "s", p.Clock(per_turn_s=60, bank_s=600))
    draft = Draft(TableState.new(stofa.title(GAME), stofa.title(GAME).rules_version, setup), 0)
    draft.add(e.Opened(GAME, 3))
    return draft.after


def playing(moves: int = 0) -> TableState:
    draft = Draft(opened(), 0)
    commands.sit_down(draft, 2, "C")
    for _ in range(moves):
        choose(draft)
    return draft.after


def choose(draft: Draft) -> None:
    turn, game = draft.after.turn, draft.after.game
    assert turn is not None
    assert game is not None
    draft.move(turn, str(game.legal[0]))


def after(state: TableState, *happenings: e.AnyHappening) -> TableState:
    draft = Draft(state, 0)
    for what in happenings:
        draft.add(what)
    return draft.after


def send(state: TableState, command: p.AnyCommand) -> Draft:
    present = [True, False, True]
    return commands.draft_command(state, command, at=2 * MINUTE, attendance=attending(present))


def of_command(kind: type[p.AnyCommand], seat: int = 0, **more: Any) -> Callable[[TableState], Draft]:
    def draft(state: TableState) -> Draft:
        given = dict(more)
        if kind in (p.MakeMoves, p.Undo):
            given.setdefault("decision", state.decision)
        return send(state, kind(**SEAT, seat=seat, **given))

    return draft


def of_host(act: Callable[..., object], *given: Any) -> Callable[[TableState], Draft]:
    def draft(state: TableState) -> Draft:
        made = Draft(state, 2 * MINUTE)
        act(made, *given)
        return made

    return draft


def many_moves(state: TableState) -> Draft:
    draft = Draft(state, 2 * MINUTE)
    for _ in range(12):
        choose(draft)
    return draft


def replayed(state: TableState) -> Draft:
    """The moves of another draft, one by one."""
    draft = Draft(state, 0)
    for event in many_moves(state).events:
        assert isinstance(event.what, e.Moved)
        draft.made(event.what.mover, event.what.move)
    return draft


def hinted(state: TableState) -> Draft:
    draft = Draft(state, 0)
    assert state.turn is not None
    commands.hint(draft, state.turn, state.decision)
    return draft


ASKED = e.UndoAsked(1, 6)
ABSENT = e.TakenOver(1, "greedy", "chosen")

WAYS: dict[str, tuple[Callable[[], TableState], Callable[[TableState], Draft]]] = {
    "move": (playing, of_command(p.MakeMoves, moves=["take stock"])),
    "move of one who was nudged": (
        lambda: after(playing(), e.Nudged(0, 1), e.TakeOverAsked(0, 2)),
        of_command(p.MakeMoves, moves=["take stock"]),
    ),
    "many moves": (playing, many_moves),
    "moves one by one": (playing, replayed),
    "free undo": (lambda: playing_until("free"), lambda state: undo(state)),
    "undo by consent": (lambda: playing_until("ask"), lambda state: undo(state)),
    "undo agreed to": (
        lambda: after(playing(9), ABSENT, ASKED, e.UndoAnswered(0, True)),
        lambda state: send(state, p.AnswerUndo(**SEAT, seat=2, asked=state.asked, yes=True)),
    ),
    "undo refused": (
        lambda: after(playing(9), ASKED),
        lambda state: send(state, p.AnswerUndo(**SEAT, seat=0, asked=state.asked, yes=False)),
    ),
    "nudge": (playing, of_command(p.Nudge, 1)),
    "react": (playing, of_command(p.React, reaction="applause")),
    "wish for a bot": (playing, of_command(p.TakeOver, 0, of=1)),
    "bot by consent": (
        lambda: after(playing(), e.TakeOverAsked(1, 2)),
        of_command(p.TakeOver, 0, of=1, bot="greedy"),
    ),
    "hand back": (lambda: after(playing(), e.TakenOver(0, "greedy", "time")), of_command(p.HandBack)),
    "leave": (playing, of_command(p.Leave)),
    "leave before the game": (opened, of_command(p.Leave)),
    "sit down": (opened, of_host(commands.sit_down, 2, "C")),
    "come back": (
        lambda: after(playing(), e.TakenOver(0, "greedy", "left")),
        of_host(commands.sit_down, 0, "A"),
    ),
    "revoke an empty seat": (
        lambda: after(playing(), e.SeatFreed(1, "given")),
        of_host(commands.revoke, 1, True),
    ),
    "ask for a seat": (playing, of_host(seat_requests.ask, 1, [0], attending([True, False, True]))),
    "agree that somebody gets a seat": (
        lambda: after(playing(), e.SeatAsked(1, 0, [0])),
        lambda state: answer_seat(state, 2),
    ),
    "give the own seat": (lambda: after(playing(), e.SeatAsked(1)), lambda state: answer_seat(state, 1)),
    "want a seat that a bot plays": (
        lambda: after(playing(), e.SeatFreed(1, "given"), e.SeatKept(1)),
        of_host(seat_requests.want, 1, "D", [], attending([True, False, True])),
    ),
    "keep a seat": (lambda: after(playing(), e.SeatAsked(1, 0)), of_host(seat_requests.keep, 1)),
    "a seat that is taken anew": (
        lambda: after(playing(3), e.SeatFreed(1, "absent")),
        of_host(commands.sit_down, 1, "D", True),
    ),
    "still here": (lambda: after(playing(), e.Nudged(0, 1)), of_command(p.StillHere)),
    "revoke before the game": (opened, of_host(commands.revoke, 1, True)),
    "start": (opened, of_host(commands.start, True)),
    "hint": (playing, hinted),
    "a bot that fails": (playing, of_host(lambda draft: draft.add(e.StoodIn(1, "theirs", "hung")))),
    "time is up": (lambda: playing(3), lambda state: timed_out(state)),
    "finish and rematch": (
        playing,
        of_host(lambda draft: [draft.add(e.Finished({}, "s")), draft.add(e.Rematched("t2"))]),
    ),
}


def playing_until(undoable: str) -> TableState:
    """The first state in which the seat to move may take something back so."""
    state = playing(6)
    for _ in range(50):
        turn = state.turn
        assert turn is not None
        to = state.own_moves[turn]
        if to is not None and state.takes_back_freely(turn, to) == (undoable == "free"):
            return state
        draft = Draft(state, 0)
        choose(draft)
        state = draft.after
    raise AssertionError


def undo(state: TableState) -> Draft:
    assert state.turn is not None
    return send(state, p.Undo(**SEAT, seat=state.turn, decision=state.decision))


def answer_seat(state: TableState, seat: int) -> Draft:
    request = state.seats[1].request
    assert request is not None
    return send(state, p.AnswerSeat(**SEAT, seat=seat, of=1, asked=request.asked, yes=True))


def timed_out(state: TableState) -> Draft:
    draft = Draft(state, 10**9)
    assert commands.time_is_up(draft)
    return draft


@pytest.mark.parametrize("way", WAYS)
def test_a_draft_that_is_thrown_away_has_changed_nothing(way: str) -> None:
    begin, make_draft = WAYS[way]
    state = begin()
    with unchanged(state):
        draft = make_draft(state)
        assert draft.events
    assert draft.before is state
    # What comes out of it is a value, too: what is drafted on top of it, or on the same draft, is apart.
    first = draft.after
    with unchanged(state, first):
        if first.turn is not None and first.finished is None:
            choose(Draft(first, 3 * MINUTE))
            choose(draft)
        draft.add(e.Nudged(1, 2))
    assert draft.after.n > first.n


@pytest.mark.parametrize("way", WAYS)
def test_what_a_draft_says_follows_from_its_events(way: str) -> None:
    begin, make_draft = WAYS[way]
    state = begin()
    draft = make_draft(state)
    with unchanged(state):
        read = followed(state, draft.events)
    expected = snapshot(draft.after)
    found = snapshot(read)
    del expected["same game"], found["same game"]
    assert found == expected


def test_everything_that_can_happen_is_drafted_here() -> None:
    kinds = {type(event.what) for begin, make in WAYS.values() for event in make(begin()).events}
    assert kinds | {e.Opened} == set(get_args(e.AnyHappening))


@pytest.mark.parametrize(
    "command",
    [
        p.MakeMoves(**SEAT, seat=0, decision=9, moves=["take Nowhere"]),
        p.MakeMoves(**SEAT, seat=0, decision=9, moves=["close"]),
        p.MakeMoves(**SEAT, seat=1, decision=9, moves=["take stock"]),
        p.MakeMoves(**SEAT, seat=0, decision=3, moves=["take stock"]),
        p.Undo(**SEAT, seat=0, decision=9),
        p.AnswerUndo(**SEAT, seat=0, asked=5, yes=True),
        p.Nudge(**SEAT, seat=0),
        p.TakeOver(**SEAT, seat=1, of=0),
        p.HandBack(**SEAT, seat=0),
    ],
    ids=str,
)
def test_a_draft_that_is_refused_has_changed_nothing(command: p.AnyCommand) -> None:
    state = playing()
    assert state.decision == 9
    with unchanged(state), pytest.raises(StofaError):
        send(state, command)


def test_moves_before_an_illegal_one_have_changed_nothing() -> None:
    state = playing()
    draft = Draft(state, 0)
    with unchanged(state):
        draft.move(0, "take stock")
        first = draft.after
        with unchanged(first), pytest.raises(StofaError):
            draft.move(0, "take stock")
        assert draft.after is first


def test_a_log_that_makes_no_sense_has_changed_nothing() -> None:
    state = playing()
    events = [
        e.Event(state.n + 1, 0, e.Moved(0, "take stock")),
        e.Event(state.n + 2, 0, e.Moved(0, "take stock")),
    ]
    with unchanged(state), pytest.raises(StofaError):
        followed(state, events)


def test_states_and_seats_cannot_be_changed() -> None:
    state = playing()
    with pytest.raises(AttributeError):
        state.n = 5  # type: ignore[misc]
    with pytest.raises(AttributeError):
        state.seats[0].name = "X"  # type: ignore[misc]
    for kind in (TableState, Seat, Setup, SeatSetup):
        assert kind.__struct_config__.frozen
        for field in msgspec.structs.fields(kind):
            assert "list" not in str(field.type), f"{kind.__name__}.{field.name}"
