"""What a type checker tells people who program with Stofa: mypy --strict, run on scripts like theirs."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

SCRIPT: Final = """
from dataclasses import dataclass

import stofa
from stofa.engine.core.state import Observation, State
from stofa.engine.preview import preview_moves
from stofa.fast import Batch, FastGame


# A literal name gives positions of that game, whole ones and their parts.
thurn = stofa.new("thurn-and-taxis", players=3, seed=7, edition="german")
hand: list[str] = thurn.view(0).position.hand
tile: stofa.ThurnTile = thurn.view(0).position.tiles[0]
player: stofa.ThurnPlayer = thurn.view().position.players[1]
thurn.copy().cut(3).view(0).position.display
preview_moves(thurn.view(0), []).position.hand
thurn.view(0).position.station  # attr-defined
stofa.new("ticket-to-ride-card-game").view(0).position.station
row: stofa.TicketRow = stofa.new("ticket-to-ride-card-game").view(0).position.players[0].track[0]
stofa.new("partners").view(0).position.players[0].pawns
stofa.new("partners").view(0).position.display  # attr-defined
stofa.new("partners", players="4")  # call-overload
hand = stofa.title("thurn-and-taxis").position(thurn.view(0).observation).hand  # arg-type

# So does a title, for fast games too.
fast = FastGame(stofa.title("partners"), seed=3)
fast.view(0).position.hand
fast.imagine(0, stofa.Rng(1)).to_game().view().position.players[0].pawns
fast.view(0).position.station  # attr-defined
Batch("partners", 8).view(3, 0).position.hand  # attr-defined
fast.step("take stock")  # arg-type

# Other names give positions of any game, which say what they are when they are asked.
def look(name: str) -> list[str]:
    game: stofa.Game[stofa.Position] = stofa.new(name, seed=1)
    position = game.view(0).position
    position.hand  # attr-defined
    if isinstance(position, stofa.TicketPosition):
        return position.station or []
    return []


# `Game` and `View` without a position are those of any game.
def first_move(view: stofa.View) -> stofa.Move:
    return view.legal[0]


def play(game: stofa.Game) -> None:
    while isinstance(game.turn, int):
        game.play(first_move(game.view(game.turn)))


def cities(view: stofa.View[stofa.ThurnPosition]) -> int:
    return len(view.position.display)


play(thurn)
cities(thurn.view())
cities(stofa.new("partners").view())  # arg-type
cities(stofa.replay(stofa.record_of(thurn)).view())  # arg-type


# Somebody else's game.
class NimState(State):
    heaps: list[int]


class NimObservation(Observation):
    heaps: list[int]


@dataclass(frozen=True, kw_only=True)
class NimPosition(stofa.Position):
    heaps: list[int]


class Nim(stofa.Title[NimState, NimObservation, NimPosition]):
    def position(self, observation: NimObservation) -> NimPosition:
        return NimPosition(seat=None, heaps=observation.heaps)

    def active(self, state: NimState) -> str:  # override
        return str(state.heaps)


def play_nim(nim: Nim) -> list[int]:
    play(stofa.new(nim, players=2))
    return stofa.new(nim, players=2, seed=3).view(0).position.heaps
"""


def test_mypy_knows_what_a_view_shows(tmp_path: Path) -> None:
    """The lines that end in the code of an error have it, and no others have any."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", script.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    found = [
        (int(line), code)
        for line, code in re.findall(r"^script\.py:(\d+): error: .* \[(.*)\]$", checked.stdout, re.M)
    ]
    expected = [
        (number, match[1])
        for number, line in enumerate(SCRIPT.splitlines(), 1)
        if (match := re.search(r"  # ([a-z-]+)$", line))
    ]
    assert found == expected, checked.stdout + checked.stderr
