"""`stofa replay`: what holds is told; what does not is named, and nothing else is said."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stofa
from tests.cli.runner import refused, run

Record = dict[str, Any]


def forged(lines: list[bytes], tmp_path: Path, change: Callable[[Record], None], number: int = 2) -> Path:
    """The records with one of them changed."""
    changed = [json.loads(line) for line in lines]
    change(changed[number - 1])
    path = tmp_path / "forged"
    path.write_text("".join(json.dumps(record) + "\n" for record in changed), "utf-8")
    return path


def test_a_line_for_each_record_and_a_summary(records: Path, lines: list[bytes]) -> None:
    done = run("replay", records)
    assert done.returncode == 0
    assert done.stderr == ""
    said = done.stdout.splitlines()
    assert len(said) == 4
    first = json.loads(lines[0])
    scores = " ".join(map(str, first["result"]["scores"]))
    assert said[0] == (
        f"record 1: thurn-and-taxis, 3 players, {len(first['moves'])} moves: {scores}, "
        f"seat {first['result']['winners'][0]} wins"
    )
    assert said[2].endswith("moves: unfinished")
    assert said[3].startswith("3 records, ")
    assert "1 unfinished" in said[3]


def test_quiet(records: Path) -> None:
    assert len(run("replay", "--quiet", records).stdout.splitlines()) == 1


def test_several_files_are_named(records: Path) -> None:
    said = run("replay", records, records).stdout.splitlines()
    assert said[0].startswith(f"{records}: record 1: ")
    assert said[-1].startswith("6 records")


def test_standard_input(lines: list[bytes]) -> None:
    done = run("replay", "-", typed=lines[0].decode())
    assert done.returncode == 0
    assert done.stdout.startswith("record 1: ")


def test_one_record_on_many_lines(lines: list[bytes], tmp_path: Path) -> None:
    path = tmp_path / "pretty.json"
    path.write_text(json.dumps(json.loads(lines[0]), indent=1))
    assert run("replay", path).returncode == 0


def test_a_forged_move_is_named_with_its_rule(lines: list[bytes], tmp_path: Path) -> None:
    def lay_too_early(record: Record) -> None:
        record["moves"][6] = [record["moves"][6][0], "lay Ulm"]

    done = run("replay", path := forged(lines, tmp_path, lay_too_early))
    seat = json.loads(lines[1])["moves"][6][0]
    line = refused(done, 1)
    assert line == f"stofa: {path}: record 2: move 7, 'lay Ulm' by seat {seat}: TT-6: Take a card first."
    assert done.stdout.startswith("record 1: "), "what held before it is told"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda r: r["moves"].pop(6), "move 7"),
        (lambda r: r["moves"].insert(0, ["~", "draw Ulm"]), "move 1, 'draw Ulm' by chance: TT-9"),
        (lambda r: r["moves"].__setitem__(0, ["~", "reveal Rom"]), "“reveal Rom” is not a move"),
        (lambda r: r["moves"][6].__setitem__(0, (r["moves"][6][0] + 1) % 3), "not the turn"),
        (lambda r: r["moves"][6].__setitem__(1, "lay Ulm"), "'lay Ulm' by seat"),
        (lambda r: r["moves"][6].__setitem__(1, "lay Ulm"), "TT-6: Take a card first."),
        (lambda r: r["moves"].insert(7, r["moves"].pop(6)), "No card comes now: seat"),
        (lambda r: r["moves"][6][2].remove("take stock"), "legal moves lacks: take stock."),
        (lambda r: r["moves"][6][2].append("take Rom"), "legal moves must not have: take Rom."),
        (lambda r: r["moves"][6][2].append("take stock"), "legal moves must not have: take stock."),
        (lambda r: r["moves"][6][2].append({"take": [7]}), 'legal moves must not have: {"take":[7]}.'),
        (lambda r: r["moves"][6].__setitem__(2, ["take Rom", 7]), ". It must not have: take Rom, 7."),
        (lambda r: r["moves"][6].__setitem__(2, [str(n) for n in range(50)]), "0, 1, 2, 3, 4, …."),
        (lambda r: r["moves"][6][2].reverse(), "legal moves is not sorted."),
        (lambda r: r["moves"].append([0, "take stock"]), "The game is over"),
        (lambda r: r["moves"].pop(), "the game is not over"),
        (lambda r: r["moves"].__setitem__(3, "reveal Ulm"), "record"),
        (lambda r: r["moves"].__setitem__(3, ["~"]), "move 4"),
        (lambda r: r["moves"][6].__setitem__(0, True), "move 7"),
        (lambda r: r["result"]["scores"].__setitem__(0, 99), "The result does not follow"),
        (lambda r: r["result"].__setitem__("winners", [0, 1, 2]), "The result does not follow"),
        (lambda r: r.__setitem__("rules", 99), "version 99"),
        (lambda r: r.__setitem__("format", "stofa-record/9"), "stofa-record/9"),
        (lambda r: r.__setitem__("game", "chess\n\x1b[2J"), "chess\\n\\x1b[2J"),
        (lambda r: r.__setitem__("seats", []), "TT-1"),
        (lambda r: r.pop("seats"), "seats"),
        (lambda r: r["options"].__setitem__("edition", "french"), "french"),
        (lambda r: r["options"].pop("start"), "start"),
        (lambda r: r["options"].__setitem__("start", 3), "start"),
        (lambda r: r.__setitem__("moves", None), "moves"),
        (lambda r: r["moves"].__setitem__(0, ["~", "x" * 100_000]), "is not a move"),
        (lambda r: r["options"].__setitem__("edition", "x" * 100_000), "cannot be"),
    ],
)
def test_what_does_not_hold_is_named(
    lines: list[bytes], tmp_path: Path, change: Callable[[Record], None], says: str
) -> None:
    line = refused(run("replay", "--quiet", forged(lines, tmp_path, change)), 1)
    assert "record 2: " in line
    assert says in line
    assert len(line) < 1100


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "holds no record"),
        (b"\n\n", "holds no record"),
        (b"hello", "record 1: "),
        (b"{}", "record 1: "),
        (b"[]", "record 1: "),
        (b"\xff\xfe\x00", "record 1: "),
        (b'{"format": "\xc3\x28"}', "record 1: "),
        (b"[" * 100_000, "record 1: "),
        (b'{"format": ' + b"[" * 100_000, "record 1: "),
        (b'{"x":' * 50_000, "record 1: "),
    ],
    ids=[
        "empty",
        "blank",
        "words",
        "object",
        "list",
        "utf-16",
        "not utf-8",
        "deep",
        "deep in",
        "deep objects",
    ],
)
def test_what_is_no_record(content: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(content)
    assert says in refused(run("replay", path), 1)


def test_a_file_cut_off_anywhere_in_its_last_record(records: Path) -> None:
    whole = records.read_bytes()
    for cut in (2, 30, 500):
        records.write_bytes(whole[:-cut])
        assert "record 3: " in refused(run("replay", "--quiet", records), 1)
    assert "record 3: " in refused(run("replay", records), 1)


def test_a_byte_that_is_not_utf_8(records: Path) -> None:
    records.write_bytes(records.read_bytes().replace("München".encode(), "München".encode("latin-1"), 1))
    refused(run("replay", "--quiet", records), 1)


@pytest.mark.parametrize("name", ["", "missing", "games.jsonl/inside"])
def test_what_cannot_be_opened(records: Path, name: str) -> None:
    assert "cannot read" in refused(run("replay", records.parent / name), 1)


@pytest.mark.parametrize("pretty", [False, True])
def test_a_byte_order_mark_is_no_damage(lines: list[bytes], tmp_path: Path, pretty: bool) -> None:
    path = tmp_path / "games"
    text = json.dumps(json.loads(lines[0]), indent=1).encode() if pretty else b"\n".join(lines)
    path.write_bytes(b"\xef\xbb\xbf" + text)
    assert run("replay", path).returncode == 0
    assert stofa.read_record(b"\xef\xbb\xbf" + lines[0]) == stofa.read_record(lines[0])
    assert stofa.replay("\ufeff" + lines[0].decode()).over


def test_nothing_but_a_byte_order_mark_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(b"\xef\xbb\xbf\n")
    assert "holds no record" in refused(run("replay", path), 1)
