"""A choice of several moves is one command: all of them are made, or none."""

import json
import random
import socket as sockets
import time
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from websockets.frames import Frame, Opcode

import stofa
from stofa.engine.errors import StofaError, Unreadable
from stofa.tables import commands, events as e, protocol as p
from stofa.tables.errors import IllegalMoveOfChoice, Refused
from stofa.tables.events import Event
from stofa.tables.state import Draft, SeatSetup, Setup, TableState
from tests.server.running_server import Person, Running, command, wait_until
from tests.tables.in_memory import attending


def started(game: str, seed: str = "seed") -> TableState:
    title = stofa.title(game)
    players = max(title.player_counts)
    options = stofa.new(game, players=players, seed=1).options
    setup = Setup(options, tuple(SeatSetup("person", f"P{n}") for n in range(players)), seed)
    draft = Draft(TableState.new(title, title.rules_version, setup), 0)
    draft.add(e.Opened(game, players))
    draft.start()
    return draft.after


def choose(state: TableState, moves: list[str], seat: int | None = None) -> Draft:
    chosen = p.MakeMoves(
        cmd="12345678",
        table="t",
        seat=(state.turn or 0) if seat is None else seat,
        decision=state.decision,
        moves=moves,
    )
    return commands.draft_command(state, chosen, at=7, attendance=attending([False] * state.players))


def one_by_one(state: TableState, moves: list[str]) -> list[Event]:
    """The events of a command for each move. One that is refused raises."""
    seat = state.turn
    events: list[Event] = []
    for move in moves:
        draft = choose(state, [move], seat)
        state = draft.after
        events += draft.events
    return events


@pytest.mark.parametrize("game", stofa.titles())
@given(seed=st.integers(0, 10_000))
@settings(max_examples=60, deadline=None, database=None)
def test_a_choice_is_the_same_as_its_moves_one_by_one(game: str, seed: int) -> None:
    """However far one goes on at random: where single commands end in one choice, the choice goes as far."""
    rng = random.Random(seed)
    state = started(game, str(seed))
    for _ in range(rng.randrange(60)):
        if state.turn is None:
            return
        state = choose(state, [random_move(state, rng)]).after
    if state.turn is None:
        return
    seat, moves = state.turn, random_choice(state, rng)
    before = (state.n, state.decision, len(state.game.history) if state.game else 0)
    match attempt(state, moves):
        case IllegalMoveOfChoice(at=at, move=move):
            assert move == moves[at]
            assert isinstance(attempt(state, moves[:at]), list)
        case Refused(reason="beyond-choice", facts={"number": int(number)}):
            events = attempt(state, moves[: number - 1])
            assert events == one_by_one(state, moves[: number - 1])
            after = choose(state, moves[: number - 1]).after
            assert not after.takes_back_freely(seat, before[2])
        case Unreadable():
            assert not set(moves) <= set(map(str, state.title.moves))
        case list(events):
            assert events == one_by_one(state, moves)
        case other:
            raise AssertionError(other)
    assert before == (state.n, state.decision, len(state.game.history) if state.game else 0)


def attempt(state: TableState, moves: list[str]) -> list[Event] | StofaError:
    """The events of a choice; or why it is refused."""
    try:
        return choose(state, moves).events if moves else []
    except StofaError as error:
        return error


def random_choice(state: TableState, rng: random.Random) -> list[str]:
    """A few moves of the seat that is to move, most of them legal, none of them beyond a refused one."""
    seat = state.turn
    vocabulary = [*map(str, state.title.moves), "nonsense"]
    moves: list[str] = []
    while len(moves) < 4:
        legal = rng.random() < 0.9 and state.turn == seat
        moves.append(random_move(state, rng) if legal else rng.choice(vocabulary))
        try:
            state = choose(state, moves[-1:], seat).after
        except StofaError:
            break
    return moves


def random_move(state: TableState, rng: random.Random) -> str:
    assert state.game is not None
    return str(rng.choice(list(state.game.legal)))


def test_an_illegal_move_is_named_by_its_place_and_rule() -> None:
    state = ready_to_lay()
    assert state.game is not None
    lay = next(str(move) for move in state.game.legal if move.kind == "lay")
    with pytest.raises(IllegalMoveOfChoice) as refused:
        choose(state, [lay, "close"])
    assert (refused.value.at, refused.value.move, refused.value.rule) == (1, "close", "TT-21")
    assert len(choose(state, [lay]).events) == 1


def ready_to_lay() -> TableState:
    """Seat 0 may lay one of its cards."""
    state = started("thurn-and-taxis")
    state = choose(state, ["take stock"]).after
    return choose(state, ["postmaster stock"]).after


