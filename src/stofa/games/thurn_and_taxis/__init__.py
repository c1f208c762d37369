"""Thurn and Taxis: rules TT-1 to TT-40, in two editions."""

from collections.abc import Sequence
from typing import Any, Final

from stofa.engine.core.evaluation import Evaluation
from stofa.engine.errors import Refusal
from stofa.engine.moves import Move
from stofa.engine.options import Choice, Options, Seat
from stofa.engine.reasons import Gain
from stofa.engine.title import Consequence, Points, Title
from stofa.games.thurn_and_taxis.board import EDITIONS
from stofa.games.thurn_and_taxis.consequences import CLOSING, consequences_of
from stofa.games.thurn_and_taxis.core import codes
from stofa.games.thurn_and_taxis.core.encoding import ENCODING
from stofa.games.thurn_and_taxis.core.evaluation import ThurnEvaluation
from stofa.games.thurn_and_taxis.core.state import ThurnObservation, ThurnState
from stofa.games.thurn_and_taxis.drawing import draw
from stofa.games.thurn_and_taxis.gains import gains_of
from stofa.games.thurn_and_taxis.memory import ThurnMemory, memory_of
from stofa.games.thurn_and_taxis.moves import MOVES
from stofa.games.thurn_and_taxis.position import (
    ThurnOwn,
    ThurnPosition,
    ThurnPublic,
    own_of,
    position_of,
    public_of,
)
from stofa.games.thurn_and_taxis.position_text import TEXT
from stofa.games.thurn_and_taxis.printed import printed
from stofa.games.thurn_and_taxis.scoring import scoring_of
from stofa.games.thurn_and_taxis.shapes import province_colours, shapes_as_json
from stofa.games.thurn_and_taxis.tracing import path_of
from stofa.games.thurn_and_taxis.weights import WEIGHTS
from stofa.games.thurn_and_taxis.why_not import why_not, why_not_chance

TURNS_OF_PLAYOUTS: Final = 8
"""After how many turns a playout is judged by the evaluation; found by games against each other."""

ROUNDS_AT_LENGTH: Final = 4
"""After how many turns of each player that is where there is much time to think (see
docs/explanation/bots.md)."""


class ThurnAndTaxis(Title[ThurnState, ThurnObservation, ThurnPosition]):
    id = "thurn-and-taxis"
    package = __name__
    rules_version = 2
    earlier_rules = (1,)  # TT-38: the German end in both editions
    player_counts = (2, 3, 4)  # TT-1
    order = 1
    minutes = 45
    players_rule = "TT-1"
    options = (Choice("edition", EDITIONS, "german"), Seat("start"))  # TT-5
    moves = MOVES
    positions = TEXT
    counts_all_along = True
    encoding = ENCODING

    def board(self) -> dict[str, Any]:
        return printed()

    def shapes(self) -> dict[str, Any]:
        return shapes_as_json()

    def colours(self, *, dark: bool) -> dict[str, str]:
        return province_colours(dark)

    def start(self, players: int, options: Options, rules: int) -> ThurnState:
        return ThurnState(players, rules, EDITIONS.index(str(options["edition"])), int(options["start"]))

    def evaluation(self, players: int) -> Evaluation:
        return ThurnEvaluation(WEIGHTS[players], TURNS_OF_PLAYOUTS, 0, ROUNDS_AT_LENGTH * players)

    def position(self, observation: ThurnObservation) -> ThurnPosition:
        return position_of(observation)

    def public(self, observation: ThurnObservation) -> ThurnPublic:
        return public_of(observation)

    def own(self, observation: ThurnObservation) -> ThurnOwn:
        return own_of(observation)

    def memory(self, observation: ThurnObservation) -> ThurnMemory:
        return memory_of(observation)

    def draw(self, observation: ThurnObservation, language: str = "en") -> str:
        return draw(self.position(observation), language)

    def why_not(self, observation: ThurnObservation, move: int) -> Refusal | None:
        return why_not(observation, move)

    def why_not_chance(self, state: ThurnState, move: int) -> Refusal | None:
        return why_not_chance(state, move)

    def gains(self, before: ThurnObservation, line: Sequence[Move], after: ThurnObservation) -> list[Gain]:
        return list(gains_of(before, line, after))

    def consequences(self, state: ThurnState, move: int) -> list[Consequence]:
        if codes.kind(move) not in CLOSING:
            return []
        after = state.clone()
        after.play(move)
        return list(consequences_of(state.public, after.public))

    def path(self, observation: ThurnObservation, move: int) -> list[str]:
        return path_of(observation.public, move)

    def active(self, state: ThurnState) -> int:
        return state.public.active

    def scoring(self, state: ThurnState) -> list[list[Points]]:
        return [scoring_of(state, seat) for seat in range(state.players())]


TITLE: Final = ThurnAndTaxis()
