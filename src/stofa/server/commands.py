"""What a seat may do at a table, and what then happens: a draft of events, or a refusal.

Nothing here waits, writes or sends; a draft is tried on a copy and may be thrown away.
"""

from collections.abc import Sequence
from typing import Final

from stofa.bots import bot as find_bot
from stofa.engine.errors import GameOver, NotYourTurn
from stofa.server import events as e, protocol as p
from stofa.server.errors import Refused, Stale
from stofa.server.standing import Draft, Standing

NUDGE_EVERY_MS: Final = 60_000
PATIENCE_MS: Final = 60_000
"""So long after a nudge, somebody who is connected but does nothing counts as absent."""

LONGEST_LOG: Final = 50_000
"""Then the game is played to its end, but nothing else is written any more."""

STAND_IN: Final = "greedy"
"""The bot that plays on when nobody has chosen one."""


def draft(standing: Standing, command: p.AnyCommand, *, at: int, present: Sequence[bool]) -> Draft:
    """What a command of the seat it names leads to. `present`: for which seats somebody is connected."""
    if command.seat >= standing.players:
        raise Refused("not-your-seat")
    if not isinstance(command, p.MakeMove):
        _room(standing)
    page = Draft(standing, at)
    match command:
        case p.MakeMove():
            _move(page, command)
        case p.Undo():
            _undo(page, command)
        case p.AnswerUndo():
            _answer_undo(page, command)
        case p.Nudge():
            _nudge(page, command)
        case p.TakeOver():
            _take_over(page, command, present)
        case p.HandBack():
            _hand_back(page, command)
        case p.Leave():
            _leave(page, command)
        case p.Rematch():
            raise AssertionError("a rematch is another table: see tables")
    return page


def _room(standing: Standing) -> None:
    """Whether anything but moves may still be written."""
    if standing.n > LONGEST_LOG:
        raise Refused("log-full")


def _playing(standing: Standing) -> None:
    if standing.finished is not None:
        raise GameOver("game-over")
    if standing.play is None:
        raise Refused("not-started")


def _move(page: Draft, command: p.MakeMove) -> None:
    if page.after.play is None:
        raise Refused("not-started")
    if command.decision != page.after.decision:
        raise Stale
    _playing(page.after)
    if page.after.seats[command.seat].bot is not None:
        raise Refused("bot-plays")
    page.move(command.seat, command.move)


# ── Undo ────────────────────────────────────────────────────────────────────────────────────────────


def _undo(page: Draft, command: p.Undo) -> None:
    """Free inside the own turn until something came to light or another seat acted; then by consent."""
    standing = page.after
    _playing(standing)
    if command.decision != standing.decision:
        raise Stale
    assert standing.play is not None
    to = standing.own_moves[command.seat] if command.to is None else command.to
    history = standing.play.history
    if to is None or to >= len(history) or history[to][0] == "~":
        raise Refused("nothing-to-undo")
    if standing.takes_back_freely(command.seat, to):
        page.add(e.Undone(command.seat, to))
        return
    page.add(e.UndoAsked(command.seat, to))
    _undo_if_agreed(page)


def _answer_undo(page: Draft, command: p.AnswerUndo) -> None:
    _playing(page.after)
    asked = page.after.undo
    if asked is None or command.seat == asked.seat or command.seat in page.after.agreed:
        raise Refused("no-undo-asked")
    if command.asked != page.after.asked:  # meanwhile they ask for something else
        raise Stale
    page.add(e.UndoAnswered(command.seat, command.yes))
    if command.yes:
        _undo_if_agreed(page)


def _undo_if_agreed(page: Draft) -> None:
    """Bots do not mind; everybody else has a say."""
    asked = page.after.undo
    assert asked is not None
    if set(page.after.people) <= page.after.agreed | {asked.seat}:
        page.add(e.Undone(asked.seat, asked.to))


# ── Hints ───────────────────────────────────────────────────────────────────────────────────────────


