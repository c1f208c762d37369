"""What a seat may do at a table, and what then happens: a draft of events, or a refusal.

Nothing here waits, writes or sends; a draft is tried on a copy and may be thrown away.
"""

from typing import Final

from stofa.engine.errors import GameOver, Illegal, NotYourTurn
from stofa.tables import events as e, protocol as p, seat_requests
from stofa.tables.attendance import Attendance
from stofa.tables.checks import check_playing, check_room
from stofa.tables.errors import IllegalMoveOfChoice, Refused, StaleDecision
from stofa.tables.stand_ins import STAND_IN, check_stand_in
from stofa.tables.state import LEAST_ABSENCE_MS, Draft, TableState

NUDGE_EVERY_MS: Final = 60_000
PATIENCE_MS: Final = 60_000
"""Milliseconds after a nudge until a seat that is connected but gives no sign of life counts as absent."""

REACT_EVERY_MS: Final = 5_000
"""Milliseconds between two reactions of a seat."""


def draft_command(
    state: TableState,
    command: p.AnyCommand,
    *,
    at: int,
    attendance: Attendance,
    shared: frozenset[int] = frozenset(),
) -> Draft:
    """What a command of the seat it names leads to; `shared`: the seats of the device that sends it."""
    if isinstance(command, p.MakeMoves):
        return draft_moves(state, command, at=at)
    if command.seat >= state.players:
        raise Refused("not-your-seat")
    check_room(state)
    draft = Draft(state, at)
    match command:
        case p.Undo():
            _undo(draft, command, shared)
        case p.AnswerUndo():
            _answer_undo(draft, command)
        case p.Nudge():
            _nudge(draft, command)
        case p.TakeOver():
            _take_over(draft, command, attendance)
        case p.HandBack():
            _hand_back(draft, command)
        case p.StillHere():
            _still_here(draft, command)
        case p.AnswerSeat():
            seat_requests.answer(draft, command, attendance)
        case p.React():
            _react(draft, command)
        case p.Leave():
            _leave(draft, command)
        case p.Rematch():
            raise AssertionError("a rematch is another table: see tables")
    return draft


def draft_moves(state: TableState, command: p.MakeMoves, *, at: int) -> Draft:
    """All moves of a choice, which ends at the first card that comes and at the end of the turn."""
    if command.seat >= state.players:
        raise Refused("not-your-seat")
    draft = Draft(state, at)
    if draft.after.game is None:
        raise Refused("not-started")
    if command.decision != draft.after.decision:
        raise StaleDecision
    check_playing(draft.after)
    if draft.after.seats[command.seat].bot is not None:
        raise Refused("bot-plays")
    first = len(draft.after.game.history)
    for number, move in enumerate(command.moves):
        if number > 0 and not draft.after.takes_back_freely(command.seat, first):
            raise Refused("beyond-choice", number=number + 1)
        try:
            draft.move(command.seat, move)
        except Illegal as error:
            raise IllegalMoveOfChoice(error, number) from None
    return draft


# ── Undo ────────────────────────────────────────────────────────────────────────────────────────────


def _undo(draft: Draft, command: p.Undo, shared: frozenset[int]) -> None:
    """Free within one's own turn until something is revealed or another seat acts; then by consent.

    Where all people sit around one screen, they have agreed when one of them presses the button.
    """
    state = draft.after
    check_playing(state)
    if command.decision != state.decision:
        raise StaleDecision
    assert state.game is not None
    to = state.own_moves[command.seat] if command.to is None else command.to
    history = state.game.history
    if to is None or to >= len(history) or history[to][0] == "~":
        raise Refused("nothing-to-undo")
    if to < state.first_undoable:
        raise Refused("undo-too-far")
    freely = state.takes_back_freely(command.seat, to)
    if freely or shared.issuperset(state.people):
        draft.add(e.Undone(command.seat, to, seen=not freely))
        return
    draft.add(e.UndoAsked(command.seat, to))
    _undo_if_agreed(draft)


def _answer_undo(draft: Draft, command: p.AnswerUndo) -> None:
    check_playing(draft.after)
    asked = draft.after.undo
    if asked is None or command.seat == asked.seat or command.seat in draft.after.agreed:
        raise Refused("no-undo-asked")
    if command.asked != draft.after.asked:  # meanwhile they ask for something else
        raise StaleDecision
    draft.add(e.UndoAnswered(command.seat, command.yes))
    if command.yes:
        _undo_if_agreed(draft)


def _undo_if_agreed(draft: Draft) -> None:
    """Bots do not mind; everybody else has a say."""
    asked = draft.after.undo
    assert asked is not None
    if set(draft.after.people) <= draft.after.agreed | {asked.seat}:
        draft.add(e.Undone(asked.seat, asked.to, seen=True))


# ── Reactions ───────────────────────────────────────────────────────────────────────────────────────


def _react(draft: Draft, command: p.React) -> None:
    """Show the others a reaction: rarely enough that nobody is pestered with them."""
    state = draft.after
    if not state.setup.reactions:
        raise Refused("no-reactions")
    if state.game is None:
        raise Refused("not-started")
    last = state.seats[command.seat].reacted_at
    if last is not None and draft.at - last < REACT_EVERY_MS:
        raise Refused("reacted-already", retry_after=(last + REACT_EVERY_MS - draft.at) / 1000)
    draft.add(e.Reacted(command.seat, command.reaction))