@pytest.mark.parametrize(
    ("moves", "number"),
    [(["take stock", "postmaster stock"], 2), (["take stock", "nonsense that is not even read"], 2)],
)
def test_a_choice_does_not_go_past_a_card(moves: list[str], number: int) -> None:
    state = started("thurn-and-taxis")
    with pytest.raises(Refused) as refused:
        choose(state, moves)
    assert (refused.value.reason, refused.value.facts["number"]) == ("beyond-choice", number)


def test_a_choice_does_not_go_past_the_own_turn() -> None:
    state = ready_to_lay()
    assert state.game is not None
    lay = next(str(move) for move in state.game.legal if move.kind == "lay")
    with pytest.raises(Refused, match="Only the last move"):
        choose(state, [lay, "end", "take stock"])


# ── Over the wire ───────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person()


def at_lay(anna: Person) -> tuple[str, dict[str, Any], list[str]]:
    """A table at which seat 0 may lay a card and end the turn; its view, and that choice."""
    table = anna.open("me", "here", options={"start": 0})["table"]
    anna.move(table, 0, "take stock")
    anna.move(table, 0, "postmaster stock")
    view = anna.look(table, 0)
    lay = next(move["text"] for move in view["legal"] if move["kind"] == "lay")
    return table, view, [lay, "end"]


def test_a_choice_is_accepted_once_and_each_move_is_an_event(anna: Person) -> None:
    table, view, choice = at_lay(anna)
    order = command("move", table, 0, decision=view["decision"], moves=choice)
    first = anna.post("/api/commands", order)
    assert (first["type"], first["n"]) == ("accepted", len(anna.log(table, 0)))
    assert anna.post("/api/commands", order) == first | {"duplicate": True}
    made = [event["what"] for event in anna.log(table, 0, view["n"]) if event["what"]["mover"] == 0]
    assert [what["move"]["text"] for what in made] == choice


def test_a_choice_with_an_illegal_move_changes_nothing(anna: Person) -> None:
    table, view, choice = at_lay(anna)
    answer = anna.do("move", table, 0, decision=view["decision"], moves=[choice[0], "close", "end"])
    assert (answer["type"], answer["at"], answer["rule"]) == ("illegal", 1, "TT-21")
    answer = anna.do("move", table, 0, decision=view["decision"], moves=[*choice, "take stock"])
    assert (answer["type"], answer["code"]) == ("refused", "beyond-choice")
    for wrong in ([], ["end"] * 61):
        assert anna.do("move", table, 0, decision=view["decision"], moves=wrong)["code"] == "bad-message"
    assert anna.look(table, 0) == view


def test_undo_takes_a_whole_choice_back(anna: Person) -> None:
    """Tickets that were kept together are one decision, and one undo."""
    opened = anna.open("me", "greedy", game="ticket-to-ride-card-game", options={"start": 0})
    table = str(opened["table"])
    view = anna.look(table, 0)
    tickets = [move["text"] for move in view["legal"] if move["kind"] == "keep"]
    anna.do("move", table, 0, decision=view["decision"], moves=[*tickets[:4], "done"])
    kept = anna.look(table, 0)
    assert kept["moves"] >= view["moves"] + 5
    assert anna.do("undo", table, 0, decision=kept["decision"])["type"] == "accepted"
    after = anna.look(table, 0)
    assert (after["moves"], after["legal"]) == (view["moves"], view["legal"])


@pytest.mark.parametrize("share", [0.0, 0.5, 0.9, 1.0])
def test_a_choice_that_is_cut_off_is_made_whole_or_not_at_all(
    anna: Person, server: Running, share: float
) -> None:
    """The connection ends in the middle of the command, or right behind it."""
    table, view, choice = at_lay(anna)
    order = command("move", table, 0, decision=view["decision"], moves=choice)
    with anna.socket() as socket:
        frame = Frame(Opcode.TEXT, json.dumps(order).encode()).serialize(mask=True)
        line = socket.raw.socket
        line.sendall(frame[: int(len(frame) * share)])
        line.shutdown(sockets.SHUT_RDWR)
    wait_until(lambda: not server.context.outboxes)
    time.sleep(0.05)
    after = anna.look(table, 0)
    own = [event for event in anna.log(table, 0, view["n"]) if event["what"]["mover"] == 0]
    assert len(own) in ((0, len(choice)) if share == 1.0 else (0,))
    # Sent again after the break, it is made, or the same answer comes once more.
    again = anna.post("/api/commands", order)
    assert again["type"] == "accepted"
    assert ("duplicate" in again) == (after["n"] > view["n"])
    own = [event for event in anna.log(table, 0, view["n"]) if event["what"]["mover"] == 0]
    assert [event["what"]["move"]["text"] for event in own] == choice
