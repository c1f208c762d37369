"""Whatever is no move or no record is answered with one of our errors, never with another exception."""

import copy
from io import BytesIO
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

import stofa
from stofa import StofaError, Title, Unreadable
from stofa.engine.errors import Refusal
from stofa.engine.moves import NeverLegal
from stofa.engine.record import read_records
from stofa.engine.words import LANGUAGES
from tests.conformance.every import every_title
from tests.conformance.setups import enough_ways
from tests.conformance.walks import played

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def replay_or_error(text: bytes) -> None:
    """A game, or an error that can say in every language what is wrong."""
    try:
        stofa.replay(text)
    except StofaError as error:
        for language in LANGUAGES:
            error.sentence(language)
    try:
        for _, record in read_records(BytesIO(text)):
            stofa.replay(record)
    except StofaError as error:
        str(error)


def record_text(title: Title) -> bytes:
    setup = next(iter(enough_ways(title)))
    return stofa.record_of(played(setup, "random", 13, 40), legal=True).to_json()


def unreadable_or_never_legal(title: Title, text: str) -> Unreadable | Refusal:
    """What is wrong with a text that is none of the moves: a few are well formed, but never legal."""
    try:
        move = title.moves.read(text)
    except Unreadable as error:
        return error
    assert isinstance(move, NeverLegal)
    assert move == text
    return move.refusal


@every_title
@given(data=st.data())
def test_a_text_that_is_no_move_is_unreadable_or_never_legal(title: Title, data: st.DataObject) -> None:
    moves = [str(move) for move in title.moves]
    move = data.draw(st.sampled_from(moves))
    at = data.draw(st.integers(0, len(move)))
    text = data.draw(
        st.one_of(
            st.text(),
            st.sampled_from([move.upper(), f" {move}", f"{move} ", move.replace(" ", "  ", 1), f"{move}\n"]),
            st.text(max_size=2).map(lambda extra: move[:at] + extra + move[at + 1 :]),
        )
    )
    if text not in moves:
        why_not = unreadable_or_never_legal(title, text)
        assert all(why_not.sentence(language) for language in LANGUAGES)


@given(text=st.binary(max_size=200))
def test_bytes_that_are_no_record_are_refused(text: bytes) -> None:
    with pytest.raises(StofaError):
        stofa.read_record(text)


@every_title
@settings(max_examples=150)
@given(data=st.data())
def test_a_damaged_record_is_refused_or_harmless(title: Title, data: st.DataObject) -> None:
    text = bytearray(record_text(title))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        length = data.draw(st.integers(0, 4))
        text[at : at + length] = data.draw(st.binary(max_size=3))
    replay_or_error(bytes(text))


@every_title
@settings(max_examples=200)
@given(data=st.data())
def test_a_record_with_something_else_in_it_is_refused_or_harmless(title: Title, data: st.DataObject) -> None:
    record = msgspec.json.decode(record_text(title))
    for _ in range(data.draw(st.integers(1, 2))):
        place(record, data)
    replay_or_error(msgspec.json.encode(record))


def place(record: Any, data: st.DataObject) -> None:
    """Put something else, or nothing, somewhere into a nest of lists and dicts."""
    inside = record
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        deeper = inside[key]
        if isinstance(deeper, dict | list) and deeper and data.draw(st.booleans()):
            inside = deeper
            continue
        match data.draw(st.sampled_from(["other", "gone", "twice"])):
            case "other":
                inside[key] = data.draw(JSON)
            case "gone":
                del inside[key]
            case "twice" if isinstance(inside, list):
                inside.insert(key, copy.deepcopy(deeper))
        return


@every_title
@pytest.mark.parametrize("cut", [1, 2, 10, 100])
def test_a_record_cut_off_inside_is_refused(title: Title, cut: int) -> None:
    with pytest.raises(StofaError):
        stofa.replay(record_text(title)[:-cut])


@every_title
@pytest.mark.parametrize(
    "oddity",
    [
        pytest.param(b"[" * 100_000, id="a deep nest"),
        pytest.param(b'{"moves":' + b"[" * 5_000 + b"]" * 5_000 + b"}", id="a deep nest of moves"),
        pytest.param(b"\xff\xfe{\x00}\x00", id="not UTF-8"),
        pytest.param(b"\xef\xbb\xbf{}", id="a byte order mark"),
        pytest.param(b"null", id="null"),
        pytest.param(b"[]", id="a list"),
        pytest.param(b"", id="nothing"),
        pytest.param(b'{"format": "stofa-record/1"} {}', id="two objects"),
    ],
)
def test_odd_bytes_are_refused(title: Title, oddity: bytes) -> None:
    with pytest.raises(StofaError):
        stofa.read_record(oddity)
    replay_or_error(oddity)


@every_title
@pytest.mark.parametrize(
    "number",
    ["2147483648", "9223372036854775808", "1" + 30 * "0", "-1" + 30 * "0", "1" + 5000 * "0", "1e400"],
)
def test_enormous_numbers_are_refused(title: Title, number: str) -> None:
    record = record_text(title).decode()
    # As text: Python does not like to write such numbers either.
    for place, other in ((f'"rules":{title.rules_version},', f'"rules":{number},'), ("[0,", f"[{number},")):
        assert place in record
        with pytest.raises(StofaError):
            stofa.replay(record.replace(place, other, 1))
        replay_or_error(record.replace(place, other, 1).encode())
