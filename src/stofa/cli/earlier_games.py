"""Games that an earlier `stofa simulate` has left in its file, to go on from there."""

import msgspec

from stofa.arena.match import Match, Outcome, new_game, outcome, play
from stofa.arena.tally import Tally
from stofa.cli.errors import WrongUse
from stofa.cli.growing_file import GrowingFile
from stofa.engine.errors import BadRecord
from stofa.engine.record import Record, read_record, record_of
from stofa.engine.title import Result

_MOST_POINTS = 2**53
"""Upper bound of points, up to which they are exact in the summary's means."""


def count_earlier_games(file: GrowingFile, tally: Tally, games: int, *, legal: bool) -> None:
    """Count the games that a file holds. If they are not the first ones of the match, it is refused as it is.

    A match decides every byte of its records. To play all games anew would take as long as the first time,
    so only the first and the last record are compared byte for byte, and what stands after the last whole
    line with the game it would be. Of the others everything up to the first decision is compared, and that
    the result is one that can be counted; their moves are for `stofa replay` to check.

    A line that is cut off is dropped: its game is played once more.
    """
    match = tally.match
    first = last = b""
    for line in file.lines():
        try:
            record = read_record(line)
        except BadRecord:
            raise _other_games(file) from None
        if not _can_be(match, tally.games, record):
            raise _other_games(file)
        if tally.games == games:
            raise _too_many(file, games)
        if not tally.games:
            first = line
        tally.add(_outcome_of(record))
        last = line
    if tally.games and first != _line(match, 0, legal):
        raise _other_games(file)
    if tally.games > 1 and last != _line(match, tally.games - 1, legal):
        raise _other_games(file)
    if file.rest:
        if not _line(match, tally.games, legal).startswith(file.rest):
            raise _other_games(file)
        if tally.games == games:
            raise _too_many(file, games)
        file.drop_rest()


def _other_games(file: GrowingFile) -> WrongUse:
    return WrongUse(
        f"{file.name} holds games of a run with other arguments, or something else: name another file"
    )


def _too_many(file: GrowingFile, games: int) -> WrongUse:
    return WrongUse(f"{file.name} holds more than {games} games: take another file")


def _line(match: Match, number: int, legal: bool) -> bytes:
    return outcome(play(match, number), record=True, legal=legal).record or b""


def _can_be(match: Match, number: int, record: Record) -> bool:
    """Whether a record can be that of game `number`: it begins and ends as that game could."""
    begun = record_of(new_game(match, number))
    beginning = [entry[:2] for entry in record.moves[: len(begun.moves)]]
    # Compared as text, for Python finds 1 equal to 1.0 and to true.
    if msgspec.structs.replace(record, moves=beginning, result=None).to_json() != begun.to_json():
        return False
    decisions = [number for number, entry in enumerate(record.moves) if entry[:1] != ["~"]]
    if decisions and decisions[-1] >= match.limit:
        return False
    if record.result is None:
        return len(record.moves) >= match.limit
    return _is_countable(record.result, len(match.bots))


def _is_countable(told: dict[str, object], seats: int) -> bool:
    """Whether a result has points for every seat, and winners who are seats, each once."""
    try:
        result = msgspec.convert({name: told.get(name) for name in ("scores", "winners")}, Result)
    except msgspec.ValidationError:
        return False
    if len(result.scores) != seats or any(abs(points) > _MOST_POINTS for points in result.scores):
        return False
    winners = set(result.winners)
    return len(winners) == len(result.winners) and winners <= {*range(seats)}


def _outcome_of(record: Record) -> Outcome:
    result = record.result or {}
    return Outcome(
        decisions=sum(entry[:1] != ["~"] for entry in record.moves),
        scores=result.get("scores"),
        winners=result.get("winners", []),
    )