# ── Hints ───────────────────────────────────────────────────────────────────────────────────────────


def hint(draft: Draft, seat: int, decision: int) -> None:
    """Note that a seat asks what a bot would do: once for each decision, however often it asks."""
    state = draft.after
    if not state.setup.hints:
        raise Refused("no-hints")
    check_playing(state)
    if decision != state.decision:
        raise StaleDecision
    turn = state.turn
    assert turn is not None  # cards come at once
    if turn != seat:
        raise NotYourTurn("not-your-turn", seat=seat, turn=turn)
    if state.seats[seat].bot is not None:
        raise Refused("bot-plays")
    if state.seats[seat].hinted == decision:
        return
    check_room(state)
    draft.add(e.Hinted(seat))


# ── Absence ─────────────────────────────────────────────────────────────────────────────────────────


def _nudge(draft: Draft, command: p.Nudge) -> None:
    check_playing(draft.after)
    turn = draft.after.turn
    if turn is None or turn == command.seat or draft.after.seats[turn].bot is not None:
        raise Refused("nobody-to-nudge")
    last = draft.after.seats[turn].nudged_at
    if last is not None and draft.at - last < NUDGE_EVERY_MS:
        raise Refused("nudged-already", retry_after=(last + NUDGE_EVERY_MS - draft.at) / 1000)
    draft.add(e.Nudged(turn, command.seat))


def _take_over(draft: Draft, command: p.TakeOver, attendance: Attendance) -> None:
    """Ask for a bot in an absent seat; granted once all people present have asked."""
    state = draft.after
    check_playing(state)
    check_stand_in(command.bot)
    if command.of >= state.players or command.of == command.seat:
        raise Refused("not-your-seat")
    seat = state.seats[command.of]
    if seat.bot is not None:
        raise Refused("bot-plays")
    woken_at = max(seat.nudged_at or 0, attendance.acted[command.of])
    nudged = seat.nudged_at is not None and draft.at - woken_at >= PATIENCE_MS
    if attendance.present[command.of] and not nudged:
        raise Refused("not-absent")
    absent_ms = attendance.absent_ms(command.of, draft.at)
    if not nudged and absent_ms < LEAST_ABSENCE_MS:
        raise Refused("just-left", retry_after=(LEAST_ABSENCE_MS - absent_ms) / 1000)
    if command.seat in seat.wishes:
        raise Refused("asked-already")
    draft.add(e.TakeOverAsked(command.of, command.seat))
    present = attendance.present
    have_a_say = {number for number in state.people if present[number] and number != command.of}
    if have_a_say <= draft.after.seats[command.of].wishes:
        draft.add(e.TakenOver(command.of, command.bot, "chosen"))


def _hand_back(draft: Draft, command: p.HandBack) -> None:
    check_playing(draft.after)
    if draft.after.seats[command.seat].stand_in is None:
        raise Refused("no-bot-plays")
    draft.add(e.HandedBack(command.seat))


def _still_here(draft: Draft, command: p.StillHere) -> None:
    check_playing(draft.after)
    seat = draft.after.seats[command.seat]
    if seat.nudged_at is not None or seat.wishes or seat.request is not None:
        draft.add(e.Here(command.seat))


def _leave(draft: Draft, command: p.Leave) -> None:
    if draft.after.finished is not None:
        raise GameOver("game-over")
    if draft.after.seats[command.seat].bot is not None:
        raise Refused("bot-plays")
    draft.add(e.LeftSeat(command.seat))
    if draft.after.game is not None:
        draft.add(e.TakenOver(command.seat, STAND_IN, "left"))


def time_is_up(draft: Draft) -> bool:
    """Let a bot take over if the time of the seat to move is up; returns whether it was."""
    deadline, turn = draft.after.deadline, draft.after.turn
    if deadline is None or turn is None or draft.at < deadline:
        return False
    draft.add(e.TimedOut(turn))
    draft.add(e.TakenOver(turn, STAND_IN, "time"))
    return True


# ── Sitting down ────────────────────────────────────────────────────────────────────────────────────


def start(draft: Draft, host: bool) -> None:
    if not host:
        raise Refused("not-host")
    if draft.after.game is not None:
        raise Refused("started-already")
    for number, seat in enumerate(draft.after.seats):
        if not seat.taken:
            draft.add(e.TakenOver(number, STAND_IN, "empty"))
    draft.start()


def sit_down(draft: Draft, seat: int, name: str, newcomer: bool = False) -> None:
    """Somebody takes a seat; the last one to come begins the game, and a stand-in goes."""
    check_room(draft.after)
    draft.add(e.Seated(seat, name, newcomer))
    if not newcomer and draft.after.seats[seat].stand_in is not None and draft.after.finished is None:
        draft.add(e.HandedBack(seat))
    if draft.after.game is None and draft.after.full and draft.after.setup.start == "full":
        draft.start()


def revoke(draft: Draft, seat: int, host: bool) -> None:
    """The host takes a seat away from all its devices, before the game; later, only one that nobody holds."""
    if not host:
        raise Refused("not-host")
    if seat >= draft.after.players or draft.after.seats[seat].kind == "bot":
        raise Refused("not-your-seat")
    if draft.after.finished is not None:
        raise Refused("too-late")
    check_room(draft.after)
    if draft.after.game is not None and draft.after.seats[seat].kind == "person":
        raise Refused("seat-held")
    draft.add(e.Revoked(seat))
