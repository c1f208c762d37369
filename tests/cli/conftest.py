"""A small file of real records."""

from pathlib import Path

import pytest

from stofa.arena.match import create_match
from stofa.arena.simulation import simulate


@pytest.fixture(scope="session")
def lines() -> list[bytes]:
    """Three records of Thurn and Taxis with their legal moves; the last is unfinished."""
    whole = create_match("thurn-and-taxis", 3, ["greedy"], "records", {})
    short = create_match("thurn-and-taxis", 3, ["random"], "records", {}, limit=40)
    played = [*simulate(whole, 2, record=True, legal=True), *simulate(short, 1, record=True, legal=True)]
    return [outcome.record for outcome in played if outcome.record is not None]


@pytest.fixture
def records(lines: list[bytes], tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    return path
