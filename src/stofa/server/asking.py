"""What a seat may ask before it moves. All of it is a function of the seat's view, and changes nothing."""

from stofa.engine.errors import GameOver, Illegal, NotYourTurn
from stofa.engine.trying import tried
from stofa.engine.view import View
from stofa.server import protocol as p
from stofa.server.errors import Refused
from stofa.server.table import Table


async def try_moves(table: Table, asked: p.Try, language: str) -> p.Trial | p.Stale | p.Illegal:
    """What comes of some moves of the seat, which the asking device holds."""
    if asked.decision != table.standing.decision:
        await table.catch_up()  # another process may know more
    view = _view(table, asked.seat)
    if asked.decision != table.standing.decision:
        return p.Stale("", "stale", Refused("stale").sentence(language), table.view(asked.seat))
    if table.standing.seats[asked.seat].bot is not None:
        raise Refused("bot-plays")
    try:
        trial = tried(view, asked.moves)
    except Illegal as error:
        refusal = error.refusal
        sentence = error.sentence(language)
        return p.Illegal("", "illegal", refusal.rule, refusal.reason, refusal.facts, sentence)
    return p.Trial(trial.moves, trial.more, trial.ready, trial.finish, trial.position, trial.path)


def why(table: Table, asked: p.Ask, language: str) -> p.Why:
    """Whether the seat may make a move now; the rule that forbids it, if it may not."""
    view = _view(table, asked.seat)
    view.title.vocabulary.read(asked.move)
    match view.turn:
        case None:
            return _not_now(GameOver("game-over"), language)
        case "~":
            return _not_now(NotYourTurn("not-your-turn", seat=asked.seat, turn="chance"), language)
        case turn if turn != asked.seat:
            return _not_now(NotYourTurn("not-your-turn", seat=asked.seat, turn=turn), language)
    refusal = view.why_not(asked.move)
    if refusal is None:
        return p.Why(True)
    return p.Why(False, refusal.rule, refusal.reason, refusal.facts, refusal.sentence(language))


def _not_now(error: GameOver | NotYourTurn, language: str) -> p.Why:
    return p.Why(False, None, error.reason, error.facts, error.sentence(language))


def _view(table: Table, seat: int) -> View:
    if table.standing.play is None:
        raise Refused("not-started")
    return table.standing.play.view(seat)
