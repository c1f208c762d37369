"""What a seat may ask before it moves. All of it is a function of the seat's view, and changes nothing."""

from stofa.engine.errors import GameOver, Illegal, NotYourTurn, Unreadable
from stofa.engine.preview import preview_moves
from stofa.engine.view import View
from stofa.tables import protocol as p
from stofa.tables.errors import IllegalMoveOfChoice, Refused, StaleDecision
from stofa.tables.table import Table
from stofa.tables.updates import seen_view, sent, split_position


async def answer_preview(table: Table, asked: p.AskPreview) -> p.Preview:
    """What would come of some moves of the seat, which the asking device holds."""
    view = await _view_of_decision(table, asked.seat, asked.decision)
    if table.state.seats[asked.seat].bot is not None:
        raise Refused("bot-plays")
    try:
        preview = preview_moves(view, asked.moves)
    except Illegal as error:
        raise IllegalMoveOfChoice(error, asked.moves.index(error.move)) from None
    return p.Preview(
        ask=asked.ask,
        moves=sent(preview.moves),
        more=sent(preview.more),
        ready=preview.ready,
        finish=None if preview.finish is None else preview.finish.encoded,
        position=split_position(preview.view),
        path=preview.path,
    )


async def answer_why(table: Table, asked: p.AskWhy, language: str) -> p.Why:
    """Whether the seat may make a move now; the rule that forbids it, if it may not."""
    if asked.decision is None:
        view = _view(table, asked.seat)
    else:
        view = await _view_of_decision(table, asked.seat, asked.decision)
    try:
        refusal = view.why_not(asked.move)
    except (GameOver, NotYourTurn) as error:
        return _not_now(asked, error, language)
    if refusal is None:
        return p.Why(ask=asked.ask, legal=True)
    return p.Why(
        ask=asked.ask,
        legal=False,
        rule=refusal.rule,
        reason=refusal.reason,
        facts=refusal.facts,
        sentence=refusal.sentence(language),
    )


async def answer_reasons(table: Table, asked: p.AskReasons, language: str) -> p.Reasons:
    """Why the seat may not make some moves now."""
    view = await _view_of_decision(table, asked.seat, asked.decision)
    return p.Reasons(ask=asked.ask, sentences=[_sentence(view, move, language) for move in asked.moves])


def _sentence(view: View, move: str, language: str) -> str | None:
    """Why a move may not be made; one that nobody can read spoils none of the others."""
    try:
        refusal = view.why_not(move)
    except Unreadable as error:
        return error.sentence(language)
    return None if refusal is None else refusal.sentence(language)


def _not_now(asked: p.AskWhy, error: GameOver | NotYourTurn, language: str) -> p.Why:
    sentence = error.sentence(language)
    return p.Why(ask=asked.ask, legal=False, reason=error.reason, facts=error.facts, sentence=sentence)


async def _view_of_decision(table: Table, seat: int, decision: int) -> View:
    if decision != table.state.decision:
        await table.catch_up()  # another process may know more
    view = _view(table, seat)
    if decision != table.state.decision:
        raise StaleDecision
    return view


def _view(table: Table, seat: int) -> View:
    if table.state.game is None:
        raise Refused("not-started")
    return seen_view(table.state, table.state.game, seat)
