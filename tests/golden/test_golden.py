"""P8: games that were once played by the rules are replayed, move by move, with the same legal moves."""

import msgspec
import pytest

import stofa
from stofa import Title
from tests.conformance.every import every_title
from tests.conformance.setups import enough_ways
from tests.golden.corpus import HERE, counts, legal_hash, legal_path, prefix, records, records_path
from tests.golden.perft import sequences

SIZE = 300_000


@every_title
def test_every_title_has_golden_games_of_every_kind(title: Title) -> None:
    assert records_path(title).exists(), "python -m tests.golden.make"
    golden = list(records(title))
    assert any(record.result for record in golden)
    assert any(record.result is None for record in golden)
    played = {(len(record.seats), *sorted(record.options.items())) for record in golden}
    assert {(setup.players, *sorted(setup.options.items())) for setup in enough_ways(title)} <= played


@every_title
def test_golden_games_replay_with_the_same_legal_moves(title: Title) -> None:
    hashes = msgspec.json.decode(legal_path(title).read_bytes(), type=list[str])
    lines = records_path(title).read_bytes().splitlines()
    assert len(lines) == len(hashes)
    for number, (line, expected) in enumerate(zip(lines, hashes, strict=True), 1):
        game = stofa.replay(line)
        assert stofa.record_of(game).to_json() == line, f"record {number}"
        assert legal_hash(game) == expected, f"record {number}: other moves were legal"


@every_title
def test_positions_allow_as_many_sequences_of_moves_as_ever(title: Title) -> None:
    golden = list(records(title))
    known = counts()[title.id]
    assert len(known) > 10
    for count in known:
        state = prefix(golden[count.record], count.after)._state
        assert sequences(state, count.depth) == count.sequences, count


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in HERE.glob("*/*.jsonl")}), ids=lambda p: p.name
)
def test_golden_games_stay_small(folder: object) -> None:
    assert sum(path.stat().st_size for path in HERE.glob(f"{getattr(folder, 'name', '')}/*")) < SIZE