def hint(page: Draft, seat: int, decision: int) -> None:
    """Somebody asks what a bot would do, for the first time at this decision."""
    standing = page.after
    if not standing.setup.hints:
        raise Refused("no-hints")
    _playing(standing)
    if decision != standing.decision:
        raise Stale
    turn = standing.turn
    assert turn is not None  # cards come at once
    if turn != seat:
        raise NotYourTurn("not-your-turn", seat=seat, turn=turn)
    if standing.seats[seat].bot is not None:
        raise Refused("bot-plays")
    if standing.seats[seat].hinted == decision:
        raise Refused("asked-already")
    _room(standing)
    page.add(e.Hinted(seat))


# ── Absence ─────────────────────────────────────────────────────────────────────────────────────────


def _nudge(page: Draft, command: p.Nudge) -> None:
    _playing(page.after)
    turn = page.after.turn
    if turn is None or turn == command.seat or page.after.seats[turn].bot is not None:
        raise Refused("nobody-to-nudge")
    last = page.after.seats[turn].nudged_at
    if last is not None and page.at - last < NUDGE_EVERY_MS:
        raise Refused("nudged-already", retry_after=(last + NUDGE_EVERY_MS - page.at) / 1000)
    page.add(e.Nudged(turn, command.seat))


def _take_over(page: Draft, command: p.TakeOver, present: Sequence[bool]) -> None:
    """By the choice of the others: those of them who are there."""
    standing = page.after
    _playing(standing)
    find_bot(command.bot)
    if command.of >= standing.players or command.of == command.seat:
        raise Refused("not-your-seat")
    seat = standing.seats[command.of]
    if seat.bot is not None:
        raise Refused("bot-plays")
    nudged = seat.nudged_at is not None and page.at - seat.nudged_at >= PATIENCE_MS
    if present[command.of] and not nudged:
        raise Refused("not-absent")
    if command.seat in seat.wishes:
        raise Refused("asked-already")
    page.add(e.TakeOverAsked(command.of, command.seat))
    have_a_say = {number for number in standing.people if present[number] and number != command.of}
    if have_a_say <= standing.seats[command.of].wishes:
        page.add(e.TakenOver(command.of, command.bot, "chosen"))


def _hand_back(page: Draft, command: p.HandBack) -> None:
    _playing(page.after)
    if page.after.seats[command.seat].stand_in is None:
        raise Refused("no-bot-plays")
    page.add(e.HandedBack(command.seat))


def _leave(page: Draft, command: p.Leave) -> None:
    if page.after.finished is not None:
        raise GameOver("game-over")
    if page.after.seats[command.seat].bot is not None:
        raise Refused("bot-plays")
    page.add(e.LeftSeat(command.seat))
    if page.after.play is not None:
        page.add(e.TakenOver(command.seat, STAND_IN, "left"))


def time_is_up(page: Draft) -> bool:
    """A bot plays on for somebody whose time is up. Whether it was."""
    deadline, turn = page.after.deadline, page.after.turn
    if deadline is None or turn is None or page.at < deadline:
        return False
    page.add(e.TimedOut(turn))
    page.add(e.TakenOver(turn, STAND_IN, "time"))
    return True


# ── Sitting down ────────────────────────────────────────────────────────────────────────────────────


def start(page: Draft, host: bool) -> None:
    if not host:
        raise Refused("not-host")
    if page.after.play is not None:
        raise Refused("started-already")
    for number, seat in enumerate(page.after.seats):
        if not seat.taken:
            page.add(e.TakenOver(number, STAND_IN, "empty"))
    page.start()


def sit_down(page: Draft, seat: int, name: str) -> None:
    """Somebody takes a seat; the last one to come begins the game, and a stand-in goes."""
    _room(page.after)
    page.add(e.Seated(seat, name))
    if page.after.seats[seat].stand_in is not None and page.after.finished is None:
        page.add(e.HandedBack(seat))
    if page.after.play is None and page.after.full and page.after.setup.start == "full":
        page.start()


def revoke(page: Draft, seat: int, host: bool) -> None:
    """The host takes a seat away from all its devices."""
    if not host:
        raise Refused("not-host")
    if seat >= page.after.players or page.after.seats[seat].kind == "bot":
        raise Refused("not-your-seat")
    if page.after.finished is not None:
        raise Refused("too-late")
    _room(page.after)
    page.add(e.Revoked(seat))
