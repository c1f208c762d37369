"""Reading records: one object on one line or several, many on a line each, and whatever else there is."""

from io import BytesIO
from typing import Any

import msgspec
import pytest

import stofa
from stofa import BadRecord, Record, UnknownGame
from stofa.bots import bot
from stofa.engine import record as module
from stofa.engine.record import read_record, read_records

RECORD = stofa.record_of(stofa.new("thurn-and-taxis", 2, seed=1, start=0))
LINE = RECORD.to_json()


def numbers(text: bytes) -> list[int]:
    return [number for number, record in read_records(BytesIO(text)) if record == RECORD]


def test_the_example_of_the_contract_is_read() -> None:
    record = read_record(
        '{"format": "stofa-record/1", "game": "thurn-and-taxis", "rules": 1, '
        '"options": {"edition": "german", "start": 0}, "seats": ["Anna", "Jón"], '
        '"moves": [["~", "reveal Ulm"], ["~", "reveal Lodz"]]}'.encode()
    )
    game = stofa.replay(record)
    assert game.history == [("~", "reveal Ulm"), ("~", "reveal Lodz")]
    assert game.seats == ["Anna", "Jón"]
    assert game.turn == "~"
    assert stofa.replay(record.to_json().decode()).history == game.history


def test_a_record_is_written_with_all_its_options_and_no_empty_result() -> None:
    assert msgspec.json.decode(LINE) == {
        "format": "stofa-record/1",
        "game": "thurn-and-taxis",
        "rules": 2,
        "options": {"edition": "german", "start": 0},
        "seats": ["seat 0", "seat 1"],
        "moves": [["~", str(move)] for _, move in stofa.replay(LINE).history],
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(LINE, [1], id="one line"),
        pytest.param(LINE + b"\n", [1], id="one line with its end"),
        pytest.param((LINE + b"\n") * 3, [1, 2, 3], id="JSON Lines"),
        pytest.param(b"\n \r\n" + LINE + b"\n\n" + LINE, [1, 2], id="blank lines"),
        pytest.param(LINE + b"\r\n" + LINE + b"\r\n", [1, 2], id="lines as Windows ends them"),
        pytest.param(msgspec.json.format(LINE, indent=4), [1], id="one object on many lines"),
        pytest.param(
            b"\n\n" + msgspec.json.format(LINE, indent=4) + b"\n\n", [1], id="the same among blanks"
        ),
    ],
)
def test_all_records_of_a_file_are_found(text: bytes, expected: list[int]) -> None:
    assert numbers(text) == expected


@pytest.mark.parametrize("text", [b"", b"\n\n  \n"])
def test_a_file_without_a_record_says_so(text: bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        list(read_records(BytesIO(text)))
    assert caught.value.reason == "record-none"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        (LINE[:-1], "record 1"),
        (LINE + b"\n" + LINE[:-20], "record 2"),
        (LINE + b"\n" + msgspec.json.format(LINE, indent=4), "record 2"),
        (msgspec.json.format(LINE, indent=4) + b"\n" + LINE, "record 1"),
        (LINE + b"\n" + b"nonsense\n" + LINE, "record 2"),
        (b"\xff\n" + LINE, "record 1"),
    ],
)
def test_a_damaged_file_says_which_record(text: bytes, at: str) -> None:
    with pytest.raises(BadRecord) as caught:
        list(read_records(BytesIO(text)))
    assert caught.value.at == at
    assert caught.value.reason == "record-json"
    assert str(caught.value).startswith(f"{at}: ")


def test_the_records_before_the_damage_have_been_read_by_then() -> None:
    reading = read_records(BytesIO(LINE + b"\n" + LINE + b"\nnonsense"))
    assert [next(reading), next(reading)] == [(1, RECORD), (2, RECORD)]
    with pytest.raises(BadRecord):
        next(reading)


def test_a_record_longer_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of a hundred gigabytes without a line end must not end up in memory."""
    monkeypatch.setattr(module, "LONGEST", len(LINE) + 1)
    assert numbers(LINE + b"\n" + LINE) == [1, 2]
    monkeypatch.setattr(module, "LONGEST", len(LINE) // 3)
    with pytest.raises(BadRecord):
        numbers(LINE + b"\n" + LINE)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "stofa-record/2"}, "record-format"),
        ({"format": None}, "record-shape"),
        ({"rules": "1"}, "record-shape"),
        ({"moves": {}}, "record-shape"),
        ({"moves": [3]}, "record-shape"),
        ({"options": {"start": None}}, "record-shape"),
        ({"seats": [1, 2]}, "record-shape"),
        ({"result": 5}, "record-shape"),
    ],
)
def test_an_object_that_is_no_record_says_what_is_wrong(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(msgspec.json.encode({**msgspec.json.decode(LINE), **change}))
    assert caught.value.reason == reason


@pytest.mark.parametrize("gone", ["format", "game", "rules", "options", "seats", "moves"])
def test_nothing_of_a_record_may_be_missing_but_the_result(gone: str) -> None:
    fields = msgspec.json.decode(LINE)
    del fields[gone]
    with pytest.raises(BadRecord, match=gone):
        read_record(msgspec.json.encode(fields))


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        stofa.replay(msgspec.structs.replace(RECORD, game="chess"))


@pytest.mark.parametrize(
    "entry",
    [
        [],
        ["~"],
        [0],
        ["~", 5],
        ["~", "reveal Ulm", []],
        ["~", "reveal Ulm", [], []],
        ["x", "reveal Ulm"],
        [0, "end", 1],
    ],
)
def test_a_move_of_another_shape_is_refused(entry: list[object]) -> None:
    with pytest.raises(BadRecord) as caught:
        stofa.replay(msgspec.structs.replace(RECORD, moves=[entry]))
    assert caught.value.at == "move 1"


def test_a_refused_move_is_named_with_its_mover_and_rule() -> None:
    for entry, words in ((["~", "draw Ulm"], "by chance: TT-9:"), ([0, "end"], "by seat 0:")):
        with pytest.raises(BadRecord) as caught:
            stofa.replay(msgspec.structs.replace(RECORD, moves=[*RECORD.moves[:2], entry]))
        assert str(caught.value).startswith(f"move 3, {entry[1]!r} {words}")


def test_records_are_values() -> None:
    assert read_record(LINE) == RECORD
    assert isinstance(RECORD, Record)


def _finished() -> dict[str, Any]:
    game = stofa.new("thurn-and-taxis", players=2, start=0, seed=1)
    greedy, rng = bot("greedy"), stofa.Rng(1)
    while isinstance(seat := game.turn, int):
        game.play(greedy.choose(game.view(seat), rng))
    record: dict[str, Any] = msgspec.json.decode(stofa.record_of(game).to_json())
    return record


def test_a_finished_game_needs_its_result_and_complete_concrete_options() -> None:
    record = _finished()
    assert stofa.replay(msgspec.json.encode(record)).over
    for change, reason in (
        ({"result": None}, "record-result"),
        ({"options": {"start": 0}}, "record-options"),
        ({"options": {"edition": "german", "start": "0"}}, "record-options"),
    ):
        with pytest.raises(stofa.BadRecord) as refused:
            stofa.replay(msgspec.json.encode({**record, **change}))
        assert refused.value.reason == reason
        assert len({refused.value.sentence(language) for language in ("en", "de", "is")}) == 3
