"""Games that an earlier `stofa simulate` has left in its file, to go on from there."""

from stofa.arena.match import Match, Outcome, outcome, play
from stofa.arena.tally import Tally
from stofa.cli.errors import WrongUse
from stofa.cli.growing_file import GrowingFile
from stofa.engine.errors import BadRecord
from stofa.engine.record import Record, read_record


def count_earlier_games(file: GrowingFile, tally: Tally, games: int, *, legal: bool) -> None:
    """Count the games that a file holds. If they are not the first ones of the match, nothing changes.

    A match decides every byte of its records, so the last whole one is compared with the game played anew.
    A line that is cut off is dropped: its game is played once more.
    """
    match = tally.match
    last = b""
    for line in file.lines():
        try:
            record = read_record(line)
        except BadRecord:
            raise _other_games(file) from None
        if not _is_of(match, record):
            raise _other_games(file)
        if tally.games == games:
            raise WrongUse(f"{file.name} holds more than {games} games: take another file")
        tally.add(_outcome_of(record))
        last = line
    if tally.games:
        is_ours = last == _line(match, tally.games - 1, legal)
    else:
        is_ours = _line(match, 0, legal).startswith(file.rest)
    if not is_ours:
        raise _other_games(file)
    if file.rest:
        file.drop_rest()


def _other_games(file: GrowingFile) -> WrongUse:
    return WrongUse(f"{file.name} holds games of other arguments, or something else: take another file")


def _line(match: Match, number: int, legal: bool) -> bytes:
    return outcome(play(match, number), record=True, legal=legal).record or b""


def _is_of(match: Match, record: Record) -> bool:
    """Whether a record can be of a match: the same game and bots, given up at the same limit."""
    if record.game != match.game or record.seats != [f"bot:{bot}" for bot in match.bots]:
        return False
    decisions = [number for number, entry in enumerate(record.moves) if entry[:1] != ["~"]]
    return (not decisions or decisions[-1] < match.limit) and (
        record.result is not None or len(record.moves) >= match.limit
    )


def _outcome_of(record: Record) -> Outcome:
    result = record.result or {}
    return Outcome(
        decisions=sum(entry[:1] != ["~"] for entry in record.moves),
        scores=result.get("scores"),
        winners=result.get("winners", []),
    )
