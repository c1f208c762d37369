"""P8: games that were once played by the rules are replayed, move by move, with the same legal moves."""

import msgspec
import pytest

import stofa
from stofa import Record, Title
from stofa.games import own_titles
from tests.conformance.every import every_own_title
from tests.conformance.setups import enough_ways
from tests.golden.corpus import HERE, counted, counts, legal_hash, legal_path, prefix, records, records_path
from tests.golden.perft import sequences

SIZE = 300_000


every_version = pytest.mark.parametrize(
    ("title", "rules"),
    [
        (title, rules)
        for title in own_titles().values()
        for rules in (*title.earlier_rules, title.rules_version)
    ],
    ids=lambda value: getattr(value, "id", value),
)


@every_version
def test_every_version_has_golden_games_of_every_kind(title: Title, rules: int) -> None:
    assert records_path(title, rules).exists(), "python -m tests.golden.make"
    golden = list(records(title, rules))
    assert {record.rules for record in golden} == {rules}
    assert any(record.result for record in golden)
    assert any(record.result is None for record in golden)
    played = {(len(record.seats), *sorted(record.options.items())) for record in golden}
    assert {(setup.players, *sorted(setup.options.items())) for setup in enough_ways(title)} <= played


@every_version
def test_golden_games_replay_with_the_same_legal_moves(title: Title, rules: int) -> None:
    hashes = msgspec.json.decode(legal_path(title, rules).read_bytes(), type=list[str])
    lines = records_path(title, rules).read_bytes().splitlines()
    assert len(lines) == len(hashes)
    for number, (line, expected) in enumerate(zip(lines, hashes, strict=True), 1):
        game = stofa.replay(line)
        assert stofa.record_of(game).to_json() == line, f"record {number}"
        assert legal_hash(game) == expected, f"record {number}: other moves were legal"


@every_version
def test_positions_allow_as_many_sequences_of_moves_as_ever(title: Title, rules: int) -> None:
    golden = list(records(title, rules))
    known = counts()[counted(title, rules)]
    assert len(known) > 10
    for count in known:
        state = prefix(golden[count.record], count.after)._state
        assert sequences(state, count.depth) == count.sequences, count


@every_own_title
def test_a_version_plays_differently_from_the_one_before(title: Title) -> None:
    """Otherwise it needs no number of its own: some game of each fails by the rules of the other."""
    for rules in title.earlier_rules:
        following = min(later for later in (*title.earlier_rules, title.rules_version) if later > rules)
        for told, played in ((rules, following), (following, rules)):
            lines = [msgspec.structs.replace(record, rules=played) for record in records(title, told)]
            assert not all(map(_holds, lines))


def _holds(record: Record) -> bool:
    try:
        stofa.replay(record)
    except stofa.BadRecord:
        return False
    return True


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in HERE.glob("*/*.jsonl")}), ids=lambda p: p.name
)
def test_golden_games_stay_small(folder: object) -> None:
    assert sum(path.stat().st_size for path in HERE.glob(f"{getattr(folder, 'name', '')}/*")) < SIZE
