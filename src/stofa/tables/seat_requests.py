"""Giving a seat of a running game to somebody else: who is asked, and when it may be taken.

Whoever takes a seat sees its hand. So a seat changes hands only if who holds it agrees, or has been away for
long and all others agree. A seat that only a bot has played so far is free once all others agree.
"""

from typing import Final

from stofa.tables import events as e, protocol as p
from stofa.tables.attendance import Attendance
from stofa.tables.checks import check_playing, check_room
from stofa.tables.errors import Refused, StaleDecision
from stofa.tables.stand_ins import STAND_IN
from stofa.tables.state import LEAST_ABSENCE_MS, Draft

SIGN_EVERY_MS: Final = 60_000
"""Milliseconds after which it is written down again that somebody whose seat is asked for is here."""


def ask(draft: Draft, seat: int, host: list[int], attendance: Attendance) -> None:
    """The host, who has these seats, would like to give one to somebody else."""
    _check(draft, seat)
    if draft.after.seats[seat].freed:
        return
    request = draft.after.seats[seat].request
    if request is None or request.newcomer:
        draft.add(e.SeatAsked(seat, host[0] if host else None, host))
    free_if_agreed(draft, seat, attendance)


def want(draft: Draft, seat: int, name: str, agreed: list[int], attendance: Attendance) -> None:
    """A newcomer would like to have a seat that nobody holds."""
    _check(draft, seat)
    if draft.after.seats[seat].request is None:
        if draft.after.seats[seat].declined:
            raise Refused("seat-declined")
        draft.add(e.SeatWanted(seat, name, agreed))
    free_if_agreed(draft, seat, attendance)


def give(draft: Draft, seat: int) -> None:
    """Who holds a seat gives it up, for somebody else. A bot plays on until they come."""
    _check(draft, seat)
    draft.add(e.SeatFreed(seat, "given"))
    if draft.after.seats[seat].bot is None:
        draft.add(e.TakenOver(seat, STAND_IN, "left"))


def keep(draft: Draft, seat: int) -> None:
    """Nobody else gets the seat after all."""
    _check(draft, seat)
    if draft.after.seats[seat].request is not None or draft.after.seats[seat].freed:
        draft.add(e.SeatKept(seat))


def answer(draft: Draft, command: p.AnswerSeat, attendance: Attendance) -> None:
    """A seat says whether somebody else may have another seat, or its own."""
    check_playing(draft.after)
    of = command.of
    request = draft.after.seats[of].request if of < draft.after.players else None
    if request is None:
        raise Refused("no-seat-asked")
    if command.asked != request.asked:  # meanwhile somebody else asks
        raise StaleDecision
    if command.seat == of:
        draft.add(e.SeatAnswered(of, of, command.yes))
        if command.yes:
            give(draft, of)
        return
    if draft.after.seats[command.seat].bot is not None:
        raise Refused("bot-plays")
    if command.seat in request.agreed and command.yes:
        raise Refused("asked-already")
    draft.add(e.SeatAnswered(command.seat, of, command.yes))
    free_if_agreed(draft, of, attendance)


def free_if_agreed(draft: Draft, seat: int, attendance: Attendance) -> None:
    """Free a seat that is asked for, if all others agree and who holds it has been absent for long enough."""
    state = draft.after
    request = state.seats[seat].request
    if request is None or not set(state.people) - {seat} <= request.agreed:
        return
    free_at = state.free_at(seat)
    if free_at is None:
        draft.add(e.SeatFreed(seat, "empty"))
        return
    seen_since = max(0, attendance.seen[seat] - request.since)
    long_enough = draft.at >= free_at + seen_since
    if long_enough and attendance.absent_ms(seat, draft.at) >= LEAST_ABSENCE_MS:
        draft.add(e.SeatFreed(seat, "absent"))


def note_sign_of_life(draft: Draft, seat: int) -> None:
    """Who holds a seat that is asked for, or may be taken, shows up."""
    state = draft.after.seats[seat]
    if draft.after.status != "playing" or state.kind != "person":
        return
    if state.freed:
        draft.add(e.SeatKept(seat))
    elif state.request is not None and draft.at - state.request.since >= SIGN_EVERY_MS:
        draft.add(e.Here(seat))


def _check(draft: Draft, seat: int) -> None:
    check_playing(draft.after)
    if seat >= draft.after.players or draft.after.seats[seat].kind == "bot":
        raise Refused("not-your-seat")
    check_room(draft.after)
