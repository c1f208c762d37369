"""Every reason there is to refuse a move, with its rule; and that each is said in three languages."""

import ast
from collections.abc import Callable
from importlib.resources import files
from typing import Final

import pytest

import stofa
from stofa import Game
from stofa.engine.words import LANGUAGES
from stofa.games.ticket_to_ride import TITLE

from .positions import NAME, play, position, refused, turn

OPEN: Final = "red*2 green white locomotive"
DRAWN: Final = "tickets, ticket 30, ticket 7, ticket 12, ticket 1"


def choosing() -> Game:
    """Set-up: seat 0 has been offered the tickets 1 to 6."""
    game = stofa.new(NAME, 2, manual_chance=True, start=0)
    while turn(game) == "~":
        game.play(game.legal[0])
    return game


POSITIONS: Final[dict[str, Callable[[], Game]]] = {
    "new": lambda: stofa.new(NAME, 2, manual_chance=True, start=0),
    "choosing": choosing,
    "begin": lambda: position(
        "hand: red*3 locomotive; track: blue 1", "track: red 4", row=OPEN, discards="red"
    ),
    "three": lambda: position("hand: white black red green; track: blue 1", "track: red 1"),
    "no stock": lambda: position("hand: red*2", row=OPEN, rest="discards", ticket_stock=""),
    "count": lambda: position(
        "station: red*9 locomotive*2; tickets: 6 8 12 46; completed: 3", rest="discards", step="completing"
    ),
}

CASES: Final = f"""
TR-9  cards-come-by-themselves | begin    |                       | draw red
TR-9  cards-come-by-themselves | begin    |                       | ticket 4
TR-9  card-first               | begin    | take stock            | lay red 2
TR-9  card-first               | new      |                       | done
TR-2  dealing-first            | new      |                       | draw red
TR-9  row-first                | begin    | take red              | draw red
TR-9  hand-first               | begin    | take stock            | reveal red
TR-1  no-card-left             | begin    | take stock            | draw red
TR-19 ticket-first             | begin    | tickets               | done
TR-19 ticket-first             | begin    | tickets               | draw blue
TR-19 not-in-ticket-stock      | begin    | tickets, ticket 3     | ticket 3
TR-4  choose-first             | choosing |                       | take stock
TR-19 choose                   | begin    | {DRAWN}               | lay red 3
TR-22 counting                 | count    |                       | tickets
TR-13 no-stock                 | no stock |                       | take stock
TR-10 locomotive-first         | begin    | take stock, draw blue | take locomotive
TR-9  not-in-row               | begin    |                       | take purple
TR-20 not-stuck                | begin    |                       | pass
TR-6  one-action               | begin    | take stock, draw blue | lay red 3
TR-6  one-action               | begin    | take stock, draw blue | tickets
TR-19 no-tickets-left          | no stock |                       | tickets
TR-15 on-your-track            | begin    |                       | lay blue 2
TR-14 too-few-in-hand          | begin    |                       | lay red 4
TR-14 too-few-in-hand          | begin    |                       | lay green 2
TR-14 too-few-locomotives      | begin    |                       | lay red 3+2
TR-16 too-few-to-rob           | begin    |                       | lay red 3+1
TR-15 one-on-your-track        | three    |                       | lay black white blue
TR-17 three-cannot-rob         | three    |                       | lay black white red
TR-14 one-not-in-hand          | three    |                       | lay black white purple
TR-19 nothing-offered          | begin    |                       | keep 4
TR-4  not-offered              | choosing |                       | keep 7
TR-19 not-offered              | begin    | {DRAWN}               | keep 8
TR-4  kept-already             | choosing | keep 2                | keep 2
TR-19 kept-already             | begin    | {DRAWN}, keep 7       | keep 7
TR-4  keep-order               | choosing | keep 2                | keep 1
TR-19 keep-order               | begin    | {DRAWN}, keep 7       | keep 1
TR-4  keep-one                 | choosing |                       | done
TR-22 no-count-now             | begin    |                       | complete 6
TR-22 completed-already        | count    | complete 8            | complete 8
TR-22 completed-already        | count    |                       | complete 3
TR-22 not-your-ticket          | count    |                       | complete 7
TR-22 complete-order           | count    | complete 8            | complete 6
TR-22 station-lacks            | count    |                       | complete 46
TR-6  nothing-to-choose        | begin    |                       | done
"""
ROWS: Final = [tuple(cell.strip() for cell in line.split("|")) for line in CASES.strip().splitlines()]


@pytest.mark.parametrize(("why", "name", "moves", "move"), ROWS, ids=[f"{row[0]}: {row[3]}" for row in ROWS])
def test_a_move_is_refused_by_its_rule(why: str, name: str, moves: str, move: str) -> None:
    rule, reason = why.split()
    game = POSITIONS[name]()
    if moves:
        play(game, moves)
    refused(game, move, rule, reason)
    refusal = game.why_not(move)
    assert refusal is not None
    sentences = {refusal.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.startswith(f"{rule}: ") for sentence in sentences)
    for fact in refusal.facts.values():
        assert fact == 0 or all(str(fact) in sentence for sentence in sentences)


def reasons_in_the_source() -> set[str]:
    """Each reason that `why_not` can answer with."""
    source = files(TITLE.package).joinpath("why_not.py").read_text("utf-8")
    return {
        call.args[1].value
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse"
        if isinstance(call.args[1], ast.Constant) and isinstance(call.args[1].value, str)
    }


def test_every_reason_is_reached() -> None:
    assert reasons_in_the_source() == {row[0].split()[1] for row in ROWS}


def test_every_rule_cited_is_in_the_book() -> None:
    assert {row[0].split()[0] for row in ROWS} <= {rule.id for rule in TITLE.catalogue.rule}
