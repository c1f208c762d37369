"""Partners by our core beside the same games by a port of it to C++.

    python -m benchmarks.twin PORT.cpp [--rounds 28] [--games 1000] [--write]

The port is none of ours to keep: a program in one file, with the core's data layout, generator and order of
moves. `PORT DEALER FIRST LAST` plays random games with these seeds and prints how many decisions were made
and the seconds of CPU time; with a fourth argument it prints a hash of all the decisions, last on its line. A
port that does not play the same games is refused.
"""

import re
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

import msgspec

import stofa
from benchmarks import report
from benchmarks.report import Twin
from stofa.cli.bench.command import machine_text
from stofa.engine.core.moves import Moves
from stofa.engine.core.playout import play_random
from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY
from stofa.games.partners.core.state import PartnersState

HERE: Final = Path(__file__).resolve().parent
LIMIT: Final = 100_000  # decisions after which a game is given up, in the port, too
HASHED: Final = 50  # games whose decisions are all compared
# Games whose instructions are counted: the difference leaves the start of the program out.
COUNTED: Final = (10, 60)
PLAY: Final = "from benchmarks.twin import play; print(play({}))"


def play(games: int) -> tuple[int, float]:
    """Random games by our core: how many decisions, and the seconds of CPU time."""
    rng, moves = Rng(0), Moves()
    decisions = 0
    begin = process_time()
    for seed in range(games):
        rng.reseed(seed)
        decisions += play_random(PartnersState(0), rng, LIMIT, moves)
    return decisions, process_time() - begin


def play_port(port: Path, games: int) -> tuple[int, float]:
    """The same games by the port."""
    decisions, seconds, *_ = subprocess.check_output([port, "0", "0", str(games)], text=True).split()
    return int(decisions), float(seconds)


def decisions_hash(games: int) -> str:
    """FNV-1a over the number of legal moves and the move that was made, of every decision."""
    rng, moves = Rng(0), Moves()
    found = 1469598103934665603
    for seed in range(games):
        rng.reseed(seed)
        state = PartnersState(0)
        made = 0
        while state.resolve_chance(rng) != NOBODY and made < LIMIT:
            state.legal(moves)
            move = moves.codes[rng.below(moves.count)]
            for number in (moves.count, move):
                found = ((found ^ number) * 1099511628211) % 2**64
            state.play(move)
            made += 1
    return f"{found:016x}"


def instructions(command: list[str]) -> int:
    """All instructions of a program, as valgrind counts them."""
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    told = subprocess.run(counting, check=True, capture_output=True, text=True).stderr
    collected = re.search(r"Collected : (\d+)", told)
    assert collected is not None, told
    return int(collected[1])


def instructions_a_decision(port: Path) -> tuple[float, float] | None:
    """Of our core and of the port; None where there is no valgrind."""
    if which("valgrind") is None:
        return None
    few, many = COUNTED
    decisions = play(many)[0] - play(few)[0]
    ours = [instructions([sys.executable, "-c", PLAY.format(games)]) for games in COUNTED]
    theirs = [instructions([str(port), "0", "0", str(games)]) for games in COUNTED]
    return (ours[1] - ours[0]) / decisions, (theirs[1] - theirs[0]) / decisions


def measure(source: Path, port: Path, rounds: int, games: int) -> Twin:
    """Both by turns, so that a machine that is slow for a while is slow for both."""
    told = subprocess.check_output([port, "0", "0", str(HASHED), "hash"], text=True).split()
    if told[-1] != decisions_hash(HASHED):
        sys.exit(f"{source} does not play the same games")
    speeds: list[tuple[float, float]] = []
    decisions = 0
    for _ in range(rounds):
        (decisions, ours), (_, theirs) = play(games), play_port(port, games)
        speeds.append((decisions / ours, decisions / theirs))
    ratios = [ours / theirs for ours, theirs in speeds]
    counted = instructions_a_decision(port)
    return Twin(
        machine=machine_text(),
        source=source.name,
        rounds=rounds,
        games=games,
        decisions=decisions,
        ours_per_s=median(ours for ours, _ in speeds),
        theirs_per_s=median(theirs for _, theirs in speeds),
        ratio=median(ratios),
        least=min(ratios),
        most=max(ratios),
        our_instructions=counted and counted[0],
        their_instructions=counted and counted[1],
    )


def main() -> None:
    parser = ArgumentParser(description="Measure the core beside a port of it to C++.")
    parser.add_argument("port", type=Path, help="the source, in one file")
    parser.add_argument("--rounds", type=int, default=28)
    parser.add_argument("--games", type=int, default=1000, help="in each round")
    parser.add_argument("--write", action="store_true", help="keep the figures and write results.md anew")
    given = parser.parse_args()
    if not stofa.COMPILED:
        sys.exit("The core is not compiled.")
    with TemporaryDirectory() as folder:
        port = Path(folder, "port")
        subprocess.run(["g++", "-O3", "-std=c++17", given.port, "-o", port], check=True)
        twin = measure(given.port, port, given.rounds, given.games)
    print(*report.twin_section(twin), sep="\n")
    if given.write:
        (HERE / "twin.json").write_bytes(msgspec.json.format(msgspec.json.encode(twin)) + b"\n")
        report.main()


if __name__ == "__main__":
    main()
