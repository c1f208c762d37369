"""What a seat may ask before it moves. All of it is a function of the seat's view, and changes nothing."""

from stofa.engine.errors import GameOver, Illegal, NotYourTurn
from stofa.engine.preview import preview_moves
from stofa.engine.view import View, mover_word
from stofa.server.errors import Refused
from stofa.server.tables.table import Table
from stofa.server.wire import protocol as p


async def answer_preview(table: Table, asked: p.Try, language: str) -> p.Trial | p.Stale | p.Illegal:
    """What comes of some moves of the seat, which the asking device holds."""
    if asked.decision != table.state.decision:
        await table.catch_up()  # another process may know more
    view = _view(table, asked.seat)
    if asked.decision != table.state.decision:
        return p.Stale("", "stale", Refused("stale").sentence(language), table.view(asked.seat))
    if table.state.seats[asked.seat].bot is not None:
        raise Refused("bot-plays")
    try:
        preview = preview_moves(view, asked.moves)
    except Illegal as error:
        refusal = error.refusal
        sentence = error.sentence(language)
        return p.Illegal("", "illegal", refusal.rule, refusal.reason, refusal.facts, sentence)
    return p.Trial(
        [str(move) for move in preview.moves],
        [str(move) for move in preview.more],
        preview.ready,
        None if preview.finish is None else "done",
        preview.position,
        preview.path,
    )


def answer_why(table: Table, asked: p.Ask, language: str) -> p.Why:
    """Whether the seat may make a move now; the rule that forbids it, if it may not."""
    view = _view(table, asked.seat)
    view.title.moves.read(asked.move)
    match view.turn:
        case None:
            return _not_now(GameOver("game-over"), language)
        case turn if turn != asked.seat:
            error = NotYourTurn("not-your-turn", seat=asked.seat, turn=mover_word(turn))
            return _not_now(error, language)
    refusal = view.why_not(asked.move)
    if refusal is None:
        return p.Why(True)
    return p.Why(False, refusal.rule, refusal.reason, refusal.facts, refusal.sentence(language))


def _not_now(error: GameOver | NotYourTurn, language: str) -> p.Why:
    return p.Why(False, None, error.reason, error.facts, error.sentence(language))


def _view(table: Table, seat: int) -> View:
    if table.state.game is None:
        raise Refused("not-started")
    return table.state.game.view(seat)
