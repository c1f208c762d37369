"""Thurn and Taxis: rules TT-1 to TT-40, in two editions."""

from typing import Any, Final

from stofa.engine.core.state import Observation, State
from stofa.engine.errors import Refusal
from stofa.engine.options import Choice, Options, Seat
from stofa.engine.title import Points, Title
from stofa.games.thurn_and_taxis.board import EDITIONS
from stofa.games.thurn_and_taxis.core.state import ThurnObservation, ThurnState
from stofa.games.thurn_and_taxis.drawing import draw
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
from stofa.games.thurn_and_taxis.printed import printed
from stofa.games.thurn_and_taxis.scoring import scoring_of
from stofa.games.thurn_and_taxis.why_not import why_not, why_not_chance


class ThurnAndTaxis(Title):
    id = "thurn-and-taxis"
    package = __name__
    rules_version = 2
    earlier_rules = (1,)  # TT-38: the German end in both editions
    player_counts = (2, 3, 4)  # TT-1
    players_rule = "TT-1"
    options = (Choice("edition", EDITIONS, "german"), Seat("start"))  # TT-5
    moves = MOVES

    def board(self) -> dict[str, Any]:
        return printed()

    def start(self, players: int, options: Options, rules: int) -> State:
        return ThurnState(players, rules, EDITIONS.index(str(options["edition"])), int(options["start"]))

    def position(self, observation: Observation) -> ThurnPosition:
        assert isinstance(observation, ThurnObservation)
        return position_of(observation)

    def public(self, observation: Observation) -> ThurnPublic:
        assert isinstance(observation, ThurnObservation)
        return public_of(observation)

    def own(self, observation: Observation) -> ThurnOwn:
        assert isinstance(observation, ThurnObservation)
        return own_of(observation)

    def memory(self, observation: Observation) -> ThurnMemory:
        assert isinstance(observation, ThurnObservation)
        return memory_of(observation)

    def draw(self, observation: Observation, language: str = "en") -> str:
        return draw(self.position(observation), language)

    def why_not(self, observation: Observation, move: int) -> Refusal | None:
        assert isinstance(observation, ThurnObservation)
        return why_not(observation, move)

    def why_not_chance(self, state: State, move: int) -> Refusal | None:
        assert isinstance(state, ThurnState)
        return why_not_chance(state, move)

    def active(self, state: State) -> int:
        assert isinstance(state, ThurnState)
        return state.public.active

    def scoring(self, state: State) -> list[list[Points]]:
        assert isinstance(state, ThurnState)
        return [scoring_of(state, seat) for seat in range(state.players())]


TITLE: Final = ThurnAndTaxis()
