"""Writes golden games for titles and rules versions that have none yet::

    python -m tests.golden.make

What is there is left alone: if a change makes a golden game play differently, either the change is wrong, or
the title's `rules_version` has to be raised (the one before goes into its `earlier_rules`), and there are
new files to write. (Files that were never released may simply be deleted first.)
"""

from collections.abc import Iterator

import msgspec

import stofa
from stofa import Game, Record, Title
from stofa.engine.core.state import State
from stofa.games import own_titles
from tests.conformance.setups import enough_ways, every_way
from tests.conformance.walks import LONG, Policy, played
from tests.golden.corpus import (
    PERFT,
    Count,
    counted,
    counts,
    legal_hash,
    legal_path,
    prefix,
    records,
    records_path,
)
from tests.golden.perft import sequences

SEED = 20_061
LIMITS: dict[Policy, int] = {"random": 120, "mixed": 300, "greedy": LONG}
MOST_SEQUENCES = 4000
POSITIONS = 16


def make_games(title: Title) -> Iterator[Game]:
    ways = list(enough_ways(title))
    # Where little can be agreed on, it does no harm that each seat begins.
    for number, setup in enumerate(ways if len(ways) > 3 else every_way(title)):
        for policy, limit in LIMITS.items():
            yield played(setup, policy, SEED + number, limit)


def deepest(state: State) -> tuple[int, int]:
    """The greatest depth that can still be counted in no time, and its number of sequences."""
    depth, found = 1, sequences(state, 1)
    while depth < 5 and found * 4 < MOST_SEQUENCES:
        deeper = sequences(state, depth + 1)
        if deeper > MOST_SEQUENCES:
            break
        depth, found = depth + 1, deeper
    return depth, found


def make_counts(golden: list[Record]) -> Iterator[Count]:
    for number in range(POSITIONS):
        record = golden[number % len(golden)]
        # Spread over the game, and not in the same place of each.
        after = len(record.moves) * (number % 7 + 1) // 8
        depth, found = deepest(prefix(record, after)._state)
        yield Count(number % len(golden), after, depth, found)


def main() -> None:
    perft = counts() if PERFT.exists() else {}
    for title in own_titles().values():
        rules = title.rules_version
        golden = records_path(title, rules)
        if golden.exists():
            continue
        games = list(make_games(title))
        golden.parent.mkdir(exist_ok=True)
        golden.write_bytes(b"".join(stofa.record_of(game).to_json() + b"\n" for game in games))
        hashes = msgspec.json.encode([*map(legal_hash, games)])
        legal_path(title, rules).write_bytes(msgspec.json.format(hashes))
        perft[counted(title, rules)] = list(make_counts(list(records(title, rules))))
        print(f"{title.id}, rules version {rules}: {len(games)} games")
    PERFT.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(perft.items())))) + b"\n")


if __name__ == "__main__":
    main()
