"""A record in which one thing was changed is refused at that very place, unless it is a fair game itself."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import stofa
from stofa import BadRecord, Record, Rng
from stofa.engine.words import LANGUAGES
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup, at_least
from tests.conformance.walks import LONG, played

SHORT = 90


def forged(record: Record, number: int, **parts: Any) -> Record:
    """The record with another mover, move or list of legal moves in one place."""
    entry = list(record.moves[number])
    names = ("mover", "move", "legal")
    for name, value in parts.items():
        entry[names.index(name)] = value
    moves = [*record.moves[:number], entry, *record.moves[number + 1 :]]
    return msgspec.structs.replace(record, moves=moves)


def refused_at(record: Record) -> int | None:
    """The number, from 0, of the move that does not hold; None if the whole record does."""
    try:
        stofa.replay(record.to_json())
    except BadRecord as error:
        refused = error
    else:
        return None
    place = re.match(r"move (\d+)\b", refused.at)
    assert place, f"it does not say where: {refused}"
    assert all(refused.sentence(language) for language in LANGUAGES)
    return int(place[1]) - 1


@each_setup
def test_another_move_is_refused_where_it_stands_or_legal(setup: Setup) -> None:
    game = played(setup, "random", 21, SHORT)
    record = stofa.record_of(game)
    rng = Rng(21)
    every_move = list(setup.title.moves)
    legal_somewhere = 0
    for number, (state, _, move) in enumerate(game.walk()):
        at = setup.game()
        at._state = state
        others = [every_move[rng.below(len(every_move))] for _ in range(2)]
        others += [other for other in at.legal if other != move][:1]  # and a neighbour that is allowed
        for other in others:
            if other == move:
                continue
            place = refused_at(forged(record, number, move=str(other)))
            if other in at.legal:
                legal_somewhere += 1
                assert place is None or place > number
            else:
                assert place == number
    assert legal_somewhere >= at_least(setup, 20)


def movers(players: int) -> Iterator[Any]:
    yield from range(players)
    # Not seats, but near enough for a careless reader: Python counts True as 1, and the core has numbers
    # of its own for chance and nobody.
    yield from ("~", True, False, -1, -2, players, 2**70, 0.0, 1.0, "0", "", None, [0])


@each_setup
def test_another_mover_is_always_refused(setup: Setup) -> None:
    record = stofa.record_of(played(setup, "random", 21, SHORT))
    for number in range(0, len(record.moves), 11):
        true_mover = record.moves[number][0]
        for mover in movers(setup.players):
            if mover == true_mover and type(mover) is type(true_mover):
                continue
            assert refused_at(forged(record, number, mover=mover)) == number


@each_setup
def test_another_list_of_legal_moves_is_refused(setup: Setup) -> None:
    record = stofa.record_of(played(setup, "random", 21, SHORT), legal=True)
    longest = max(range(len(record.moves)), key=lambda n: len(record.moves[n][2:] and record.moves[n][2]))
    legal = record.moves[longest][2]
    assert len(legal) > 1
    wrong: list[Any] = [
        [],
        legal[1:],
        legal[:-1],
        legal[::-1],
        [*legal, legal[-1]],
        [*legal, "zzz"],
        [1],
        {},
        None,
    ]
    for other in wrong:
        assert refused_at(forged(record, longest, legal=other)) == longest


@each_setup
def test_another_result_is_refused(setup: Setup) -> None:
    record = stofa.record_of(played(setup, "greedy", 3, LONG))
    assert record.result is not None
    scores: list[int] = record.result["scores"]
    winners: list[int] = record.result["winners"]
    losers = [seat for seat in range(setup.players) if seat not in winners]
    wrong: list[dict[str, Any]] = [
        {},
        {**record.result, "scores": [scores[0] + 1, *scores[1:]]},
        {**record.result, "scores": [*scores, 0]},
        {**record.result, "scores": None},
        {**record.result, "scores": [*map(float, scores)]},
        {**record.result, "winners": [seat == 1 if seat < 2 else float(seat) for seat in winners]},
        {**record.result, "winners": losers},
        {**record.result, "winners": []},
        {**record.result, "more": 1},
        *({key: record.result[key] for key in record.result if key != gone} for gone in record.result),
    ]
    for result in wrong:
        with pytest.raises(BadRecord) as caught:
            stofa.replay(msgspec.structs.replace(record, result=result))
        assert caught.value.reason == "record-result"


@each_setup
def test_an_unknown_rules_version_is_refused(setup: Setup) -> None:
    record = stofa.record_of(played(setup, "random", 21, SHORT))
    with pytest.raises(BadRecord) as caught:
        stofa.replay(msgspec.structs.replace(record, rules=setup.title.rules_version + 1))
    assert caught.value.reason == "record-rules"
